#pragma once

#include "models/templates/templates_loading.h"

#include <QToolButton>

#include <optional>

namespace lekthi::models {
class Session;
}

namespace lekthi::ui {

/// Says beside a template that a counter of it runs out of digits, and opens how long they last. Hidden while
/// none does. UI thread only.
class RunsOutBadge : public QToolButton
{
    Q_OBJECT

public:
    explicit RunsOutBadge(models::Session &session, QWidget *parent = nullptr);

    void show(const std::optional<models::RunningOut> &runningOut);
    void retranslate();

private:
    void openCard();
    QString counterName() const;

    models::Session &m_session;
    std::optional<models::RunningOut> m_runningOut;
};

} // namespace lekthi::ui
