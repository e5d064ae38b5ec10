#pragma once

#include "core/numbering/reason.h"
#include "models/errors/error_model.h"
#include "models/session/session.h"
#include "ui/shell/page.h"
#include "ui/widgets/missing_page.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class EmptyState;
class ErrorDetail;
class ErrorFilterBar;
class ExportButton;
class ListTable;

/// The errors of allocation (3.11.8.2), newest first, read page by page while one scrolls, with all that is
/// kept of the current one; that one was dealt with is noted here. UI thread only.
class ErrorsPage : public Page
{
    Q_OBJECT

public:
    explicit ErrorsPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void resume() override;
    void retranslate() override;

private:
    void build();
    void connectParts();
    void readPeople();
    void startAnew();
    void fetchPage(const QString &after);
    void takePage(const store::Result<QList<store::ErrorEntry>> &page);
    void selectAgain();
    void showFailure(const store::Error &error);
    void showCount();
    void showCurrent();
    void resolve(const numbering::Reason &reason);
    void fitColumns();

    models::Session &m_session;
    models::ErrorModel *m_model;
    MissingPage m_missing;
    QLabel *m_title;
    QLabel *m_count;
    ExportButton *m_export;
    ErrorFilterBar *m_filters;
    Banner *m_banner;
    QStackedWidget *m_stack;
    QSplitter *m_parts;
    ListTable *m_table;
    EmptyState *m_empty;
    ErrorDetail *m_detail;
    store::StoreWorker::Ticket m_ticket = 0;
    qint64 m_lookedAt = 0; ///< error that was current before the list was read anew; 0: the newest
    bool m_loading = false;
};

} // namespace lekthi::ui
