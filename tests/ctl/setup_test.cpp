#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The guide's own example, on a server with nothing of Lekthi on it.
class SetupTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void saysWhatIsWrongAndMakesNothing();
    void leadsFromNothingToTheFirstNumber();
    void changesNothingTheSecondTime();
    void tellsTheNumberThatReallyComes();
    void refusesThoseWhoDoNotAdministerTheServer();
    void setsUpAServerOverAnEncryptedConnection();

private:
    ProgramRun run(const QString &file, const QStringList &more = {}) const
    {
        return runProgram(onStore(m_address, QStringList{u"setup"_s, u"--file"_s, file} + more));
    }
    QString write(const QString &text);
    QString passwordOf(const QString &login) const;

    QTemporaryDir m_directory;
    store::Address m_address;
    QString m_example;
    QJsonArray m_passwords;
};

void SetupTest::initTestCase()
{
    m_address = PrivateStore::instance().emptyDatabase();
    QFile guide(QStringLiteral(LEKTHI_SOURCES "/docs/setup.md"));
    QVERIFY(guide.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(guide.readAll());
    m_example = text.section(u"```toml\n"_s, 1, 1).section(u"```"_s, 0, 0);
    QVERIFY(m_example.contains(u"[[project]]"_s));
    // The accounts of the example sign in over the socket here.
    m_example.remove(QRegularExpression(u"host = .*"_s));
}

QString SetupTest::write(const QString &text)
{
    QFile file(m_directory.filePath(u"setup.toml"_s));
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0 ? file.fileName() : QString();
}

QString SetupTest::passwordOf(const QString &login) const
{
    for (const QJsonValue &handed : m_passwords) {
        if (handed[u"login"] == login)
            return handed[u"password"].toString();
    }
    return {};
}

void SetupTest::saysWhatIsWrongAndMakesNothing()
{
    QCOMPARE(run(write(m_example), {u"--check"_s}).exitCode, 0);
    const ProgramRun misspelled = run(write(QString(m_example).replace("login"_L1, "logon"_L1)));
    QCOMPARE(misspelled.exitCode, 1);
    QVERIFY2(misspelled.error()[u"message"].toString().contains("line "_L1), misspelled.errors.constData());
    const ProgramRun unknown = run(write(QString(m_example).replace("[\"LCBP3-C2\"]"_L1, "[\"LCBP3\"]"_L1)));
    QCOMPARE(unknown.exitCode, 1);
    QCOMPARE(unknown.json()[u"problems"].toArray().first()[u"message"].toString(),
             u"There is no project LCBP3."_s);
    const ProgramRun status = runProgram(onStore(m_address, {u"store"_s, u"status"_s}));
    QVERIFY2(status.exitCode != 0, "a check or a refused file makes no store");
}

void SetupTest::leadsFromNothingToTheFirstNumber()
{
    const ProgramRun made = run(write(m_example));
    QVERIFY2(made.exitCode == 0, (made.output + made.errors).constData());
    m_passwords = made.json()[u"passwords"].toArray();
    QCOMPARE(m_passwords.size(), 4);
    // A test number of the sandbox, and the first real one.
    const QJsonArray proof = made.json()[u"proof"].toArray();
    QCOMPARE(proof[0][u"state"].toString(), u"DONE"_s);
    QVERIFY2(proof[1][u"subject"].toString().startsWith(u"LCBP3-C2-คคง.-สคฉ.3-LETTER-0001-"_s),
             made.output.constData());
    store::Address service = m_address;
    service.user = u"numbering.service"_s;
    service.password.clear();
    const ProgramRun drawn =
        runProgram(onStore(service, {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                     u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s,
                                     u"2026-03-01"_s}),
                   {u"LEKTHI_PASSWORD="_s + passwordOf(service.user)});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(drawn.json()[u"allocations"][0][u"number"].toString(),
             u"LCBP3-C2-คคง.-สคฉ.3-LETTER-0001-2569"_s);
}

void SetupTest::changesNothingTheSecondTime()
{
    const ProgramRun again = run(write(m_example));
    QVERIFY2(again.exitCode == 0, again.errors.constData());
    QVERIFY(again.json()[u"passwords"].toArray().isEmpty());
    for (const QJsonValue &step : again.json()[u"steps"].toArray())
        QCOMPARE(step[u"state"].toString(), u"ALREADY"_s);
}

/// Of a store that has given numbers already.
void SetupTest::tellsTheNumberThatReallyComes()
{
    store::Address service = m_address;
    service.user = u"numbering.service"_s;
    service.password.clear();
    const ProgramRun drawn =
        runProgram(onStore(service, {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                     u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s}),
                   {u"LEKTHI_PASSWORD="_s + passwordOf(service.user)});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const int sequence = drawn.json()[u"allocations"][0][u"sequence"].toInt();
    const ProgramRun again = run(write(m_example));
    const QString next = u"LCBP3-C2-คคง.-สคฉ.3-LETTER-%1-"_s.arg(sequence + 1, 4, 10, QChar(u'0'));
    QVERIFY2(again.json()[u"proof"][1][u"subject"].toString().startsWith(next), again.output.constData());
}

void SetupTest::refusesThoseWhoDoNotAdministerTheServer()
{
    store::Address service = m_address;
    service.user = u"numbering.service"_s;
    service.password.clear();
    const ProgramRun refused = runProgram(onStore(service, {u"setup"_s, u"--file"_s, write(m_example)}),
                                          {u"LEKTHI_PASSWORD="_s + passwordOf(service.user)});
    QVERIFY(refused.exitCode != 0);
    QVERIFY2(!refused.error()[u"message"].toString().isEmpty(), refused.errors.constData());
}

void SetupTest::setsUpAServerOverAnEncryptedConnection()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    const PrivateTlsServer server(PrivateTlsServer::Certificate::Own);
    const auto root = PrivateStore::instance().connect(server.administrator());
    QVERIFY(root->execute(
        u"GRANT ALL ON *.* TO far@'127.0.0.1' IDENTIFIED BY 'Lekthi-2569' REQUIRE SSL WITH GRANT OPTION"_s));
    const auto setUp = [&](store::Address address) {
        return runProgram(onStore(address, {u"setup"_s, u"--file"_s, write(m_example)}),
                          {u"LEKTHI_PASSWORD=Lekthi-2569"_s});
    };
    store::Address wrong = server.network(u"far"_s, {});
    wrong.tls.authority = server.otherAuthority();
    const ProgramRun mistrusted = setUp(wrong);
    QCOMPARE(mistrusted.exitCode, 3);
    QVERIFY2(mistrusted.errors.contains("UNTRUSTED"), mistrusted.errors.constData());
    const ProgramRun made = setUp(server.network(u"far"_s, {}));
    QVERIFY2(made.exitCode == 0, (made.output + made.errors).constData());
    QCOMPARE(made.json()[u"passwords"].toArray().size(), 4);
    QCOMPARE(made.json()[u"proof"][0][u"state"].toString(), u"DONE"_s);
}

QTEST_GUILESS_MAIN(SetupTest)
#include "setup_test.moc"
