#include "models/alerts/runbook.h"

#include "core/alerts/rule.h"
#include "core/alerts/rule_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace lekthi;
using namespace Qt::StringLiterals;

/// Each alert says what to do for it, and the runbook speaks of alerts that there are.
class RunbookTest : public QObject
{
    Q_OBJECT

private slots:
    void hasASectionForEachRule_data();
    void hasASectionForEachRule();
    void hasNoOtherSections();
    void linksToSectionsThatAreThere();
    void hasNoneForOtherCodes_data();
    void hasNoneForOtherCodes();
    void isNamedByEveryRuleOfPrometheus();
};

namespace {

QString source(const QString &path)
{
    QFile file(QStringLiteral(LEKTHI_SOURCES "/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

QStringList found(const QString &text, const QString &pattern)
{
    QStringList all;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        all.append(matches.next().captured(1));
    return all;
}

QStringList sorted(QStringList texts)
{
    texts.sort();
    return texts;
}

QStringList codes()
{
    QStringList all;
    for (const alerts::Rule &rule : alerts::shippedRules())
        all.append(rule.code);
    return all;
}

} // namespace

void RunbookTest::hasASectionForEachRule_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : codes())
        QTest::newRow(qPrintable(code)) << code;
}

void RunbookTest::hasASectionForEachRule()
{
    QFETCH(const QString, code);
    const QString section = models::runbookSection(code);
    QVERIFY2(section.startsWith("## "_L1 + code + u'\n'), qPrintable(section));
    QCOMPARE(section.count("## "_L1), 1);
    for (const QString &part :
         {u"**Means**: "_s, u"**At risk**: "_s, u"**Check**:"_s, u"**Do**: "_s, u"**Over when** "_s})
        QVERIFY2(section.contains(part), qPrintable(part));
    QVERIFY(!found(section, u"^(lekthictl .*)$"_s).isEmpty());
    QCOMPARE(section.count("```"_L1) % 2, 0);
    QCOMPARE(alerts::runbookCommand(code), "lekthictl alert runbook "_L1 + code);
}

void RunbookTest::hasNoOtherSections()
{
    const QStringList sections = found(source(u"docs/runbook.md"_s), u"^## ([A-Z0-9_]+)$"_s);
    QCOMPARE(sorted(sections), sorted(codes()));
}

void RunbookTest::linksToSectionsThatAreThere()
{
    const QString text = source(u"docs/runbook.md"_s);
    QStringList anchors;
    for (const QString &heading : found(text, u"^## (.+)$"_s))
        anchors.append(heading.toLower().replace(u' ', u'-'));
    const QStringList links = found(text, u"\\]\\(#([^)]+)\\)"_s);
    QVERIFY(!links.isEmpty());
    for (const QString &link : links)
        QVERIFY2(anchors.contains(link), qPrintable(link));
    for (const QString &path : found(text, u"\\]\\(\\.\\./([^)#]+)\\)"_s))
        QVERIFY2(!source(path).isEmpty(), qPrintable(path));
}

void RunbookTest::hasNoneForOtherCodes_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : {u""_s, u"NO_SUCH_RULE"_s, u"REDIS"_s, u"REDIS_UNAVAILABLE\n"_s, u"."_s})
        QTest::newRow(qPrintable(code)) << code;
}

void RunbookTest::hasNoneForOtherCodes()
{
    QFETCH(const QString, code);
    QCOMPARE(models::runbookSection(code), QString());
}

void RunbookTest::isNamedByEveryRuleOfPrometheus()
{
    const QString rules = source(u"installer/prometheus/lekthi-alerts.yml"_s);
    const QStringList named = found(rules, u"^ +runbook: \"lekthictl alert runbook ([A-Z_]+)\"$"_s);
    const QStringList others = found(rules, u"^ +runbook: \"docs/runbook.md#([a-z-]+)\"$"_s);
    QCOMPARE(named.size() + others.size(), found(rules, u"^ +- alert: (\\w+)$"_s).size());
    for (const QString &code : named)
        QVERIFY2(!models::runbookSection(code).isEmpty(), qPrintable(code));
    QCOMPARE(others, QStringList{u"metrics-are-stale"_s});
}

QTEST_GUILESS_MAIN(RunbookTest)
#include "runbook_test.moc"
