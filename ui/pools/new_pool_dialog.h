#pragma once

#include "models/pools/pool_wish.h"
#include "models/session/session.h"
#include "ui/widgets/careful_dialog.h"

#include <utility>

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;

namespace lekthi::ui {

class Banner;
class Card;
class FilterFields;
class PoolExamplesView;
class ReasonField;
class SendRow;

/// Puts a new ID pool together, shows at once what its filters accept and how many ids that makes, and asks
/// another Super Admin for it. Open with open(); closes itself once the store took the request. UI thread
/// only.
class NewPoolDialog : public CarefulDialog
{
    Q_OBJECT

public:
    explicit NewPoolDialog(models::Session &session, QWidget *parent = nullptr);

signals:
    void requested(qint64 id, const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_sending; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }
    QWidget *makeForm();
    QWidget *makeOutcome();
    void build();
    void connectParts();
    pools::PoolDraft draft() const;
    void takeProfile();
    void readForm();
    void showProfile();
    void showOutcome();
    QString missing() const;
    void showState();
    void send();
    void retranslate();

    models::Session &m_session;
    models::PoolWish m_wish;
    bool m_sending = false;
    QLabel *m_title;
    QLabel *m_means;
    QScrollArea *m_area;
    QList<std::pair<pools::SettingsField, QLabel *>> m_captions;
    QLineEdit *m_name;
    QComboBox *m_profile;
    QLabel *m_profileCaption;
    QSpinBox *m_length;
    QSpinBox *m_minimum;
    QSpinBox *m_batch;
    FilterFields *m_filters;
    Card *m_outcome;
    QLabel *m_capacity;
    QLabel *m_problems;
    PoolExamplesView *m_examples;
    ReasonField *m_reason;
    Banner *m_banner;
    SendRow *m_buttons;
};

} // namespace lekthi::ui
