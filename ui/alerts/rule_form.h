#pragma once

#include "core/numbering/reason.h"
#include "core/store/people/people.h"
#include "models/alerts/alert_rows.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace lekthi::ui {

class Card;
class ReasonField;
class ScrolledDetails;

/// A rule, and for Super Admins the means to change it, with a reason. UI thread only.
class RuleForm : public QWidget
{
    Q_OBJECT

public:
    explicit RuleForm(store::Role role, QWidget *parent = nullptr);

    /// What was typed stays while the rule is the same and nobody changed it in the store.
    void show(const models::AlertsKnown &known, const QString &code);
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void saveRequested(const lekthi::alerts::Rule &rule, const lekthi::numbering::Reason &reason);

private:
    void build();
    void fill();
    void showChannels(const QStringList &names);
    void update();
    alerts::Rule wish() const;

    const bool m_mayChange;
    models::AlertsKnown m_known;
    std::optional<store::StoredAlertRule> m_rule;
    bool m_isWorking = false;
    ScrolledDetails *m_scrolled;
    QLabel *m_title;
    QLabel *m_condition;
    QLabel *m_changed;
    Card *m_card;
    QCheckBox *m_enabled;
    QLabel *m_captions[4];
    QDoubleSpinBox *m_threshold;
    QSpinBox *m_window;
    QSpinBox *m_hold;
    QComboBox *m_severity;
    QLabel *m_channelCaption;
    QVBoxLayout *m_channels;
    QList<QCheckBox *> m_channelBoxes;
    QLabel *m_why;
    ReasonField *m_reason;
    QPushButton *m_save;
};

} // namespace lekthi::ui
