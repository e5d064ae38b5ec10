#include "core/metrics/exposition.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::metrics;

/// The rules and the board that are installed for Prometheus and Grafana ask for nothing that `lekthictl
/// metrics` does not print: an alert on a misspelt name would be silent for ever.
class PrometheusFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rulesNameOnlyWhatIsPrinted();
    void boardNamesOnlyWhatIsPrinted();
    void misspeltNamesAreFound();
    void rulesAreThoseOfTheRequirements();
    void alertsAreRoutedAsRequired();
    void panelsDoNotOverlap();
    void rulesPassTheirTests();

private:
    QString strangersIn(const QString &expression) const;

    QSet<QString> m_series;
    QSet<QString> m_labels{u"le"_s};
    QStringList m_rules; ///< expressions
    QString m_ruleText;
    QJsonObject m_board;
};

namespace {

QString fileOf(const QString &name)
{
    return QStringLiteral(LEKTHI_PROMETHEUS_FILES) + u'/' + name;
}

QByteArray contentOf(const QString &name)
{
    QFile file(fileOf(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What stands behind `expr:`, also in the lines below it.
QStringList expressionsIn(const QString &yaml)
{
    static const QRegularExpression expression(uR"(^( *)expr: (?:\|\n((?:\1 +.*\n|\n)+)|(.*)$))"_s,
                                               QRegularExpression::MultilineOption);
    QStringList found;
    for (const QRegularExpressionMatch &match : expression.globalMatch(yaml))
        found.append(match.captured(2) + match.captured(3));
    return found;
}

/// Every series with every label that the program can print.
QList<Family> fullExposition()
{
    Tally tally;
    tally.numbers = tally.fallbacks = tally.skipped = 1;
    tally.errors = tally.lockFailures = {{u"one"_s, 1}};
    tally.retries.add(1);
    tally.duration.add(std::chrono::milliseconds(1));
    tally.lockWait.add(std::chrono::milliseconds(1));
    return families(totalsOf({1, 1}, tally), {{u"service"_s, {PartState::Up, PartState::Up, 1, 4, 0}}},
                    [](const Subject &) { return qMakePair(u"P"_s, u"T"_s); });
}

} // namespace

void PrometheusFilesTest::initTestCase()
{
    for (const Family &family : fullExposition()) {
        QVERIFY2(!family.samples.isEmpty(), qPrintable(family.name));
        for (const Sample &sample : family.samples) {
            m_series.insert(sample.name);
            for (const auto &[label, value] : sample.labels)
                m_labels.insert(label);
        }
    }
    m_ruleText = QString::fromUtf8(contentOf(u"lekthi-alerts.yml"_s));
    m_rules = expressionsIn(m_ruleText);
    m_board = QJsonDocument::fromJson(contentOf(u"lekthi-grafana.json"_s)).object();
    QVERIFY(!m_board.isEmpty());
}

/// The names of series and labels in a query that nobody prints; a name that a rule records is printed by it.
QString PrometheusFilesTest::strangersIn(const QString &expression) const
{
    static const QRegularExpression literal(uR"("[^"]*"|\[[^\]]*\])"_s);
    static const QRegularExpression labelList(uR"(\b(?:by|without) *\(([^)]*)\)|\{([^}]*)\})"_s);
    static const QRegularExpression word(uR"([A-Za-z_:][\w:]*)"_s);
    static const QRegularExpression series(uR"((?<![\w.:])[A-Za-z_:][\w:]*(?![\w:]| *\())"_s);
    static const QSet<QString> known{u"or"_s, u"and"_s, u"node_textfile_mtime_seconds"_s};
    QStringList strangers;
    QString left = QString(expression).remove(literal);
    for (const QRegularExpressionMatch &list : labelList.globalMatch(left))
        for (const QRegularExpressionMatch &label : word.globalMatch(list.captured(1) + list.captured(2)))
            if (!m_labels.contains(label.captured()) && label.captured() != u"file")
                strangers.append(label.captured());
    left.remove(labelList);
    for (const QRegularExpressionMatch &name : series.globalMatch(left))
        if (!m_series.contains(name.captured()) && !known.contains(name.captured()) &&
            !m_ruleText.contains(u"record: "_s + name.captured() + u'\n'))
            strangers.append(name.captured());
    return strangers.join(u' ');
}

void PrometheusFilesTest::rulesNameOnlyWhatIsPrinted()
{
    QCOMPARE(m_rules.size(), m_ruleText.count(u"expr:"_s));
    QVERIFY(m_rules.size() >= 7);
    for (const QString &rule : std::as_const(m_rules))
        QCOMPARE(strangersIn(rule), QString());
}

void PrometheusFilesTest::boardNamesOnlyWhatIsPrinted()
{
    int queries = 0;
    for (const auto &panel : m_board[u"panels"].toArray())
        for (const auto &target : panel[u"targets"].toArray()) {
            QCOMPARE(strangersIn(target[u"expr"].toString()), QString());
            ++queries;
        }
    QVERIFY(queries >= 10);
}

void PrometheusFilesTest::misspeltNamesAreFound()
{
    QCOMPARE(strangersIn(u"sum(rate(docnum_numbers_totl{project=~\"x\"}[5m])) > 1"_s),
             u"docnum_numbers_totl"_s);
    QCOMPARE(strangersIn(u"sum by (projct) (docnum_numbers_total{tipe=\"x\"})"_s), u"projct tipe"_s);
}

void PrometheusFilesTest::rulesAreThoseOfTheRequirements()
{
    for (const auto &[name, severity] : {std::pair{u"RedisUnavailable"_s, u"critical"_s},
                                         {u"HighLockFailureRate"_s, u"critical"_s},
                                         {u"DocumentNumberingDatabaseErrors"_s, u"critical"_s},
                                         {u"DocumentNumberingUptimeLow"_s, u"warning"_s},
                                         {u"ElevatedLockFailureRate"_s, u"warning"_s},
                                         {u"SlowLockAcquisition"_s, u"warning"_s},
                                         {u"HighRetryCount"_s, u"warning"_s},
                                         {u"SlowDocumentNumberGeneration"_s, u"warning"_s}}) {
        const QString rule =
            m_ruleText.section(u"alert: "_s + name + u'\n', 1, 1).section(u"alert: "_s, 0, 0);
        QVERIFY2(rule.contains(u"severity: "_s + severity), qPrintable(name));
    }
}

/// 3.11.10.2: critical alerts to PagerDuty and Slack, warnings to Slack, everything to the operators by mail,
/// and again after four hours.
void PrometheusFilesTest::alertsAreRoutedAsRequired()
{
    const QString text = QString::fromUtf8(contentOf(u"lekthi-alertmanager.yml"_s));
    QVERIFY(text.contains(u"repeat_interval: 4h"_s));
    QVERIFY(text.contains(u"receiver: ops-team"_s) && text.contains(u"email_configs:"_s));
    const QString critical = text.section(u"matchers: [severity=\"critical\"]"_s, 1, 1).section(u'\n', 1, 2);
    QVERIFY2(critical.contains(u"pagerduty-critical"_s) && critical.contains(u"continue: true"_s),
             qPrintable(critical));
    static const QRegularExpression secret(u"hooks\\.slack\\.com|_key: *[^ ]"_s);
    QVERIFY(!text.contains(secret));
}

void PrometheusFilesTest::panelsDoNotOverlap()
{
    constexpr int boardWidth = 24;
    QList<QRect> places;
    for (const auto &panel : m_board[u"panels"].toArray()) {
        const QJsonObject at = panel[u"gridPos"].toObject();
        const QRect place(at[u"x"].toInt(), at[u"y"].toInt(), at[u"w"].toInt(), at[u"h"].toInt());
        QVERIFY(place.right() < boardWidth);
        for (const QRect &other : std::as_const(places))
            QVERIFY2(!place.intersects(other), qPrintable(panel[u"title"].toString()));
        places.append(place);
    }
}

void PrometheusFilesTest::rulesPassTheirTests()
{
    const QString promtool = QStandardPaths::findExecutable(u"promtool"_s);
    if (promtool.isEmpty())
        QSKIP("promtool is not installed");
    QProcess check;
    check.start(promtool, {u"test"_s, u"rules"_s, fileOf(u"lekthi-alerts-test.yml"_s)});
    QVERIFY(check.waitForFinished(5 * lekthi::test::patienceMs));
    QVERIFY2(check.exitCode() == 0, check.readAllStandardError() + check.readAllStandardOutput());
}

QTEST_GUILESS_MAIN(PrometheusFilesTest)
#include "prometheus_files_test.moc"
