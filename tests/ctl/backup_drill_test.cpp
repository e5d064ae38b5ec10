#include "core/store/session/connection.h"
#include "tests/ctl/embedded_store.h"
#include "tests/support/wait_until.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QMap>
#include <QSet>
#include <QTest>

#include <atomic>
#include <csignal>
#include <mutex>
#include <thread>
#include <vector>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

/// Numbers that callers were given, by the sequence number in their counter.
using Numbers = QMap<int, QString>;

const QStringList letterKey{u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,      u"LETTER"_s,
                            u"--originator"_s, u"คคง."_s,     u"--recipient"_s, u"สคฉ.3"_s};

ProgramRun allocate(const EmbeddedStore &store, int count)
{
    return store.run(QStringList{u"allocate"_s} + letterKey +
                     QStringList{u"--count"_s, QString::number(count), u"--as"_s, u"allocator.demo"_s});
}

void note(Numbers &numbers, const ProgramRun &run)
{
    for (const auto &one : run.json()[u"allocations"].toArray())
        numbers.insert(one[u"sequence"].toInt(), one[u"number"].toString());
}

/// Callers that draw numbers, as long as it lives.
class Callers
{
public:
    Callers(const EmbeddedStore &store, int count)
    {
        for (int i = 0; i < count; ++i)
            m_threads.emplace_back([this, &store] {
                while (!m_ending) {
                    const ProgramRun run = allocate(store, 3);
                    const std::lock_guard guard(m_mutex);
                    note(m_numbers, run);
                }
            });
    }
    ~Callers() { end(); }
    Callers(const Callers &) = delete;
    Callers &operator=(const Callers &) = delete;

    void end()
    {
        m_ending = true;
        for (std::thread &thread : m_threads)
            if (thread.joinable())
                thread.join();
    }
    Numbers numbers() const
    {
        const std::lock_guard guard(m_mutex);
        return m_numbers;
    }

private:
    mutable std::mutex m_mutex;
    Numbers m_numbers;
    std::atomic<bool> m_ending = false;
    std::vector<std::thread> m_threads;
};

} // namespace

/// The drill: the server of a store dies and its data are destroyed while numbers are drawn. Everything that
/// a caller was given before the backup is there with its chain, everything after it is named, and no number
/// comes twice (3.11.9.3).
class BackupDrillTest : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingUnnoticed();

private:
    ProgramRun run(const QStringList &words) const { return m_store.run(words); }
    QSet<QString> issuedInStore()
    {
        QSet<QString> numbers;
        const auto connection = store::Connection::open(m_store.address());
        const auto rows = (*connection)
                              ->readText(u"SELECT generated_number FROM document_number_audit "
                                         "WHERE event = 'ISSUED'"_s);
        for (const store::Row &row : *rows)
            numbers.insert(row.text("generated_number"_L1));
        return numbers;
    }
    void destroy();
    void raise(qint64 to);

    EmbeddedStore m_store;
};

void BackupDrillTest::destroy()
{
    QCOMPARE(::kill(pid_t(m_store.serverProcessId()), SIGKILL), 0);
    m_store.close();
    QVERIFY(QDir(m_store.dataDirectory()).removeRecursively());
}

/// By two people, as the answer of "store restore" says.
void BackupDrillTest::raise(qint64 to)
{
    const ProgramRun requested =
        run(QStringList{u"reset"_s, u"request"_s} + letterKey +
            QStringList{u"--to"_s, QString::number(to), u"--reason"_s,
                        u"Numbers that were handed out after the backup."_s, u"--as"_s, u"sa.one"_s});
    QVERIFY2(requested.exitCode == 0, requested.errors.constData());
    const ProgramRun approved =
        run({u"reset"_s, u"approve"_s, QString::number(requested.json()[u"id"].toInt()), u"--yes"_s,
             u"--as"_s, u"sa.two"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
}

void BackupDrillTest::losesNothingUnnoticed()
{
    Callers callers(m_store, 2);
    QVERIFY(waitUntil([&] { return callers.numbers().size() >= 12; }, std::chrono::minutes(2)));
    const Numbers before = callers.numbers();
    QElapsedTimer timer;
    timer.start();
    const ProgramRun taken = run({u"store"_s, u"backup"_s, m_store.path(u"backups"_s)});
    QVERIFY2(taken.exitCode == 0, taken.errors.constData());
    const qint64 backupMs = timer.restart();
    const qsizetype atBackup = callers.numbers().size();
    QVERIFY(waitUntil([&] { return callers.numbers().size() >= atBackup + 9; }, std::chrono::minutes(2)));
    callers.end();
    const Numbers all = callers.numbers();
    const QString digests = m_store.path(u"digests"_s);
    const ProgramRun digest =
        run({u"audit"_s, u"export"_s, u"--out"_s, digests, u"--key"_s, m_store.path(u"key"_s)});
    QVERIFY2(digest.exitCode == 0, digest.errors.constData());

    destroy();
    timer.restart();
    const ProgramRun restored =
        run({u"store"_s, u"restore"_s, taken.json()[u"backup"][u"folder"].toString(), u"--digest"_s, digests,
             u"--public-key"_s, digest.json()[u"publicKey"].toString()});
    const qint64 restoreMs = timer.elapsed();
    QVERIFY2(restored.exitCode == 1 && restored.errors.isEmpty(), restored.errors.constData());
    m_store.open();
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exitCode, 0);

    const QSet<QString> kept = issuedInStore();
    for (const QString &number : before)
        QVERIFY2(kept.contains(number), qPrintable(number));
    Numbers lost;
    for (auto at = all.begin(); at != all.end(); ++at)
        if (!kept.contains(at.value()))
            lost.insert(at.key(), at.value());
    QVERIFY(!lost.isEmpty());
    const QJsonArray missing = restored.json()[u"missing"].toArray();
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing.first()[u"from"].toInt(), lost.firstKey());
    QCOMPARE(missing.first()[u"to"].toInt(), lost.lastKey());
    QCOMPARE(lost.size(), lost.lastKey() - lost.firstKey() + 1);

    raise(missing.first()[u"to"].toInt());
    const ProgramRun drawn = allocate(m_store, 5);
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    Numbers after;
    note(after, drawn);
    QCOMPARE(after.size(), 5);
    for (const QString &number : after)
        QVERIFY2(!all.values().contains(number), qPrintable(number));
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exitCode, 0);
    qInfo("drill: %lld numbers handed out, %lld of them before the backup began; backup and trial %lld ms, "
          "restoring %lld "
          "ms; %lld numbers after the backup, all named: %d to %d; the next one was %d",
          qlonglong(all.size()), qlonglong(before.size()), qlonglong(backupMs), qlonglong(restoreMs),
          qlonglong(lost.size()), lost.firstKey(), lost.lastKey(), after.firstKey());
}

QTEST_GUILESS_MAIN(BackupDrillTest)
#include "backup_drill_test.moc"
