#include "core/files/compressed_file.h"
#include "tests/support/file_content.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::files;

/// Lines that are written into a compressed file come back as they were, or it is said why not.
class CompressedFileTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrote_data();
    void readsWhatItWrote();
    void refusesLongLines();
    void refusesDamagedFiles_data();
    void refusesDamagedFiles();
    void tellsOfFilesThatCannotBeOpened();

private:
    QString write(const QByteArrayList &pieces);

    QTemporaryDir m_scratch;
};

namespace {

constexpr qsizetype noLimit = 1 << 30;

/// Bytes that cannot be compressed.
QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    QRandomGenerator random(20261121);
    for (char &byte : bytes)
        byte = char(random.bounded(1, 256));
    return bytes.replace('\n', ' ');
}

QByteArrayList linesOf(const QString &path)
{
    CompressedLines lines;
    if (!lines.open(path))
        return {"not opened"};
    QByteArrayList read;
    for (;;) {
        const auto line = lines.next(noLimit);
        if (!line)
            return {"damaged"};
        if (!*line)
            return read;
        read.append(**line);
    }
}

} // namespace

QString CompressedFileTest::write(const QByteArrayList &pieces)
{
    const QString path = m_scratch.filePath(u"lines.gz"_s);
    QFile::remove(path);
    CompressedFile file(path);
    bool isWritten = file.open().has_value();
    for (const QByteArray &piece : pieces)
        isWritten = isWritten && file.append(piece);
    if (!isWritten || !file.commit())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

void CompressedFileTest::readsWhatItWrote_data()
{
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("nothing") << QByteArrayList();
    QTest::newRow("one line") << QByteArrayList{"a\n"};
    QTest::newRow("several lines") << QByteArrayList{"a\n", "\n", "ทะเบียน\n", "c\n"};
    QTest::newRow("no break at the end") << QByteArrayList{"a\n", "b"};
    QTest::newRow("longer than a piece") << QByteArrayList{noise(700'000) + '\n', "b\n", noise(300'000)};
    QByteArrayList many;
    for (int line = 0; line < 50'000; ++line)
        many.append("line " + QByteArray::number(line) + '\n');
    QTest::newRow("many lines") << many;
    QTest::newRow("small when compressed") << QByteArrayList{QByteArray(2'000'000, 'a') + '\n', "b\n"};
}

void CompressedFileTest::readsWhatItWrote()
{
    QFETCH(const QByteArrayList, lines);
    QCOMPARE(linesOf(write(lines)), lines);
    QCOMPARE(linesOf(write({lines.join(), {}})), lines);
}

void CompressedFileTest::refusesLongLines()
{
    const QString path = write({"12345\n", QByteArray(600'000, 'a') + '\n'});
    CompressedLines lines;
    QVERIFY(lines.open(path));
    QCOMPARE(*lines.next(100), "12345\n"_ba);
    const auto line = lines.next(100);
    QVERIFY(!line);
    QCOMPARE(line.error().fault, FileFault::Unreadable);
    QCOMPARE(line.error().path, path);
    QVERIFY2(line.error().detail.contains(u"too long"_s), qPrintable(line.error().detail));
}

void CompressedFileTest::refusesDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray whole = lekthi::test::contentOf(write({noise(600'000) + '\n'}));
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not compressed") << "a line\n"_ba;
    QTest::newRow("cut in the middle") << whole.left(whole.size() / 2);
    QTest::newRow("without its last byte") << whole.chopped(1);
    QByteArray changed = whole;
    changed[changed.size() - 6] = char(~changed.at(changed.size() - 6)); // of the checksum
    QTest::newRow("another checksum") << changed;
}

void CompressedFileTest::refusesDamagedFiles()
{
    QFETCH(const QByteArray, content);
    const QString path = m_scratch.filePath(u"damaged.gz"_s);
    QVERIFY(lekthi::test::setContent(path, content));
    QCOMPARE(linesOf(path), QByteArrayList{"damaged"});
}

void CompressedFileTest::tellsOfFilesThatCannotBeOpened()
{
    CompressedLines lines;
    QCOMPARE(lines.open(m_scratch.filePath(u"none.gz"_s)).error().fault, FileFault::Missing);
    CompressedFile file(m_scratch.filePath(u"no such folder/lines.gz"_s));
    QVERIFY(!file.open());
}

QTEST_GUILESS_MAIN(CompressedFileTest)
#include "compressed_file_test.moc"
