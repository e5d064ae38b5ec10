#include "ui/ledger/receipt_paper.h"

#include "models/ledger/receipt_facts.h"
#include "ui/shell/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPdfWriter>
#include <QTextDocument>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal receiptMarginMm = 20;
constexpr qreal receiptPoints = 10;

struct PaperText
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString tableOf(const QList<std::pair<QString, QString>> &facts, const QString &look)
{
    QString rows;
    for (const auto &[caption, fact] : facts) {
        rows += u"<tr><td width=\"32%\">%1</td><td%2>%3</td></tr>"_s.arg(caption.toHtmlEscaped(), look,
                                                                         fact.toHtmlEscaped());
    }
    return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">%1</table>"_s.arg(rows);
}

} // namespace

QString receiptHtml(const audit::Receipt &receipt, const QString &publicKey, numbering::Calendar calendar)
{
    const QString small = u" style=\"font-size:8pt\""_s;
    return u"<body><p>%1</p><p style=\"font-size:26pt;font-weight:600\">%2</p>%3<h4>%4</h4>%5<p>%6</p><p>%7</p></body>"_s
        .arg(PaperText::tr("Receipt of a document number").toHtmlEscaped(),
             receipt.row().number.toHtmlEscaped(), tableOf(models::receiptFacts(receipt, calendar), {}),
             PaperText::tr("What proves it").toHtmlEscaped(),
             tableOf(models::receiptProofFacts(receipt), small),
             PaperText::tr(
                 "This page is for reading. The evidence is the JSON file that belongs to it, which is "
                 "signed.")
                 .toHtmlEscaped(),
             models::receiptCheckText(publicKey).toHtmlEscaped());
}

QByteArray receiptPdf(const audit::Receipt &receipt, const QString &publicKey, numbering::Calendar calendar)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(receiptMarginMm, receiptMarginMm, receiptMarginMm, receiptMarginMm),
                       QPageLayout::Millimeter);
    pdf.setTitle(receipt.row().number);
    QTextDocument document;
    QFont font = theme::baseFont();
    font.setPointSizeF(receiptPoints);
    document.setDefaultFont(font);
    document.setDefaultStyleSheet(u"body { color: black; }"_s);
    document.setHtml(receiptHtml(receipt, publicKey, calendar));
    document.print(&pdf);
    buffer.close();
    return bytes;
}

} // namespace lekthi::ui
