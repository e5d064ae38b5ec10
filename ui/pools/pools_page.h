#pragma once

#include "models/latest_run.h"
#include "models/pools/pool_filling.h"
#include "models/pools/pool_filter.h"
#include "models/pools/pool_model.h"
#include "models/session/session.h"
#include "ui/shell/page.h"

class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class EmptyState;
class ExportButton;
class ListTable;
class PoolDetail;
class PoolFilterBar;

/// The ID pools of the store (id-generator-architecture.md): how full each is and how long it lasts, and for
/// the current one its settings with examples, checking an id, filling and the requests about it. Filling
/// goes on while another page is shown. UI thread only.
class PoolsPage : public Page
{
    Q_OBJECT

public:
    explicit PoolsPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void leave() override;
    void retranslate() override;

private:
    void build();
    void connectParts();
    void connectFilling();
    void read();
    void take(const store::Result<QList<models::PoolRow>> &rows);
    void select(const QString &name);
    void applyChoice();
    void showState();
    void showCurrent();
    void lookForExamples(const models::PoolRow &row);
    void check(const QString &typed);
    void beginCreating();
    void beginRetiring();
    void tellRequested(qint64 id, const QString &text);
    void fillMenu(QMenu &menu);
    void fitColumns();
    const models::PoolRow *currentRow() const;
    QList<models::PoolRow> shownRows() const;

    models::Session &m_session;
    models::PoolModel *m_model;
    models::PoolFilter *m_shown;
    models::PoolFilling m_filling;
    models::LatestRun m_examples;
    QString m_examplesOf; ///< name of the pool
    QString m_wanted;     ///< the pool that is to be shown once they are read
    QLabel *m_title;
    QLabel *m_count;
    ExportButton *m_export;
    QPushButton *m_create;
    PoolFilterBar *m_filters;
    Banner *m_banner;
    QStackedWidget *m_stack;
    QSplitter *m_parts;
    ListTable *m_table;
    EmptyState *m_empty;
    PoolDetail *m_detail;
    store::StoreWorker::Ticket m_ticket = 0;
    store::StoreWorker::Ticket m_checking = 0;
    qint64 m_requested = 0; ///< to which the banner leads; 0: it leads to reading again
    bool m_loading = false;
    bool m_hasFailed = false;
};

} // namespace lekthi::ui
