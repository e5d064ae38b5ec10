#include "core/store/people/accounts.h"
#include "tests/ctl/program_run.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"

#include <QProcess>
#include <QTest>

#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const QString known = u"A first password 1"_s;
const QString wished = u"Another password 2"_s;
const QString login = u"sa.one"_s;

/// The program on a terminal of its own.
class Terminal
{
public:
    explicit Terminal(const QStringList &words)
        : m_master(::posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (m_master < 0 || ::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0)
            qFatal("no terminal to be had");
        const QByteArray name = ::ptsname(m_master);
        m_program.setChildProcessModifier([name] {
            ::setsid();
            [[maybe_unused]] const int own = ::open(name.constData(), O_RDWR);
        });
        m_program.start(QStringLiteral(LEKTHICTL_PROGRAM), words);
        m_program.waitForStarted(patienceMs);
    }
    ~Terminal() { ::close(m_master); }
    Terminal(const Terminal &) = delete;
    Terminal &operator=(const Terminal &) = delete;

    /// Waits for the question; false if it does not come.
    bool answer(const QByteArray &question, const QString &text)
    {
        pollfd readable{m_master, POLLIN, 0};
        while (!m_seen.mid(m_answered).contains(question)) {
            char piece[256];
            const ssize_t got =
                ::poll(&readable, 1, patienceMs) == 1 ? ::read(m_master, piece, sizeof piece) : 0;
            if (got <= 0)
                return false;
            m_seen.append(piece, got);
        }
        m_answered = m_seen.size();
        const QByteArray line = text.toUtf8() + '\n';
        return ::write(m_master, line.constData(), size_t(line.size())) == line.size();
    }
    int finish() { return m_program.waitForFinished(patienceMs) ? m_program.exitCode() : -1; }
    QByteArray seen() const { return m_seen; }

private:
    int m_master;
    QProcess m_program;
    QByteArray m_seen;
    qsizetype m_answered = 0;
};

} // namespace

/// A person changes the own password without the window.
class PasswordCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void changesTheOwnPassword();
    void changesOneThatHasExpired();
    void saysHowWhereItHasExpired();
    void needsTheCurrentOne();
    void asksOnTheTerminal();
    void refusesNewOnes_data();
    void refusesNewOnes();
    void needsATerminalOrTheEnvironment();

private:
    bool canEnter(const QString &password) const;
    void administrate(const QString &sql) const;
    ProgramRun change(const QString &current, const QString &wanted) const;

    store::Address m_store;
};

void PasswordCommandTest::administrate(const QString &sql) const
{
    const auto done = PrivateStore::instance().connect(m_store)->execute(sql);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
}

void PasswordCommandTest::init()
{
    m_store = PrivateStore::instance().demoStore();
    // Stores of one server share their accounts.
    administrate(
        u"ALTER USER '%1'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('%2')"_s.arg(login, known));
}

bool PasswordCommandTest::canEnter(const QString &password) const
{
    store::Address address = PrivateStore::asPerson(m_store, login);
    address.password = password;
    return store::Connection::open(address).has_value();
}

ProgramRun PasswordCommandTest::change(const QString &current, const QString &wanted) const
{
    return runShell(
        u"LEKTHI_PASSWORD='%1' \"$LEKTHICTL\" --json --store '%2' password --password-fd 3 3<<'END'\n"
        "%3\nEND\n"_s.arg(current, PrivateStore::asPerson(m_store, login).toText(), wanted));
}

void PasswordCommandTest::changesTheOwnPassword()
{
    const ProgramRun changed = change(known, wished);
    QVERIFY2(changed.exitCode == 0, changed.errors.constData());
    QCOMPARE(changed.json(), (QJsonObject{{u"login"_s, login}}));
    QVERIFY(canEnter(wished));
    QVERIFY(!canEnter(known));
}

void PasswordCommandTest::changesOneThatHasExpired()
{
    administrate(u"ALTER USER '%1'@'localhost' PASSWORD EXPIRE"_s.arg(login));
    const ProgramRun changed = change(known, wished);
    QVERIFY2(changed.exitCode == 0, changed.errors.constData());
    QVERIFY(canEnter(wished));
    const auto logins = store::listServerLogins(*PrivateStore::instance().connect(m_store));
    QVERIFY(logins.has_value());
    for (const store::ServerLogin &one : *logins)
        QVERIFY(one.login != login || !one.passwordExpired);
}

void PasswordCommandTest::saysHowWhereItHasExpired()
{
    administrate(u"ALTER USER '%1'@'localhost' PASSWORD EXPIRE"_s.arg(login));
    const ProgramRun refused =
        runProgram(onStore(PrivateStore::asPerson(m_store, login), {u"user"_s, u"list"_s}),
                   {u"LEKTHI_PASSWORD="_s + known});
    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"PASSWORD_EXPIRED"_s));
    QVERIFY(refused.error()[u"message"].toString().contains("lekthictl password"_L1));
}

void PasswordCommandTest::needsTheCurrentOne()
{
    const ProgramRun refused = change(u"not the present one"_s, wished);
    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"ACCESS_DENIED"_s));
    QVERIFY(canEnter(known));
    QVERIFY(!refused.errors.contains(wished.toUtf8()));
}

/// The current one once, the new one twice, none of them shown.
void PasswordCommandTest::asksOnTheTerminal()
{
    Terminal terminal(
        {u"--lang"_s, u"en"_s, u"--store"_s, PrivateStore::asPerson(m_store, login).toText(), u"password"_s});
    QVERIFY(terminal.answer("Current password:", known));
    QVERIFY(terminal.answer("New password:", wished));
    QVERIFY(terminal.answer("Repeat:", wished));
    QCOMPARE(terminal.finish(), 0);
    QVERIFY(!terminal.seen().contains(wished.toUtf8()));
    QVERIFY(!terminal.seen().contains(known.toUtf8()));
    QVERIFY(canEnter(wished));
}

void PasswordCommandTest::refusesNewOnes_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("code");
    QTest::newRow("short") << u"Short 1"_s << u"REFUSED"_s;
    QTest::newRow("with the login") << u"sa.one and a number 1"_s << u"REFUSED"_s;
    QTest::newRow("the same") << known << u"SAME_PASSWORD"_s;
}

void PasswordCommandTest::refusesNewOnes()
{
    QFETCH(QString, wanted);
    const ProgramRun refused = change(known, wanted);
    QCOMPARE(refused.exitCode, 1);
    QTEST(refused.error()[u"code"].toString(), "code");
    QVERIFY(canEnter(known));
}

void PasswordCommandTest::needsATerminalOrTheEnvironment()
{
    const ProgramRun refused =
        runShell(u"setsid \"$LEKTHICTL\" --json --store '%1' password < /dev/null"_s.arg(
            PrivateStore::asPerson(m_store, login).toText()));
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.error()[u"message"].toString().contains("LEKTHI_PASSWORD"_L1));
}

QTEST_GUILESS_MAIN(PasswordCommandTest)
#include "password_test.moc"
