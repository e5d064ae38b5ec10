#include "ui/templates/period_change_card.h"

#include "models/session/session.h"
#include "models/templates/planned_effects.h"

#include <QLabel>
#include <QTimer>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

PeriodChangeCard::PeriodChangeCard(models::Session &session, QWidget *parent)
    : EffectsCard(session.reference(), parent)
    , m_session(session)
{
    setObjectName(u"periodChange"_s);
    findChild<QLabel *>(u"effectsNote"_s)
        ->setObjectName(u"periodChangeNote"_s); // the History page has the other
    hide();
}

void PeriodChangeCard::forget()
{
    m_session.worker().cancel(m_reading);
    m_session.worker().cancel(m_ticket);
    m_planned.reset();
    m_asked.reset();
    hide();
}

void PeriodChangeCard::look(const models::TemplateEdit &edit)
{
    std::optional<Question> question;
    if (!edit.isNew && edit.settings.period != edit.storedSettings.period)
        question = Question{edit.key, {edit.storedText, edit.storedSettings}, {edit.text, edit.settings}};
    if (question == m_asked)
        return;
    m_session.worker().cancel(m_ticket);
    m_asked = question;
    if (m_asked)
        ask();
    else
        hide();
}

void PeriodChangeCard::ask()
{
    // By itself, since the next edit calls off what is made of it.
    if (!m_planned) {
        m_planned = std::make_shared<models::PlannedEffects>(m_asked->key);
        m_reading = m_session.worker().run(
            this, [planned = m_planned](store::Connection &connection) { return planned->read(connection); },
            [](const store::Result<void> &) {});
    }
    m_ticket = m_session.worker().run(
        this,
        [planned = m_planned, reference = m_session.reference(),
         asked = *m_asked](store::Connection &connection) {
            return planned->of(connection, reference, asked.before, asked.after);
        },
        [this](const store::Result<QList<models::TemplateEffect>> &effects) {
            // A store that cannot answer says so elsewhere; it is asked again with the next edit.
            if (!effects) {
                m_asked.reset();
                return;
            }
            m_found = *effects;
            showAnswer();
            show();
        });
}

void PeriodChangeCard::showAnswer()
{
    EffectsCard::retranslate();
    showEffects(tr("So far"), tr("After this change"), m_found);
}

void PeriodChangeCard::retranslate()
{
    // Later, since it makes its widgets anew, and whoever changes the style goes through all of them now.
    if (m_asked && isVisible())
        QTimer::singleShot(0, this, &PeriodChangeCard::showAnswer);
}

} // namespace lekthi::ui
