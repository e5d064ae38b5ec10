#pragma once

#include "core/store/alerts/alert.h"
#include "core/store/alerts/alert_channel.h"
#include "ui/widgets/careful_dialog.h"

class QLabel;
class QPushButton;

namespace lekthi::models {
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

class ReasonField;

/// Takes a channel out of use for good, with a reason; a Super Admin's. Open with open(). UI thread only.
class RetireDialog : public CarefulDialog
{
    Q_OBJECT

public:
    /// rules: titles of those that name the channel; with any it cannot be retired. session: outlives it.
    RetireDialog(models::Session &session, store::AlertChannel channel, const QStringList &rules,
                 QWidget *parent);

signals:
    void retired(const QString &channel);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_isWorking; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }
    void build();
    void submit();
    void update();
    void retranslate();

    models::Session &m_session;
    const store::AlertChannel m_channel;
    const QStringList m_rules;
    bool m_isWorking = false;
    QLabel *m_title;
    QLabel *m_means;
    QLabel *m_named;
    ReasonField *m_reason;
    QLabel *m_why;
    Banner *m_banner;
    QPushButton *m_cancel;
    QPushButton *m_retire;
};

} // namespace lekthi::ui
