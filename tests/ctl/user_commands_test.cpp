#include "core/store/schema/sign_in.h"
#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class UserCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void addsListsAndDeactivates();
    void takesNoPasswordFromArguments();
    void needsATerminalOrADescriptor();
    void refusesProjectsThatDoNotFitTheRole_data();
    void refusesProjectsThatDoNotFitTheRole();
    void refusesPeopleWithASentence();
    void limitsANumberingService();
    void refusesLimits_data();
    void refusesLimits();
    void warnsOfTooFewSuperAdmins();
    void tellsTheLastSignIn();
    void listsForPeopleWithoutTheServersFacts();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    /// With the password on file descriptor 3.
    ProgramRun runWithPassword(const QString &words, const QString &password) const;
    QJsonObject entryOf(const QString &login) const;

    store::Address m_store;
};

void UserCommandsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

ProgramRun UserCommandsTest::runWithPassword(const QString &words, const QString &password) const
{
    return runShell(u"\"$LEKTHICTL\" --json --store '%1' %2 --password-fd 3 3<<'END'\n%3\nEND\n"_s.arg(
        m_store.toText(), words, password));
}

QJsonObject UserCommandsTest::entryOf(const QString &login) const
{
    for (const QJsonValue &user : run({u"user"_s, u"list"_s}).json()[u"users"].toArray()) {
        if (user[u"login"] == login)
            return user.toObject();
    }
    return {};
}

void UserCommandsTest::addsListsAndDeactivates()
{
    const ProgramRun added =
        runWithPassword(u"user add somchai --role project-admin --projects LCBP3-C1,LCBP3-C2 "
                        "--full-name สมชาย"_s,
                        u"a long password"_s);
    QVERIFY2(added.exitCode == 0, added.errors.constData());
    QJsonObject entry = entryOf(u"somchai"_s);
    QCOMPARE(entry[u"role"], QJsonValue(u"PROJECT_ADMIN"_s));
    QCOMPARE(entry[u"projects"].toArray(), (QJsonArray{u"LCBP3-C1"_s, u"LCBP3-C2"_s}));
    QCOMPARE(entry[u"active"], QJsonValue(true));
    QCOMPARE(entry[u"locked"], QJsonValue(false));
    QCOMPARE(run({u"user"_s, u"projects"_s, u"somchai"_s, u"--remove"_s, u"LCBP3-C1"_s}).exitCode, 0);
    QCOMPARE(entryOf(u"somchai"_s)[u"projects"].toArray(), QJsonArray{u"LCBP3-C2"_s});
    QCOMPARE(
        run({u"user"_s, u"role"_s, u"somchai"_s, u"--role"_s, u"auditor"_s, u"--reason"_s, u"new work"_s})
            .exitCode,
        0);
    QCOMPARE(run({u"user"_s, u"deactivate"_s, u"somchai"_s, u"--reason"_s, u"has left"_s}).exitCode, 0);
    entry = entryOf(u"somchai"_s);
    QCOMPARE(entry[u"role"], QJsonValue(u"AUDITOR"_s));
    QCOMPARE(entry[u"active"], QJsonValue(false));
    QCOMPARE(entry[u"locked"], QJsonValue(true));
    QCOMPARE(run({u"user"_s, u"activate"_s, u"somchai"_s, u"--reason"_s, u"is back"_s}).exitCode, 0);
    QCOMPARE(entryOf(u"somchai"_s)[u"active"], QJsonValue(true));
}

void UserCommandsTest::takesNoPasswordFromArguments()
{
    const ProgramRun refused =
        run({u"user"_s, u"add"_s, u"x"_s, u"--role"_s, u"auditor"_s, u"--password"_s, u"secret"_s});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(!refused.errors.contains("secret"));
}

void UserCommandsTest::needsATerminalOrADescriptor()
{
    const ProgramRun refused = runShell(
        u"setsid \"$LEKTHICTL\" --json --store '%1' user add nobody --role auditor < /dev/null"_s.arg(
            m_store.toText()));
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.error()[u"message"].toString().contains("--password-fd"_L1));
    QCOMPARE(entryOf(u"nobody"_s), QJsonObject());
    QCOMPARE(run({u"user"_s, u"add"_s, u"nobody"_s, u"--role"_s, u"auditor"_s, u"--password-fd"_s, u"77"_s})
                 .exitCode,
             2);
    QCOMPARE(runWithPassword(u"user add nobody --role auditor"_s, u"short"_s).exitCode, 1);
}

void UserCommandsTest::refusesProjectsThatDoNotFitTheRole_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("none") << QStringList{u"--role"_s, u"project-admin"_s} << 2;
    QTest::newRow("needless") << QStringList{u"--role"_s, u"super-admin"_s, u"--projects"_s, u"LCBP3-C1"_s}
                              << 2;
    QTest::newRow("unknown") << QStringList{u"--role"_s, u"allocator"_s, u"--projects"_s, u"NOWHERE"_s} << 1;
    QTest::newRow("unknown role") << QStringList{u"--role"_s, u"admin"_s} << 2;
}

void UserCommandsTest::refusesProjectsThatDoNotFitTheRole()
{
    QFETCH(QStringList, words);
    const ProgramRun refused = run(QStringList{u"user"_s, u"add"_s, u"nobody"_s} + words);
    QTEST(refused.exitCode, "exitCode");
}

void UserCommandsTest::refusesPeopleWithASentence()
{
    const store::Address superAdmin = PrivateStore::asPerson(m_store, u"sa.one"_s);
    const ProgramRun refused = runProgram(
        onStore(superAdmin, {u"user"_s, u"deactivate"_s, u"sa.two"_s, u"--reason"_s, u"mine now"_s}),
        {u"LEKTHI_PASSWORD="_s + superAdmin.password});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    QVERIFY(refused.error()[u"message"].toString().contains("administrator of the server"_L1));
}

void UserCommandsTest::limitsANumberingService()
{
    const store::Address service = PrivateStore::asPerson(m_store, u"allocator.demo"_s);
    const auto draw = [&](const QString &count) {
        return runProgram(onStore(service, {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                            u"LETTER"_s, u"--originator"_s, u"คคง."_s, u"--recipient"_s,
                                            u"สคฉ.3"_s, u"--count"_s, count}),
                          {u"LEKTHI_PASSWORD="_s + service.password});
    };
    QCOMPARE(entryOf(u"allocator.demo"_s)[u"numbersPerMinute"], QJsonValue());
    const QStringList change{u"user"_s, u"pace"_s, u"allocator.demo"_s, u"--reason"_s, u"draws in a loop"_s};
    QCOMPARE(run(change + QStringList{u"--per-minute"_s, u"3"_s}).exitCode, 0);
    QCOMPARE(entryOf(u"allocator.demo"_s)[u"numbersPerMinute"], QJsonValue(3));
    // More at once than a minute allows: refused in whatever minute it comes.
    const ProgramRun refused = draw(u"4"_s);
    QCOMPARE(refused.exitCode, 4);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"RATE_LIMITED"_s));
    QCOMPARE(refused.error()[u"retryable"], QJsonValue(true));
    const int wait = refused.error()[u"retryAfter"].toInt();
    QVERIFY(wait >= 1 && wait <= 60);
    const QString sentence = refused.error()[u"message"].toString();
    static const QRegularExpression expected(
        u"allocated as many numbers as it may in a minute\\. Try again in (\\d+) seconds"_s);
    const QRegularExpressionMatch said = expected.match(sentence);
    QVERIFY2(said.hasMatch(), qPrintable(sentence));
    QVERIFY(said.captured(1).toInt() >= 1 && said.captured(1).toInt() <= 60);
    QCOMPARE(draw(u"3"_s).exitCode, 0);
    QCOMPARE(run(change + QStringList{u"--unlimited"_s}).exitCode, 0);
    QCOMPARE(entryOf(u"allocator.demo"_s)[u"numbersPerMinute"], QJsonValue(0));
    QCOMPARE(draw(u"4"_s).exitCode, 0);
    QCOMPARE(run(change + QStringList{u"--default"_s}).exitCode, 0);
    QCOMPARE(entryOf(u"allocator.demo"_s)[u"numbersPerMinute"], QJsonValue());
    const QJsonArray log =
        run({u"admin-log"_s, u"list"_s, u"--action"_s, u"PACE_CHANGED"_s}).json()[u"entries"].toArray();
    QCOMPARE(log.size(), 3);
    QCOMPARE(log[1][u"reason"], QJsonValue(u"draws in a loop"_s));
}

void UserCommandsTest::refusesLimits_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("of a person") << QStringList{u"sa.one"_s, u"--per-minute"_s, u"3"_s} << 1;
    QTest::newRow("of nobody") << QStringList{u"nobody"_s, u"--unlimited"_s} << 1;
    QTest::newRow("none at all") << QStringList{u"allocator.demo"_s, u"--per-minute"_s, u"0"_s} << 2;
    QTest::newRow("beyond the column")
        << QStringList{u"allocator.demo"_s, u"--per-minute"_s, u"4294967297"_s} << 2;
    QTest::newRow("both") << QStringList{u"allocator.demo"_s, u"--per-minute"_s, u"3"_s, u"--unlimited"_s}
                          << 2;
    QTest::newRow("neither") << QStringList{u"allocator.demo"_s} << 2;
}

void UserCommandsTest::refusesLimits()
{
    QFETCH(QStringList, words);
    const ProgramRun refused =
        run(QStringList{u"user"_s, u"pace"_s} + words + QStringList{u"--reason"_s, u"draws in a loop"_s});
    QTEST(refused.exitCode, "exitCode");
    QVERIFY(!refused.error()[u"message"].toString().isEmpty());
    QCOMPARE(entryOf(u"allocator.demo"_s)[u"numbersPerMinute"], QJsonValue());
}

void UserCommandsTest::warnsOfTooFewSuperAdmins()
{
    const ProgramRun done = runProgram({u"--store"_s, m_store.toText(), u"user"_s, u"deactivate"_s,
                                        u"sa.two"_s, u"--reason"_s, u"has left"_s});
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.errors.contains("Fewer than two Super Admins"));
    QCOMPARE(run({u"user"_s, u"activate"_s, u"sa.two"_s, u"--reason"_s, u"is back"_s}).exitCode, 0);
}

void UserCommandsTest::tellsTheLastSignIn()
{
    QVERIFY(entryOf(u"sa.two"_s)[u"signedInAt"].isNull());
    const store::Address own = PrivateStore::asPerson(m_store, u"sa.two"_s);
    QVERIFY(store::signIn(*PrivateStore::instance().connect(own)));
    const QString time = entryOf(u"sa.two"_s)[u"signedInAt"].toString();
    QVERIFY2(QDateTime::fromString(time, Qt::ISODateWithMs).isValid(), qPrintable(time));
    const ProgramRun seen =
        runProgram(onStore(own, {u"user"_s, u"list"_s}), {u"LEKTHI_PASSWORD="_s + own.password});
    const QJsonArray users = seen.json()[u"users"].toArray();
    QVERIFY(
        std::ranges::any_of(users, [](const QJsonValue &user) { return user[u"signedInAt"].isString(); }));
}

void UserCommandsTest::listsForPeopleWithoutTheServersFacts()
{
    const store::Address auditor = PrivateStore::asPerson(m_store, u"auditor.demo"_s);
    const ProgramRun listed =
        runProgram(onStore(auditor, {u"user"_s, u"list"_s}), {u"LEKTHI_PASSWORD="_s + auditor.password});
    QVERIFY2(listed.exitCode == 0, listed.errors.constData());
    const QJsonObject entry = listed.json()[u"users"][0].toObject();
    QVERIFY(entry.contains(u"login") && entry[u"locked"] == QJsonValue() &&
            entry[u"signedInAt"] == QJsonValue());
}

QTEST_GUILESS_MAIN(UserCommandsTest)
#include "user_commands_test.moc"
