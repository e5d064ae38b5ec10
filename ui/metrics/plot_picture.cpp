#include "ui/metrics/plot_picture.h"

#include "ui/metrics/plot_colors.h"
#include "ui/metrics/plot_view.h"
#include "ui/shell/theme.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextDocument>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int columns = 2;
constexpr int plotWidth = 620;
constexpr int plotHeight = 240;
constexpr int margin = 24;
constexpr int titleHeight = 48;
constexpr int resolution = 96;
constexpr qreal sharpness = 2; // of a PNG: pictures are put into reports

QSize sizeOf(qsizetype plots)
{
    const int rows = int(plots + columns - 1) / columns;
    return {2 * margin + columns * plotWidth, 2 * margin + titleHeight + rows * (plotHeight + titleHeight)};
}

void paintText(QCPPainter &painter, const QPoint &at, const QString &html)
{
    QTextDocument document;
    document.setDefaultFont(theme::smallFont());
    document.setDocumentMargin(0);
    document.setHtml(u"<span style=\"color:%1\">%2</span>"_s.arg(theme::color(ColorRole::Text).name(), html));
    document.setTextWidth(plotWidth - margin);
    painter.save();
    painter.translate(at);
    document.drawContents(&painter);
    painter.restore();
}

void paint(QCPPainter &painter, const QList<PlotView *> &views, const QString &headline)
{
    painter.fillRect(QRect(QPoint(), sizeOf(views.size())), theme::color(ColorRole::Surface));
    paintText(painter, {margin, margin}, u"<b>%1</b>"_s.arg(headline.toHtmlEscaped()));
    for (qsizetype i = 0; i < views.size(); ++i) {
        const QPoint corner(margin + int(i) % columns * plotWidth,
                            margin + titleHeight + int(i) / columns * (plotHeight + titleHeight));
        PlotView &view = *views[i];
        paintText(painter, corner,
                  u"%1<br>%2"_s.arg(view.plot().title.toHtmlEscaped(), legendText(view.plot(), {})));
        painter.save();
        painter.translate(corner + QPoint(0, titleHeight - theme::gapSmall));
        view.toPainter(&painter, plotWidth - margin, plotHeight);
        painter.restore();
    }
}

bool paintTo(QPaintDevice &device, const QList<PlotView *> &views, const QString &headline)
{
    QCPPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setMode(QCPPainter::pmVectorized);
    paint(painter, views, headline);
    return painter.end();
}

/// Packing the pixels takes longer than painting them.
FileMaker paintPng(const QList<PlotView *> &views, const QString &headline)
{
    QImage image(sizeOf(views.size()) * sharpness, QImage::Format_RGB32);
    image.setDevicePixelRatio(sharpness);
    const bool isPainted = paintTo(image, views, headline);
    return [image, isPainted] {
        QByteArray bytes;
        QBuffer file(&bytes);
        const bool isMade = isPainted && image.save(&file, "PNG");
        return isMade ? bytes : QByteArray();
    };
}

bool paintSvg(QIODevice &file, const QList<PlotView *> &views, const QString &headline)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(sizeOf(views.size()));
    svg.setViewBox(QRect(QPoint(), sizeOf(views.size())));
    svg.setResolution(resolution);
    svg.setTitle(headline);
    return paintTo(svg, views, headline);
}

bool paintPdf(QIODevice &file, const QList<PlotView *> &views, const QString &headline)
{
    constexpr qreal pointsPerInch = 72;
    QPdfWriter pdf(&file);
    pdf.setResolution(resolution);
    pdf.setTitle(headline);
    pdf.setPageMargins({});
    pdf.setPageSize(QPageSize(QSizeF(sizeOf(views.size())) * pointsPerInch / resolution, QPageSize::Point));
    return paintTo(pdf, views, headline);
}

} // namespace

FileMaker paintPlots(PictureFormat format, const QList<PlotView *> &views, const QString &headline)
{
    if (format == PictureFormat::Png)
        return paintPng(views, headline);
    QByteArray bytes;
    QBuffer file(&bytes);
    file.open(QIODevice::WriteOnly);
    const bool isPainted =
        format == PictureFormat::Svg ? paintSvg(file, views, headline) : paintPdf(file, views, headline);
    file.close();
    return [bytes = isPainted ? bytes : QByteArray()] { return bytes; };
}

} // namespace lekthi::ui
