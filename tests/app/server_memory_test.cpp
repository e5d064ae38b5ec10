#include "app/local/local_server.h"
#include "app/local/server_settings.h"
#include "tests/store/raw_session.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace lekthi::local {

/// How much of its database the embedded server keeps in memory.
class ServerMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void givesTheServerMemoryForItsDatabase_data()
    {
        QTest::addColumn<qint64>("databaseMebibytes");
        QTest::addColumn<qint64>("memoryMebibytes");
        QTest::addColumn<int>("pool");
        QTest::newRow("a new store") << qint64(0) << qint64(8'192) << 64;
        QTest::newRow("a project") << qint64(300) << qint64(8'192) << 320;
        QTest::newRow("many projects") << qint64(9'000) << qint64(8'192) << 1'024;
        QTest::newRow("a small computer") << qint64(9'000) << qint64(2'048) << 512;
        QTest::newRow("a tiny computer") << qint64(9'000) << qint64(128) << 64;
    }

    void givesTheServerMemoryForItsDatabase()
    {
        QFETCH(const qint64, databaseMebibytes);
        QFETCH(const qint64, memoryMebibytes);
        constexpr qint64 mebibyte = 1'024 * 1'024;
        QTEST(bufferPoolMebibytes(databaseMebibytes * mebibyte, memoryMebibytes * mebibyte), "pool");
    }

    void hasMoreMemoryForALargeDatabase()
    {
        const test::ScratchDirectory scratch;
        LocalServerOptions options;
        options.dataDirectory = scratch.filePath(u"data"_s);
        options.runtimeDirectory = scratch.filePath(u"run"_s);
        options.fullDurability = false;
        const auto pool = [&] {
            const auto server = LocalServer::open(options);
            if (!server)
                qFatal("%s\n%s", qUtf8Printable(describe(server.error())),
                       qUtf8Printable(server.error().logTail));
            return test::RawSession((*server)->address())
                .value(u"SELECT @@innodb_buffer_pool_size / 1048576"_s)
                .toInt();
        };
        const int before = pool();
        QFile large(options.dataDirectory + "/database/large.ibd"_L1);
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(256 * 1'024 * 1'024));
        QCOMPARE(pool(), before + 256);
        options.expectedBytes = qint64(512) * 1'024 * 1'024;
        QCOMPARE(pool(), 576);
    }
};

} // namespace lekthi::local

QTEST_GUILESS_MAIN(lekthi::local::ServerMemoryTest)
#include "server_memory_test.moc"
