#include "core/demo/demo_store.h"
#include "core/store/schema/schema.h"
#include "tests/ctl/program_run.h"
#include "tests/store/raw_session.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QDateTime>
#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const auto why = u"both Super Admins are away and the tender ends today"_s;

QStringList breakWords(const QString &opening, const QString &login, const QString &reason = why)
{
    return {u"break-glass"_s, opening, login, u"--reason"_s, reason};
}

} // namespace

/// An administrator opens an account in an emergency, and others review it, from the command line.
class GlassCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void opensAnAccount_data();
    void opensAnAccount();
    void refusesToBreak_data();
    void refusesToBreak();
    void isForNobodyButTheAdministrator_data();
    void isForNobodyButTheAdministrator();
    void staysWholeOverTheNetwork();
    void isReviewedByTwoOthers();
    void refusesReviews_data();
    void refusesReviews();
    void openedAccountDecidesAboutNoReset();
    void showsForPeople();
    void signsInWithTheNewPassword(); // last: accounts belong to the server, and this one stays closed

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    ProgramRun runAs(const QString &login, const QStringList &words) const
    {
        return run(words + QStringList{u"--as"_s, login});
    }
    ProgramRun runEntered(const QString &login, const QString &password, const QStringList &words) const
    {
        return runProgram(onStore(PrivateStore::asPerson(m_store, login), words),
                          {u"LEKTHI_PASSWORD="_s + password});
    }
    QJsonArray breaks() const { return run({u"glass"_s, u"list"_s}).json()[u"breaks"].toArray(); }
    /// Opens sa.two; the id of the entry.
    QString opened() const;
    ProgramRun review(const QString &login, const QString &id, const QString &comment = u"was agreed"_s) const
    {
        return runAs(login, {u"glass"_s, u"review"_s, id, u"--comment"_s, comment});
    }

    store::Address m_store;
    qsizetype m_before = 0; ///< entries at the beginning of a test
};

void GlassCommandsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

void GlassCommandsTest::init()
{
    m_before = breaks().size();
}

QString GlassCommandsTest::opened() const
{
    if (run(breakWords(u"--unlock"_s, u"sa.two"_s)).exitCode != 0)
        qFatal("the glass does not break");
    return QString::number(breaks()[0][u"id"].toInt());
}

void GlassCommandsTest::opensAnAccount_data()
{
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("opened");
    const QStringList leave{u"user"_s, u"deactivate"_s, u"sa.two"_s, u"--reason"_s, u"has left"_s};
    QTest::newRow("deactivated") << leave << u"--activate"_s << u"ACTIVATE"_s;
    QTest::newRow("locked") << QStringList() << u"--unlock"_s << u"UNLOCK"_s;
}

void GlassCommandsTest::opensAnAccount()
{
    QFETCH(const QStringList, before);
    QFETCH(const QString, option);
    if (before.isEmpty())
        QVERIFY(RawSession(m_store).run(u"ALTER USER `sa.two`@localhost ACCOUNT LOCK"_s));
    else
        QCOMPARE(run(before).exitCode, 0);
    QVERIFY(runEntered(u"sa.two"_s, u"lekthi-demo"_s, {u"reset"_s, u"list"_s}).exitCode != 0);
    const ProgramRun broken = run(breakWords(option, u"sa.two"_s));
    QVERIFY2(broken.exitCode == 0, broken.errors.constData());
    QCOMPARE(broken.json(), (QJsonObject{{u"login"_s, u"sa.two"_s}}));
    QCOMPARE(runEntered(u"sa.two"_s, u"lekthi-demo"_s, {u"reset"_s, u"list"_s}).exitCode, 0);

    const QJsonArray entries = breaks();
    QCOMPARE(entries.size(), m_before + 1);
    QCOMPARE(entries[0][u"login"], QJsonValue(u"sa.two"_s));
    QTEST(entries[0][u"opening"].toString(), "opened");
    QCOMPARE(entries[0][u"reason"], QJsonValue(why));
    QCOMPARE(entries[0][u"brokenBy"], QJsonValue(m_store.user));
    QVERIFY(QDateTime::fromString(entries[0][u"brokenAt"].toString(), Qt::ISODate).isValid());
    QCOMPARE(entries[0][u"reviews"].toInt(), 0);
    QCOMPARE(entries[0][u"reviewed"], QJsonValue(false));
    const QJsonArray logged =
        run({u"admin-log"_s, u"list"_s, u"--action"_s, u"GLASS_BROKEN"_s}).json()[u"entries"].toArray();
    QCOMPARE(logged[0][u"reason"], QJsonValue(why));
}

void GlassCommandsTest::refusesToBreak_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const QStringList noOpening{u"break-glass"_s, u"--reason"_s, why};
    QTest::newRow("nothing to open") << noOpening << 2 << u"USAGE"_s;
    QTest::newRow("two openings") << breakWords(u"--unlock"_s, u"sa.two"_s) +
                                         QStringList{u"--activate"_s, u"sa.one"_s}
                                  << 2 << u"USAGE"_s;
    QTest::newRow("no reason") << QStringList{u"break-glass"_s, u"--unlock"_s, u"sa.two"_s} << 2
                               << u"USAGE"_s;
    QTest::newRow("short reason") << breakWords(u"--unlock"_s, u"sa.two"_s, u"because"_s) << 1
                                  << u"REASON_NOT_ACCEPTED"_s;
    QTest::newRow("unseen reason") << breakWords(u"--unlock"_s, u"sa.two"_s, QString(40, QChar(0x200b))) << 1
                                   << u"REASON_NOT_ACCEPTED"_s;
    QTest::newRow("nobody") << breakWords(u"--unlock"_s, u"nobody"_s) << 1 << u"NOT_FOUND"_s;
    QTest::newRow("descriptor that is not open")
        << breakWords(u"--new-password"_s, u"sa.two"_s) + QStringList{u"--password-fd"_s, u"77"_s} << 2
        << u"USAGE"_s;
}

void GlassCommandsTest::refusesToBreak()
{
    QFETCH(const QStringList, words);
    const ProgramRun refused = run(words);
    QTEST(refused.exitCode, "exitCode");
    QTEST(refused.error()[u"code"].toString(), "code");
    QCOMPARE(breaks().size(), m_before);
}

void GlassCommandsTest::isForNobodyButTheAdministrator_data()
{
    QTest::addColumn<QString>("login");
    for (const char *login : {"sa.one", "pa.demo", "auditor.demo"})
        QTest::newRow(login) << QString::fromLatin1(login);
}

void GlassCommandsTest::isForNobodyButTheAdministrator()
{
    QFETCH(const QString, login);
    const ProgramRun refused = runEntered(login, u"lekthi-demo"_s, breakWords(u"--unlock"_s, u"sa.two"_s));
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    QCOMPARE(breaks().size(), m_before);
}

/// Also for an administrator who could do all of it in SQL.
void GlassCommandsTest::staysWholeOverTheNetwork()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    const PrivateTlsServer server(PrivateTlsServer::Certificate::Own);
    const store::Address socket = server.administrator();
    QVERIFY(RawSession(socket).run(
        u"SET GLOBAL simple_password_check_letters_same_case = 0, simple_password_check_digits = 0"_s));
    QVERIFY(store::createStore(socket));
    const auto demo = store::loadDemoData(*PrivateStore::instance().connect(socket));
    QVERIFY2(demo, demo ? "" : qPrintable(demo.error().detail));
    QVERIFY(RawSession(socket).run(
        u"GRANT ALL ON *.* TO far@'127.0.0.1' IDENTIFIED BY 'Lekthi-2569' WITH GRANT OPTION"_s));
    const QStringList words = breakWords(u"--unlock"_s, u"sa.two"_s);
    const ProgramRun refused =
        runProgram(onStore(server.network(u"far"_s, {}), words), {u"LEKTHI_PASSWORD=Lekthi-2569"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    QVERIFY(refused.error()[u"message"].toString().contains("socket"_L1));
    const QStringList list{u"glass"_s, u"list"_s};
    QCOMPARE(runProgram(onStore(socket, list)).json(), (QJsonObject{{u"breaks"_s, QJsonArray()}}));
    const ProgramRun broken = runProgram(onStore(socket, words));
    QVERIFY2(broken.exitCode == 0, broken.errors.constData());
    QCOMPARE(runProgram(onStore(socket, list)).json()[u"breaks"].toArray().size(), 1);
}

void GlassCommandsTest::isReviewedByTwoOthers()
{
    const QString id = opened();
    const ProgramRun first = review(u"sa.one"_s, id);
    QVERIFY2(first.exitCode == 0, first.errors.constData());
    QCOMPARE(first.json(), (QJsonObject{{u"id"_s, id.toInt()}}));
    QCOMPARE(breaks()[0][u"reviews"].toInt(), 1);
    QCOMPARE(breaks()[0][u"reviewed"], QJsonValue(false));
    const ProgramRun twice = review(u"sa.one"_s, id);
    QCOMPARE(twice.exitCode, 1);
    QCOMPARE(twice.error()[u"code"], QJsonValue(u"CONFLICT"_s));
    QCOMPARE(review(u"auditor.demo"_s, id).exitCode, 0);
    QCOMPARE(breaks()[0][u"reviews"].toInt(), 2);
    QCOMPARE(breaks()[0][u"reviewed"], QJsonValue(true));
}

void GlassCommandsTest::refusesReviews_data()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<QString>("id"); // empty: of the entry
    QTest::addColumn<QString>("comment");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const QString comment = u"was agreed"_s;
    QTest::newRow("own account") << u"sa.two"_s << QString() << comment << 1 << u"NOT_ALLOWED"_s;
    QTest::newRow("Project Admin") << u"pa.demo"_s << QString() << comment << 1 << u"NOT_ALLOWED"_s;
    QTest::newRow("unknown account") << u"nobody"_s << QString() << comment << 1 << u"UNKNOWN_CODE"_s;
    QTest::newRow("no such entry") << u"sa.one"_s << u"4711"_s << comment << 1 << u"NOT_FOUND"_s;
    QTest::newRow("no number") << u"sa.one"_s << u"x"_s << comment << 2 << u"USAGE"_s;
    QTest::newRow("nothing to see") << u"sa.one"_s << QString() << QString(9, QChar(QChar::Nbsp)) << 1
                                    << u"REASON_NOT_ACCEPTED"_s;
}

void GlassCommandsTest::refusesReviews()
{
    QFETCH(const QString, login);
    QFETCH(const QString, id);
    QFETCH(const QString, comment);
    const QString entry = opened();
    const ProgramRun refused = review(login, id.isEmpty() ? entry : id, comment);
    QTEST(refused.exitCode, "exitCode");
    QTEST(refused.error()[u"code"].toString(), "code");
    QCOMPARE(breaks()[0][u"reviews"].toInt(), 0);
}

/// Until two others have reviewed it, whichever way the opened account tries.
void GlassCommandsTest::openedAccountDecidesAboutNoReset()
{
    const QStringList wish{u"reset"_s,       u"request"_s, u"--project"_s,    u"LCBP3-C2"_s,
                           u"--type"_s,      u"LETTER"_s,  u"--originator"_s, u"คคง."_s,
                           u"--recipient"_s, u"สคฉ.3"_s,   u"--date"_s,       inDemoYear(u"2026-05-05"_s),
                           u"--to"_s,        u"110"_s,     u"--reason"_s,     why};
    m_store = PrivateStore::instance().demoStore();
    const QString request = QString::number(runAs(u"sa.one"_s, wish).json()[u"id"].toInt());
    const QString id = opened();
    for (const QStringList &words :
         {QStringList{u"reset"_s, u"approve"_s, request, u"--yes"_s},
          {u"reset"_s, u"reject"_s, request, u"--reason"_s, why},
          {u"settings"_s, u"set"_s, u"reset_valid_hours"_s, u"--to"_s, u"24"_s, u"--reason"_s, why},
          wish}) {
        const ProgramRun refused = runAs(u"sa.two"_s, words);
        QCOMPARE(refused.exitCode, 1);
        QCOMPARE(refused.error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
        QVERIFY(refused.error()[u"message"].toString().contains("emergency"_L1));
    }
    QCOMPARE(run({u"reset"_s, u"show"_s, request}).json()[u"state"], QJsonValue(u"PENDING"_s));
    QCOMPARE(review(u"sa.one"_s, id).exitCode, 0);
    QCOMPARE(runAs(u"sa.two"_s, {u"reset"_s, u"approve"_s, request, u"--yes"_s}).exitCode, 1);
    QCOMPARE(review(u"auditor.demo"_s, id).exitCode, 0);
    const ProgramRun approved = runAs(u"sa.two"_s, {u"reset"_s, u"approve"_s, request, u"--yes"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(approved.json()[u"state"], QJsonValue(u"EXECUTED"_s));
}

void GlassCommandsTest::showsForPeople()
{
    const auto list = [this] {
        return runProgram({u"--lang"_s, u"en"_s, u"--store"_s, m_store.toText(), u"glass"_s, u"list"_s});
    };
    opened();
    const ProgramRun shown = list();
    QCOMPARE(shown.exitCode, 0);
    QVERIFY2(shown.output.contains("sa.two") && shown.output.contains("0/2"), shown.output.constData());
    QVERIFY(shown.output.contains(why.toUtf8()));
}

/// Who was given the password has to choose another one before anything else.
void GlassCommandsTest::signsInWithTheNewPassword()
{
    const QString password = u"blue lamp over the gate"_s;
    const ProgramRun broken = runShell(
        u"\"$LEKTHICTL\" --json --store '%1' break-glass --new-password sa.two --reason '%2' --password-fd 3 "
        "3<<'END'\n%3\nEND\n"_s.arg(m_store.toText(), why, password));
    QVERIFY2(broken.exitCode == 0, broken.errors.constData());
    QVERIFY(!broken.output.contains("lamp"));
    QCOMPARE(breaks()[0][u"opening"], QJsonValue(u"PASSWORD"_s));
    const ProgramRun expired = runEntered(u"sa.two"_s, password, {u"reset"_s, u"list"_s});
    QCOMPARE(expired.exitCode, 3);
    QCOMPARE(expired.error()[u"code"], QJsonValue(u"PASSWORD_EXPIRED"_s));
    const ProgramRun old = runEntered(u"sa.two"_s, u"lekthi-demo"_s, {u"reset"_s, u"list"_s});
    QCOMPARE(old.error()[u"code"], QJsonValue(u"ACCESS_DENIED"_s));
}

QTEST_GUILESS_MAIN(GlassCommandsTest)
#include "glass_commands_test.moc"
