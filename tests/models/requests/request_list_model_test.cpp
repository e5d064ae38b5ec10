#include "models/requests/counter_text.h"
#include "models/requests/request_list_model.h"
#include "tests/models/requests/reset_samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::RequestListModel;
using lekthi::store::Request;
using lekthi::store::RequestState;
using lekthi::test::lookTime;
using lekthi::test::sampleReference;
using lekthi::test::sampleRequest;
using lekthi::test::sampleReset;
using lekthi::test::superAdmin;

namespace {

Request closedRequest(qint64 id)
{
    Request closed = sampleRequest(id);
    closed.state = RequestState::Rejected;
    return closed;
}

QList<Request> requests()
{
    Request mine = sampleRequest(20);
    mine.requester = u"sa.two"_s;
    return {mine, sampleRequest(18), closedRequest(17)};
}

QStringList rowsOf(const RequestListModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const QString badge = index.data(RequestListModel::BadgeRole).toString();
        rows += badge.isEmpty() ? index.data().toString() : index.data().toString() + u": "_s + badge;
    }
    return rows;
}

} // namespace

class RequestListModelTest : public QObject
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
    void putsAllKindsIntoOneList();
    void writesCounters();
    void findsACounterAsItIsShown();
};

void RequestListModelTest::groupsByWhoHasToAct()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge(requests(), lookTime);
    const QStringList expected{u"Waiting for you"_s, u"Request #18: 71 h left"_s,
                               u"Your requests"_s,   u"Request #20: 71 h left"_s,
                               u"Closed"_s,          u"Request #17: Rejected"_s};
    QCOMPARE(rowsOf(model), expected);
}

void RequestListModelTest::leavesEmptyGroupsOut()
{
    auto auditor = superAdmin(u"auditor.demo"_s);
    auditor.role = lekthi::store::Role::Auditor;
    RequestListModel model(auditor, sampleReference());
    model.merge({sampleRequest()}, lookTime);
    const QStringList expected{u"Waiting for others"_s, u"Request #18: 71 h left"_s};
    QCOMPARE(rowsOf(model), expected);
    const RequestListModel empty(auditor, sampleReference());
    QCOMPARE(empty.rowCount(), 0);
    QVERIFY(!empty.firstRequest().isValid());
}

void RequestListModelTest::findsByCodeAndReason()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge(requests(), lookTime);
    model.setFilter(u"สคฉ.3"_s);
    QCOMPARE(model.rowCount(), 6);
    model.setFilter(u"trial RUN"_s);
    QCOMPARE(model.rowCount(), 6);
    model.setFilter(u"#17"_s);
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.indexOf(17).isValid());
    QVERIFY(!model.indexOf(18).isValid());
    model.setFilter(u"no such thing"_s);
    QCOMPARE(model.rowCount(), 0);
}

void RequestListModelTest::keepsSelectionWhenNothingMoves()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.merge(requests(), lookTime);
    const QPersistentModelIndex chosen = model.indexOf(18);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.merge(requests(), lookTime.addSecs(3'600));
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QVERIFY(chosen.isValid());
    QCOMPARE(chosen.data(RequestListModel::BadgeRole).toString(), u"70 h left"_s);
}

void RequestListModelTest::addsHistoryBelowWhatIsLookedAt()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model); // asks for more by itself
    const QSignalSpy wanted(&model, &RequestListModel::historyWanted);
    model.appendHistory({sampleRequest(18), closedRequest(17)}, false, lookTime);
    const QPersistentModelIndex chosen = model.indexOf(17);
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toLongLong(), 17);
    model.appendHistory({closedRequest(16)}, true, lookTime);
    QVERIFY2(chosen.isValid(), "nothing above was moved");
    QCOMPARE(model.indexOf(16).row(), model.rowCount() - 1);
    QVERIFY(!model.canFetchMore({}));
}

void RequestListModelTest::keepsWhatIsKnownOfTheOthers()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge({sampleRequest(18), closedRequest(16)}, lookTime);
    model.merge({sampleRequest(21), closedRequest(18)}, lookTime);
    const QStringList expected{u"Waiting for you"_s, u"Request #21: 71 h left"_s, u"Closed"_s,
                               u"Request #18: Rejected"_s, u"Request #16: Rejected"_s};
    QCOMPARE(rowsOf(model), expected);
}

void RequestListModelTest::looksThroughTheHistoryForTheFilter()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.appendHistory({sampleRequest(18)}, false, lookTime);
    const QSignalSpy wanted(&model, &RequestListModel::historyWanted);
    model.setFilter(u"#3"_s);
    QCOMPARE(wanted.size(), 1);
    model.appendHistory({closedRequest(17)}, false, lookTime);
    QCOMPARE(wanted.size(), 2);
    model.appendHistory({closedRequest(3)}, true, lookTime);
    QCOMPARE(wanted.size(), 2);
    QVERIFY(model.indexOf(3).isValid());
}

void RequestListModelTest::choosesRequestsOnly()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.merge(requests(), lookTime);
    QVERIFY(!(model.index(0).flags() & Qt::ItemIsSelectable));
    QVERIFY(model.firstRequest().flags() & Qt::ItemIsSelectable);
    QCOMPARE(model.firstRequest().data(RequestListModel::IdRole).toLongLong(), 18);
    QVERIFY(model.request(20));
    QVERIFY(!model.request(99));
}

void RequestListModelTest::putsAllKindsIntoOneList()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.merge(requests(), lookTime);
    Request import = lekthi::test::sampleImport(21);
    Request other = sampleRequest(19);
    other.kind = u"OTHER"_s;
    model.merge({lekthi::test::sampleTemplate(22), import, other}, lookTime);
    QCOMPARE(rowsOf(model).first(5),
             (QStringList{u"Waiting for you"_s, u"Template #22: 71 h left"_s, u"Import #21: 24 h left"_s,
                          u"Request #19: 71 h left"_s, u"Request #18: 71 h left"_s}));
    const auto textOf = [&model](qint64 id, int role) { return model.indexOf(id).data(role).toString(); };
    QCOMPARE(textOf(21, RequestListModel::PlaceRole), u"LCBP3-C2 · LETTER · old.csv"_s);
    QCOMPARE(textOf(21, RequestListModel::KindRole), u"IMPORT"_s);
    QCOMPARE(textOf(22, RequestListModel::PlaceRole), u"LCBP3-C2 · LETTER"_s);
    QCOMPARE(textOf(22, RequestListModel::ValuesRole), u"{RECIPIENT}-{SEQ:4}"_s);
    QCOMPARE(textOf(19, RequestListModel::ValuesRole), u"OTHER"_s);
    model.merge({lekthi::test::sampleVoid(23)}, lookTime);
    QCOMPARE(textOf(23, RequestListModel::ValuesRole), u"คคง.-สคฉ.3-0041-2568"_s);
    QCOMPARE(textOf(23, RequestListModel::PlaceRole), u"LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s);
    QVERIFY(rowsOf(model).contains(u"Voiding #23: 71 h left"_s));
    QCOMPARE(textOf(23, RequestListModel::BelowRole),
             u"คคง.-สคฉ.3-0041-2568 · LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s);
    QCOMPARE(textOf(22, RequestListModel::BelowRole), u"LCBP3-C2 · LETTER"_s);
    model.setFilter(u"old.csv"_s);
    QCOMPARE(model.rowCount(), 2);
    import.state = RequestState::Executed;
    model.setFilter({});
    model.merge({import}, lookTime);
    QVERIFY(rowsOf(model).contains(u"Import #21: Executed"_s));
}

void RequestListModelTest::writesCounters()
{
    RequestListModel model(superAdmin(u"sa.two"_s), sampleReference());
    model.merge({sampleRequest()}, lookTime);
    QCOMPARE(model.firstRequest().data(RequestListModel::CounterRole).toString(),
             u"117 → 0 · LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s);
}

void RequestListModelTest::findsACounterAsItIsShown()
{
    using lekthi::models::searchedCode;
    QCOMPARE(searchedCode(u"LETTER · คคง. → สคฉ.3 · พ.ศ. 2568"_s), u"LETTER/คคง./สคฉ.3/2025"_s);
    QCOMPARE(searchedCode(u"สคฉ.3 · 2568 B.E."_s), u"สคฉ.3/2025"_s);
    QCOMPARE(searchedCode(u"佛曆2568年"_s), u"2025"_s);
    QCOMPARE(searchedCode(u"RPT / GEO · 2025"_s), u"RPT/GEO/2025"_s);
    QCOMPARE(searchedCode(u"12568"_s), u"12568"_s);
}

QTEST_GUILESS_MAIN(RequestListModelTest)
#include "request_list_model_test.moc"
