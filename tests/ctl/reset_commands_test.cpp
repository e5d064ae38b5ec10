#include "tests/ctl/program_run.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const auto why = u"เลขสุดท้ายถูกจองไว้โดยผิดพลาดตามหนังสือแจ้ง"_s;

} // namespace

/// What Super Admins do from the command line: resets, settings, errors; and reading the admin log.
class ResetCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void twoPersonsReset();
    void showsWhatReallyComesNext();
    void writesSignedDigestAfterAReset();
    void resetStandsWithoutDigest();
    void releasesNumbers();
    void rejectsAndWithdraws();
    void doesNotApproveUnasked();
    void refusesWithAReason_data();
    void refusesWithAReason();
    void actsAsTheAccountOfTheStore();
    void changesSettings();
    void tellsHowLongToWait();
    void listsAdminLog();
    void resolvesErrors();
    void printsForPeople();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    ProgramRun runAs(const QString &login, const QStringList &words) const
    {
        return run(words + QStringList{u"--as"_s, login});
    }
    QStringList requestWords(const QString &to) const;
    QString request(const QString &to) const; ///< of sa.one; its id
    ProgramRun reset(const QString &to, const Variables &variables) const;

    store::Address m_store;
    ScratchDirectory m_scratch;
};

void ResetCommandsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

void ResetCommandsTest::init()
{
    for (const QJsonValue &open : run({u"reset"_s, u"list"_s}).json()[u"requests"].toArray())
        runAs(u"sa.one"_s, {u"reset"_s, u"withdraw"_s, QString::number(open[u"id"].toInt())});
}

QStringList ResetCommandsTest::requestWords(const QString &to) const
{
    return {u"reset"_s,       u"request"_s, u"--project"_s,    u"LCBP3-C2"_s,
            u"--type"_s,      u"LETTER"_s,  u"--originator"_s, u"คคง."_s,
            u"--recipient"_s, u"สคฉ.3"_s,   u"--date"_s,       inDemoYear(u"2026-05-05"_s),
            u"--to"_s,        to,           u"--reason"_s,     why};
}

QString ResetCommandsTest::request(const QString &to) const
{
    return QString::number(runAs(u"sa.one"_s, requestWords(to)).json()[u"id"].toInt());
}

void ResetCommandsTest::twoPersonsReset()
{
    const ProgramRun asked = runAs(u"sa.one"_s, requestWords(u"110"_s));
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    const QJsonObject request = asked.json();
    QCOMPARE(request[u"state"], QJsonValue(u"PENDING"_s));
    QCOMPARE(request[u"counter"][u"label"], QJsonValue(inDemoYear(u"LCBP3-C2/LETTER/คคง./สคฉ.3/2026"_s)));
    QCOMPARE(request[u"seenNumber"].toInt(), 117);
    QCOMPARE(request[u"newNumber"].toInt(), 110);
    QCOMPARE(request[u"above"], QJsonValue(u"SKIP"_s));
    QCOMPARE(request[u"countAbove"].toInt(), 7);
    QCOMPARE(request[u"now"][u"firstAbove"], QJsonValue(inDemoYear(u"คคง.-สคฉ.3-0111-2569"_s)));
    QCOMPARE(request[u"reason"], QJsonValue(why));
    QCOMPARE(request[u"nextNumber"][u"sequence"].toInt(), 118);
    QCOMPARE(request[u"nextNumber"][u"number"], QJsonValue(inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s)));
    QCOMPARE(request[u"nextNumber"][u"skippedCount"].toInt(), 7);
    const QString id = QString::number(request[u"id"].toInt());
    QCOMPARE(run({u"reset"_s, u"list"_s}).json()[u"requests"].toArray().size(), 1);

    const ProgramRun own = runAs(u"sa.one"_s, {u"reset"_s, u"approve"_s, id, u"--yes"_s});
    QCOMPARE(own.exitCode, 1);
    QCOMPARE(own.error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    const ProgramRun approved =
        runAs(u"sa.two"_s, {u"reset"_s, u"approve"_s, id, u"--yes"_s, u"--comment"_s, u"ตรวจแล้ว"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(approved.json()[u"state"], QJsonValue(u"EXECUTED"_s));
    QCOMPARE(approved.json()[u"currentNumber"].toInt(), 110);
    QCOMPARE(approved.json()[u"approvals"][0][u"approvedBy"], QJsonValue(u"sa.two"_s));
    QCOMPARE(approved.json()[u"approvals"][0][u"comment"], QJsonValue(u"ตรวจแล้ว"_s));
    QCOMPARE(run({u"reset"_s, u"list"_s}).json()[u"requests"].toArray().size(), 0);
    QVERIFY(!run({u"reset"_s, u"list"_s, u"--all"_s}).json()[u"requests"].toArray().isEmpty());
    QCOMPARE(run({u"reset"_s, u"show"_s, id}).json()[u"closedBy"], QJsonValue(u"sa.two"_s));
    const ProgramRun late = runAs(u"sa.two"_s, {u"reset"_s, u"approve"_s, id, u"--yes"_s});
    QCOMPARE(late.error()[u"message"],
             QJsonValue(u"Request %1 is already closed. See \"lekthictl reset show %1\"."_s.arg(id)));
    QCOMPARE(run({u"reset"_s, u"show"_s, u"99"_s}).error()[u"message"],
             QJsonValue(u"There is no request 99. \"lekthictl reset list --all\" lists them."_s));
}

/// The counter stands at 110, and 0111 to 0117 are in force.
void ResetCommandsTest::showsWhatReallyComesNext()
{
    const QStringList key{
        u"--project"_s, u"LCBP3-C2"_s,    u"--type"_s, u"LETTER"_s, u"--originator"_s,
        u"คคง."_s,      u"--recipient"_s, u"สคฉ.3"_s,  u"--date"_s, inDemoYear(u"2026-05-05"_s)};
    const QJsonObject shown = run(QStringList{u"counter"_s, u"show"_s} + key).json();
    QCOMPARE(shown[u"lastNumber"].toInt(), 110);
    QCOMPARE(shown[u"nextNumber"][u"sequence"].toInt(), 118);
    QCOMPARE(shown[u"nextNumber"][u"number"], QJsonValue(inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s)));
    QCOMPARE(shown[u"nextNumber"][u"skippedCount"].toInt(), 7);
    const ProgramRun printed = runProgram(
        QStringList{u"--lang"_s, u"en"_s, u"--store"_s, m_store.toText(), u"counter"_s, u"show"_s} + key);
    QVERIFY2(printed.output.contains("118 (7 taken numbers are skipped)"), printed.output.constData());
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    const QJsonObject preview = run(QStringList{u"template"_s, u"preview"_s, text} + key).json();
    QCOMPARE(preview[u"numbers"][0], QJsonValue(inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s)));
    QCOMPARE(preview[u"numbers"][1], QJsonValue(inDemoYear(u"คคง.-สคฉ.3-0119-2569"_s)));
    QCOMPARE(preview[u"skippedCount"].toInt(), 7);
}

/// Requested by one and approved by the other.
ProgramRun ResetCommandsTest::reset(const QString &to, const Variables &variables) const
{
    return runProgram(
        onStore(m_store, {u"reset"_s, u"approve"_s, request(to), u"--yes"_s, u"--as"_s, u"sa.two"_s}),
        variables);
}

void ResetCommandsTest::writesSignedDigestAfterAReset()
{
    const Variables place{u"LEKTHI_DIGESTS="_s + m_scratch.filePath(u"kept/here"_s)};
    const ProgramRun approved = reset(u"109"_s, place);
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    const QJsonValue digest = approved.json()[u"digest"];
    const QString file = digest[u"file"].toString();
    QVERIFY(file.startsWith(m_scratch.filePath(u"kept/here/"_s)));
    const QStringList verify{u"audit"_s, u"verify"_s,       u"--digest"_s,
                             file,       u"--public-key"_s, digest[u"publicKey"].toString()};
    const ProgramRun verified = run(verify);
    QVERIFY2(verified.exitCode == 0, verified.errors.constData());
    QCOMPARE(verified.json()[u"digests"].toInt(), 1);

    reset(u"108"_s, place);
    QCOMPARE(run(verify).json()[u"digests"].toInt(), 2);
}

void ResetCommandsTest::resetStandsWithoutDigest()
{
    QFile inTheWay(m_scratch.filePath(u"a file"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    const ProgramRun approved = reset(u"107"_s, {u"LEKTHI_DIGESTS="_s + inTheWay.fileName()});
    QCOMPARE(approved.exitCode, 0);
    QCOMPARE(approved.json()[u"state"], QJsonValue(u"EXECUTED"_s));
    QCOMPARE(approved.json()[u"currentNumber"].toInt(), 107);
    QVERIFY(approved.json()[u"digest"][u"file"].isNull());
    QVERIFY(approved.json()[u"digest"][u"whyNone"].toString().contains(inTheWay.fileName()));
}

void ResetCommandsTest::releasesNumbers()
{
    const ProgramRun asked = runAs(u"sa.one"_s, requestWords(u"105"_s) + QStringList{u"--void"_s});
    QCOMPARE(asked.json()[u"above"], QJsonValue(u"VOID"_s));
    QCOMPARE(asked.json()[u"nextNumber"][u"sequence"].toInt(), 106);
    QCOMPARE(asked.json()[u"nextNumber"][u"skippedCount"].toInt(), 0);
    const QString id = QString::number(asked.json()[u"id"].toInt());
    const ProgramRun approved = runAs(u"sa.two"_s, {u"reset"_s, u"approve"_s, id, u"--yes"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(approved.json()[u"now"][u"countAbove"].toInt(), 0);
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exitCode, 0);
    const ProgramRun number =
        run({u"audit"_s, u"explain"_s, inDemoYear(u"คคง.-สคฉ.3-0106-2569"_s), u"--project"_s, u"LCBP3-C2"_s});
    QVERIFY2(number.exitCode == 0, number.errors.constData());
}

void ResetCommandsTest::rejectsAndWithdraws()
{
    const QString rejected = request(u"3"_s);
    const ProgramRun tooShort =
        runAs(u"sa.two"_s, {u"reset"_s, u"reject"_s, rejected, u"--reason"_s, u"ไม่"_s});
    QCOMPARE(tooShort.error()[u"code"], QJsonValue(u"REASON_NOT_ACCEPTED"_s));
    const ProgramRun outcome =
        runAs(u"sa.two"_s, {u"reset"_s, u"reject"_s, rejected, u"--reason"_s, u"ไม่จำเป็น"_s});
    QCOMPARE(outcome.json()[u"state"], QJsonValue(u"REJECTED"_s));
    QCOMPARE(outcome.json()[u"closingReason"], QJsonValue(u"ไม่จำเป็น"_s));
    const QString withdrawn = request(u"3"_s);
    QCOMPARE(runAs(u"sa.two"_s, {u"reset"_s, u"withdraw"_s, withdrawn}).exitCode, 1);
    QCOMPARE(runAs(u"sa.one"_s, {u"reset"_s, u"withdraw"_s, withdrawn}).json()[u"state"],
             QJsonValue(u"WITHDRAWN"_s));
}

/// A script has to say --yes; what it approves it has to have looked at.
void ResetCommandsTest::doesNotApproveUnasked()
{
    const QString id = request(u"3"_s);
    const ProgramRun refused = runAs(u"sa.two"_s, {u"reset"_s, u"approve"_s, id});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.error()[u"message"].toString().contains("--yes"_L1));
    QCOMPARE(run({u"reset"_s, u"show"_s, id}).json()[u"state"], QJsonValue(u"PENDING"_s));
}

void ResetCommandsTest::refusesWithAReason_data()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    QTest::newRow("not a Super Admin") << u"pa.demo"_s << requestWords(u"3"_s) << 1 << u"NOT_ALLOWED"_s;
    QTest::newRow("unknown account") << u"nobody"_s << requestWords(u"3"_s) << 1 << u"UNKNOWN_CODE"_s;
    QTest::newRow("below zero") << u"sa.one"_s << requestWords(u"-1"_s) << 2 << u"USAGE"_s;
    QTest::newRow("too high") << u"sa.one"_s << requestWords(u"99999999999"_s) << 2 << u"USAGE"_s;
    QTest::newRow("no number") << u"sa.one"_s << requestWords(u"x"_s) << 2 << u"USAGE"_s;
    QTest::newRow("no such request") << u"sa.two"_s
                                     << QStringList{u"reset"_s, u"approve"_s, u"4711"_s, u"--yes"_s} << 1
                                     << u"NOT_FOUND"_s;
    QTest::newRow("no id") << u"sa.two"_s << QStringList{u"reset"_s, u"approve"_s, u"x"_s, u"--yes"_s} << 2
                           << u"USAGE"_s;
    QStringList unused = requestWords(u"3"_s);
    unused.replace(unused.indexOf(inDemoYear(u"2026-05-05"_s)), u"2031-05-05"_s);
    QTest::newRow("unused counter") << u"sa.one"_s << unused << 1 << u"NOT_FOUND"_s;
    QStringList brief = requestWords(u"3"_s);
    brief.replace(brief.size() - 1, u"too short"_s);
    QTest::newRow("reason") << u"sa.one"_s << brief << 1 << u"REASON_NOT_ACCEPTED"_s;
}

void ResetCommandsTest::refusesWithAReason()
{
    QFETCH(const QString, login);
    QFETCH(const QStringList, words);
    const ProgramRun refused = runAs(login, words);
    QTEST(refused.exitCode, "exitCode");
    QTEST(refused.error()[u"code"].toString(), "code");
}

void ResetCommandsTest::actsAsTheAccountOfTheStore()
{
    const auto as = [&](const QString &login, const QStringList &words) {
        return runProgram(onStore(PrivateStore::asPerson(m_store, login), words),
                          {u"LEKTHI_PASSWORD=lekthi-demo"_s});
    };
    const ProgramRun asked = as(u"sa.one"_s, requestWords(u"3"_s));
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    QCOMPARE(asked.json()[u"requestedBy"], QJsonValue(u"sa.one"_s));
    const QString id = QString::number(asked.json()[u"id"].toInt());
    QCOMPARE(as(u"auditor.demo"_s, {u"reset"_s, u"show"_s, id}).exitCode, 0);
    QCOMPARE(as(u"auditor.demo"_s, {u"reset"_s, u"approve"_s, id, u"--yes"_s}).exitCode, 1);
}

void ResetCommandsTest::changesSettings()
{
    const ProgramRun changed = runAs(u"sa.one"_s, {u"settings"_s, u"set"_s, u"reset_valid_hours"_s, u"--to"_s,
                                                   u"24"_s, u"--reason"_s, why});
    QVERIFY2(changed.exitCode == 0, changed.errors.constData());
    bool found = false;
    for (const QJsonValue &setting : run({u"settings"_s, u"list"_s}).json()[u"settings"].toArray())
        found = found || (setting[u"name"] == u"reset_valid_hours"_s && setting[u"value"].toInt() == 24);
    QVERIFY(found);
    const ProgramRun refused = runAs(u"sa.one"_s, {u"settings"_s, u"set"_s, u"reset_valid_hours"_s, u"--to"_s,
                                                   u"0"_s, u"--reason"_s, why});
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"REFUSED"_s));
}

void ResetCommandsTest::tellsHowLongToWait()
{
    const auto limit = [&](const QString &count) {
        return PrivateStore::instance().connect(m_store)->execute(
            u"UPDATE store_settings SET value = %1 WHERE name = 'person_writes_per_minute'"_s.arg(count));
    };
    QVERIFY(limit(u"1"_s));
    runAs(u"sa.one"_s, requestWords(u"4"_s));
    const ProgramRun refused = runAs(u"sa.one"_s, requestWords(u"5"_s));
    QVERIFY(limit(u"100000"_s));
    QCOMPARE(refused.exitCode, 4);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"BUSY"_s));
    static const QRegularExpression seconds(u"in [1-9][0-9]* seconds"_s);
    QVERIFY2(refused.error()[u"message"].toString().contains(seconds), refused.errors.constData());
}

void ResetCommandsTest::listsAdminLog()
{
    const QString id = request(u"3"_s);
    runAs(u"sa.one"_s, {u"reset"_s, u"approve"_s, id, u"--yes"_s});
    const auto list = [&](const QStringList &options) {
        return run(QStringList{u"admin-log"_s, u"list"_s} + options).json()[u"entries"].toArray();
    };
    const QJsonArray newest = list({u"--limit"_s, u"2"_s});
    QCOMPARE(newest[0][u"action"], QJsonValue(u"RESET_APPROVED"_s));
    QCOMPARE(newest[0][u"denied"], QJsonValue(true));
    QCOMPARE(newest[1][u"action"], QJsonValue(u"RESET_REQUESTED"_s));
    QCOMPARE(newest[1][u"login"], QJsonValue(u"sa.one"_s));
    QCOMPARE(newest[1][u"project"], QJsonValue(u"LCBP3-C2"_s));
    QCOMPARE(newest[1][u"reason"], QJsonValue(why));
    QCOMPARE(list({u"--denied"_s, u"--login"_s, u"sa.one"_s, u"--limit"_s, u"1"_s})[0][u"id"],
             newest[0][u"id"]);
    QCOMPARE(list({u"--until"_s, u"2020-01-01"_s}).size(), 0);
    QVERIFY(!list({u"--from"_s, u"2020-01-01"_s, u"--search"_s, u"ผิดพลาด"_s}).isEmpty());
    QCOMPARE(list({u"--before"_s, QString::number(newest[0][u"id"].toInt()), u"--limit"_s, u"1"_s})[0][u"id"],
             newest[1][u"id"]);
    QCOMPARE(run({u"admin-log"_s, u"list"_s, u"--limit"_s, u"0"_s}).exitCode, 2);
}

void ResetCommandsTest::resolvesErrors()
{
    const ProgramRun failed =
        run({u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s, u"--originator"_s,
             u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s, u"2018-12-31"_s});
    const QString reference = failed.error()[u"reference"].toString();
    const QStringList words{u"errors"_s, u"resolve"_s, reference, u"--reason"_s, u"แก้ไขวันที่แล้ว"_s};
    QCOMPARE(runAs(u"auditor.demo"_s, words).exitCode, 1);
    const ProgramRun resolved = runAs(u"pa.demo"_s, words);
    QVERIFY2(resolved.exitCode == 0, resolved.errors.constData());
    QCOMPARE(resolved.json()[u"reference"], QJsonValue(reference));
    QCOMPARE(run({u"errors"_s, u"list"_s, u"--unresolved"_s}).json()[u"errors"].toArray().size(), 0);
    QCOMPARE(runAs(u"pa.demo"_s, words).error()[u"code"], QJsonValue(u"NOT_FOUND"_s));
}

void ResetCommandsTest::printsForPeople()
{
    const QString id = request(u"3"_s);
    for (const QStringList &words : {QStringList{u"reset"_s, u"show"_s, id},
                                     {u"reset"_s, u"list"_s},
                                     {u"settings"_s, u"list"_s},
                                     {u"admin-log"_s, u"list"_s}}) {
        const ProgramRun shown =
            runProgram(QStringList{u"--lang"_s, u"en"_s, u"--store"_s, m_store.toText()} + words);
        QVERIFY2(shown.exitCode == 0, shown.errors.constData());
        QVERIFY(shown.output.count('\n') >= 2);
    }
}

QTEST_GUILESS_MAIN(ResetCommandsTest)
#include "reset_commands_test.moc"
