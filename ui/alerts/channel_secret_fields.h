#pragma once

#include "core/notify/channel_secret.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace lekthi::ui {

/// Where what is secret about a channel is typed: a webhook's address and key, PagerDuty's key, or a mail
/// server with sender, recipients and sign-in. Only the fields of the kind are shown. UI thread only.
class ChannelSecretFields : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelSecretFields(QWidget *parent = nullptr);

    void setKind(notify::ChannelKind kind);
    void clear();
    void setInHouse(bool inHouse);
    /// Whether there is anything to keep or try.
    bool isTyped() const;
    notify::ChannelSecret typed() const;
    void retranslate();

signals:
    void changed();

private:
    struct Row
    {
        QLabel *caption;
        QWidget *field;
    };
    enum Field { Address, Region, SigningKey, Sender, Recipients, User, Password, FieldCount };

    QLineEdit *addLine(QGridLayout *grid, const QString &name, bool isSecret);
    void addRow(QGridLayout *grid, QWidget *field);
    bool isOf(Field field) const;
    void showRows();

    notify::ChannelKind m_kind = notify::ChannelKind::Webhook;
    std::vector<Row> m_rows; ///< by Field
    QLineEdit *m_address;    ///< or PagerDuty's key, or the mail server
    QComboBox *m_region;
    QLineEdit *m_signingKey;
    QLineEdit *m_sender;
    QLineEdit *m_recipients;
    QLineEdit *m_user;
    QLineEdit *m_password;
    QCheckBox *m_inHouse;
    QLabel *m_inHouseMeans;
};

} // namespace lekthi::ui
