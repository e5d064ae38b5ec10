#pragma once

#include "core/notify/channel_secret.h"
#include "core/notify/outcome.h"
#include "core/numbering/reason.h"
#include "core/store/people/people.h"
#include "models/alerts/alert_rows.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

class Card;
class ChannelSecretFields;
class ReasonField;
class ScrolledDetails;

/// A channel: what the store knows of it, changed by Super Admins with a reason; and its address or key,
/// which this computer alone keeps, with the means to try it. What is secret is never shown again. UI thread
/// only.
class ChannelForm : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelForm(store::Role role, QWidget *parent = nullptr);

    /// secret: as this computer knows it. isKept: by a keychain. What was typed stays while the channel is
    /// the same.
    void show(const store::AlertChannel &channel, const std::optional<notify::ChannelSecret> &secret,
              bool isKept);
    void showNew();
    void setWorking(bool isWorking);
    void showTesting();
    void showTested(const notify::Outcome &outcome);
    void retranslate();

signals:
    void saveRequested(const lekthi::store::AlertChannel &channel, const lekthi::numbering::Reason &reason);
    void secretEntered(const QString &channel, const lekthi::notify::ChannelSecret &secret);
    void forgetRequested(const QString &channel);
    void retireWanted(const lekthi::store::AlertChannel &channel);
    void testRequested(const QString &channel, const lekthi::notify::ChannelSecret &secret);

private:
    void build();
    Card *makeStoreCard();
    Card *makeSecretCard();
    QLayout *makeSecretButtons();
    void connectParts();
    void fill();
    void update();
    void updateSecret();
    store::AlertChannel wish() const;
    QString whyNot() const;

    const store::Role m_role;
    store::AlertChannel m_channel;
    std::optional<notify::ChannelSecret> m_secret;
    bool m_isKept = false;
    bool m_isWorking = false;
    bool m_isTesting = false;
    std::optional<notify::Outcome> m_tested;
    ScrolledDetails *m_scrolled;
    QLabel *m_title;
    Card *m_storeCard;
    QLabel *m_captions[3];
    QLineEdit *m_name;
    QComboBox *m_kind;
    QComboBox *m_severity;
    QCheckBox *m_enabled;
    QPushButton *m_retire;
    Card *m_secretCard;
    QLabel *m_known;
    ChannelSecretFields *m_fields;
    QLabel *m_secretWhy;
    QPushButton *m_keep;
    QPushButton *m_forget;
    QPushButton *m_test;
    QLabel *m_result;
    QLabel *m_why;
    ReasonField *m_reason;
    QPushButton *m_save;
};

} // namespace lekthi::ui
