#include "ui/setup/password_sheet.h"

#include "models/session/session.h"
#include "ui/shell/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

struct SheetTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::PasswordSheet)
};

QList<std::pair<QString, QString>> factsOf(const models::HandedPassword &handed, const QString &place)
{
    return {{SheetTexts::tr("Name"), handed.name},
            {SheetTexts::tr("Role"), models::roleTitle(handed.role)},
            {SheetTexts::tr("Store"), place},
            {SheetTexts::tr("Account"), handed.login},
            {SheetTexts::tr("One-time password"), handed.password}};
}

QString hint()
{
    return SheetTexts::tr(
        "Change it at the first sign-in. Until then, whoever reads this sheet can sign in.");
}

} // namespace

QString passwordSheetText(const QList<models::HandedPassword> &passwords, const QString &place)
{
    QStringList blocks;
    for (const models::HandedPassword &handed : passwords) {
        QStringList lines;
        for (const auto &[caption, value] : factsOf(handed, place))
            lines.append(caption + u": "_s + value);
        blocks.append(lines.join(u'\n'));
    }
    return blocks.join(u"\n\n"_s) + u"\n\n"_s + hint() + u'\n';
}

QByteArray passwordSheetPdf(const QList<models::HandedPassword> &passwords, const QString &place)
{
    QString html;
    for (const models::HandedPassword &handed : passwords) {
        html += u"<p style='margin-top:24px'><b>Lekthi</b></p><table cellpadding='4'>"_s;
        for (const auto &[caption, value] : factsOf(handed, place))
            html += u"<tr><td>%1</td><td><b>%2</b></td></tr>"_s.arg(caption.toHtmlEscaped(),
                                                                    value.toHtmlEscaped());
        html += u"</table><p>%1</p><hr/>"_s.arg(hint().toHtmlEscaped());
    }
    QTextDocument document;
    document.setDefaultFont(theme::baseFont());
    document.setHtml(html);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setTitle(SheetTexts::tr("One-time passwords"));
    document.print(&pdf);
    return bytes;
}

} // namespace lekthi::ui
