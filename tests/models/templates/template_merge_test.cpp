#include "models/templates/template_merge.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::TemplateRules;
using numbering::PeriodKind;

namespace {

TemplateRules rules(const QString &text, PeriodKind period = PeriodKind::Yearly)
{
    store::TemplateSettings settings;
    settings.period = period;
    return {text, settings};
}

} // namespace

/// What two people made of one version, put together.
class TemplateMergeTest : public QObject
{
    Q_OBJECT

private slots:
    void takesTheChangesOfBoth();
    void givesUpWhereBothChangedTheSame_data();
    void givesUpWhereBothChangedTheSame();
};

void TemplateMergeTest::takesTheChangesOfBoth()
{
    const auto merged =
        models::mergedRules(rules(u"{ORIGINATOR}-{SEQ:4}"_s), rules(u"{ORIGINATOR}-{SEQ:5}"_s),
                            rules(u"{RECIPIENT}-{SEQ:4}"_s, PeriodKind::Monthly));
    QVERIFY(merged);
    QCOMPARE(merged->text, u"{RECIPIENT}-{SEQ:5}"_s);
    QCOMPARE(merged->settings.period, PeriodKind::Monthly);
    const TemplateRules same = rules(u"{SEQ:5}"_s, PeriodKind::Never);
    QVERIFY(models::mergedRules(rules(u"{SEQ:4}"_s), same, same) == same);
}

void TemplateMergeTest::givesUpWhereBothChangedTheSame_data()
{
    QTest::addColumn<QString>("mine");
    QTest::addColumn<PeriodKind>("period");
    QTest::newRow("part of the text") << u"{SEQ:6}"_s << PeriodKind::Yearly;
    QTest::newRow("setting") << u"{SEQ:4}"_s << PeriodKind::Never;
}

void TemplateMergeTest::givesUpWhereBothChangedTheSame()
{
    QFETCH(QString, mine);
    QFETCH(PeriodKind, period);
    QVERIFY(!models::mergedRules(rules(u"{SEQ:4}"_s), rules(mine, period),
                                 rules(u"{SEQ:5}"_s, PeriodKind::Monthly)));
}

QTEST_GUILESS_MAIN(TemplateMergeTest)
#include "template_merge_test.moc"
