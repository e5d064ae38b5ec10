#pragma once

#include "models/ledger/ledger_model.h"
#include "models/session/session.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/missing_page.h"

#include <QDateTime>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace lekthi::models {
class DigestKeeper;
class LedgerNews;
} // namespace lekthi::models

namespace lekthi::ui {

class EmptyState;
class ExportButton;
class LedgerDetail;
class LedgerFilterBar;
class LedgerTable;

/// The numbers of the ledger, newest first, read page by page while one scrolls, with all that is kept of the
/// current one (3.11.8.1). What is filtered can be written to a file. UI thread only.
class LedgerPage : public Page
{
    Q_OBJECT

public:
    explicit LedgerPage(models::Session &session, QWidget *parent = nullptr);

    /// For receipts, which are signed; outlives this.
    void setDigests(models::DigestKeeper *digests) { m_digests = digests; }

    void activate() override;
    void resume() override;
    void leave() override;
    void retranslate() override;

private:
    using Said = std::function<QString()>;

    void build();
    void connectParts();
    void readPeople();
    void startAnew();
    void fetchPage(const QString &after);
    void takePage(const store::Result<models::LedgerReading> &page);
    void count();
    void selectAgain();
    void fail(const store::Error &error);
    void showCount();
    void showNews();
    QString countText() const;
    void showEmptyTexts();
    void showCurrent();
    void takeAround(qint64 id, const store::Result<models::LedgerSurroundings> &around);
    void showRow(qint64 id);
    /// action: a way on is offered.
    void say(Banner::Kind kind, Said said, bool action = false);
    void showSaid();
    void hideFailure();
    void connectLinks();
    const store::LedgerEntry *currentEntry() const; ///< null: none
    void openCounter(const store::LedgerEntry &entry);
    void openHistory(const store::LedgerEntry &entry);
    void openStory(const store::LedgerEntry &entry);
    void openReceipt(const store::LedgerEntry &entry);

    models::Session &m_session;
    models::DigestKeeper *m_digests = nullptr;
    models::LedgerModel *m_model;
    MissingPage m_missing;
    store::LedgerFilter m_filter; ///< of what is listed
    QLabel *m_title;
    QLabel *m_count;
    models::LedgerNews *m_news;
    QPushButton *m_newer; ///< how many came since
    ExportButton *m_export;
    LedgerFilterBar *m_filters;
    Banner *m_banner;
    QStackedWidget *m_stack;
    QSplitter *m_parts;
    LedgerTable *m_table;
    EmptyState *m_empty;
    LedgerDetail *m_detail;
    store::StoreWorker::Ticket m_pageTicket = 0;
    store::StoreWorker::Ticket m_countTicket = 0;
    store::StoreWorker::Ticket m_aroundTicket = 0;
    std::optional<store::LedgerCount> m_counted; ///< nothing: not yet
    QDateTime m_readAt;
    Said m_said;
    Banner::Kind m_saidKind = Banner::Kind::Info;
    bool m_saidHasAction = false;
    qint64 m_missingAround = 0; ///< row whose surroundings did not come; 0: none
    qint64 m_lookedAt = 0;      ///< row that was current before the ledger was read anew; 0: the newest
    bool m_loading = false;
    bool m_isCounting = false;
    bool m_isRefused = false; ///< by the store, for the filters that are set
};

} // namespace lekthi::ui
