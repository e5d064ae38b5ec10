#include "tests/ctl/program_run.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 pageSize = 16 * 1024;
constexpr int unreadable = 3;

} // namespace

/// A table of the embedded store that the server cannot read any more, as the commands tell of it.
class DamagedStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void namesTheTable_data();
    void namesTheTable();
    void namesTheAccounts();
    void makesNoStoreInPlaceOfOneThatIsGone();

private:
    ProgramRun run(const QStringList &words) const
    {
        return runProgram(QStringList{u"--json"_s, u"--data-dir"_s, m_directory.filePath(u"data"_s)} + words,
                          {u"XDG_RUNTIME_DIR="_s + m_directory.path()});
    }
    QString file(const QString &name) const { return m_directory.filePath(u"data/database/"_s + name); }
    /// Puts the file back when it is destroyed.
    class Damage
    {
    public:
        Damage(QString path, qint64 from)
            : m_path(std::move(path))
        {
            QFile file(m_path);
            isDone = file.open(QIODevice::ReadWrite);
            m_content = file.readAll();
            isDone = isDone && m_content.size() > from && file.seek(from) &&
                     file.write(QByteArray(m_content.size() - from, 'Z')) > 0;
        }
        ~Damage()
        {
            QFile file(m_path);
            if (file.open(QIODevice::WriteOnly))
                file.write(m_content);
        }
        bool isDone = false;

    private:
        QString m_path;
        QByteArray m_content;
    };

    ScratchDirectory m_directory;
};

void DamagedStoreTest::initTestCase()
{
    const ProgramRun made = run({u"store"_s, u"init"_s});
    QVERIFY2(made.exitCode == 0, made.errors.constData());
}

void DamagedStoreTest::namesTheTable_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<qint64>("from");
    QTest::newRow("ledger, from the first page on") << u"document_number_audit"_s << qint64(0);
    QTest::newRow("ledger, its rows") << u"document_number_audit"_s << 3 * pageSize;
    QTest::newRow("accounts") << u"users"_s << 3 * pageSize;
}

void DamagedStoreTest::namesTheTable()
{
    QFETCH(QString, table);
    QFETCH(qint64, from);
    const Damage damage(file(u"lekthi/"_s + table + u".ibd"_s), from);
    QVERIFY(damage.isDone);
    const ProgramRun verified = run({u"audit"_s, u"verify"_s});
    QCOMPARE(verified.exitCode, unreadable);
    QCOMPARE(verified.error()[u"code"].toString(), u"DATA_DAMAGED"_s);
    QVERIFY2(verified.error()[u"message"].toString().contains(table), verified.errors.constData());
    QVERIFY(!verified.error()[u"retryable"].toBool());
    const ProgramRun status = run({u"store"_s, u"status"_s});
    QCOMPARE(status.exitCode, unreadable);
    QVERIFY(!status.json()[u"usable"].toBool());
    QString named;
    for (const QJsonValue &finding : status.json()[u"findings"].toArray())
        if (finding[u"name"] == "tables"_L1 && finding[u"level"] == "ERROR"_L1)
            named = finding[u"value"].toString();
    QCOMPARE(named, table);
}

/// Nobody mistyped a password: the account of the operating system's user has none.
void DamagedStoreTest::namesTheAccounts()
{
    const Damage damage(file(u"mysql/global_priv.MAD"_s), 0);
    QVERIFY(damage.isDone);
    const ProgramRun status = run({u"store"_s, u"status"_s});
    QCOMPARE(status.exitCode, unreadable);
    QCOMPARE(status.error()[u"code"].toString(), u"DATA_DAMAGED"_s);
    QVERIFY2(status.error()[u"message"].toString().contains("mysql/global_priv"_L1),
             status.errors.constData());
}

void DamagedStoreTest::makesNoStoreInPlaceOfOneThatIsGone()
{
    QVERIFY(QFile::rename(file(u"lekthi"_s), m_directory.filePath(u"kept"_s)));
    for (const QStringList &words : {QStringList{u"store"_s, u"init"_s}, {u"store"_s, u"status"_s}}) {
        const ProgramRun refused = run(words);
        QCOMPARE(refused.exitCode, unreadable);
        QCOMPARE(refused.error()[u"code"].toString(), u"DATA_INCOMPLETE"_s);
        QVERIFY2(refused.error()[u"message"].toString().contains("database/lekthi"_L1),
                 refused.errors.constData());
    }
    QVERIFY(!QFile::exists(file(u"lekthi"_s)));
    QVERIFY(QFile::rename(m_directory.filePath(u"kept"_s), file(u"lekthi"_s)));
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exitCode, 0);
}

QTEST_GUILESS_MAIN(DamagedStoreTest)
#include "damaged_store_test.moc"
