#include "core/register/csv_reader.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::registers;

namespace {

/// Gives the same bytes for ever, up to a size: a file that nobody has to write.
class EndlessDevice : public QIODevice
{
public:
    explicit EndlessDevice(qint64 size)
        : m_left(size)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    qint64 given() const { return m_given; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        const qint64 count = std::min(size, m_left);
        std::fill_n(data, count, 'x');
        m_left -= count;
        m_given += count;
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    qint64 m_left;
    qint64 m_given = 0;
};

struct Read
{
    QList<CsvLine> lines;
    std::optional<RegisterFault> fault;
};

Read readAll(const QByteArray &bytes, TextEncoding encoding = TextEncoding::Utf8, QChar separator = u',')
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, encoding, separator);
    Read read;
    for (;;) {
        const auto line = reader.next();
        if (!line)
            read.fault = line.error();
        if (!line || !*line)
            return read;
        read.lines.append(**line);
    }
}

} // namespace

class CsvReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsCells_data();
    void readsCells();
    void tellsTheLineOfTheFile();
    void refusesWhatIsDamaged_data();
    void refusesWhatIsDamaged();
    void refusesAnEndlessLineEarly();
    void detectsTheSeparator_data();
    void detectsTheSeparator();
    void knowsSeparatorsByName();
    void readsAcrossPieces();
};

void CsvReaderTest::readsCells_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("plain") << QByteArray("a,b,c\n") << QStringList{u"a"_s, u"b"_s, u"c"_s};
    QTest::newRow("without a line break") << QByteArray("a,b") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("Windows line break") << QByteArray("a,b\r\n") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("Mac line break") << QByteArray("a,b\r") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("empty cells") << QByteArray(",a,,\n") << QStringList{u""_s, u"a"_s, u""_s, u""_s};
    QTest::newRow("quoted") << QByteArray("\"a,b\",\"say \"\"no\"\"\",\"\"\n")
                            << QStringList{u"a,b"_s, u"say \"no\""_s, u""_s};
    QTest::newRow("line break in quotes") << QByteArray("\"a\r\nb\",c\n") << QStringList{u"a\r\nb"_s, u"c"_s};
    QTest::newRow("quote within a plain cell")
        << QByteArray("5\" pipe,b\n") << QStringList{u"5\" pipe"_s, u"b"_s};
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF\"a\",b\n") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("formula") << QByteArray("=1+1,\"=HYPERLINK(\"\"x\"\")\"\n")
                             << QStringList{u"=1+1"_s, u"=HYPERLINK(\"x\")"_s};
}

void CsvReaderTest::readsCells()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, cells);
    const Read read = readAll(bytes);
    QVERIFY(!read.fault);
    QCOMPARE(read.lines.size(), 1);
    QCOMPARE(read.lines.first().cells, cells);
}

void CsvReaderTest::tellsTheLineOfTheFile()
{
    const Read read = readAll("head\n\n  \n\"two\nlines\"\r\nlast\n");
    QVERIFY(!read.fault);
    QList<qint64> lines;
    for (const CsvLine &line : read.lines)
        lines.append(line.line);
    QCOMPARE(lines, (QList<qint64>{1, 4, 6}));
}

void CsvReaderTest::refusesWhatIsDamaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<qint64>("line");
    QTest::newRow("cut off in quotes") << QByteArray("a\n\"b,c\nd\n") << u"QUOTE_NOT_CLOSED"_s << 2LL;
    QTest::newRow("behind a quote") << QByteArray("a\nb\n\"c\"d,e\n") << u"TEXT_BEHIND_QUOTE"_s << 3LL;
    QTest::newRow("mixed encodings") << QByteArray("a\nb\nc\xA4\xA4\nd\n") << u"WRONG_ENCODING"_s << 3LL;
    QTest::newRow("cut off in a character") << QByteArray("a\nb\xE0\xB8") << u"WRONG_ENCODING"_s << 2LL;
    QTest::newRow("zero character") << QByteArray("a\nb\0c\n", 6) << u"ZERO_CHARACTER"_s << 2LL;
    QTest::newRow("too many cells") << "a\n" + QByteArray(10'000, ',') << u"LINE_TOO_LONG"_s << 2LL;
    QTest::newRow("quote never closed, long")
        << "a\nb\n\"" + QByteArray(300'000, '\n') << u"LINE_TOO_LONG"_s << 3LL;
}

void CsvReaderTest::refusesWhatIsDamaged()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, fault);
    QFETCH(const qint64, line);
    const Read read = readAll(bytes);
    QVERIFY(read.fault);
    QCOMPARE(faultName(read.fault->kind), fault);
    QCOMPARE(read.fault->line, line);
    QVERIFY(describe(*read.fault).contains(QString::number(line)));
}

void CsvReaderTest::refusesAnEndlessLineEarly()
{
    EndlessDevice device(qint64(1) << 30);
    CsvReader reader(device, TextEncoding::Utf8, u',');
    const auto line = reader.next();
    QVERIFY(!line);
    QCOMPARE(line.error().kind, RegisterFaultKind::LineTooLong);
    QVERIFY(device.given() < 4 * longestCsvLine);
}

void CsvReaderTest::detectsTheSeparator_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QChar>("separator");
    QTest::newRow("comma") << u"no,title\n1,a;b\n"_s << QChar(u',');
    QTest::newRow("semicolon") << u"no;title;date\n1;a,b,c;d\n2;b;c\n"_s << QChar(u';');
    QTest::newRow("tab") << u"no\ttitle, more\n1\tb\n"_s << QChar(u'\t');
    QTest::newRow("bar") << u"no|title, more\n1|b\n"_s << QChar(u'|');
    QTest::newRow("one column") << u"no\n1\n"_s << QChar(u',');
    QTest::newRow("in quotes") << u"no;\"a,b,c\"\n1;\"d,e,f\"\n"_s << QChar(u';');
}

void CsvReaderTest::detectsTheSeparator()
{
    QFETCH(const QString, text);
    QFETCH(const QChar, separator);
    QCOMPARE(likelySeparator(text), separator);
}

void CsvReaderTest::knowsSeparatorsByName()
{
    QCOMPARE(separatorFromName(u"tab"), QChar(u'\t'));
    QCOMPARE(separatorFromName(u"|"), QChar(u'|'));
    QVERIFY(!separatorFromName(u"x"));
    QVERIFY(!separatorFromName(u""));
    QCOMPARE(separatorNames().size(), qsizetype(separators.size()));
    for (const QString &name : separatorNames())
        QCOMPARE(separatorName(separatorFromName(name).value()), name);
    QCOMPARE(separatorName(u'x'), QString());
}

void CsvReaderTest::readsAcrossPieces()
{
    QByteArray bytes;
    for (int i = 0; i < 20'000; ++i)
        bytes += "\"ก" + QByteArray::number(i) + "\",\"a\"\"b\"\r\n";
    const Read read = readAll(bytes);
    QVERIFY(!read.fault);
    QCOMPARE(read.lines.size(), 20'000);
    for (int i = 0; i < 20'000; ++i) {
        QCOMPARE(read.lines[i].line, i + 1);
        QCOMPARE(read.lines[i].cells, (QStringList{u"ก%1"_s.arg(i), u"a\"b"_s}));
    }
}

QTEST_APPLESS_MAIN(CsvReaderTest)
#include "csv_reader_test.moc"
