#include "core/register/register_reader.h"
#include "tests/register/register_setup.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::registers;
using lekthi::numbering::TokenKind;
namespace store = lekthi::store;

class RegisterReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheColumns_data();
    void findsTheColumns();
    void namesColumnsForScripts();
    void takesColumnsThatWereChosen();
    void tellsHeadingsFromNumbers_data();
    void tellsHeadingsFromNumbers();
    void readsARegisterWithoutHeadings();
    void findsTheColumnByItsNumbers();
    void readsARegister();
    void takesFromColumnsWhatNumbersDoNotShow();
    void refusesWhatIsNoRegister();
    void stopsWhenAsked();

private:
    QString file(const QByteArray &content);

    QTemporaryDir m_directory;
    int m_files = 0;
    const RegisterTarget m_target{
        .project = {{.id = 1, .code = u"P1"_s, .nameThai = {}, .nameEnglish = {}}, {}},
        .type = {.id = 1, .code = u"LETTER"_s, .nameThai = {}, .nameEnglish = {}}};
    const store::ReferenceData m_data{
        .projects = {{{1, u"P1"_s, {}, {}}, {}}, {{2, u"P2"_s, {}, {}}, {}}},
        .organizations = {{1, u"คคง."_s, {}, {}}, {2, u"ABC"_s, {}, {}}},
        .types = {{1, u"LETTER"_s, u"หนังสือ"_s, u"Letter"_s}, {2, u"MEMO"_s, u"บันทึก"_s, u"Memo"_s}},
        .subTypes = {},
        .rfaTypes = {},
        .disciplines = {}};
};

QString RegisterReaderTest::file(const QByteArray &content)
{
    QFile written(m_directory.filePath(QString::number(++m_files)));
    if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
        throw std::runtime_error("cannot write");
    return written.fileName();
}

void RegisterReaderTest::findsTheColumns_data()
{
    QTest::addColumn<QString>("headings");
    QTest::newRow("English") << u"Subject,Doc. No.,Date,From,To"_s;
    QTest::newRow("Thai") << u"เรื่อง,เลขที่เอกสาร,ลงวันที่,ผู้ส่ง,ถึง"_s;
    QTest::newRow("Chinese") << u"主旨,文件編號,日期,發文單位,受文者"_s;
}

void RegisterReaderTest::findsTheColumns()
{
    QFETCH(const QString, headings);
    const auto form = examineRegister(file(headings.toUtf8() + "\na,b,c,d,e\n"));
    QVERIFY(form);
    QCOMPARE(form->columns, (RegisterColumns{{RegisterColumn::Title, 0},
                                             {RegisterColumn::Number, 1},
                                             {RegisterColumn::Date, 2},
                                             {RegisterColumn::Originator, 3},
                                             {RegisterColumn::Recipient, 4}}));
    QCOMPARE(form->firstLines.size(), 1);
}

void RegisterReaderTest::namesColumnsForScripts()
{
    QCOMPARE(columnName(RegisterColumn::Number), u"number"_s);
    QCOMPARE(columnName(RegisterColumn::DocumentId), u"documentId"_s);
    QCOMPARE(columnName(RegisterColumn::Title), u"title"_s);
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange)
    QCOMPARE(columnName(RegisterColumn(1000)), QString());
}

void RegisterReaderTest::takesColumnsThatWereChosen()
{
    const QString path = file("a;b;No\n1;2;3\n");
    QCOMPARE(examineRegister(path)->columns.value(RegisterColumn::Number), 2);
    QCOMPARE(examineRegister(path, {.columns = {{RegisterColumn::Number, u"B"_s}}})
                 ->columns.value(RegisterColumn::Number),
             1);
    const auto first = examineRegister(path, {.columns = {{RegisterColumn::Date, u"3"_s}}});
    QCOMPARE(first->columns, (RegisterColumns{{RegisterColumn::Date, 2}}));
    for (const QString &unknown : {u"4"_s, u"0"_s, u"-1"_s, u"c"_s, u""_s})
        QCOMPARE(examineRegister(path, {.columns = {{RegisterColumn::Number, unknown}}}).error().kind,
                 RegisterFaultKind::UnknownColumn);
}

void RegisterReaderTest::tellsHeadingsFromNumbers_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("hasHeadings");
    QTest::newRow("usual words") << QByteArray("No,Title\n0001,a\n") << true;
    QTest::newRow("other words") << QByteArray("Nummer,Titel\n0001,a\n") << true;
    QTest::newRow("a usual word above a number") << QByteArray("Title,2568\na,0001\n") << true;
    QTest::newRow("numbers") << QByteArray("a,X-0001\nb,X-0002\n") << false;
    QTest::newRow("numbers of three digits") << QByteArray("a,X-001\nb,X-002\n") << false;
    QTest::newRow("two digits, as in a heading") << QByteArray("a,Part 01\nb,Part 02\n") << true;
    QTest::newRow("Thai digits") << QByteArray("หนังสือ;๐๐๐๑\nหนังสือ;๐๐๐๒\n") << false;
    QTest::newRow("one line") << QByteArray("X-0001\n") << false;
    QTest::newRow("no numbers at all") << QByteArray("a,b\nc,d\n") << true;
}

void RegisterReaderTest::tellsHeadingsFromNumbers()
{
    QFETCH(const QByteArray, content);
    QFETCH(const bool, hasHeadings);
    const auto form = examineRegister(file(content));
    QVERIFY(form);
    QCOMPARE(form->hasHeadings, hasHeadings);
    // What a person says counts more.
    const auto other = examineRegister(file(content + "last,0003\n"), {.hasHeadings = !hasHeadings});
    QVERIFY(other);
    QCOMPARE(other->hasHeadings, !hasHeadings);
    QCOMPARE(other->firstLines.constFirst().line, hasHeadings ? 1 : 2);
}

void RegisterReaderTest::readsARegisterWithoutHeadings()
{
    const QString path = file("a|คคง.-ABC-0001-2568\nb|คคง.-ABC-0002-2568|17\n");
    const auto form = examineRegister(
        path, {.columns = {{RegisterColumn::Number, u"2"_s}, {RegisterColumn::DocumentId, u"3"_s}}});
    QVERIFY(form);
    QCOMPARE(form->separator, QChar(u'|'));
    QVERIFY(!form->hasHeadings);
    QCOMPARE(form->headings, (QStringList{{}, {}, {}}));
    QCOMPARE(form->firstLines.size(), 2);
    const auto work = readRegister(path, *form, m_target, m_data, letterParser());
    QVERIFY(work);
    QCOMPARE(work->plan.lines, 2);
    QCOMPARE(work->plan.numbers.size(), 2);
    QCOMPARE(work->plan.numbers.first().line, 1);
    QCOMPARE(work->plan.numbers.last().documentId, 17);
    QCOMPARE(examineRegister(path, {.columns = {{RegisterColumn::Number, u"4"_s}}}).error().kind,
             RegisterFaultKind::UnknownColumn);
}

void RegisterReaderTest::findsTheColumnByItsNumbers()
{
    auto form = examineRegister(file("Was,Wer\nsomething,คคง.-ABC-0001-2568\nelse,คคง.-ABC-0002-2568\n"));
    QVERIFY(form);
    QVERIFY(!form->columns.contains(RegisterColumn::Number));
    QCOMPARE(likelyNumberColumn(*form, letterParser()), 1);
    const auto none = examineRegister(file("Was,Wer\na,b\n"));
    QVERIFY(!likelyNumberColumn(*none, letterParser()));
}

void RegisterReaderTest::readsARegister()
{
    const QByteArray content = "Type,Doc No,Document ID,Project\n"
                               "Letter,คคง.-ABC-0001-2568,17,P1\n"
                               "MEMO,คคง.-ABC-0001-2568,,P1\n"
                               "LETTER,คคง.-ABC-0002-2568,,P2\n"
                               "something,คคง.-ABC-0003-2568,x,\n"
                               "LETTER,,,\n";
    const QString path = file(content);
    const auto form = examineRegister(path);
    QVERIFY(form);
    const auto work = readRegister(path, *form, m_target, m_data, letterParser());
    QVERIFY(work);
    QCOMPARE(work->digest, QCryptographicHash::hash(content, QCryptographicHash::Sha256));
    QCOMPARE(work->plan.linesOfOthers, 2);
    QCOMPARE(work->plan.numbers.size(), 2);
    QCOMPARE(work->plan.numbers.first().documentId, 17);
    QVERIFY(!work->plan.numbers.last().documentId);
    QCOMPARE(work->plan.troubles.size(), 1);
    QCOMPARE(work->plan.troubles.first().line, 6);
}

/// What a number does not show decides which counter it belongs to. A code that the store does not know says
/// nothing, and neither does a blank one where the part must be there.
void RegisterReaderTest::takesFromColumnsWhatNumbersDoNotShow()
{
    const QString path = file("No,To,Disc\n"
                              "คคง.-0001-2568,abc,\n"
                              "คคง.-0002-2568,คคง.,\n"
                              "คคง.-0003-2568,ABC,STR\n"
                              "คคง.-0004-2568,unknown,\n"
                              "คคง.-0005-2568,,\n");
    const auto form = examineRegister(path, {.columns = {{RegisterColumn::Number, u"No"_s},
                                                         {RegisterColumn::Recipient, u"To"_s},
                                                         {RegisterColumn::Discipline, u"Disc"_s}}});
    QVERIFY(form);
    const auto parser = parserOf(u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s);
    const auto work = readRegister(path, *form, m_target, m_data, parser);
    QVERIFY(work);
    QHash<qint64, std::optional<int>> recipients;
    for (const PlannedNumber &number : work->plan.numbers)
        recipients.insert(number.sequence,
                          work->plan.counters.at(number.counter).key.recipientOrganizationId);
    QCOMPARE(recipients.value(1), std::optional(2));
    QCOMPARE(recipients.value(2), std::optional(1));
    QCOMPARE(recipients.value(3), std::optional(2));
    QVERIFY(!recipients.contains(4));
    QVERIFY(!recipients.contains(5));
    QList<qint64> lines;
    for (const auto &trouble : work->plan.troubles)
        lines.append(trouble.line);
    QCOMPARE(lines, (QList<qint64>{5, 6}));
}

void RegisterReaderTest::refusesWhatIsNoRegister()
{
    QCOMPARE(examineRegister(m_directory.filePath(u"none"_s)).error().kind, RegisterFaultKind::CannotOpen);
    QCOMPARE(examineRegister(file("")).error().kind, RegisterFaultKind::Empty);
    QCOMPARE(examineRegister(file("No\n\n")).error().kind, RegisterFaultKind::Empty);
    const QString path = file("a,b\nc,d\n");
    const auto form = examineRegister(path);
    QVERIFY(form);
    QCOMPARE(readRegister(path, *form, m_target, m_data, letterParser()).error().kind,
             RegisterFaultKind::NoNumberColumn);
    // A file that is damaged far behind what was looked at first is refused whole.
    const QString damaged = file("No\n" + QByteArray("x\n").repeated(1000) + "\xFF\n");
    const auto wrong = readRegister(damaged, *examineRegister(damaged, {.encoding = TextEncoding::Utf8}),
                                    m_target, m_data, letterParser());
    QCOMPARE(wrong.error().kind, RegisterFaultKind::WrongEncoding);
    QCOMPARE(wrong.error().line, 1002);
}

void RegisterReaderTest::stopsWhenAsked()
{
    const QString path = file("No\n" + QByteArray("x\n").repeated(5000));
    int asked = 0;
    const auto stopped = readRegister(path, *examineRegister(path), m_target, m_data, letterParser(),
                                      [&asked](qint64, qint64) { return ++asked < 3; });
    QCOMPARE(stopped.error().kind, RegisterFaultKind::Cancelled);
    QCOMPARE(asked, 3);
}

QTEST_APPLESS_MAIN(RegisterReaderTest)
#include "register_reader_test.moc"
