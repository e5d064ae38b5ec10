#include "models/resets/counter_text.h"
#include "models/resets/reset_list_model.h"
#include "tests/models/resets/reset_samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::RequestKind;
using lekthi::models::RequestName;
using lekthi::models::ResetListModel;
using lekthi::store::ResetRequest;
using lekthi::store::ResetState;
using lekthi::test::lookTime;
using lekthi::test::sampleReference;
using lekthi::test::sampleRequest;
using lekthi::test::superAdmin;

namespace {

ResetRequest closedRequest(qint64 id)
{
    ResetRequest closed = sampleRequest(id);
    closed.state = ResetState::Rejected;
    return closed;
}

QList<ResetRequest> requests()
{
    ResetRequest mine = sampleRequest(20);
    mine.requester = u"sa.two"_s;
    return {mine, sampleRequest(18), closedRequest(17)};
}

QStringList rowsOf(const ResetListModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const QString badge = index.data(ResetListModel::BadgeRole).toString();
        rows += badge.isEmpty() ? index.data().toString() : index.data().toString() + u": "_s + badge;
    }
    return rows;
}

} // namespace

class ResetListModelTest : public QObject
{
    Q_OBJECT

private slots:
    void groupsByWhoHasToAct();
    void leavesEmptyGroupsOut();
    void findsByCodeAndReason();
    void keepsSelectionWhenNothingMoves();
    void choosesRequestsOnly();
    void addsHistoryBelowWhatIsLookedAt();
    void keepsWhatIsKnownOfTheOthers();
    void looksThroughTheHistoryForTheFilter();
    void putsTakeOversBesideResets();
    void readsOlderTakeOversWhereThereAreMany();
    void writesCountersAndCodes();
    void findsACounterAsItIsShown();
};

void ResetListModelTest::groupsByWhoHasToAct()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge(requests(), lookTime);
    const QStringList expected{u"Waiting for you"_s, u"Request #18: 71 h left"_s,
                               u"Your requests"_s,   u"Request #20: 71 h left"_s,
                               u"Closed"_s,          u"Request #17: Rejected"_s};
    QCOMPARE(rowsOf(model), expected);
}

void ResetListModelTest::leavesEmptyGroupsOut()
{
    auto auditor = superAdmin(u"auditor.demo"_s);
    auditor.role = lekthi::store::Role::Auditor;
    ResetListModel model(auditor, sampleReference());
    model.merge({sampleRequest()}, lookTime);
    const QStringList expected{u"Waiting for others"_s, u"Request #18: 71 h left"_s};
    QCOMPARE(rowsOf(model), expected);
    const ResetListModel empty(auditor, sampleReference());
    QCOMPARE(empty.rowCount(), 0);
    QVERIFY(!empty.firstRequest().isValid());
}

void ResetListModelTest::findsByCodeAndReason()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge(requests(), lookTime);
    model.setFilter(u"สคฉ.3"_s);
    QCOMPARE(model.rowCount(), 6);
    model.setFilter(u"trial RUN"_s);
    QCOMPARE(model.rowCount(), 6);
    model.setFilter(u"#17"_s);
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.indexOf({RequestKind::Reset, 17}).isValid());
    QVERIFY(!model.indexOf({RequestKind::Reset, 18}).isValid());
    model.setFilter(u"no such thing"_s);
    QCOMPARE(model.rowCount(), 0);
}

void ResetListModelTest::keepsSelectionWhenNothingMoves()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.merge(requests(), lookTime);
    const QPersistentModelIndex chosen = model.indexOf({RequestKind::Reset, 18});
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.merge(requests(), lookTime.addSecs(3'600));
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QVERIFY(chosen.isValid());
    QCOMPARE(chosen.data(ResetListModel::BadgeRole).toString(), u"70 h left"_s);
}

void ResetListModelTest::addsHistoryBelowWhatIsLookedAt()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model); // asks for more by itself
    const QSignalSpy wanted(&model, &ResetListModel::historyWanted);
    model.appendHistory({sampleRequest(18), closedRequest(17)}, false, lookTime);
    const QPersistentModelIndex chosen = model.indexOf({RequestKind::Reset, 17});
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toLongLong(), 17);
    model.appendHistory({closedRequest(16)}, true, lookTime);
    QVERIFY2(chosen.isValid(), "nothing above was moved");
    QCOMPARE(model.indexOf({RequestKind::Reset, 16}).row(), model.rowCount() - 1);
    QVERIFY(!model.canFetchMore({}));
}

void ResetListModelTest::keepsWhatIsKnownOfTheOthers()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge({sampleRequest(18), closedRequest(16)}, lookTime);
    model.merge({sampleRequest(21), closedRequest(18)}, lookTime);
    const QStringList expected{u"Waiting for you"_s, u"Request #21: 71 h left"_s, u"Closed"_s,
                               u"Request #18: Rejected"_s, u"Request #16: Rejected"_s};
    QCOMPARE(rowsOf(model), expected);
}

void ResetListModelTest::looksThroughTheHistoryForTheFilter()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.appendHistory({sampleRequest(18)}, false, lookTime);
    const QSignalSpy wanted(&model, &ResetListModel::historyWanted);
    model.setFilter(u"#3"_s);
    QCOMPARE(wanted.size(), 1);
    model.appendHistory({closedRequest(17)}, false, lookTime);
    QCOMPARE(wanted.size(), 2);
    model.appendHistory({closedRequest(3)}, true, lookTime);
    QCOMPARE(wanted.size(), 2);
    QVERIFY(model.indexOf({RequestKind::Reset, 3}).isValid());
}

void ResetListModelTest::choosesRequestsOnly()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.merge(requests(), lookTime);
    QVERIFY(!(model.index(0).flags() & Qt::ItemIsSelectable));
    QVERIFY(model.firstRequest().flags() & Qt::ItemIsSelectable);
    QCOMPARE(model.firstRequest().data(ResetListModel::IdRole).toLongLong(), 18);
    QVERIFY(model.request(20));
    QVERIFY(!model.request(99));
}

void ResetListModelTest::putsTakeOversBesideResets()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge(requests(), lookTime);
    const qint64 numbers = 2;
    lekthi::store::TakeOverRequest takeOver{.id = 18,
                                            .projectId = 2,
                                            .typeId = 6,
                                            .facts = {.fileName = u"old.csv"_s},
                                            .numbers = numbers,
                                            .requester = u"sa.one"_s,
                                            .requestedAt = lookTime,
                                            .expiresAt = lookTime.addDays(1)};
    model.mergeTakeOvers({takeOver}, true, lookTime);
    QCOMPARE(rowsOf(model).first(3),
             (QStringList{u"Waiting for you"_s, u"Import #18: 24 h left"_s, u"Request #18: 71 h left"_s}));
    const QModelIndex row = model.indexOf({RequestKind::TakeOver, 18});
    QCOMPARE(ResetListModel::nameOf(row), (RequestName{RequestKind::TakeOver, 18}));
    QCOMPARE(row.data(ResetListModel::PlaceRole).toString(), u"LCBP3-C2 · LETTER · old.csv"_s);
    model.setFilter(u"old.csv"_s);
    QCOMPARE(model.rowCount(), 2);
    takeOver.state = ResetState::Executed;
    model.setFilter({});
    model.mergeTakeOvers({takeOver}, true, lookTime);
    QVERIFY(rowsOf(model).contains(u"Import #18: Executed"_s));
}

void ResetListModelTest::readsOlderTakeOversWhereThereAreMany()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QSignalSpy wanted(&model, &ResetListModel::takeOverHistoryWanted);
    const auto page = [](qint64 newest, qint64 oldest) {
        QList<lekthi::store::TakeOverRequest> takeOvers;
        for (qint64 id = newest; id >= oldest; --id)
            takeOvers.append({.id = id, .requester = u"sa.one"_s, .state = ResetState::Executed});
        return takeOvers;
    };
    model.appendHistory({}, true, lookTime);
    QVERIFY(model.isComplete());
    model.mergeTakeOvers(page(9, 7), false, lookTime);
    QVERIFY(model.canFetchMore({}));
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toLongLong(), 7);
    QVERIFY(!model.canFetchMore({}));
    model.mergeTakeOvers(page(6, 5), true, lookTime);
    QVERIFY(model.isComplete());
    model.mergeTakeOvers(page(10, 8), false, lookTime); // read anew
    QVERIFY(model.isComplete());
    QCOMPARE(model.rowCount(), 7);
}

void ResetListModelTest::writesCountersAndCodes()
{
    ResetListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.merge({sampleRequest()}, lookTime);
    QCOMPARE(model.firstRequest().data(ResetListModel::CounterRole).toString(),
             u"117 → 0 · LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s);
    QCOMPARE(lekthi::models::counterCode(sampleRequest().key, sampleReference()),
             u"LCBP3-C2/LETTER/คคง./สคฉ.3/2025"_s);
}

void ResetListModelTest::findsACounterAsItIsShown()
{
    using lekthi::models::searchedCode;
    QCOMPARE(searchedCode(u"LETTER · คคง. → สคฉ.3 · พ.ศ. 2568"_s), u"LETTER/คคง./สคฉ.3/2025"_s);
    QCOMPARE(searchedCode(u"สคฉ.3 · 2568 B.E."_s), u"สคฉ.3/2025"_s);
    QCOMPARE(searchedCode(u"佛曆2568年"_s), u"2025"_s);
    QCOMPARE(searchedCode(u"RPT / GEO · 2025"_s), u"RPT/GEO/2025"_s);
    QCOMPARE(searchedCode(u"12568"_s), u"12568"_s);
}

QTEST_GUILESS_MAIN(ResetListModelTest)
#include "reset_list_model_test.moc"
