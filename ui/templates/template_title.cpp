#include "ui/templates/template_title.h"

#include "core/numbering/calendar.h"
#include "core/numbering/period.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/page_heading.h"

namespace lekthi::ui {

using namespace Qt::StringLiterals;

TemplateTitle::TemplateTitle(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(u"templateTitle"_s);
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    theme::setLook(this, Look::Secondary);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, &TemplateTitle::retranslate);
}

void TemplateTitle::show(const Facts &facts)
{
    m_facts = facts;
    retranslate();
}

void TemplateTitle::retranslate()
{
    setMinimumHeight(PageHeading::lowest());
    const QString details = notes().join(u" · "_s);
    setText(u"<span style=\"font-size:%1pt;font-weight:bold;color:%2\">%3</span>&nbsp; %4"_s.arg(
        QString::number(theme::titleFont().pointSizeF()), theme::color(ColorRole::Text).name(),
        m_facts.title.toHtmlEscaped(), details.toHtmlEscaped()));
    setAccessibleName(tr("%1, %2", "template and its state").arg(m_facts.title, details));
    setToolTip(m_facts.version > 0 ? tr("Changed by %1. Reason: %2").arg(m_facts.changedBy, m_facts.reason)
                                   : QString());
}

QStringList TemplateTitle::notes() const
{
    QStringList notes{m_facts.projectCode};
    if (m_facts.usesDefault)
        notes.append(tr("uses the default template"));
    else if (m_facts.version > 0)
        notes.append(tr("version %1").arg(m_facts.version));
    else
        notes.append(tr("not saved yet"));
    if (m_facts.version > 0 && m_facts.changedAt.isValid()) {
        const QDate day = numbering::documentDate(m_facts.changedAt);
        notes.append(
            tr("last changed %1")
                .arg(numbering::formatDate(day, currentLanguage(), Preferences::instance().calendar())));
    }
    if (m_facts.draftBasedOn > 0)
        notes.append(tr("unsaved draft of version %1").arg(m_facts.draftBasedOn));
    else if (m_facts.hasDraft)
        notes.append(tr("unsaved draft"));
    return notes;
}

} // namespace lekthi::ui
