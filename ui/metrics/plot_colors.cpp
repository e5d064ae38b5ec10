#include "ui/metrics/plot_colors.h"

#include "ui/shell/theme.h"

#include <QStringList>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::MetricSeries;
using models::SeriesTone;

QColor colorOf(SeriesTone tone)
{
    switch (tone) {
    case SeriesTone::First:
        return theme::color(ColorRole::Accent);
    case SeriesTone::Second:
        return theme::tokenColors(numbering::TokenFamily::Organization).text;
    case SeriesTone::Third:
        return theme::tokenColors(numbering::TokenFamily::Classification).text;
    case SeriesTone::Fourth:
        return theme::tokenColors(numbering::TokenFamily::Revision).text;
    case SeriesTone::Good:
        return theme::color(ColorRole::Good);
    case SeriesTone::Warning:
        return theme::color(ColorRole::Warning);
    case SeriesTone::Error:
        return theme::color(ColorRole::Error);
    }
    Q_UNREACHABLE();
}

namespace {

QString inColor(SeriesTone tone, const QString &text)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(colorOf(tone).name(), text);
}

} // namespace

QString legendText(const models::MetricPlot &plot, std::optional<size_t> point)
{
    QStringList entries;
    for (const MetricSeries &series : plot.series) {
        QString entry = series.title.toHtmlEscaped();
        if (point && *point < series.values.size())
            entry += u" <b>%1</b>"_s.arg(models::valueText(series.values[*point], plot.unit).toHtmlEscaped());
        entries.append(inColor(series.tone, entry));
    }
    QStringList stretches;
    for (const models::MetricStretch &stretch : plot.stretches)
        stretches.append(inColor(stretch.tone, u"■ "_s + stretch.title.toHtmlEscaped()));
    stretches.removeDuplicates();
    entries += stretches;
    return entries.join(u"&nbsp;&nbsp; "_s);
}

} // namespace lekthi::ui
