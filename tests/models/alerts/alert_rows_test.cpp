#include "models/alerts/alert_rows.h"
#include "models/alerts/alert_text.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::models;
using alerts::Phase;
using numbering::Calendar;
using store::Alert;
using store::AlertEvent;
using store::AlertTransition;

/// What the inbox shows of what is known, and in which order.
class AlertRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void inboxBeginsWithWhatPresses();
    void whatSomebodySeesToDoesNotPress();
    void missingRulesStandForThemselves();
    void listKeepsItsPlaceWhereRowsAreTheSame();
    void headingsGoWithTheirRows();
    void tellsYearsAsTheCalendarDoes();
    void earlierOnesStayWhenReadAnew();
    void aHoleInTheHistoryIsNotHidden();
    void filtersByRuleAndTime();
    void filtersByState();
    void whatIsAboutToFireHidesNothing();
    void channelsSayWhoDelivers();
    void saysWhyAnAlertEndedWithoutAValue();
};

namespace {

const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0), Qt::UTC);

Alert alert(const QString &rule, Phase phase, int minutes = 0)
{
    Alert made;
    made.rule = rule;
    made.episode = phase == Phase::Pending ? 0 : 1;
    made.state.phase = phase;
    made.state.since = noon.addSecs(60 * minutes);
    made.state.hasData = true;
    return made;
}

AlertsKnown knownOf(const QList<Alert> &alerts)
{
    AlertsKnown known;
    for (const alerts::Rule &rule : alerts::shippedRules())
        known.rules += store::StoredAlertRule{rule, {}, {}, {}};
    known.alerts = alerts;
    return known;
}

/// Headings in brackets.
QStringList linesOf(const QList<ListRow> &rows)
{
    ListRowsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(rows);
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString title = model.index(row).data().toString();
        const bool isHeading = !(model.flags(model.index(row)) & Qt::ItemIsSelectable);
        lines += isHeading ? u'[' + title + u']' : title;
    }
    return lines;
}

} // namespace

void AlertRowsTest::inboxBeginsWithWhatPresses()
{
    AlertsKnown known =
        knownOf({alert(u"RETRIES_HIGH"_s, Phase::Firing, 30), alert(u"GENERATION_SLOW"_s, Phase::Pending),
                 alert(u"CHAIN_BROKEN"_s, Phase::Resolved), alert(u"LOCK_WAIT_SLOW"_s, Phase::Inactive),
                 alert(u"REDIS_UNAVAILABLE"_s, Phase::Firing)});
    AlertTransition earlier;
    earlier.rule = u"COUNTER_NEARLY_FULL"_s;
    earlier.subject = u"counter:117"_s;
    earlier.episode = 3;
    AlertTransition current;
    current.rule = u"REDIS_UNAVAILABLE"_s;
    current.episode = 1;
    known.history = {current, earlier};
    QCOMPARE(linesOf(inboxRows(known, Calendar::Gregorian)),
             (QStringList{u"[Firing]"_s, u"Redis unavailable"_s, u"Many retries"_s, u"[Pending]"_s,
                          u"Slow allocation"_s, u"[Resolved]"_s, u"Ledger altered"_s, u"[Earlier]"_s,
                          u"Counter nearly full"_s}));
    QCOMPARE(known.waiting(), 2);
}

void AlertRowsTest::whatSomebodySeesToDoesNotPress()
{
    Alert seenTo = alert(u"REDIS_UNAVAILABLE"_s, Phase::Firing);
    seenTo.acknowledged = store::AlertAcknowledgement{u"sa.one"_s, noon, {}};
    Alert silenced = alert(u"CHAIN_BROKEN"_s, Phase::Firing);
    silenced.isSilenced = true;
    AlertsKnown known = knownOf({seenTo, silenced, alert(u"RETRIES_HIGH"_s, Phase::Firing)});
    QVERIFY(known.pressing().isEmpty()); // the third is a warning
    QCOMPARE(known.waiting(), 1);
    known.alerts += alert(u"UNEXPLAINED_GAP"_s, Phase::Firing);
    QCOMPARE(known.pressing().size(), 1);
    QCOMPARE(standingOf(seenTo), AlertStanding::Acknowledged);
    QCOMPARE(standingOf(silenced), AlertStanding::Silenced);
}

void AlertRowsTest::missingRulesStandForThemselves()
{
    const AlertsKnown known = knownOf({alert(u"OF_A_NEWER_LEKTHI"_s, Phase::Firing)});
    QCOMPARE(linesOf(inboxRows(known, Calendar::Gregorian)),
             (QStringList{u"[Firing]"_s, u"OF_A_NEWER_LEKTHI"_s}));
    QCOMPARE(known.headlineOf(known.alerts.first(), Calendar::Gregorian), u"OF_A_NEWER_LEKTHI"_s);
}

void AlertRowsTest::listKeepsItsPlaceWhereRowsAreTheSame()
{
    ListRowsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const ListRow row{u"a"_s, u"Title"_s, {}, u"1 min"_s, Tone::Error, {}};
    model.setRows({row});
    QCOMPARE(reset.size(), 1);
    ListRow later = row;
    later.badge = u"2 min"_s;
    model.setRows({later});
    QCOMPARE(reset.size(), 1);
    QCOMPARE(model.index(0).data(ListRowsModel::BadgeRole).toString(), u"2 min"_s);
    model.setRows({});
    QCOMPARE(reset.size(), 2);
    QCOMPARE(model.firstId(), QString());
}

void AlertRowsTest::headingsGoWithTheirRows()
{
    ListRowsModel model;
    model.setRows({{{}, u"One"_s, {}, {}, Tone::Quiet, {}},
                   {u"a"_s, u"apple"_s, {}, {}, Tone::Quiet, {}},
                   {{}, u"Two"_s, {}, {}, Tone::Quiet, {}},
                   {u"b"_s, u"pear"_s, {}, {}, Tone::Quiet, {}}});
    QCOMPARE(model.rowCount(), 4);
    model.setFilter(u" PEAR "_s);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0).data().toString(), u"Two"_s);
    QVERIFY(!model.indexOf(u"a"_s).isValid());
    QVERIFY(model.indexOf(u"b"_s).isValid());
    model.setFilter(u"nothing like it"_s);
    QCOMPARE(model.rowCount(), 0);
}

void AlertRowsTest::tellsYearsAsTheCalendarDoes()
{
    const QString counter = u"counter:117"_s;
    const QString label = u"LCBP3-C2 LETTER คคง. 2026"_s;
    QCOMPARE(subjectText(counter, label, Calendar::Gregorian), u"LCBP3-C2 LETTER คคง. · 2026"_s);
    const QString buddhist = subjectText(counter, label, Calendar::Buddhist);
    QVERIFY2(buddhist.contains(u"2569"_s) && !buddhist.contains(u"2026"_s), qPrintable(buddhist));
    QCOMPARE(subjectText(counter, u"P T 2026 11"_s, Calendar::Gregorian), u"P T · November 2026"_s);
    // A counter that never starts again, a request, and codes that look like years.
    QCOMPARE(subjectText(counter, u"P T 9999"_s, Calendar::Buddhist), u"P T 9999"_s);
    QCOMPARE(subjectText(counter, u"P T"_s, Calendar::Buddhist), u"P T"_s);
    QCOMPARE(subjectText(u"reset:3"_s, label, Calendar::Buddhist), label);
}

namespace {

QList<AlertTransition> transitions(std::initializer_list<qint64> ids)
{
    QList<AlertTransition> made;
    for (const qint64 id : ids) {
        AlertTransition one;
        one.id = one.episode = id;
        one.rule = id % 2 ? u"RETRIES_HIGH"_s : u"LOCK_WAIT_SLOW"_s;
        one.at = noon.addDays(id);
        made += one;
    }
    return made;
}

QList<qint64> idsOf(const AlertsKnown &known)
{
    QList<qint64> ids;
    for (const AlertTransition &one : known.history)
        ids += one.id;
    return ids;
}

} // namespace

void AlertRowsTest::earlierOnesStayWhenReadAnew()
{
    AlertsKnown before = knownOf({});
    before.history = transitions({9, 8, 7});
    store::AlertDelivery told;
    told.transition = 4;
    before.addEarlier(transitions({5, 4}), {told});
    AlertsKnown now = knownOf({});
    now.history = transitions({10, 9, 8});
    now.keepEarlier(before);
    QCOMPARE(idsOf(now), (QList<qint64>{10, 9, 8, 7, 5, 4}));
    QCOMPARE(now.deliveries.size(), 1);
}

/// More happened since than one reading holds.
void AlertRowsTest::aHoleInTheHistoryIsNotHidden()
{
    AlertsKnown before = knownOf({});
    before.history = transitions({3, 2, 1});
    AlertsKnown now = knownOf({});
    now.history = transitions({9, 8, 7});
    now.keepEarlier(before);
    QCOMPARE(idsOf(now), (QList<qint64>{9, 8, 7}));
}

void AlertRowsTest::filtersByRuleAndTime()
{
    AlertsKnown known =
        knownOf({alert(u"RETRIES_HIGH"_s, Phase::Firing), alert(u"CHAIN_BROKEN"_s, Phase::Resolved)});
    known.history = transitions({5, 4, 3});
    const auto shown = [&](const InboxFilter &filter) {
        return linesOf(inboxRows(known, Calendar::Gregorian, filter));
    };
    QCOMPARE(shown({u"LOCK_WAIT_SLOW"_s, {}, {}}), (QStringList{u"[Earlier]"_s, u"Long lock waits"_s}));
    // What fires goes on, so that it is of every later time.
    QCOMPARE(shown({{}, noon.addDays(5), {}}),
             (QStringList{u"[Firing]"_s, u"Many retries"_s, u"[Earlier]"_s, u"Many retries"_s}));
    QCOMPARE(shown({{}, {}, noon}), (QStringList{u"[Resolved]"_s, u"Ledger altered"_s}));
}

/// The time before stands under its own name.
/// What is over by now has one state, whether it is of today or of long ago.
void AlertRowsTest::filtersByState()
{
    Alert seenTo = alert(u"REDIS_UNAVAILABLE"_s, Phase::Firing);
    seenTo.acknowledged = store::AlertAcknowledgement{u"sa.one"_s, noon, {}};
    Alert silenced = alert(u"CHAIN_BROKEN"_s, Phase::Firing);
    silenced.isSilenced = true;
    AlertsKnown known =
        knownOf({seenTo, silenced, alert(u"RETRIES_HIGH"_s, Phase::Firing),
                 alert(u"GENERATION_SLOW"_s, Phase::Pending), alert(u"LOCK_WAIT_SLOW"_s, Phase::Resolved)});
    AlertTransition earlier;
    earlier.rule = u"COUNTER_NEARLY_FULL"_s;
    known.history = {earlier};
    const auto linesWith = [&](AlertStanding standing) {
        InboxFilter filter;
        filter.standing = standing;
        return linesOf(inboxRows(known, Calendar::Gregorian, filter));
    };
    QCOMPARE(linesWith(AlertStanding::Firing), (QStringList{u"[Firing]"_s, u"Many retries"_s}));
    QCOMPARE(linesWith(AlertStanding::Acknowledged),
             (QStringList{u"[Acknowledged]"_s, u"Redis unavailable"_s}));
    QCOMPARE(linesWith(AlertStanding::Silenced), (QStringList{u"[Silenced]"_s, u"Ledger altered"_s}));
    QCOMPARE(linesWith(AlertStanding::Pending), (QStringList{u"[Pending]"_s, u"Slow allocation"_s}));
    QCOMPARE(linesWith(AlertStanding::Over),
             (QStringList{u"[Resolved]"_s, u"Long lock waits"_s, u"[Earlier]"_s, u"Counter nearly full"_s}));
}

void AlertRowsTest::whatIsAboutToFireHidesNothing()
{
    Alert pending = alert(u"RETRIES_HIGH"_s, Phase::Pending);
    pending.episode = 3; // as often it has fired
    AlertsKnown known = knownOf({pending});
    known.history = transitions({3});
    QCOMPARE(linesOf(inboxRows(known, Calendar::Gregorian)),
             (QStringList{u"[Pending]"_s, u"Many retries"_s, u"[Earlier]"_s, u"Many retries"_s}));
    QVERIFY(!known.alert(episodeId(known.history.first())));
}

void AlertRowsTest::channelsSayWhoDelivers()
{
    store::AlertChannel here;
    here.name = u"here"_s;
    store::AlertChannel nobody;
    nobody.name = u"nobody"_s;
    store::AlertChannel served;
    served.name = u"served"_s;
    served.courier = u"watch.service"_s;
    served.courierSeenAt = noon;
    served.isServed = true;
    store::AlertChannel left = served;
    left.name = u"left"_s;
    left.isServed = false;
    AlertsKnown known;
    known.channels = {here, nobody, served, left};
    QStringList texts;
    for (const ListRow &row : channelRows(known, {u"here"_s}, Calendar::Buddhist))
        texts += row.below;
    QCOMPARE(texts[0], u"This window delivers to it"_s);
    QCOMPARE(texts[1], u"No program knows its address yet"_s);
    QCOMPARE(texts[2], u"watch.service delivers to it"_s);
    QVERIFY2(texts[3].contains(u"2569"_s), qPrintable(texts[3]));
}

void AlertRowsTest::saysWhyAnAlertEndedWithoutAValue()
{
    AlertTransition over;
    over.event = AlertEvent::Resolved;
    over.value = 12;
    QVERIFY(eventText(over, std::nullopt, Calendar::Buddhist).contains(u"12"_s));
    over.quietSince = noon;
    const QString quiet = eventText(over, std::nullopt, Calendar::Buddhist);
    QVERIFY2(quiet.contains(u"2569"_s), qPrintable(quiet));
}

QTEST_GUILESS_MAIN(AlertRowsTest)
#include "alert_rows_test.moc"
