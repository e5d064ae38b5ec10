#include "ui/templates/runs_out_badge.h"

#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/session/session.h"
#include "models/templates/template_mark.h"
#include "translations/translations.h"
#include "ui/counters/how_long_card.h"
#include "ui/shell/preferences.h"

#include <QStyle>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateMark;

RunsOutBadge::RunsOutBadge(models::Session &session, QWidget *parent)
    : QToolButton(parent)
    , m_session(session)
{
    setObjectName(u"runsOutBadge"_s);
    setProperty("look", u"badge"_s);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QToolButton::clicked, this, &RunsOutBadge::openCard);
    hide();
}

void RunsOutBadge::show(const std::optional<models::RunningOut> &runningOut)
{
    m_runningOut = runningOut;
    setVisible(m_runningOut.has_value());
    if (!m_runningOut)
        return;
    const bool isAlmostOver = m_runningOut->outlook.level >= numbering::FillLevel::NinetyFive;
    setProperty("level", isAlmostOver ? u"error"_s : u"warning"_s);
    style()->unpolish(this);
    style()->polish(this);
}

QString RunsOutBadge::counterName() const
{
    const numbering::CounterKey &key = m_runningOut->first.key;
    const QString name = models::counterText(
        key, m_session.reference(),
        models::periodText(key.period, currentLanguage(), Preferences::instance().calendar()));
    const int others = m_runningOut->counters - 1;
    return others > 0
               ? name + u'\n' + tr("%n more counter(s) of this template run out later.", nullptr, others)
               : name;
}

void RunsOutBadge::openCard()
{
    auto *card = new HowLongCard(counterName(), m_runningOut->outlook, tr("Show the counter"), this);
    connect(card, &HowLongCard::actionTriggered, this,
            [this, id = m_runningOut->first.id] { emit m_session.counterWanted(id); });
    card->openBelow(*this);
}

void RunsOutBadge::retranslate()
{
    setText(models::badgeOf(TemplateMark::RunsOut));
    setAccessibleName(text());
    setToolTip(models::sentenceOf(TemplateMark::RunsOut));
    setAccessibleDescription(toolTip());
}

} // namespace lekthi::ui
