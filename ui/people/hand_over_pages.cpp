#include "ui/people/hand_over_pages.h"

#include "ui/shell/theme.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QTextDocument>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

void fillPages(QTextDocument &document, const QList<models::HandOver> &handOvers)
{
    QFont font = theme::baseFont();
    font.setPointSizeF(11);
    document.setDefaultFont(font);
    document.setDefaultStyleSheet(u"body { color: black; }"_s);
    QString pages;
    for (const models::HandOver &handOver : handOvers) {
        const QString begins = pages.isEmpty() ? QString() : u" style=\"page-break-before:always\""_s;
        pages += u"<div%1>%2</div>"_s.arg(begins, models::handOverSheet(handOver));
    }
    document.setHtml(u"<body>%1</body>"_s.arg(pages));
}

QByteArray pagesPdf(const QList<models::HandOver> &handOvers, const QString &title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(handOverMarginMm, handOverMarginMm, handOverMarginMm, handOverMarginMm),
                       QPageLayout::Millimeter);
    pdf.setTitle(title);
    QTextDocument document;
    fillPages(document, handOvers);
    document.print(&pdf);
    buffer.close();
    return bytes;
}

} // namespace lekthi::ui
