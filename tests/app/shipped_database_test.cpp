#include "app/local/shipped_database.h"

#include "app/local/database_copy.h"
#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/schema.h"
#include "core/store/session/connection.h"
#include "tests/support/file_content.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_directory.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <memory>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace lekthi::local {

namespace {

using store::SchemaState;

/// Nothing where there is no store yet.
SchemaState::Kind schemaIn(const store::Address &address)
{
    const auto connection = store::Connection::open(address);
    if (!connection)
        return SchemaState::Kind::Missing;
    const auto state = store::readSchemaState(**connection);
    return state ? state->kind : SchemaState::Kind::Missing;
}

} // namespace

/// What comes with the program is made once by the program that the build runs.
class ShippedDatabaseTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void beginsWithItsTables();
    void belongsToTheUserAlone();
    void holdsNoPassword();
    void isPassedByWhenItIsAnother_data();
    void isPassedByWhenItIsAnother();
    void isPassedByWithoutFilling();
    void isReplacedWhenItIsBroken();
    void copiesHolesAsRoom();

private:
    std::unique_ptr<LocalServer> open();

    const test::ScratchDirectory m_room;
    const ShippedDatabase m_shipped{m_room.filePath(u"shipped"_s), store::schemaFingerprint()};
    std::unique_ptr<test::ScratchDirectory> m_scratch;
    LocalServerOptions m_options;
    SchemaState::Kind m_begun = SchemaState::Kind::Missing; ///< before it was filled
};

void ShippedDatabaseTest::initTestCase()
{
    QProcess ship;
    ship.setProcessChannelMode(QProcess::ForwardedChannels);
    ship.start(QStringLiteral(LEKTHI_SHIP_STORE), {m_shipped.directory});
    QVERIFY(ship.waitForFinished(test::patienceMs) && ship.exitCode() == 0);
    QVERIFY(QFile::exists(m_shipped.directory + "/database/ibdata1"_L1));
}

void ShippedDatabaseTest::init()
{
    m_scratch = std::make_unique<test::ScratchDirectory>();
    m_options = {.dataDirectory = m_scratch->filePath(u"data"_s),
                 .runtimeDirectory = m_scratch->filePath(u"run"_s),
                 .fill =
                     [this](const store::Address &address) {
                         m_begun = schemaIn(address);
                         QVERIFY(store::createStore(address));
                     },
                 .shipped = m_shipped};
    m_begun = SchemaState::Kind::Missing;
}

std::unique_ptr<LocalServer> ShippedDatabaseTest::open()
{
    auto server = LocalServer::open(m_options);
    if (!server)
        qWarning("%s\n%s", qUtf8Printable(describe(server.error())), qUtf8Printable(server.error().logTail));
    return server ? std::move(*server) : nullptr;
}

void ShippedDatabaseTest::beginsWithItsTables()
{
    for (int start = 0; start < 2; ++start) {
        const auto server = open();
        QVERIFY(server);
        QCOMPARE(m_begun, SchemaState::Kind::Current);
        QCOMPARE(schemaIn(server->address()), SchemaState::Kind::Current);
        QCOMPARE(schemaIn(server->address().sandbox()), SchemaState::Kind::Current);
    }
}

void ShippedDatabaseTest::belongsToTheUserAlone()
{
    const auto server = open();
    QVERIFY(server);
    const auto connection = store::Connection::open(server->address());
    QVERIFY(connection);
    const auto findings = store::inspectStore(**connection);
    QVERIFY(findings);
    for (const store::Finding &finding : *findings)
        QVERIFY2(finding.level != store::Finding::Level::Error, qPrintable(finding.name + finding.message));
    // As the administrator of a store that was made here: accounts can be made and roles be given.
    for (const QString &text :
         {u"CREATE USER somchai@localhost IDENTIFIED BY 'Kept-nowhere-1'"_s,
          u"GRANT lekthi_auditor TO somchai@localhost"_s, u"DROP USER somchai@localhost"_s}) {
        const auto done = (*connection)->execute(text);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
    }
    const auto nobody = (*connection)->execute(u"SHOW GRANTS FOR lekthi_nobody_yet@localhost"_s);
    QVERIFY(!nobody);
    QVERIFY(!QFile::exists(m_options.dataDirectory + "/first_start.sql"_L1));
}

/// Stores that begin as its copies share whatever is in it.
void ShippedDatabaseTest::holdsNoPassword()
{
    const QByteArray accounts = test::contentOf(m_shipped.directory + "/database/mysql/global_priv.MAD"_L1);
    QVERIFY(accounts.contains("lekthi_owner"));
    static const QRegularExpression hash(u"\\*[0-9A-F]{40}"_s);
    QVERIFY(!QString::fromLatin1(accounts).contains(hash));
}

void ShippedDatabaseTest::isPassedByWhenItIsAnother_data()
{
    QTest::addColumn<QVersionNumber>("version");
    QTest::addColumn<QString>("contents");
    const QVersionNumber version = findServerPrograms()->version;
    QTest::newRow("of another server") << QVersionNumber(10, 11, 1) << m_shipped.contents;
    QTest::newRow("with other tables") << version << m_shipped.contents.chopped(1);
}

void ShippedDatabaseTest::isPassedByWhenItIsAnother()
{
    QFETCH(const QVersionNumber, version);
    QFETCH(const QString, contents);
    const ShippedDatabase other{m_scratch->filePath(u"other"_s), contents};
    QVERIFY(shipDatabase(m_shipped.directory + "/database"_L1, version, other));
    m_options.shipped.directory = other.directory;
    const auto server = open();
    QVERIFY(server);
    QCOMPARE(m_begun, SchemaState::Kind::Missing);
    QCOMPARE(schemaIn(server->address()), SchemaState::Kind::Current);
}

/// It has no account of the user before a first server has run on it.
void ShippedDatabaseTest::isPassedByWithoutFilling()
{
    m_options.fill = {};
    const auto server = open();
    QVERIFY(server);
    QCOMPARE(schemaIn(server->address()), SchemaState::Kind::Missing);
    QVERIFY(store::createStore(server->address()));
}

void ShippedDatabaseTest::isReplacedWhenItIsBroken()
{
    const ShippedDatabase broken{m_scratch->filePath(u"broken"_s), m_shipped.contents};
    QVERIFY(shipDatabase(m_shipped.directory + "/database"_L1, findServerPrograms()->version, broken));
    QFile tables(broken.directory + "/database/ibdata1"_L1);
    QVERIFY(tables.resize(tables.size() / 2));
    m_options.shipped = broken;
    const auto server = open();
    QVERIFY(server);
    QCOMPARE(m_begun, SchemaState::Kind::Missing);
    QCOMPARE(schemaIn(server->address()), SchemaState::Kind::Current);
}

void ShippedDatabaseTest::copiesHolesAsRoom()
{
    const QString shippedLog = m_shipped.directory + "/database/ib_logfile0"_L1;
    const QString copy = m_scratch->filePath(u"copy"_s);
    QVERIFY(copyDatabase(m_shipped.directory + "/database"_L1, copy));
    QCOMPARE(test::contentOf(copy + "/ib_logfile0"_L1), test::contentOf(shippedLog));
    struct stat status;
    QCOMPARE(::stat(QFile::encodeName(copy + "/ib_logfile0"_L1).constData(), &status), 0);
    QVERIFY(status.st_blocks * 512 >= status.st_size);
}

} // namespace lekthi::local

using lekthi::local::ShippedDatabaseTest;
QTEST_GUILESS_MAIN(ShippedDatabaseTest)
#include "shipped_database_test.moc"
