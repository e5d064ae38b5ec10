#pragma once

#include "core/store/session/store_worker.h"
#include "models/templates/template_edit.h"
#include "ui/history/effects_card.h"

#include <memory>
#include <optional>

namespace lekthi::models {
class PlannedEffects;
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

/// While another period is chosen: which counters end, which begin, and their next numbers. Hidden otherwise.
class PeriodChangeCard : public EffectsCard
{
    Q_OBJECT

public:
    explicit PeriodChangeCard(models::Session &session, QWidget *parent = nullptr);

    /// Another template is edited from here on, or the same one as the store has it now. UI thread.
    void forget();
    /// What is edited. The store is asked the first time that it changes the period, and not again until the
    /// next forget(). UI thread.
    void look(const models::TemplateEdit &edit);
    void retranslate();

private:
    struct Question
    {
        models::TemplateKey key;
        models::TemplateRules before;
        models::TemplateRules after;

        bool operator==(const Question &) const = default;
    };

    void ask();
    void showAnswer();

    models::Session &m_session;
    std::optional<Question> m_asked;
    std::shared_ptr<models::PlannedEffects> m_planned; ///< used on the worker's thread alone
    store::StoreWorker::Ticket m_reading = 0;
    store::StoreWorker::Ticket m_ticket = 0;
    QList<models::TemplateEffect> m_found;
};

} // namespace lekthi::ui
