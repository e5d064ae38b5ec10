#include "models/pools/pool_wish.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::PoolWish;
using Code = pools::SettingsProblem::Code;

namespace {

pools::PoolDraft farmers(int length = 6)
{
    pools::PoolDraft draft = pools::draftOf(pools::Profile::OpenG2p);
    draft.name = u"farmer"_s;
    draft.length = length;
    return draft;
}

bool hasCode(const PoolWish &wish, Code code)
{
    return std::ranges::any_of(wish.problems(), [&](const auto &problem) { return problem.code == code; });
}

} // namespace

/// A pool that is being put together: its capacity is known before it can be asked for.
class PoolWishTest : public QObject
{
    Q_OBJECT

private slots:
    void countsBeforeItCanBeAskedFor();
    void estimatesLongIds();
    void countsTheNewestAlone();
    void doesNotCountAgainForAName();
    void refusesMoreThanItCanHold();
    void countsNothingOfWrongFilters();
    void endsWhileItCounts();
};

void PoolWishTest::countsBeforeItCanBeAskedFor()
{
    PoolWish wish;
    wish.setDraft(farmers());
    QVERIFY(wish.isCounting());
    QVERIFY(!wish.settings());
    QTRY_VERIFY(!wish.isCounting());
    QCOMPARE(wish.capacity()->accepted, 29'593); // core/pools/README.md
    QVERIFY(wish.capacity()->exact);
    QCOMPARE(wish.examples()->accepted.size(), 3);
    QVERIFY(wish.settings());
    QCOMPARE(wish.settings()->draft(), farmers());
}

void PoolWishTest::estimatesLongIds()
{
    PoolWish wish;
    wish.setDraft(farmers(10));
    QTRY_VERIFY(wish.capacity());
    QVERIFY(!wish.capacity()->exact);
    QCOMPARE_LT(wish.capacity()->atLeast, wish.capacity()->accepted);
    QCOMPARE_GT(wish.capacity()->atMost, wish.capacity()->accepted);
}

void PoolWishTest::countsTheNewestAlone()
{
    PoolWish wish;
    for (const int length : {8, 12, 7})
        wish.setDraft(farmers(length));
    QTRY_VERIFY(wish.capacity());
    QCOMPARE(wish.capacity()->rules.length(), 7);
    QCOMPARE(wish.capacity()->accepted, 231'359);
}

void PoolWishTest::doesNotCountAgainForAName()
{
    PoolWish wish;
    wish.setDraft(farmers());
    QTRY_VERIFY(wish.capacity());
    pools::PoolDraft renamed = farmers();
    renamed.name = u"Farmer"_s;
    wish.setDraft(renamed);
    QVERIFY(wish.capacity());
    QVERIFY(hasCode(wish, Code::BadName));
    QVERIFY(!wish.settings());
}

void PoolWishTest::refusesMoreThanItCanHold()
{
    PoolWish wish;
    pools::PoolDraft draft = farmers();
    draft.minimum = 30'000;
    wish.setDraft(draft);
    QVERIFY(!hasCode(wish, Code::MoreThanCapacity));
    QTRY_VERIFY(wish.capacity());
    QVERIFY(hasCode(wish, Code::MoreThanCapacity));
    QVERIFY(!wish.settings());
}

void PoolWishTest::countsNothingOfWrongFilters()
{
    PoolWish wish;
    pools::PoolDraft draft = farmers();
    wish.setDraft(draft);
    draft.filters.notStartWith = {u"x"_s};
    wish.setDraft(draft);
    QVERIFY(!wish.isCounting());
    QVERIFY(hasCode(wish, Code::NotDigits));
    QVERIFY(!wish.capacity());
    draft.filters.notStartWith.clear();
    wish.setDraft(draft);
    QTRY_VERIFY(wish.settings());
}

void PoolWishTest::endsWhileItCounts()
{
    auto wish = std::make_unique<PoolWish>();
    wish->setDraft(farmers(8));
    wish.reset();
    QCoreApplication::processEvents();
}

QTEST_GUILESS_MAIN(PoolWishTest)
#include "pool_wish_test.moc"
