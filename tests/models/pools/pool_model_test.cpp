#include "models/pools/pool_model.h"

#include "models/pools/pool_filter.h"
#include "models/pools/pool_rights.h"
#include "models/pools/pool_text.h"
#include "tests/models/pools/pool_samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::models;
using test::poolRow;

namespace {

PoolRow retired()
{
    PoolRow row = poolRow(u"old"_s, 6000, 6000);
    row.pool.state = store::PoolState::Retired;
    return row;
}

QString cellOf(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

/// ID pools as a list, and what is said of each.
class PoolModelTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowAPoolStands_data();
    void tellsHowAPoolStands();
    void tellsHowLongItLasts();
    void knowsNoPaceOfAYoungPool();
    void countsFromItsCreation();
    void listsAmountsByTheirSize();
    void keepsRowsThatStay();
    void narrows();
    void saysWhyNot_data();
    void saysWhyNot();
    void saysWhatFillingAdds();
};

void PoolModelTest::tellsHowAPoolStands_data()
{
    QTest::addColumn<qint64>("generated");
    QTest::addColumn<qint64>("issued");
    QTest::addColumn<PoolStanding>("standing");
    QTest::newRow("ready") << qint64(3000) << qint64(2000) << PoolStanding::Ready;
    QTest::newRow("low") << qint64(3000) << qint64(2001) << PoolStanding::Low;
    QTest::newRow("empty") << qint64(3000) << qint64(3000) << PoolStanding::Empty;
    QTest::newRow("exhausted") << qint64(22268) << qint64(22268) << PoolStanding::Exhausted;
    QTest::newRow("the last ones") << qint64(22268) << qint64(22267) << PoolStanding::Low;
}

void PoolModelTest::tellsHowAPoolStands()
{
    QFETCH(const qint64, generated);
    QFETCH(const qint64, issued);
    QFETCH(const PoolStanding, standing);
    QCOMPARE(standingOf(poolRow(u"farmer"_s, generated, issued)), standing);
    QCOMPARE(standingOf(retired()), PoolStanding::Retired);
}

void PoolModelTest::tellsHowLongItLasts()
{
    const PoolRow row = poolRow(u"farmer"_s, 6000, 2000, 700);
    QCOMPARE(idsPerDay(row), 100.0);
    QCOMPARE(daysLeft(row), 40.0);
    QCOMPARE(daysUntilExhausted(row), 202.68);
    QCOMPARE(paceText(row), u"100 per day"_s);
    QCOMPARE(daysText(daysLeft(row)), u"40 day(s)"_s);
    QCOMPARE(daysText(0.9), u"less than a day"_s);
    QCOMPARE(daysText(4000), u"more than 10 years"_s);
    QCOMPARE(paceText(poolRow(u"slow"_s, 6000, 2000, 10)), u"1.4 per day"_s);
    QCOMPARE(daysText(daysLeft(poolRow(u"still"_s, 6000, 2000))), u"–"_s);
    QCOMPARE(idsPerDay(retired()), std::nullopt);
}

void PoolModelTest::knowsNoPaceOfAYoungPool()
{
    PoolRow row = poolRow(u"farmer"_s, 6000, 500, 500);
    row.pool.createdAt = row.readAt.addSecs(-23 * 3600);
    QCOMPARE(idsPerDay(row), std::nullopt);
    QCOMPARE(paceText(row), u"–"_s);
}

void PoolModelTest::countsFromItsCreation()
{
    PoolRow row = poolRow(u"farmer"_s, 6000, 500, 500);
    row.pool.createdAt = row.readAt.addDays(-2);
    QCOMPARE(idsPerDay(row), 250.0);
}

void PoolModelTest::listsAmountsByTheirSize()
{
    PoolModel model;
    QAbstractItemModelTester tester(&model);
    PoolFilter shown;
    shown.setSourceModel(&model);
    model.setRows({poolRow(u"farmer"_s, 10'000, 1000, 700), poolRow(u"fisher"_s, 2000, 1000, 7),
                   poolRow(u"household"_s, 9000, 0)});
    shown.sort(PoolModel::Available);
    QCOMPARE(cellOf(shown, 0, PoolModel::Name), u"fisher"_s);
    QCOMPARE(cellOf(shown, 0, PoolModel::Available), u"1,000"_s);
    QCOMPARE(shown.row(shown.index(2, 0))->pool.available(), 9000);
    shown.sort(PoolModel::DaysLeft);
    QCOMPARE(cellOf(shown, 0, PoolModel::Name), u"farmer"_s);
    QCOMPARE(cellOf(shown, 2, PoolModel::Name), u"household"_s);
    for (int column = 0; column < PoolModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

void PoolModelTest::keepsRowsThatStay()
{
    PoolModel model;
    model.setRows({poolRow(u"farmer"_s, 10'000, 1000)});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setRows({poolRow(u"farmer"_s, 10'000, 1001)});
    QCOMPARE(reset.size(), 0);
    QCOMPARE(cellOf(model, 0, PoolModel::Issued), u"1,001"_s);
    model.setRows({poolRow(u"fisher"_s, 10'000, 1001)});
    QCOMPARE(reset.size(), 1);
    QCOMPARE(model.rowOf(u"fisher"_s), 0);
    QCOMPARE(model.rowOf(u"farmer"_s), -1);
}

void PoolModelTest::narrows()
{
    PoolModel model;
    PoolFilter shown;
    shown.setSourceModel(&model);
    PoolRow served = poolRow(u"fisher"_s, 3000, 2900);
    served.pool.services = {u"cards"_s};
    model.setRows({poolRow(u"farmer"_s, 3000, 0), served});
    shown.setChoice({.text = u"ARM"_s});
    QCOMPARE(shown.rowCount(), 1);
    QCOMPARE(cellOf(shown, 0, PoolModel::Name), u"farmer"_s);
    shown.setChoice({.text = u"card"_s});
    QCOMPARE(cellOf(shown, 0, PoolModel::Name), u"fisher"_s);
    shown.setChoice({.standing = PoolStanding::Low});
    QCOMPARE(shown.rowCount(), 1);
    shown.setChoice({.standing = PoolStanding::Retired});
    QCOMPARE(shown.rowCount(), 0);
}

void PoolModelTest::saysWhyNot_data()
{
    QTest::addColumn<store::Role>("role");
    QTest::addColumn<bool>("mayFill");
    QTest::addColumn<bool>("mayRequest");
    QTest::newRow("Super Admin") << store::Role::SuperAdmin << true << true;
    QTest::newRow("Project Admin") << store::Role::ProjectAdmin << false << false;
    QTest::newRow("Auditor") << store::Role::Auditor << false << false;
    QTest::newRow("service") << store::Role::Allocator << true << false;
}

void PoolModelTest::saysWhyNot()
{
    QFETCH(const store::Role, role);
    QFETCH(const bool, mayFill);
    QFETCH(const bool, mayRequest);
    store::Person person;
    person.role = role;
    const PoolRow row = poolRow(u"farmer"_s, 3000, 2900);
    QCOMPARE(whyNotFill(row, person).isEmpty(), mayFill);
    QCOMPARE(whyNotRequestPool(person).isEmpty(), mayRequest);
    QCOMPARE(whyNotRetire(row, person).isEmpty(), mayRequest);
    QVERIFY(!whyNotFill(retired(), person).isEmpty());
    QVERIFY(!whyNotRetire(retired(), person).isEmpty());
    PoolRow filled = row;
    filled.pool.isBeingFilled = true;
    filled.pool.filler = u"cards"_s;
    QCOMPARE(whyNotFill(filled, person).contains(u"cards"_s), mayFill);
    filled = poolRow(u"farmer"_s, 7000, 1000);
    QCOMPARE(whyNotFill(filled, person).contains(u"full"_s), mayFill);
    filled.settings.reset();
    QVERIFY(!whyNotFill(filled, person).isEmpty());
}

void PoolModelTest::saysWhatFillingAdds()
{
    QCOMPARE(idsToFill(poolRow(u"farmer"_s, 3000, 2900).pool), 5000);
    QCOMPARE(idsToFill(poolRow(u"farmer"_s, 3000, 0).pool), 3000); // up to minimum and batch together
    QCOMPARE(idsToFill(poolRow(u"farmer"_s, 6000, 0).pool), 0);
    store::Pool large = poolRow(u"farmer"_s, 0, 0).pool;
    large.minimum = 9000;
    QCOMPARE(idsToFill(large), 9000);
}

QTEST_APPLESS_MAIN(PoolModelTest)
#include "pool_model_test.moc"
