#include "ui/status/latency_trail.h"

#include "ui/shell/theme.h"

#include <QPainter>

#include <algorithm>

namespace lekthi::ui {

using models::LatencySample;

namespace {

constexpr int trailHeight = 36;
constexpr int step = 5; ///< pixels from bar to bar
constexpr int crossSize = 3;
constexpr double leastScaleMs = 5; ///< so that a quick server shows calm

double highest(const QList<LatencySample> &samples)
{
    double most = 0;
    for (const LatencySample &sample : samples)
        most = std::max(most, sample.milliseconds.value_or(0));
    return most;
}

double median(const QList<LatencySample> &samples)
{
    QList<double> times;
    for (const LatencySample &sample : samples) {
        if (sample.milliseconds)
            times.append(*sample.milliseconds);
    }
    if (times.isEmpty())
        return 0;
    std::sort(times.begin(), times.end());
    return times.at(times.size() / 2);
}

} // namespace

LatencyTrail::LatencyTrail(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("latencyTrail"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LatencyTrail::setSamples(const QList<LatencySample> &samples)
{
    m_samples = samples;
    retranslate();
    update();
}

QString LatencyTrail::words() const
{
    const auto missed = std::count_if(m_samples.cbegin(), m_samples.cend(),
                                      [](const LatencySample &sample) { return !sample.milliseconds; });
    QString text =
        tr("In the last minutes usually %1 ms, at most %2 ms.")
            .arg(QString::number(median(m_samples), 'f', 1), QString::number(highest(m_samples), 'f', 1));
    if (missed > 0)
        text += QChar::Space + tr("%n questions were not answered.", nullptr, int(missed));
    return text;
}

void LatencyTrail::retranslate()
{
    setToolTip(m_samples.isEmpty() ? QString() : words());
    setAccessibleName(toolTip());
}

QSize LatencyTrail::sizeHint() const
{
    return {40 * step, trailHeight};
}

void LatencyTrail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(theme::color(ColorRole::Line));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    const double scale = std::max(leastScaleMs, highest(m_samples));
    int x = width() - step;
    for (qsizetype i = m_samples.size() - 1; i >= 0 && x >= 0; --i, x -= step) {
        const auto &milliseconds = m_samples.at(i).milliseconds;
        if (milliseconds) {
            const int bar = std::max(1, int((height() - 2) * *milliseconds / scale));
            painter.setPen(theme::color(ColorRole::Accent));
            painter.drawLine(x, height() - 2, x, height() - 1 - bar);
            continue;
        }
        painter.setPen(theme::color(ColorRole::Error));
        const int middle = height() / 2;
        painter.drawLine(x - crossSize / 2, middle - crossSize, x + crossSize / 2 + 1, middle + crossSize);
        painter.drawLine(x - crossSize / 2, middle + crossSize, x + crossSize / 2 + 1, middle - crossSize);
    }
}

} // namespace lekthi::ui
