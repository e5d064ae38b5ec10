#include "models/counters/counter_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using lekthi::models::CounterModel;
using lekthi::models::CounterRow;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

CounterRow makeRow(qint64 id, qint64 lastNumber = 0)
{
    CounterRow row;
    row.counter.id = id;
    row.counter.lastNumber = lastNumber;
    row.counter.key.period = {2025, 0};
    row.counter.updatedAt = QDateTime(QDate(2025, 12, 2), QTime(7, 5), Qt::UTC);
    row.project = u"LCBP3-C2"_s;
    row.type = u"LETTER"_s;
    row.sender = u"คคง."_s;
    row.recipient = u"สคฉ.3"_s;
    row.next = lekthi::numbering::DocumentNumber(
        u"คคง.-สคฉ.3-%1-2568"_s.arg(lastNumber + 1, 4, 10, QLatin1Char('0')), {});
    return row;
}

QList<CounterRow> makeRows(const QList<qint64> &ids)
{
    QList<CounterRow> rows;
    for (const qint64 id : ids)
        rows += makeRow(id);
    return rows;
}

QList<qint64> ids(const CounterModel &model)
{
    QList<qint64> found;
    for (int row = 0; row < model.rowCount(); ++row)
        found += model.row(row).counter.id;
    return found;
}

} // namespace

class CounterModelTest : public QObject
{
    Q_OBJECT

private slots:
    void asksForPagesInOrder();
    void staysConsistentWhilePagesCome();
    void holdsNoMoreThanAListShows();
    void asksOnceUntilAnswered();
    void asksAgainAfterFailure();
    void mergesAnyChange_data();
    void mergesAnyChange();
    void keepsPersistentIndexThroughMerge();
    void changesOnlyWhatChanged();
    void showsDatesInCalendar();
    void saysOnlyThatACounterChanged();
    void saysWhyThereIsNoNextNumber();
    void showsWhatIsSkippedAndWhatIsUnknown();
    void sortsNumbersByValue();
    void showsWhatEndsSoon();
};

void CounterModelTest::asksForPagesInOrder()
{
    CounterModel model;
    QSignalSpy wanted(&model, &CounterModel::pageWanted);
    model.clear();
    model.fetchMore({});
    model.appendPage(makeRows({3, 7}), false);
    QVERIFY(model.canFetchMore({}));
    model.fetchMore({});
    model.appendPage(makeRows({9}), true);
    QVERIFY(!model.canFetchMore({}));
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted.at(0).at(0).toLongLong(), 0);
    QCOMPARE(wanted.at(1).at(0).toLongLong(), 7);
    QCOMPARE(ids(model), QList<qint64>({3, 7, 9}));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(model.canFetchMore({}));
}

void CounterModelTest::staysConsistentWhilePagesCome()
{
    CounterModel model;
    const QAbstractItemModelTester tester(&model, Mode::QtTest);
    model.clear();
    model.appendPage(makeRows({3, 7}), false);
    model.appendPage(makeRows({9, 12}), false);
    model.appendPage({}, true);
    QCOMPARE(ids(model), QList<qint64>({3, 7, 9, 12}));
    model.merge(makeRows({1, 7, 8, 12, 15}), true);
    QCOMPARE(ids(model), QList<qint64>({1, 7, 8, 12, 15}));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void CounterModelTest::holdsNoMoreThanAListShows()
{
    QList<qint64> many(lekthi::models::mostListRows);
    std::iota(many.begin(), many.end(), 1);
    CounterModel model;
    model.appendPage(makeRows(many), false);
    QVERIFY(!model.canFetchMore({}) && model.isCutOff() && !model.isComplete());
    model.merge(makeRows(many), true);
    QVERIFY(model.isComplete() && !model.isCutOff());
    model.clear();
    QVERIFY(model.canFetchMore({}));
}

void CounterModelTest::asksOnceUntilAnswered()
{
    CounterModel model;
    QSignalSpy wanted(&model, &CounterModel::pageWanted);
    model.fetchMore({});
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
}

void CounterModelTest::asksAgainAfterFailure()
{
    CounterModel model;
    QSignalSpy wanted(&model, &CounterModel::pageWanted);
    model.fetchMore({});
    model.pageFailed();
    model.fetchMore({});
    QCOMPARE(wanted.size(), 2);
}

void CounterModelTest::mergesAnyChange_data()
{
    QTest::addColumn<QList<qint64>>("before");
    QTest::addColumn<QList<qint64>>("after");
    QTest::newRow("nothing") << QList<qint64>{1, 2, 3} << QList<qint64>{1, 2, 3};
    QTest::newRow("first") << QList<qint64>{2, 3} << QList<qint64>{1, 2, 3};
    QTest::newRow("between") << QList<qint64>{1, 3} << QList<qint64>{1, 2, 3};
    QTest::newRow("last") << QList<qint64>{1, 2} << QList<qint64>{1, 2, 3};
    QTest::newRow("gone") << QList<qint64>{1, 2, 3, 4} << QList<qint64>{2, 4};
    QTest::newRow("gone at the end") << QList<qint64>{1, 2, 3, 4} << QList<qint64>{1, 2};
    QTest::newRow("all gone") << QList<qint64>{1, 2} << QList<qint64>{};
    QTest::newRow("all new") << QList<qint64>{} << QList<qint64>{1, 2};
    QTest::newRow("all others") << QList<qint64>{1, 3, 5} << QList<qint64>{2, 4};
}

void CounterModelTest::mergesAnyChange()
{
    QFETCH(const QList<qint64>, before);
    QFETCH(const QList<qint64>, after);
    const auto rowsOf = [](const QList<qint64> &wanted) {
        QList<CounterRow> rows;
        for (const qint64 id : wanted)
            rows += makeRow(id);
        return rows;
    };
    CounterModel model;
    const QAbstractItemModelTester tester(&model, Mode::QtTest);
    model.appendPage(rowsOf(before), true);
    model.merge(rowsOf(after), true);
    QCOMPARE(ids(model), after);
}

void CounterModelTest::keepsPersistentIndexThroughMerge()
{
    CounterModel model;
    model.appendPage(makeRows({2, 4}), true);
    const QPersistentModelIndex chosen = model.index(1, 0);
    model.merge(makeRows({1, 2, 3, 4}), true);
    QVERIFY(chosen.isValid());
    QCOMPARE(model.row(chosen.row()).counter.id, 4);
}

void CounterModelTest::changesOnlyWhatChanged()
{
    CounterModel model;
    model.appendPage(makeRows({1, 2, 3}), true);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QList<CounterRow> rows = makeRows({1, 2, 3});
    rows[1] = makeRow(2, 117);
    model.merge(rows, true);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(model.index(1, CounterModel::LastNumber).data().toString(), u"117"_s);
    QCOMPARE(model.index(1, CounterModel::NextNumber).data().toString(), u"คคง.-สคฉ.3-0118-2568"_s);
}

void CounterModelTest::showsDatesInCalendar()
{
    CounterModel model;
    const QAbstractItemModelTester tester(&model, Mode::QtTest);
    model.appendPage({makeRow(1)}, true);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QModelIndex updated = model.index(0, CounterModel::Updated);
    QVERIFY2(updated.data().toString().contains(u"2025"_s), qPrintable(updated.data().toString()));
    const QString whole = updated.data(Qt::ToolTipRole).toString();
    QVERIFY2(whole.contains(u"14:05"_s), "told in the time of Bangkok");
    model.setCalendar(lekthi::numbering::Calendar::Buddhist);
    QCOMPARE(changed.size(), 1);
    QVERIFY(updated.data().toString().contains(u"2568"_s));
    QVERIFY(model.index(0, CounterModel::Period).data().toString().contains(u"2568"_s));
}

/// A reset, an import and a voided number change a counter as a new number does: its day is not one of
/// allocation.
void CounterModelTest::saysOnlyThatACounterChanged()
{
    CounterModel model;
    model.appendPage({makeRow(1, 0)}, true);
    QCOMPARE(model.headerData(CounterModel::Updated, Qt::Horizontal).toString(), u"Last changed"_s);
    QVERIFY(model.index(0, CounterModel::Updated).data().toString().contains(u"2025"_s));
    QVERIFY(model.index(0, CounterModel::LastNumber)
                .data(Qt::ToolTipRole)
                .toString()
                .startsWith(u"Last changed: "_s));
}

void CounterModelTest::saysWhyThereIsNoNextNumber()
{
    CounterModel model;
    CounterRow row = makeRow(1);
    row.next = {};
    row.whyNoNext = u"There is no template."_s;
    model.appendPage({row}, true);
    QCOMPARE(model.index(0, CounterModel::NextNumber).data().toString(), row.whyNoNext);
}

void CounterModelTest::showsWhatIsSkippedAndWhatIsUnknown()
{
    CounterModel model;
    const QAbstractItemModelTester tester(&model);
    CounterRow row = makeRow(1);
    row.skipped = 11;
    model.appendPage({row}, true);
    const QModelIndex next = model.index(0, CounterModel::NextNumber);
    QVERIFY(next.data(CounterModel::NoteRole).toString().contains(u"11"_s));
    QVERIFY(next.data(Qt::ToolTipRole).toString().contains(u"11"_s));
    row.skipped = 0;
    model.merge({row}, true);
    QVERIFY(next.data(CounterModel::NoteRole).toString().isEmpty());
    row.next = {};
    model.merge({row}, true);
    QCOMPARE(next.data().toString(), u"—"_s);
}

void CounterModelTest::sortsNumbersByValue()
{
    CounterModel model;
    model.appendPage({makeRow(1, 9), makeRow(2, 10)}, true);
    const auto value = [&](int row) {
        return model.index(row, CounterModel::LastNumber).data(CounterModel::SortRole);
    };
    QCOMPARE(QVariant::compare(value(0), value(1)), QPartialOrdering::Less);
}

void CounterModelTest::showsWhatEndsSoon()
{
    using namespace lekthi::numbering;
    const QDate today = documentDate(QDateTime::currentDateTimeUtc());
    const auto rowAt = [&](qint64 id, qint64 lastNumber, qint64 perWeek) {
        CounterRow row = makeRow(id, lastNumber);
        row.outlook = outlookOf({.lastNumber = lastNumber,
                                 .kind = PeriodKind::Never,
                                 .today = today,
                                 .drawn = QList<qint64>(paceBlocks, perWeek)});
        return row;
    };
    CounterModel model;
    model.appendPage({rowAt(1, 20, 70), rowAt(2, 9600, 70), rowAt(3, 8200, 0), rowAt(4, 5000, 140),
                      rowAt(5, 10'100, 70), makeRow(6)},
                     true);
    const auto end = [&model](int row, int role = Qt::DisplayRole) {
        return model.index(row, CounterModel::DigitsEnd).data(role);
    };
    QCOMPARE(end(0).toString(), u"–"_s);
    QCOMPARE(end(1).toString(),
             formatDate(*model.row(1).outlook->likely, Language::English, Calendar::Gregorian));
    QVERIFY(end(1, Qt::ToolTipRole).toString().contains(u"96"_s));
    QCOMPARE(end(2).toString(), u"82 %"_s);
    QCOMPARE(end(3).toString(),
             formatDate(*model.row(3).outlook->likely, Language::English, Calendar::Gregorian));
    QCOMPARE(end(4).toString(), u"Past 9999"_s);
    QCOMPARE(end(5).toString(), u"–"_s);
    QVERIFY(end(1, Qt::ToolTipRole).toString().contains(u"In nine cases of ten"_s));
    QCOMPARE(end(1, CounterModel::LevelRole).toInt(), int(FillLevel::NinetyFive));
    const QList<int> byEnd{4, 1, 3, 0, 2, 5};
    for (qsizetype place = 1; place < byEnd.size(); ++place)
        QVERIFY(end(byEnd[place - 1], CounterModel::SortRole).toLongLong() <
                end(byEnd[place], CounterModel::SortRole).toLongLong());
}

QTEST_GUILESS_MAIN(CounterModelTest)
#include "counter_model_test.moc"
