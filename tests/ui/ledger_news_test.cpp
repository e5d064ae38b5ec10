#include "models/ledger/ledger_model.h"
#include "models/ledger/ledger_news.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

/// Numbers that are allocated while somebody reads the ledger.
class LedgerNewsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void init();
    void cleanup();

    void tellsOfNewNumbersAndKeepsThePlace();
    void listsThemOnDemand();
    void tellsOnlyOfWhatTheFiltersLetThrough();
    void tellsOfManyInRoundFigures();
    void forgetsThemWithThePage();

private:
    void allocate(int numbers, const QString &beginning = u"NEW-"_s);
    void look() { m_test->window().findChild<models::LedgerNews *>()->readNow(); }
    QAbstractItemView &table() const { return *m_test->find<QAbstractItemView>(u"ledgerTable"_s); }
    QString numberAt(int row) const
    {
        return table().model()->index(row, models::LedgerModel::Number).data().toString();
    }
    QPushButton &newer() const { return *m_test->find<QPushButton>(u"ledgerNewer"_s); }

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
    int m_epoch = 90; // of rows that no draw made
};

void LedgerNewsTest::init()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
    m_test->goTo(u"ledgerPage"_s);
    QTRY_VERIFY(table().currentIndex().isValid());
    QVERIFY(!newer().isVisible());
}

void LedgerNewsTest::cleanup()
{
    m_test.reset();
}

void LedgerNewsTest::allocate(int numbers, const QString &beginning)
{
    test::RawSession root(m_address);
    QVERIFY(root.run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at) SELECT "
        "'ISSUED', UUID(), "
        "counters.id, %1, seq, CONCAT('%2', seq), '{}', '', 1, 5, UTC_TIMESTAMP(6) FROM seq_1_to_%3 "
        "JOIN (SELECT MIN(id) AS id FROM document_number_counters) AS counters"_s.arg(m_epoch++)
            .arg(beginning)
            .arg(numbers)));
}

void LedgerNewsTest::tellsOfNewNumbersAndKeepsThePlace()
{
    table().setCurrentIndex(table().model()->index(60, 0));
    const int rows = table().model()->rowCount();
    const int place = table().verticalScrollBar()->value();
    QVERIFY(place > 0);
    look();
    allocate(3);
    look();
    QTRY_COMPARE(newer().text(), u"3 new numbers"_s);
    QVERIFY(newer().isVisible());
    QCOMPARE(table().model()->rowCount(), rows);
    QCOMPARE(table().verticalScrollBar()->value(), place);
    QCOMPARE(table().currentIndex().row(), 60);
    allocate(1);
    look();
    QTRY_COMPARE(newer().text(), u"4 new numbers"_s);
}

void LedgerNewsTest::listsThemOnDemand()
{
    allocate(1, u"SEEN-"_s);
    look();
    QTRY_COMPARE(newer().text(), u"1 new number"_s);
    newer().click();
    QTRY_VERIFY(table().model()->index(0, 0).isValid());
    QTRY_VERIFY(!newer().isVisible());
    QCOMPARE(numberAt(0), u"SEEN-1"_s);
    QCOMPARE(table().currentIndex().row(), 0);
}

void LedgerNewsTest::tellsOnlyOfWhatTheFiltersLetThrough()
{
    allocate(1, u"OTHER-"_s);
    look();
    QTRY_VERIFY(newer().isVisible());
    newer().click();
    QTRY_COMPARE(numberAt(0), u"OTHER-1"_s);
    m_test->find<QLineEdit>(u"ledgerNumber"_s)->setText(u"คคง."_s);
    QTRY_VERIFY(numberAt(0).startsWith(u"คคง."_s));
    allocate(2, u"MORE-"_s);
    allocate(1, u"คคง.-new-"_s);
    look();
    QTRY_COMPARE(newer().text(), u"1 new number"_s);
}

void LedgerNewsTest::tellsOfManyInRoundFigures()
{
    allocate(models::LedgerNews::mostTold + 30);
    look();
    QTRY_COMPARE(newer().text(), u"More than 99 new numbers"_s);
}

void LedgerNewsTest::forgetsThemWithThePage()
{
    allocate(2);
    look();
    QTRY_VERIFY(newer().isVisible());
    m_test->goTo(u"countersPage"_s);
    m_test->goTo(u"ledgerPage"_s);
    QTRY_VERIFY(table().currentIndex().isValid());
    QVERIFY(!newer().isVisible());
}

QTEST_MAIN(LedgerNewsTest)
#include "ledger_news_test.moc"
