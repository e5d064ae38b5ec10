#pragma once

#include "models/admin_log/admin_log_model.h"
#include "models/session/session.h"
#include "ui/shell/page.h"
#include "ui/widgets/missing_page.h"

class QLabel;
class QStackedWidget;

namespace lekthi::models {
struct AdminLogReading;
struct ListReport;
} // namespace lekthi::models

namespace lekthi::ui {

class AdminLogFilterBar;
class Banner;
class Card;
class EmptyState;
class ExportButton;
class ListTable;
class PageHeading;

/// Who did what in the store, newest first, and what was denied; read page by page while one scrolls. What is
/// filtered can be written to a file. UI thread only.
class AdminLogPage : public Page
{
    Q_OBJECT

public:
    explicit AdminLogPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void resume() override;
    void retranslate() override;

private:
    void build();
    PageHeading *makeHeading();
    void fitColumns();
    void connectParts();
    void startAnew();
    void readPeople();
    void fetchPage(const QString &after);
    void takePage(const store::Result<models::AdminLogReading> &page);
    void showFailure(const store::Error &error);
    void showCount();
    void showCurrent();
    void selectAgain();
    models::ListReport report() const;
    QString nameOf(const QString &login) const;

    models::Session &m_session;
    QList<store::Person> m_people;
    models::AdminLogModel *m_model;
    MissingPage m_missing;
    QLabel *m_title;
    QLabel *m_count;
    ExportButton *m_export;
    AdminLogFilterBar *m_filters;
    Banner *m_banner;
    QStackedWidget *m_stack;
    ListTable *m_table;
    EmptyState *m_empty;
    Card *m_detail;
    QLabel *m_what;
    QLabel *m_details;
    QLabel *m_reason;
    QLabel *m_place;
    store::StoreWorker::Ticket m_ticket = 0;
    qint64 m_lookedAt = 0; ///< entry that was current before the log was read anew; 0: the newest
    bool m_loading = false;
};

} // namespace lekthi::ui
