#pragma once

#include "core/store/people/people.h"
#include "models/alerts/alert_rows.h"

#include <QWidget>

#include <chrono>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace lekthi::ui {

class ReasonField;

/// What this person may do about an alert: say that he sees to it, silence it for some time, end the silence.
/// A button that cannot be used says why beside it. UI thread only.
class AlertActs : public QWidget
{
    Q_OBJECT

public:
    explicit AlertActs(store::Role role, QWidget *parent = nullptr);

    /// The text typed so far stays while the alert is the same. silence: the one in force.
    void show(const store::Alert &alert, bool hasSubjects, const std::optional<store::AlertSilence> &silence);
    void showNothing(); ///< of an alert that is over
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void acknowledgeRequested(const QString &note);
    void silenceRequested(bool wholeRule, std::chrono::minutes time, const QString &reason);
    void endSilenceRequested(qint64 silence, const QString &reason);

private:
    void build();
    void update();
    QString whyNot() const;

    const store::Role m_role;
    std::optional<store::Alert> m_alert;
    std::optional<store::AlertSilence> m_silence;
    bool m_hasSubjects = false;
    bool m_isWorking = false;
    QLabel *m_why;
    ReasonField *m_text;
    QComboBox *m_scope;
    QComboBox *m_time;
    QPushButton *m_silenceButton;
    QPushButton *m_acknowledge;
};

} // namespace lekthi::ui
