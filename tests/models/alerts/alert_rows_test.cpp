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
             (QStringList{u"[Firing]"_s, u"Redis unavailable"_s, u"Many retries"_s, u"[About to fire]"_s,
                          u"Numbers take long"_s, u"[Over]"_s, u"Broken chain"_s, u"[Earlier]"_s,
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
    QCOMPARE(standingOf(seenTo), Standing::Acknowledged);
    QCOMPARE(standingOf(silenced), Standing::Silenced);
}

void AlertRowsTest::missingRulesStandForThemselves()
{
    const AlertsKnown known = knownOf({alert(u"OF_A_NEWER_LEKTHI"_s, Phase::Firing)});
    QCOMPARE(linesOf(inboxRows(known, Calendar::Gregorian)),
             (QStringList{u"[Firing]"_s, u"OF_A_NEWER_LEKTHI"_s}));
    QCOMPARE(known.headlineOf(known.alerts.first()), u"OF_A_NEWER_LEKTHI"_s);
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

QTEST_GUILESS_MAIN(AlertRowsTest)
#include "alert_rows_test.moc"
