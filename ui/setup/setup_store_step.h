#pragma once

#include "models/setup/setup_work.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class Card;
class StatusRows;

/// The second step of setting up: the store is being made, and then how it stands. UI thread only.
class SetupStoreStep : public QWidget
{
    Q_OBJECT

public:
    explicit SetupStoreStep(QWidget *parent = nullptr);

    void showProgress(const QString &sentence);
    void showMade(const models::MadeStore &store);
    void retranslate();

private:
    QStackedWidget *m_stack;
    QLabel *m_progress;
    QProgressBar *m_bar;
    Banner *m_overview;
    QLabel *m_connection;
    Card *m_card;
    StatusRows *m_rows;
    QList<store::Finding> m_findings;
    store::Address m_entered;
    bool m_isMade = false;
};

} // namespace lekthi::ui
