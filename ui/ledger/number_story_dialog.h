#pragma once

#include "models/ledger/number_story_reading.h"
#include "models/session/session.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lekthi::ui {

class Banner;
class Card;

/// The history of a number: who drew it when, for which document, whether it is in force, what passed it
/// over, which register it comes from. Reads aside with a connection of its own. Open with open(). UI thread
/// only.
class NumberStoryDialog : public QDialog
{
    Q_OBJECT

public:
    NumberStoryDialog(models::Session &session, const QString &number, QWidget *parent = nullptr);

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
    std::optional<models::NumberStories> m_findings;
    bool m_isLooking = false;
    QString m_number;
    QLabel *m_title;
    Banner *m_banner;
    QLabel *m_verdict;
    QWidget *m_content;
    QVBoxLayout *m_column;
    QPushButton *m_close;
};

} // namespace lekthi::ui
