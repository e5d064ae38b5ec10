#pragma once

#include "core/allocation/sandbox/draw_check.h"
#include "models/session/own_session.h"
#include "models/session/session.h"
#include "ui/status/health_card.h"

#include <QElapsedTimer>

#include <optional>

class QPushButton;

namespace lekthi::ui {

/// Draws a test number end to end and tells how each step went (3.11.9.3): when asked, and by itself when the
/// page is opened, at most every five minutes. UI thread only; the work is done on another thread.
class DrawCard : public HealthCard
{
    Q_OBJECT

public:
    explicit DrawCard(models::Session &session, QWidget *parent = nullptr);
    ~DrawCard() override;

    void drawNow();
    /// As drawNow(), unless that was done within the last five minutes.
    void drawIfDue();
    void retranslate();

signals:
    void changed();

private:
    void take(const store::Result<allocation::DrawCheck> &outcome);
    void showState();

    models::Session &m_session;
    models::OwnSession m_drawing;
    QPushButton *m_draw;
    std::optional<allocation::DrawCheck> m_check;
    std::optional<store::Error> m_failure; ///< the store was not reached
    QDateTime m_checkedAt;
    QElapsedTimer m_sinceLast;
};

} // namespace lekthi::ui
