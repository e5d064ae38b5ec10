#include "ui/metrics/verdict_line.h"

#include "ui/shell/status_light.h"

#include <QEvent>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

VerdictLine::VerdictLine(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(u"metricsVerdict"_s);
    setTextFormat(Qt::RichText); // of ours
    setWordWrap(true);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(this, &QLabel::linkActivated, this, [this] { emit leadFollowed(m_verdict.lead); });
    hide();
}

void VerdictLine::showVerdict(const models::MetricsVerdict &verdict)
{
    m_verdict = verdict;
    setVisible(!verdict.text.isEmpty());
    write();
}

void VerdictLine::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        write();
}

void VerdictLine::write()
{
    setAccessibleName(m_verdict.text);
    if (m_verdict.text.isEmpty()) {
        clear();
        return;
    }
    const QString sign =
        m_verdict.standing == models::Standing::Good ? u"●"_s : models::standingSign(m_verdict.standing);
    const QString lead = models::leadText(m_verdict.lead);
    const QString link =
        lead.isEmpty() ? QString() : u"\u00a0 <a href=\"lead\">%1</a>"_s.arg(lead.toHtmlEscaped());
    setFocusPolicy(lead.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setText(u"<span style=\"color:%1\">%2</span>\u00a0 %3%4"_s.arg(
        theme::color(roleOf(m_verdict.standing)).name(), sign, m_verdict.text.toHtmlEscaped(), link));
}

} // namespace lekthi::ui
