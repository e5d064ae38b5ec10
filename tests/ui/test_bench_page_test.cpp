#include "core/store/counters/counter_gateway.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/code_combo.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListView>
#include <QSet>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::test::openerOf;
using lekthi::test::PrivateStore;
using lekthi::test::TestWindow;
using lekthi::ui::Banner;
using lekthi::ui::CodeCombo;

class TestBenchPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void drawsNumbersWithoutMovingRealCounters();
    void asksForWhatTypeNeeds_data();
    void asksForWhatTypeNeeds();
    void cancelsLongDraw();
    void offersNothingThatIsClosed();

private:
    qint64 sumOfRealCounters() const;
    void chooseType(const QString &code);

    lekthi::store::Address m_store;
    std::unique_ptr<TestWindow> m_test;
};

void TestBenchPageTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

void TestBenchPageTest::init()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_store));
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    m_test->goTo(u"testBenchPage"_s);
    QTRY_VERIFY(m_test->isShown(u"benchDrawButton"_s));
}

void TestBenchPageTest::cleanup()
{
    m_test.reset();
}

qint64 TestBenchPageTest::sumOfRealCounters() const
{
    const auto connection = PrivateStore::instance().connect(m_store);
    const auto page = lekthi::store::counterPage(*connection, {}, 0, 1000);
    qint64 sum = page ? 0 : -1;
    for (int i = 0; page && i < page->size(); ++i)
        sum += page->at(i).lastNumber;
    return sum;
}

void TestBenchPageTest::chooseType(const QString &code)
{
    auto *type = m_test->find<CodeCombo>(u"benchType"_s);
    for (int row = 0; row < type->count() && type->currentCode() != code; ++row)
        type->setCurrentIndex(row);
    QCOMPARE(type->currentCode(), code);
}

void TestBenchPageTest::drawsNumbersWithoutMovingRealCounters()
{
    const qint64 before = sumOfRealCounters();
    m_test->find<QSpinBox>(u"benchCount"_s)->setValue(100);
    m_test->find<QSpinBox>(u"benchCallers"_s)->setValue(8);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"benchDrawButton"_s), Qt::LeftButton);
    auto *numbers = m_test->find<QListView>(u"benchNumbers"_s);
    QTRY_COMPARE_WITH_TIMEOUT(numbers->model()->rowCount(), 100, 60'000);
    QSet<QString> different;
    for (int row = 0; row < numbers->model()->rowCount(); ++row)
        different += numbers->model()->index(row, 0).data().toString();
    QCOMPARE(different.size(), 100);
    QVERIFY(m_test->isShown(u"benchResult"_s));
    QVERIFY(m_test->find<Banner>(u"benchVerdict"_s)->message().contains(u"100"_s));
    QVERIFY(m_test->find<QLabel>(u"benchRealCounter"_s)->text().contains(u"No real counter moved"_s));
    QCOMPARE(sumOfRealCounters(), before);
}

void TestBenchPageTest::asksForWhatTypeNeeds_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<QStringList>("hidden");
    QTest::newRow("letter") << u"LETTER"_s << QStringList{u"benchRecipient"_s}
                            << QStringList{u"benchSubType"_s, u"benchRfaType"_s, u"benchDiscipline"_s};
    QTest::newRow("transmittal") << u"TRANSMITTAL"_s << QStringList{u"benchRecipient"_s, u"benchSubType"_s}
                                 << QStringList{u"benchRfaType"_s, u"benchDiscipline"_s};
    QTest::newRow("rfa") << u"RFA"_s
                         << QStringList{u"benchRfaType"_s, u"benchDiscipline"_s, u"benchRevision"_s}
                         << QStringList{u"benchRecipient"_s, u"benchSubType"_s};
}

void TestBenchPageTest::asksForWhatTypeNeeds()
{
    QFETCH(const QString, type);
    QFETCH(const QStringList, shown);
    QFETCH(const QStringList, hidden);
    chooseType(type);
    for (const QString &name : shown)
        QVERIFY2(m_test->isShown(name), qPrintable(name));
    for (const QString &name : hidden)
        QVERIFY2(!m_test->isShown(name), qPrintable(name));
    m_test->find<QSpinBox>(u"benchCount"_s)->setValue(3);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"benchDrawButton"_s), Qt::LeftButton);
    auto *numbers = m_test->find<QListView>(u"benchNumbers"_s);
    QTRY_COMPARE_WITH_TIMEOUT(numbers->model()->rowCount(), 3, 60'000);
}

void TestBenchPageTest::cancelsLongDraw()
{
    m_test->find<QSpinBox>(u"benchCount"_s)->setValue(10'000);
    m_test->find<QSpinBox>(u"benchCallers"_s)->setValue(1);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"benchDrawButton"_s), Qt::LeftButton);
    auto *cancel = m_test->find<QAbstractButton>(u"benchCancelButton"_s);
    QVERIFY(cancel->isVisible());
    QVERIFY(!m_test->find<QAbstractButton>(u"benchDrawButton"_s)->isEnabled());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_test->find<QAbstractButton>(u"benchDrawButton"_s)->isEnabled(), 60'000);
    QVERIFY(m_test->find<QListView>(u"benchNumbers"_s)->model()->rowCount() < 10'000);
}

void TestBenchPageTest::offersNothingThatIsClosed()
{
    const auto administrator = PrivateStore::instance().connect(m_store);
    const QList<std::pair<QString, QString>> closed{
        {u"benchType"_s, u"UPDATE correspondence_types SET is_active = "
                         "FALSE WHERE type_code = 'MEMO'"_s},
        {u"benchSender"_s, u"UPDATE organizations SET is_active = "
                           "FALSE WHERE id = 22"_s},
        {u"benchSubType"_s, u"UPDATE correspondence_sub_types SET "
                            "is_active = FALSE LIMIT 1"_s},
        {u"benchRfaType"_s, u"UPDATE rfa_types SET is_active = FALSE "
                            "LIMIT 1"_s},
        {u"benchDiscipline"_s, u"UPDATE disciplines SET is_active = "
                               "FALSE LIMIT 1"_s}};
    QHash<QString, int> before;
    for (const auto &[combo, statement] : closed) {
        before.insert(combo, m_test->find<CodeCombo>(combo)->count());
        QVERIFY(administrator->execute(statement));
    }
    cleanup();
    init();
    for (const auto &[combo, statement] : closed)
        QCOMPARE(m_test->find<CodeCombo>(combo)->count(), before.value(combo) - 1);
}

QTEST_MAIN(TestBenchPageTest)
#include "test_bench_page_test.moc"
