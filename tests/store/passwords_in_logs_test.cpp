#include "core/store/people/accounts.h"
#include "core/store/people/own_password.h"
#include "core/store/schema/schema.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::store;
using namespace Qt::StringLiterals;
using test::PrivateTlsServer;

/// The binary log goes to replicas and backups, and whoever reads it would know the passwords of numbering
/// services.
class PasswordsInLogsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepsThemOutOfTheBinaryLog();
    void letsThemInAllTheSame();

private:
    Address as(const QString &login, const QString &password) const
    {
        Address address = m_address;
        address.user = login;
        address.password = password;
        return address;
    }

    std::unique_ptr<PrivateTlsServer> m_server;
    Address m_address;
};

namespace {

const auto firstOfPerson = u"Secret-9-first-of-person"_s;
const auto ownOfPerson = u"Secret-9-own-of-person"_s;
const auto ofService = u"Secret-9-of-numbering"_s;
const auto laterOfService = u"Secret-9-later-one"_s;

} // namespace

void PasswordsInLogsTest::initTestCase()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    m_server = std::make_unique<PrivateTlsServer>(PrivateTlsServer::Certificate::Own,
                                                  QStringList{u"--log-bin=numbers"_s,
                                                              u"--log-bin-trust-function-creators=ON"_s,
                                                              u"--binlog-format=ROW"_s});
    m_address = m_server->administrator();
    m_address.database = u"numbers"_s;
    const auto created = createStore(m_address);
    QVERIFY2(created, created ? "" : qPrintable(created.error().detail));
    const auto admin = test::PrivateStore::instance().connect(m_address);
    QVERIFY(admin->execute(u"INSERT INTO projects (id, project_code, project_name) VALUES (1, 'P', 'P')"_s));
    QVERIFY(addAccount(*admin, {{u"auditor"_s}, Role::Auditor, {}, {}, {}}, firstOfPerson));
    QVERIFY(changeOwnPassword(as(u"auditor"_s, firstOfPerson), ownOfPerson));
    QVERIFY(addAccount(*admin, {{u"service"_s}, Role::Allocator, {}, {}, {1}}, ofService));
    QVERIFY(setPassword(*admin, u"service"_s, laterOfService));
}

void PasswordsInLogsTest::keepsThemOutOfTheBinaryLog()
{
    constexpr int informationColumn = 5;
    const auto admin = test::PrivateStore::instance().connect(m_address);
    QString log;
    for (const QString &file : test::RawSession(m_address).column(u"SHOW BINARY LOGS"_s))
        QVERIFY(admin->readEachText(u"SHOW BINLOG EVENTS IN '%1'"_s.arg(file),
                                    [&](const TextRow &row) { log += row.text(informationColumn) + u'\n'; }));
    QVERIFY2(log.contains(u"CREATE USER `service`"_s), "the log has no accounts at all");
    QVERIFY2(!log.contains(u"Secret-9"_s), qPrintable(log.mid(log.indexOf(u"Secret-9"_s) - 200, 260)));
}

void PasswordsInLogsTest::letsThemInAllTheSame()
{
    QVERIFY(Connection::open(as(u"auditor"_s, ownOfPerson)));
    QVERIFY(Connection::open(as(u"service"_s, laterOfService)));
    QVERIFY(!Connection::open(as(u"service"_s, ofService)));
}

QTEST_GUILESS_MAIN(PasswordsInLogsTest)
#include "passwords_in_logs_test.moc"
