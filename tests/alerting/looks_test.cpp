#include "core/alerting/evaluation.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using alerting::looksOf;
using alerting::Measured;
using alerting::Measurement;
using alerts::Phase;

namespace {

const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0), Qt::UTC);

alerts::Rule ruleOf(const QString &code)
{
    for (const alerts::Rule &rule : alerts::shippedRules()) {
        if (rule.code == code)
            return rule;
    }
    qFatal("no rule");
}

const auto full = u"COUNTER_NEARLY_FULL"_s;

QString textOf(const QList<store::AlertLook> &looks)
{
    QStringList parts;
    for (const store::AlertLook &look : looks)
        parts.append(look.subject + u' ' + alerts::phaseName(look.state.phase) +
                     (look.state.hasData ? QString() : u" (no data)"_s));
    parts.sort();
    return parts.join(u", "_s);
}

store::Alert firing(const QString &subject)
{
    store::Alert alert;
    alert.rule = full;
    alert.subject = subject;
    alert.state = {
        .phase = Phase::Firing, .since = noon, .lookedAt = noon, .hasData = true, .value = 96, .towards = {}};
    return alert;
}

} // namespace

/// What one rule makes of all that it looks at.
class LooksTest : public QObject
{
    Q_OBJECT

private slots:
    void writesOnlySubjectsThatMatter()
    {
        const Measurement counters{{Measured{u"counter:1"_s, {}, 12}, Measured{u"counter:2"_s, {}, 95}},
                                   true};
        QCOMPARE(textOf(looksOf(ruleOf(full), counters, {}, noon)), u"counter:2 FIRING"_s);
    }

    void writesTheStoreAsAWholeAlways()
    {
        const Measurement nothing{{Measured{}}, false};
        QCOMPARE(textOf(looksOf(ruleOf(u"RETRIES_HIGH"_s), nothing, {}, noon)), u" INACTIVE (no data)"_s);
    }

    void whatIsGoneEndsIfEverythingWasLookedAt()
    {
        const auto looks = looksOf(ruleOf(full), {{}, true}, {firing(u"counter:2"_s)}, noon.addSecs(15));
        QCOMPARE(textOf(looks), u"counter:2 RESOLVED"_s);
    }

    void whatWasNotLookedAtStays()
    {
        const auto looks = looksOf(ruleOf(full), {{}, false}, {firing(u"counter:2"_s)}, noon.addSecs(15));
        QCOMPARE(textOf(looks), u"counter:2 FIRING (no data)"_s);
    }

    void aRuleThatIsSwitchedOffEndsWhatFires()
    {
        alerts::Rule off = ruleOf(full);
        off.enabled = false;
        const Measurement counters{{Measured{u"counter:1"_s, {}, 99}, Measured{u"counter:2"_s, {}, 99}},
                                   true};
        QCOMPARE(textOf(looksOf(off, counters, {firing(u"counter:2"_s)}, noon.addSecs(15))),
                 u"counter:2 RESOLVED"_s);
    }

    void alertsOfOtherRulesAreNotTouched()
    {
        QVERIFY(looksOf(ruleOf(u"REQUEST_WAITING"_s), {{}, true}, {firing(u"counter:2"_s)}, noon).isEmpty());
    }
};

QTEST_GUILESS_MAIN(LooksTest)
#include "looks_test.moc"
