#include "core/numbering/period.h"
#include "tests/ctl/program_run.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The document on sequences (sequence-spec-zh.md), example by example: kinds of orders that are counted by
/// kind and day alone.
class OrdersTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void typeAndDateAreEnough();
    void givesTheExamplesOfTheDocument();
    void everyKindHasItsOwnNumbers();
    void everyDayBeginsAtOne();
    void backDatedDocumentsUseTheirOwnDay();
    void sequencesStandInTheTableOfTheDocument();
    void rollbackOfTheCallerGivesNoNumberBack();
    void givesNoNumberTwiceToProcessesAtOnce();
    void givesNothingBeyondItsDigits();
    void goesOnBeyondItsDigitsWhereTheTemplateSaysSo();
    void goesOnInTheNextFormat_data();
    void goesOnInTheNextFormat();
    void showsTheTimeBehindTheDate();
    void keepsItsNumbersApartWhateverItCountsBy();
    void takesNoPartsThatItDoesNotCountBy_data();
    void takesNoPartsThatItDoesNotCountBy();
    void provesThatNumbersDiffer();
    void ledgerOfThemHolds();
    void projectHasToBeNamedOnceTwoHaveTheType();
    void typesOfOthersStillNeedASender();
    void drawsInTheSandbox();
    void importsARegister();
    void findsGapsAndReset();
    void makesTheProjectOnce();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    QStringList allocated(const QString &type, const QString &date, int count = 1) const;

    store::Address m_store;
};

void OrdersTest::init()
{
    m_store = PrivateStore::instance().demoStore();
    const ProgramRun made = run({u"store"_s, u"init"_s, u"--demo"_s, u"--orders"_s});
    QVERIFY2(made.exitCode == 0, made.errors.constData());
}

/// The numbers, or why there is none.
QStringList OrdersTest::allocated(const QString &type, const QString &date, int count) const
{
    const ProgramRun drawn =
        run({u"allocate"_s, u"--type"_s, type, u"--date"_s, date, u"--count"_s, QString::number(count)});
    if (drawn.exitCode != 0)
        return {drawn.error()[u"code"].toString()};
    QStringList numbers;
    for (const auto &one : drawn.json()[u"allocations"].toArray())
        numbers.append(one[u"number"].toString());
    return numbers;
}

void OrdersTest::typeAndDateAreEnough()
{
    const ProgramRun drawn = run({u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, u"2024-01-22"_s});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const QJsonObject one = drawn.json()[u"allocations"].toArray().first().toObject();
    QCOMPARE(one[u"number"], QJsonValue(u"SPO-20240122-001"_s));
    const QJsonObject key = one[u"counterKey"].toObject();
    QCOMPARE(key[u"originatorOrgId"], QJsonValue(0));
    QVERIFY(key[u"recipientOrgId"].isNull());
    QCOMPARE(key[u"year"], QJsonValue(2024));
    QCOMPARE(key[u"period"], QJsonValue(122));
}

void OrdersTest::givesTheExamplesOfTheDocument()
{
    const QStringList fifteen = allocated(u"SPO"_s, u"2024-01-22"_s, 15);
    QCOMPARE(fifteen.size(), 15);
    QCOMPARE(fifteen.first(), u"SPO-20240122-001"_s);
    QCOMPARE(fifteen.last(), u"SPO-20240122-015"_s);
    QCOMPARE(allocated(u"BPO"_s, u"2024-01-22"_s), QStringList{u"BPO-20240122-001"_s});
}

void OrdersTest::everyKindHasItsOwnNumbers()
{
    for (const char *kind :
         {"SPO", "BPO", "FSO", "DSO", "ADJ", "BPF", "FDO", "CO", "SKR", "SRR", "BRO", "IAO"}) {
        const QString code = QString::fromLatin1(kind);
        QCOMPARE(allocated(code, u"2024-01-22"_s), QStringList{code + u"-20240122-001"_s});
    }
    const QJsonArray types = run({u"type"_s, u"list"_s}).json()[u"items"].toArray();
    const auto order =
        std::ranges::find_if(types, [](const auto &type) { return type[u"code"] == u"SPO"_s; });
    QCOMPARE((*order)[u"nameChinese"], QJsonValue(u"業務員訂貨單"_s));
    QCOMPARE((*order)[u"countsBy"], QJsonValue(QJsonArray()));
}

void OrdersTest::everyDayBeginsAtOne()
{
    QCOMPARE(allocated(u"SPO"_s, u"2024-02-28"_s, 2).last(), u"SPO-20240228-002"_s);
    QCOMPARE(allocated(u"SPO"_s, u"2024-02-29"_s), QStringList{u"SPO-20240229-001"_s});
    QCOMPARE(allocated(u"SPO"_s, u"2024-03-01"_s), QStringList{u"SPO-20240301-001"_s});
}

void OrdersTest::backDatedDocumentsUseTheirOwnDay()
{
    allocated(u"SPO"_s, u"2024-01-22"_s, 3);
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-23"_s), QStringList{u"SPO-20240123-001"_s});
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SPO-20240122-004"_s});
    QCOMPARE(allocated(u"SPO"_s, u"2019-12-31"_s), QStringList{u"VALIDATION_ERROR"_s});
    const ProgramRun set =
        run({u"settings"_s, u"set"_s, u"first_document_year"_s, u"--to"_s, u"2000"_s, u"--reason"_s,
             u"Orders of earlier years are numbered"_s, u"--as"_s, u"sa.one"_s});
    QVERIFY2(set.exitCode == 0, set.errors.constData());
    QCOMPARE(allocated(u"SPO"_s, u"2019-12-31"_s), QStringList{u"SPO-20191231-001"_s});
    QCOMPARE(allocated(u"SPO"_s, u"2000-01-01"_s), QStringList{u"SPO-20000101-001"_s});
    QCOMPARE(allocated(u"SPO"_s, u"1999-12-31"_s), QStringList{u"VALIDATION_ERROR"_s});
}

void OrdersTest::sequencesStandInTheTableOfTheDocument()
{
    allocated(u"SPO"_s, u"2024-01-22"_s, 15);
    allocated(u"SPO"_s, u"2024-01-22"_s);
    allocated(u"BPO"_s, u"2024-01-23"_s);
    RawSession raw(m_store);
    QCOMPARE(raw.column(u"SELECT CONCAT_WS(' ', sequence_type, sequence_date, current_no, version) "
                        "FROM document_sequence ORDER BY sequence_type, sequence_date"_s),
             (QStringList{u"BPO 2024-01-23 1 1"_s, u"SPO 2024-01-22 16 2"_s}));
}

void OrdersTest::rollbackOfTheCallerGivesNoNumberBack()
{
    RawSession caller(m_store);
    QVERIFY(caller.run(u"CREATE TABLE orders (order_number VARCHAR(40) PRIMARY KEY) ENGINE = InnoDB"_s));
    const auto orderIn = [&](const char *end) {
        const QString number = allocated(u"SPO"_s, u"2024-01-22"_s).first();
        caller.run(u"START TRANSACTION"_s);
        caller.run(u"INSERT INTO orders VALUES ('%1')"_s.arg(number));
        caller.run(QString::fromLatin1(end));
        return number;
    };
    QCOMPARE(orderIn("COMMIT"), u"SPO-20240122-001"_s);
    QCOMPARE(orderIn("ROLLBACK"), u"SPO-20240122-002"_s);
    QCOMPARE(orderIn("COMMIT"), u"SPO-20240122-003"_s);
    QCOMPARE(caller.column(u"SELECT order_number FROM orders ORDER BY 1"_s),
             (QStringList{u"SPO-20240122-001"_s, u"SPO-20240122-003"_s}));
}

void OrdersTest::givesNoNumberTwiceToProcessesAtOnce()
{
    QSet<QString> numbers;
    const auto runs = runTogether(
        12, onStore(m_store, {u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, u"2024-01-22"_s}));
    for (const ProgramRun &one : runs)
        numbers.insert(one.json()[u"allocations"].toArray().first()[u"number"].toString());
    QSet<QString> wanted;
    for (int sequence = 1; sequence <= 12; ++sequence)
        wanted.insert(u"SPO-20240122-%1"_s.arg(sequence, 3, 10, QChar(u'0')));
    QCOMPARE(numbers, wanted);
}

void OrdersTest::givesNothingBeyondItsDigits()
{
    allocated(u"SPO"_s, u"2024-01-22"_s, 500);
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s, 499).last(), u"SPO-20240122-999"_s);
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SEQUENCE_EXHAUSTED"_s});
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-23"_s), QStringList{u"SPO-20240123-001"_s});
}

void OrdersTest::goesOnBeyondItsDigitsWhereTheTemplateSaysSo()
{
    allocated(u"SPO"_s, u"2024-01-22"_s, 500);
    allocated(u"SPO"_s, u"2024-01-22"_s, 499);
    const ProgramRun set =
        run({u"template"_s, u"set"_s, u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s, u"--template"_s,
             u"{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:3}"_s, u"--overflow"_s, u"WIDEN"_s, u"--reason"_s,
             u"More orders than expected"_s, u"--as"_s, u"pa.demo"_s});
    QVERIFY2(set.exitCode == 0, set.errors.constData());
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SPO-20240122-1000"_s});
}

void OrdersTest::goesOnInTheNextFormat_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("shape");
    QTest::newRow("4 digits") << u"DSO"_s << u"^DSO-%1-100[01]$"_s;
    QTest::newRow("time stamp") << u"FSO"_s << u"^FSO-%1[0-9]{6}-100[01]$"_s;
}

/// Both ways of the document where three digits do not suffice, announced before, and known everywhere.
void OrdersTest::goesOnInTheNextFormat()
{
    QFETCH(QString, type);
    QFETCH(QString, shape);
    const QDate today = numbering::currentDocumentDate();
    const QString date = today.toString(Qt::ISODate);
    const auto runningOut = [&] {
        return run({u"counter"_s, u"list"_s, u"--running-out"_s, u"--type"_s, type})
            .json()[u"counters"]
            .toArray();
    };
    allocated(type, date, 500);
    allocated(type, date, 460);
    QCOMPARE(runningOut().size(), 1);
    QCOMPARE(runningOut()[0][u"outlook"][u"then"], QJsonValue(u"NEXT_FORMAT"_s));
    // One batch that begins in the one format and ends in the other.
    const QStringList batch = allocated(type, date, 41);
    QVERIFY2(batch.value(38).endsWith(u"-999"), qPrintable(batch.join(u", ")));
    const QStringList past = batch.mid(39);
    const QRegularExpression expected(shape.arg(today.toString(u"yyyyMMdd")));
    QVERIFY2(past.size() == 2 && past[0].contains(expected) && past[1].contains(expected),
             qPrintable(past.join(u", ")));
    QVERIFY(runningOut().isEmpty());

    const QStringList ofType{u"--project"_s, u"SALES"_s, u"--type"_s, type};
    QCOMPARE(run(QStringList{u"template"_s, u"prove"_s} + ofType).json()[u"proved"], QJsonValue(true));
    const ProgramRun verified = run({u"audit"_s, u"verify"_s});
    QVERIFY2(verified.exitCode == 0, verified.errors + verified.output);
    const ProgramRun found = run({u"search"_s, past[0]});
    QVERIFY2(found.exitCode == 0 && found.output.contains(past[0].toUtf8()), found.errors + found.output);
    // Of a format that has not begun nothing was ever issued.
    const ProgramRun never = run({u"search"_s, QString(past[0]).replace(u"-1000"_s, u"-0999"_s)});
    QCOMPARE(never.json()[u"answers"][0][u"kind"], QJsonValue(u"NO_TEMPLATE"_s));
}

/// The other way of the document where three digits do not suffice: from the editor to the ledger.
void OrdersTest::showsTheTimeBehindTheDate()
{
    const QString text = u"{CORR_TYPE}-{DATE:yyyyMMddHHmmss}-{SEQ:3}"_s;
    const QStringList ofType{u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s};
    const QRegularExpression shape(u"^SPO-20240122([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]-00[12]$"_s);
    allocated(u"SPO"_s, u"2024-01-22"_s);
    const ProgramRun preview = run(
        QStringList{u"template"_s, u"preview"_s, text, u"--date"_s, u"2024-01-22"_s, u"--count"_s, u"1"_s} +
        ofType);
    QVERIFY2(preview.json()[u"numbers"][0].toString().contains(shape), preview.errors + preview.output);
    const ProgramRun set = run(QStringList{u"template"_s, u"set"_s, u"--template"_s, text, u"--reason"_s,
                                           u"More orders than expected"_s, u"--as"_s, u"pa.demo"_s} +
                               ofType);
    QVERIFY2(set.exitCode == 0, set.errors.constData());
    const QString number = allocated(u"SPO"_s, u"2024-01-22"_s).constFirst();
    QVERIFY2(number.contains(shape) && number.endsWith(u"-002"), qPrintable(number));

    const ProgramRun proved = run(QStringList{u"template"_s, u"prove"_s} + ofType);
    QCOMPARE(proved.json()[u"proved"], QJsonValue(true));
    const ProgramRun verified = run({u"audit"_s, u"verify"_s});
    QVERIFY2(verified.exitCode == 0, verified.errors + verified.output);
    const ProgramRun found = run({u"search"_s, number});
    QVERIFY2(found.exitCode == 0 && found.output.contains(number.toUtf8()), found.errors + found.output);
    const ProgramRun listed = run({u"counter"_s, u"list"_s, u"--type"_s, u"SPO"_s});
    QCOMPARE(listed.json()[u"counters"].toArray().size(), 1);
}

/// Disciplines with counters of their own would give the same numbers, which do not show the discipline.
void OrdersTest::keepsItsNumbersApartWhateverItCountsBy()
{
    const ProgramRun refused = run({u"type"_s, u"change"_s, u"SPO"_s, u"--counts-by"_s, u"DISCIPLINE"_s});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.error()[u"message"].toString().contains(u"{DISCIPLINE}"_s), refused.errors.constData());
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("code,name_th,counts_by\nSPO,x,DISCIPLINE\n");
    file.close();
    const ProgramRun imported = run({u"type"_s, u"import"_s, file.fileName(), u"--yes"_s});
    QCOMPARE(imported.exitCode, 1);
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SPO-20240122-001"_s});
    // Now it has a counter, which is another reason.
    const ProgramRun late = run({u"type"_s, u"change"_s, u"SPO"_s, u"--counts-by"_s, u"DISCIPLINE"_s});
    QVERIFY2(late.error()[u"message"].toString().contains(u"has counters"_s), late.errors.constData());
}

void OrdersTest::takesNoPartsThatItDoesNotCountBy_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("sender") << QStringList{u"--originator"_s, u"คคง."_s};
    QTest::newRow("recipient") << QStringList{u"--recipient"_s, u"สคฉ.3"_s};
    QTest::newRow("sub type") << QStringList{u"--sub-type"_s, u"13"_s};
    QTest::newRow("RFA type") << QStringList{u"--rfa-type"_s, u"RPT"_s};
    QTest::newRow("discipline") << QStringList{u"--discipline"_s, u"STR"_s};
}

void OrdersTest::takesNoPartsThatItDoesNotCountBy()
{
    QFETCH(const QStringList, more);
    const ProgramRun refused =
        run(QStringList{u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, u"2024-01-22"_s} + more);
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"VALIDATION_ERROR"_s));
}

void OrdersTest::provesThatNumbersDiffer()
{
    const ProgramRun proved =
        run({u"template"_s, u"prove"_s, u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s});
    QVERIFY2(proved.exitCode == 0, proved.errors.constData());
    QCOMPARE(proved.json()[u"proved"], QJsonValue(true));
    const ProgramRun preview =
        run({u"template"_s, u"preview"_s, u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s, u"--date"_s,
             u"2024-01-22"_s, u"--count"_s, u"2"_s, u"{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:3}"_s});
    QCOMPARE(preview.json()[u"numbers"],
             QJsonValue(QJsonArray{u"SPO-20240122-001"_s, u"SPO-20240122-002"_s}));
    const ProgramRun hidden = run({u"template"_s, u"preview"_s, u"--project"_s, u"SALES"_s, u"--type"_s,
                                   u"SPO"_s, u"{CORR_TYPE}-{ORIGINATOR}-{SEQ:3}"_s});
    QCOMPARE(hidden.exitCode, 1);
}

void OrdersTest::ledgerOfThemHolds()
{
    allocated(u"SPO"_s, u"2024-01-22"_s, 5);
    const ProgramRun verified = run({u"audit"_s, u"verify"_s});
    QVERIFY2(verified.exitCode == 0, verified.errors + verified.output);
    QCOMPARE(verified.json()[u"intact"], QJsonValue(true));
    const ProgramRun shown = run({u"counter"_s, u"show"_s, u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s,
                                  u"--date"_s, u"2024-01-22"_s});
    QVERIFY2(shown.exitCode == 0, shown.errors.constData());
    QCOMPARE(shown.json()[u"lastNumber"], QJsonValue(5));
    const ProgramRun listed = run({u"counter"_s, u"list"_s, u"--type"_s, u"SPO"_s});
    QCOMPARE(listed.json()[u"counters"].toArray().size(), 1);
    const ProgramRun found = run({u"search"_s, u"SPO-20240122-003"_s});
    QVERIFY2(found.exitCode == 0 && found.output.contains("SPO-20240122-003"), found.errors + found.output);
    const ProgramRun ledger = run({u"ledger"_s, u"list"_s, u"--type"_s, u"SPO"_s});
    QVERIFY2(ledger.output.contains("SPO-20240122-005"), ledger.errors + ledger.output);
}

void OrdersTest::projectHasToBeNamedOnceTwoHaveTheType()
{
    const ProgramRun set =
        run({u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"SPO"_s, u"--template"_s,
             u"{PROJECT}-{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:3}"_s, u"--period"_s, u"DAILY"_s, u"--reason"_s,
             u"Orders of the site"_s, u"--as"_s, u"pa.demo"_s});
    QVERIFY2(set.exitCode == 0, set.errors.constData());
    const ProgramRun refused = run({u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, u"2024-01-22"_s});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.error()[u"message"].toString().contains(u"Choose the project"_s));
    const ProgramRun named =
        run({u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, u"2024-01-22"_s, u"--project"_s, u"SALES"_s});
    QVERIFY2(named.exitCode == 0, named.errors.constData());
}

void OrdersTest::typesOfOthersStillNeedASender()
{
    const ProgramRun refused = run({u"allocate"_s, u"--type"_s, u"LETTER"_s, u"--project"_s, u"LCBP3-C2"_s,
                                    u"--recipient"_s, u"สคฉ.3"_s});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.error()[u"message"].toString().contains(u"--originator"_s));
}

void OrdersTest::drawsInTheSandbox()
{
    const auto drawn = [this](const QString &date) {
        const ProgramRun one = run({u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, date, u"--sandbox"_s});
        return one.exitCode == 0 ? one.json()[u"allocations"].toArray().first()[u"number"].toString()
                                 : one.error()[u"code"].toString();
    };
    QCOMPARE(drawn(u"2024-01-22"_s), u"SPO-20240122-001"_s);
    QCOMPARE(drawn(u"2024-01-22"_s), u"SPO-20240122-002"_s);
    QCOMPARE(drawn(u"2019-12-31"_s), u"VALIDATION_ERROR"_s);
    const ProgramRun set =
        run({u"settings"_s, u"set"_s, u"first_document_year"_s, u"--to"_s, u"2010"_s, u"--reason"_s,
             u"Orders of earlier years are numbered"_s, u"--as"_s, u"sa.one"_s});
    QVERIFY2(set.exitCode == 0, set.errors.constData());
    QCOMPARE(drawn(u"2019-12-31"_s), u"SPO-20191231-001"_s);
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SPO-20240122-001"_s});
}

void OrdersTest::importsARegister()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("Number\nSPO-20240122-006\nSPO-20240122-007\nSPO-20240123-001\nSPO-20191231-001\n");
    file.close();
    const QStringList ofSpo{u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s};
    const ProgramRun read = run(QStringList{u"register"_s, u"read"_s, file.fileName()} + ofSpo);
    QVERIFY2(read.output.contains("2020"), read.errors + read.output); // why the last line is left out
    file.open();
    file.resize(0);
    file.write("Number\nSPO-20240122-006\nSPO-20240122-007\nSPO-20240123-001\n");
    file.close();
    const ProgramRun asked = run(QStringList{u"register"_s, u"request"_s, file.fileName(), u"--reason"_s,
                                             u"The register of the old program"_s, u"--as"_s, u"sa.one"_s} +
                                 ofSpo);
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    const ProgramRun approved = run({u"request"_s, u"approve"_s, QString::number(asked.json()[u"id"].toInt()),
                                     u"--yes"_s, u"--as"_s, u"sa.two"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SPO-20240122-008"_s});
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-23"_s), QStringList{u"SPO-20240123-002"_s});
    QCOMPARE(run({u"audit"_s, u"verify"_s}).json()[u"intact"], QJsonValue(true));
}

void OrdersTest::findsGapsAndReset()
{
    allocated(u"SPO"_s, u"2024-01-22"_s, 5);
    const QStringList counter{u"--project"_s, u"SALES"_s,  u"--type"_s,
                              u"SPO"_s,       u"--date"_s, u"2024-01-22"_s};
    const ProgramRun asked = run(QStringList{u"reset"_s, u"request"_s, u"--to"_s, u"7"_s, u"--reason"_s,
                                             u"Two orders were written by hand"_s, u"--as"_s, u"sa.one"_s} +
                                 counter);
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    const ProgramRun approved = run({u"reset"_s, u"approve"_s, QString::number(asked.json()[u"id"].toInt()),
                                     u"--yes"_s, u"--as"_s, u"sa.two"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(allocated(u"SPO"_s, u"2024-01-22"_s), QStringList{u"SPO-20240122-008"_s});
    const ProgramRun log = run({u"admin-log"_s, u"list"_s, u"--search"_s, u"SALES/SPO/2024"_s});
    QVERIFY2(log.output.contains("RESET"), log.errors + log.output);
}

void OrdersTest::makesTheProjectOnce()
{
    QCOMPARE(run({u"store"_s, u"init"_s, u"--demo"_s, u"--orders"_s}).exitCode, 0);
    RawSession raw(m_store);
    QCOMPARE(raw.value(u"SELECT COUNT(*) FROM projects WHERE project_code = 'SALES'"_s).toInt(), 1);
    QCOMPARE(run({u"store"_s, u"init"_s, u"--orders"_s}).exitCode, 2);
}

QTEST_GUILESS_MAIN(OrdersTest)
#include "orders_test.moc"
