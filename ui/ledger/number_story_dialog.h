#pragma once

#include "models/ledger/number_story_reading.h"
#include "models/session/session.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace lekthi::ui {

class Banner;
class Card;

/// Tells what became of a number: who drew it when, for which document, whether it is in force, what passed
/// it over, which register it comes from. Looks it up aside with a connection of its own. Open with open().
/// UI thread only.
class NumberStoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// number: is looked up at once; empty: the person enters one.
    explicit NumberStoryDialog(models::Session &session, QWidget *parent = nullptr,
                               const QString &number = {});

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void lookUp();
    void take(const store::Result<models::NumberStories> &findings);
    void showStories();
    void requestVoid(const store::StoredLedgerRow &row);
    void addVoidButton(Card &block, const store::StoredLedgerRow &row);
    void addBlocks(int projectId, const audit::NumberStory &story);
    QString nameOf(const QString &login) const;
    void showState();
    void retranslate();

    models::Session &m_session;
    store::StoreWorker m_worker; ///< so that looking holds nobody else up
    store::StoreWorker::Ticket m_ticket = 0;
    std::optional<models::NumberStories> m_findings;
    bool m_isLooking = false;
    QLabel *m_caption;
    QLineEdit *m_number;
    QPushButton *m_look;
    Banner *m_banner;
    QLabel *m_verdict;
    QWidget *m_content;
    QVBoxLayout *m_column;
    QPushButton *m_unbound;
    QPushButton *m_close;
};

} // namespace lekthi::ui
