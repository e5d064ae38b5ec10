#pragma once

#include "models/setup/setup_work.h"

#include <QWidget>

class QLabel;
class QRadioButton;

namespace lekthi::ui {

class Card;
class ServerForm;

/// The first step of setting up: on this computer or on a server, and as which administrator. UI thread only.
class SetupPlaceStep : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPlaceStep(QWidget *parent = nullptr);
    ~SetupPlaceStep() override;

    void setOwn(bool isOwn);
    /// Nothing, with the keyboard in the field that is wrong, where the server cannot be told from what is
    /// written.
    tl::expected<models::SetupPlace, QString> place() const;
    /// The password of the administrator is no longer needed.
    void forgetPassword();
    void retranslate();

signals:
    void changed();

private:
    Card *m_card;
    QRadioButton *m_own;
    QLabel *m_ownMeans;
    QRadioButton *m_elsewhere;
    QLabel *m_elsewhereMeans;
    ServerForm *m_server;
};

} // namespace lekthi::ui
