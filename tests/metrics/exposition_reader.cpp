#include "tests/metrics/exposition_reader.h"

#include <QRegularExpression>
#include <QSet>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

const QRegularExpression helpLine(u"^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (\\S.*)$"_s);
const QRegularExpression typeLine(u"^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram)$"_s);
const QRegularExpression sampleLine(
    uR"(^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{((?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\]|\\[\\"n])*",?)*)\})? (\S+)$)"_s);
const QRegularExpression bucketEnd(u",?le=\"([^\"]+)\""_s);

class Reader
{
public:
    ReadExposition read(const QString &text)
    {
        if (!text.endsWith(u'\n'))
            return {{}, {}, u"the last line has no end"_s};
        const QStringList lines = text.chopped(1).split(u'\n');
        for (qsizetype i = 0; i < lines.size() && m_read.problem.isEmpty(); ++i) {
            const QString problem = problemOf(lines[i]);
            if (!problem.isEmpty())
                m_read.problem = u"line %1, %2: %3"_s.arg(i + 1).arg(problem, lines[i]);
        }
        if (m_read.problem.isEmpty())
            m_read.problem = problemOfHistograms();
        return m_read;
    }

private:
    QString problemOf(const QString &line)
    {
        if (const auto help = helpLine.match(line); help.hasMatch()) {
            if (m_read.types.contains(help.captured(1)))
                return u"a metric twice"_s;
            m_helped = help.captured(1);
            return {};
        }
        if (const auto type = typeLine.match(line); type.hasMatch()) {
            m_metric = type.captured(1);
            m_read.types.insert(m_metric, type.captured(2));
            if (type.captured(2) == "counter"_L1 && !m_metric.endsWith("_total"_L1))
                return u"a counter that does not end in _total"_s;
            return m_helped == m_metric ? QString() : u"a TYPE without HELP"_s;
        }
        const auto sample = sampleLine.match(line);
        return sample.hasMatch() ? problemOfSample(sample) : u"neither comment nor sample"_s;
    }

    QString problemOfSample(const QRegularExpressionMatch &sample)
    {
        const QString name = sample.captured(1);
        const bool isOfHistogram = m_read.types.value(m_metric) == "histogram"_L1;
        QStringList allowed{m_metric};
        if (isOfHistogram)
            allowed = {m_metric + "_bucket"_L1, m_metric + "_sum"_L1, m_metric + "_count"_L1};
        if (!allowed.contains(name))
            return u"a sample of another metric"_s;
        bool isNumber = false;
        const double value = sample.captured(3).toDouble(&isNumber);
        if (!isNumber || value < 0)
            return u"no value"_s;
        const QString key = name + u'{' + sample.captured(2) + u'}';
        if (m_read.samples.contains(key))
            return u"a sample twice"_s;
        m_read.samples.insert(key, value);
        if (name.endsWith("_bucket"_L1) && isOfHistogram)
            return problemOfBucket(sample.captured(2), value);
        return {};
    }

    QString problemOfBucket(QString labels, double value)
    {
        const auto end = bucketEnd.match(labels);
        if (!end.hasMatch())
            return u"a bucket without an end"_s;
        labels.remove(bucketEnd);
        const QString series = m_metric + u'{' + labels + u'}';
        const double upTo = end.captured(1) == "+Inf"_L1 ? qInf() : end.captured(1).toDouble();
        if (m_lastEnd.contains(series) && (m_lastEnd[series] >= upTo || m_lastValue[series] > value))
            return u"buckets that do not grow"_s;
        m_lastEnd[series] = upTo;
        m_lastValue[series] = value;
        return {};
    }

    QString problemOfHistograms() const
    {
        for (auto series = m_lastEnd.begin(); series != m_lastEnd.end(); ++series) {
            QString key = series.key();
            key.insert(key.indexOf(u'{'), "_count"_L1);
            if (!qIsInf(series.value()))
                return series.key() + u" has no bucket +Inf"_s;
            if (m_read.samples.value(key, -1) != m_lastValue[series.key()])
                return series.key() + u" does not agree with its _count"_s;
        }
        return {};
    }

    ReadExposition m_read;
    QString m_helped;
    QString m_metric;
    QMap<QString, double> m_lastEnd;
    QMap<QString, double> m_lastValue;
};

} // namespace

ReadExposition readExposition(const QString &text)
{
    return Reader().read(text);
}

} // namespace lekthi::test
