#pragma once

#include "core/files/written_file.h"
#include "models/admin_log/admin_log_model.h"
#include "models/session/session.h"
#include "ui/shell/page.h"

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace lekthi::models {
struct AdminLogReading;
} // namespace lekthi::models

namespace lekthi::ui {

class AdminLogFilterBar;
class Banner;
class Card;
class EmptyState;
class PageHeading;

/// Who did what in the store, newest first, and what was denied; read page by page while one scrolls. What is
/// filtered can be written to a file. UI thread only.
class AdminLogPage : public Page
{
    Q_OBJECT

public:
    explicit AdminLogPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void retranslate() override;

private:
    using Write = QByteArray (*)(const QList<store::AdminEntry> &);
    struct Exported
    {
        int entries = 0;
        files::Written written;
    };

    void build();
    PageHeading *makeHeading();
    void fitColumns();
    void connectParts();
    void startAnew();
    void readPeople();
    void fetchPage(qint64 beforeSequence);
    void takePage(const store::Result<models::AdminLogReading> &page);
    void showFailure(const store::Error &error);
    void showCount();
    void showCurrent();
    void askForFile(const QString &suffix, Write write);
    void exportTo(const QString &path, Write write);
    void sayExported(const QString &path, const store::Result<Exported> &exported);
    void selectAgain();
    void copyRow() const;
    QString nameOf(const QString &login) const;

    models::Session &m_session;
    QList<store::Person> m_people;
    models::AdminLogModel *m_model;
    QLabel *m_title;
    QLabel *m_count;
    QPushButton *m_export;
    QMenu *m_formats;
    AdminLogFilterBar *m_filters;
    Banner *m_banner;
    QStackedWidget *m_stack;
    QTableView *m_table;
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
