#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The ledger on the command line: its list, a row, its gaps and its age.
class LedgerCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = PrivateStore::instance().demoStore(); }
    void listsNewestFirst();
    void goesOnWhereAPageEnded();
    void takesCodesAndLogins_data();
    void takesCodesAndLogins();
    void letsThroughWhatIsAskedFor();
    void refusesWhatItDoesNotUnderstand_data();
    void refusesWhatItDoesNotUnderstand();
    void explainsYearsOfTheBuddhistEra();
    void countsWhatItDoesNotShow();
    void printsATableForPeople();
    void showsARowWithThoseAroundIt();
    void saysThatNoGapIsUnexplained();
    void namesAGapThatNothingExplains();
    void tellsHowOldTheLedgerIs();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    ProgramRun list(const QStringList &options) const
    {
        return run(QStringList{u"ledger"_s, u"list"_s} + options);
    }
    QJsonArray rows(const QStringList &options) const { return list(options).json()[u"rows"].toArray(); }

    store::Address m_store;
};

void LedgerCommandsTest::listsNewestFirst()
{
    const QJsonArray found = rows({u"--limit"_s, u"20"_s});
    QCOMPARE(found.size(), 20);
    QString newest;
    for (const QJsonValue row : found) {
        const QString time = row[u"createdAt"].toString();
        QVERIFY(newest.isEmpty() || time <= newest);
        newest = time;
        QCOMPARE(row[u"state"], QJsonValue(u"IN_FORCE"_s));
        QCOMPARE(row[u"service"], QJsonValue(u"allocator.demo"_s));
        QVERIFY(row[u"counterKey"][u"label"].toString().startsWith(u"LCBP3-C"_s));
        QVERIFY(row[u"rowHash"].toString().size() == 64);
    }
    const QJsonArray oldest = rows({u"--limit"_s, u"2"_s, u"--oldest-first"_s});
    QVERIFY(oldest[0][u"createdAt"].toString() <= oldest[1][u"createdAt"].toString());
    QVERIFY(oldest[1][u"createdAt"].toString() < newest);
}

void LedgerCommandsTest::goesOnWhereAPageEnded()
{
    const QJsonArray both = rows({u"--limit"_s, u"6"_s});
    const QJsonObject first = list({u"--limit"_s, u"3"_s}).json();
    const QJsonArray second = rows({u"--limit"_s, u"3"_s, u"--after"_s, first[u"next"].toString()});
    for (int at = 0; at < 3; ++at) {
        QCOMPARE(first[u"rows"][at][u"id"], both[at][u"id"]);
        QCOMPARE(second[at][u"id"], both[at + 3][u"id"]);
    }
    QCOMPARE(list({u"--limit"_s, u"10000"_s}).json()[u"next"], QJsonValue());
    const ProgramRun damaged = list({u"--after"_s, first[u"next"].toString().chopped(2)});
    QCOMPARE(damaged.exitCode, 1);
    QCOMPARE(damaged.error()[u"code"], QJsonValue(u"REFUSED"_s));
}

void LedgerCommandsTest::takesCodesAndLogins_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("beginning");
    QTest::newRow("project") << QStringList{u"--project"_s, u"LCBP3-C1"_s} << u"label"_s << u"LCBP3-C1/"_s;
    QTest::newRow("type") << QStringList{u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"RFI"_s} << u"label"_s
                          << u"LCBP3-C2/RFI/"_s;
    QTest::newRow("Thai codes") << QStringList{u"--project"_s,   u"LCBP3-C2"_s,     u"--type"_s,
                                               u"LETTER"_s,      u"--originator"_s, u"ผรม.2"_s,
                                               u"--recipient"_s, u"คคง."_s}
                                << u"label"_s << u"LCBP3-C2/LETTER/ผรม.2/คคง./"_s;
    QTest::newRow("number") << QStringList{u"--number"_s, u"LCBP3-C1-RFA-"_s} << u"number"_s
                            << u"LCBP3-C1-RFA-"_s;
    QTest::newRow("person") << QStringList{u"--person"_s, u"pa.demo"_s} << u"person"_s << u"pa.demo"_s;
    QTest::newRow("service") << QStringList{u"--service"_s, u"allocator.demo"_s} << u"service"_s
                             << u"allocator.demo"_s;
}

void LedgerCommandsTest::takesCodesAndLogins()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, field);
    QFETCH(const QString, beginning);
    const QJsonArray found = rows(options);
    QVERIFY(!found.isEmpty());
    for (const QJsonValue row : found) {
        const QJsonValue value = field == "label"_L1 ? row[u"counterKey"][u"label"] : row[field];
        QVERIFY2(value.toString().startsWith(beginning), qPrintable(value.toString()));
    }
}

/// Each option by a number that it alone lets through.
void LedgerCommandsTest::letsThroughWhatIsAskedFor()
{
    const store::Address own = PrivateStore::instance().demoStore();
    const auto admin = PrivateStore::instance().connect(own);
    const auto add = [&](int sequence, const QString &columns, const QString &values) {
        const auto added = admin->execute(
            u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
            u"sequence_number, "
            "generated_number, counter_key, template_used, template_version, user_id, %2) "
            "SELECT 'ISSUED', UUID(), MIN(id), 90, %1, 'T-%1', '{}', '', 1, 5, %3 FROM document_number_counters"_s
                .arg(sequence)
                .arg(columns, values));
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    };
    add(1, u"retry_count, created_at"_s, u"2, UTC_TIMESTAMP(6)"_s);
    add(2, u"fallback_used, created_at"_s, u"'DB_LOCK', UTC_TIMESTAMP(6)"_s);
    add(4, u"skipped, created_at"_s, u"'[\"T-3\"]', UTC_TIMESTAMP(6)"_s);
    add(5, u"document_id, created_at"_s, u"880055, '2020-03-01'"_s);
    QVERIFY(admin->execute(
        u"INSERT INTO document_number_skipped SELECT 'T-3', MAX(id) FROM document_number_audit "
        "WHERE generated_number = 'T-4'"_s));
    const auto numbers = [&](const QStringList &options) {
        QStringList found;
        const QStringList words = QStringList{u"ledger"_s, u"list"_s, u"--number"_s, u"T-"_s} + options;
        for (const QJsonValue row : runProgram(onStore(own, words)).json()[u"rows"].toArray())
            found << row[u"number"].toString();
        return found.join(u' ');
    };
    QCOMPARE(numbers({}), u"T-4 T-2 T-1 T-5"_s);
    QCOMPARE(numbers({u"--retried"_s}), u"T-1"_s);
    QCOMPARE(numbers({u"--fallback"_s}), u"T-2"_s);
    QCOMPARE(numbers({u"--skipped"_s}), u"T-4"_s);
    QCOMPARE(numbers({u"--state"_s, u"skipped"_s}), u"T-3"_s);
    QCOMPARE(numbers({u"--document"_s, u"880055"_s}), u"T-5"_s);
    QCOMPARE(numbers({u"--until"_s, u"2020-12-31"_s}), u"T-5"_s);
    QCOMPARE(numbers({u"--from"_s, u"2021-01-01"_s, u"--oldest-first"_s}), u"T-1 T-2 T-4"_s);
    QCOMPARE(numbers({u"--state"_s, u"voided"_s}), QString());
}

void LedgerCommandsTest::refusesWhatItDoesNotUnderstand_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("state") << QStringList{u"--state"_s, u"LOST"_s} << 2;
    QTest::newRow("person") << QStringList{u"--person"_s, u"nobody"_s} << 1;
    QTest::newRow("project") << QStringList{u"--project"_s, u"LCBP9"_s} << 1;
    QTest::newRow("document") << QStringList{u"--document"_s, u"0"_s} << 2;
    QTest::newRow("pattern without a period") << QStringList{u"--number"_s, u"*-0007"_s} << 1;
    QTest::newRow("period the wrong way round")
        << QStringList{u"--from"_s, u"2026-05-01"_s, u"--until"_s, u"2026-04-01"_s} << 1;
}

void LedgerCommandsTest::refusesWhatItDoesNotUnderstand()
{
    QFETCH(const QStringList, options);
    const ProgramRun refused = list(options);
    QTEST(refused.exitCode, "exitCode");
    QVERIFY(!refused.error()[u"message"].toString().isEmpty());
}

void LedgerCommandsTest::explainsYearsOfTheBuddhistEra()
{
    for (const QStringList &command :
         {QStringList{u"ledger"_s, u"list"_s}, QStringList{u"errors"_s, u"list"_s},
          QStringList{u"audit"_s, u"gaps"_s}}) {
        const ProgramRun refused = run(command + QStringList{u"--from"_s, u"2569-01-01"_s});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.error()[u"message"].toString().contains(u"2026"_s));
    }
}

void LedgerCommandsTest::countsWhatItDoesNotShow()
{
    const QJsonObject counted =
        list({u"--limit"_s, u"1"_s, u"--total"_s, u"--project"_s, u"LCBP3-C1"_s}).json();
    QCOMPARE(counted[u"rows"].toArray().size(), 1);
    QCOMPARE(counted[u"total"][u"numbers"].toInt(),
             rows({u"--limit"_s, u"10000"_s, u"--project"_s, u"LCBP3-C1"_s}).size());
    QCOMPARE(counted[u"total"][u"isMore"], QJsonValue(false));
}

void LedgerCommandsTest::printsATableForPeople()
{
    const ProgramRun listed =
        runProgram({u"--store"_s, m_store.toText(), u"ledger"_s, u"list"_s, u"--limit"_s, u"2"_s});
    QCOMPARE(listed.exitCode, 0);
    QCOMPARE(listed.output.count('\n'), 3);
    QVERIFY(listed.output.contains("In force"));
    QVERIFY2(listed.errors.contains("--after "), listed.errors.constData());
    const ProgramRun none =
        runProgram({u"--store"_s, m_store.toText(), u"ledger"_s, u"list"_s, u"--document"_s, u"999999"_s});
    QCOMPARE(none.output, QByteArray("There are no such numbers.\n"));
}

void LedgerCommandsTest::showsARowWithThoseAroundIt()
{
    const QJsonArray found = rows({u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"RFI"_s});
    const QString id = QString::number(found[1][u"id"].toInteger());
    const QJsonObject shown = run({u"ledger"_s, u"show"_s, id}).json();
    QCOMPARE(shown[u"row"][u"number"], found[1][u"number"]);
    QCOMPARE(shown[u"row"][u"hashState"], QJsonValue(u"WHOLE"_s));
    QCOMPARE(shown[u"before"][u"id"], found[2][u"id"]);
    QCOMPARE(shown[u"after"][u"id"], found[0][u"id"]);
    QCOMPARE(shown[u"previousHash"], shown[u"before"][u"rowHash"]);
    QCOMPARE(shown[u"isLinked"], QJsonValue(true));
    const ProgramRun text = runProgram({u"--store"_s, m_store.toText(), u"ledger"_s, u"show"_s, id});
    QVERIFY(text.output.contains("Row before it"));
    QCOMPARE(run({u"ledger"_s, u"show"_s, u"99999999"_s}).exitCode, 1);
    QCOMPARE(run({u"ledger"_s, u"show"_s, u"first"_s}).exitCode, 2);
}

void LedgerCommandsTest::saysThatNoGapIsUnexplained()
{
    const ProgramRun found = run({u"audit"_s, u"gaps"_s});
    QCOMPARE(found.exitCode, 0);
    QCOMPARE(found.json()[u"unexplained"], QJsonValue(0));
    QVERIFY(found.json()[u"counters"].toInt() > 10);
    const ProgramRun text = runProgram({u"--store"_s, m_store.toText(), u"audit"_s, u"gaps"_s});
    QVERIFY2(text.output.contains("No unexplained gap."), text.output.constData());
}

void LedgerCommandsTest::namesAGapThatNothingExplains()
{
    const store::Address damaged = PrivateStore::instance().demoStore();
    const auto admin = PrivateStore::instance().connect(damaged);
    QVERIFY(admin->execute(u"DROP TRIGGER document_number_audit_no_delete"_s));
    QVERIFY(
        admin->execute(u"DELETE FROM document_number_audit WHERE sequence_number = 7 AND counter_id = 1"_s));
    const ProgramRun found = runProgram(onStore(damaged, {u"audit"_s, u"gaps"_s, u"--counter"_s, u"1"_s}));
    QCOMPARE(found.exitCode, 1);
    const QJsonValue gap = found.json()[u"gaps"][0];
    QCOMPARE(gap[u"first"], QJsonValue(7));
    QCOMPARE(gap[u"reason"], QJsonValue(u"UNEXPLAINED"_s));
    QVERIFY(gap[u"message"].toString().contains(u"audit verify"_s));
    const ProgramRun byKey =
        runProgram(onStore(damaged, {u"audit"_s, u"gaps"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                     u"RFI"_s, u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s}));
    QCOMPARE(byKey.exitCode, 0);
    QCOMPARE(byKey.json()[u"counters"], QJsonValue(1));
}

void LedgerCommandsTest::tellsHowOldTheLedgerIs()
{
    const QJsonObject age = run({u"audit"_s, u"retention"_s}).json();
    QCOMPARE(age[u"yearsToKeep"], QJsonValue(7));
    QCOMPARE(age[u"rowsPast"], QJsonValue(0));
    QVERIFY(age[u"rows"].toInt() > 400);
    QCOMPARE(age[u"oldest"], rows({u"--limit"_s, u"1"_s, u"--oldest-first"_s})[0][u"createdAt"]);
}

QTEST_GUILESS_MAIN(LedgerCommandsTest)
#include "ledger_commands_test.moc"
