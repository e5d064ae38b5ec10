#include "core/alerting/ledger_watch.h"

#include "core/alerting/alert_evaluator.h"
#include "core/store/requests/archive_request.h"
#include "tests/audit/audited_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerting::LedgerWatch;
using test::PrivateStore;

namespace {

constexpr int drawn = 4500;
constexpr LedgerWatch::Pace aPage{.rowsPerLook = 1000, .betweenPages = 0ms};

} // namespace

/// How far the watch comes with each look, counted in looks and rows.
class LedgerWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<test::AuditedStore>();
        m_store->draw(drawn);
        m_rows = m_store->verify().rows;
        m_now = m_store->connection().serverNow();
    }

    void reachesTenMillionNumbersWithinTheHour()
    {
        const auto looks = 1h / alerting::EvaluatorOptions().interval;
        // Each number is read twice: its row, and that it is taken.
        QVERIFY(looks * LedgerWatch::Pace().rowsPerLook >= 2 * 10'000'000);
    }

    void reachesAllRowsInAsManyLooksAsItsPaceSays()
    {
        LedgerWatch watch(aPage);
        const int looks = looksUntilComplete(watch, *auditor());
        QVERIFY2(looks > drawn / aPage.rowsPerLook && looks <= mostLooks(),
                 qPrintable(QString::number(looks)));
        QVERIFY(isWell(watch));
    }

    void goesOnWithAnotherSessionWhileNumbersAreDrawn()
    {
        LedgerWatch watch(aPage);
        int looks = 0;
        for (; !watch.isComplete() && looks < 4 * mostLooks(); ++looks) {
            const auto session = auditor();
            QVERIFY(watch.look(*session, m_now));
            m_store->draw(5);
            QVERIFY(m_store->root().run(u"KILL %1"_s.arg(session->serverThreadId())));
        }
        QVERIFY(watch.isComplete());
        QVERIFY(isWell(watch));
        QVERIFY2(looks <= mostLooks(), qPrintable(QString::number(looks)));
    }

    /// What the newest look adds is looked at first, however far the walk over everything has come.
    void namesAForgedRowWhileItWalks()
    {
        m_store->unlock();
        LedgerWatch watch(aPage);
        looksUntilComplete(watch, *auditor());
        m_store->draw(3);
        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, drawn);
        LedgerWatch second(aPage);
        looksUntilComplete(second, *auditor());
        QCOMPARE(second.breaks().size(), 1);
        QCOMPARE(second.breaks().begin()->first, m_store->counterId());
    }

    /// Rows that two persons archived and the administrator removed are no damage; what follows them is
    /// watched as before.
    void goesOnBehindArchivedRows()
    {
        m_store =
            std::make_unique<test::AuditedStore>(test::emptiedStore(PrivateStore::instance().demoStore()));
        m_store->draw(30, QDateTime(QDate(2018, 5, 6), QTime(7, 8), Qt::UTC));
        m_store->draw(6);
        const qint64 last = m_store->rows().at(29);
        const store::ArchivedRange range{.year = 2018,
                                         .lastId = last,
                                         .rows = 30,
                                         .contentHash = QByteArray(32, 'h'),
                                         .key = QByteArray(32, 'k')};
        const auto one = enter(u"sa.one"_s);
        const auto id = store::requestArchive(
            *one, range, *numbering::Reason::parse(u"closed, see the minutes of 12 May"_s, 20));
        QVERIFY(id);
        QVERIFY(test::approve(*enter(u"sa.two"_s), *id));
        m_store->unlock();
        QVERIFY(m_store->root().run(u"DELETE FROM document_number_audit WHERE id <= %1"_s.arg(last)));

        LedgerWatch watch(aPage);
        QVERIFY(looksUntilComplete(watch, *auditor()) > 0);
        QVERIFY(isWell(watch));
        m_store->draw(3);
        QVERIFY(watch.look(*auditor(), m_now));
        QVERIFY(isWell(watch));
        m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s);
        LedgerWatch second(aPage);
        QVERIFY(looksUntilComplete(second, *auditor()) > 0);
        QCOMPARE(second.breaks().size(), 1);
        QCOMPARE(second.breaks().begin()->first, m_store->counterId());
        // The counter is looked at again by itself, and stays as it is.
        QVERIFY(second.look(*auditor(), m_now.addSecs(3600)));
        QCOMPARE(second.breaks().size(), 1);
    }

private:
    std::unique_ptr<store::Connection> auditor() { return enter(u"auditor.demo"_s); }

    std::unique_ptr<store::Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(
            PrivateStore::asPerson(m_store->connection().address(), login));
    }

    /// The rows, and then what is taken.
    int mostLooks() const { return int(m_rows / aPage.rowsPerLook) + 4; }

    int looksUntilComplete(LedgerWatch &watch, store::Connection &connection) const
    {
        for (int looks = 1; looks < 100; ++looks) {
            if (!watch.look(connection, m_now))
                return -looks;
            if (watch.isComplete())
                return looks;
        }
        return 0;
    }

    static bool isWell(const LedgerWatch &watch)
    {
        return watch.breaks().empty() && watch.gaps().empty() && watch.takenOfNoCounter() == 0 &&
               !watch.isAdminLogBroken();
    }

    std::unique_ptr<test::AuditedStore> m_store;
    qint64 m_rows = 0;
    QDateTime m_now;
};

QTEST_GUILESS_MAIN(LedgerWatchTest)
#include "ledger_watch_test.moc"
