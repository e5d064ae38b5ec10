#pragma once

#include "models/counters/counter_model.h"
#include "models/counters/counter_rows.h"
#include "models/session/session.h"
#include "ui/shell/page.h"
#include "ui/widgets/missing_page.h"

#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class CounterDetail;
class CounterFilterBar;
class CounterOrdering;
class EmptyState;
class ExportButton;
class ListTable;
class RegisterImportEntry;

/// All counters with their last and next numbers; they are read page by page while one scrolls. UI thread
/// only.
class CountersPage : public Page
{
    Q_OBJECT

public:
    explicit CountersPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void resume() override;
    void leave() override;
    void retranslate() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildTable();
    void connectParts();
    void connectRegisterImport();
    void startAnew();
    void fetchPage(qint64 afterId);
    void read(const models::CounterWish &wish, bool isRefresh);
    models::CounterWish wishFor(qint64 afterId, int limit) const;
    void sortByEnd(bool endsFirst);
    void showOrder();
    void refuseOrder();
    /// Shows the counter of this id, whatever was filtered before.
    void lookUp(qint64 id);
    void open(const store::Counter &counter);
    void openGaps();
    void selectWanted();
    bool narrowToYearOfWanted(); ///< false: it cannot be narrowed further
    void giveUpWanted();
    void showEnds();
    void refresh();
    void readGlass();
    void failToRead(const store::Error &error, bool isRefresh);
    void showFailure(const store::Error &error);
    void afterLoading();
    void showTable(bool hasRows);
    void showCount();
    QString soughtNumber() const;
    void describeEmpty();
    void leaveEmpty();
    void showCurrent();
    void requestReset();
    void sayDone(std::function<QString()> said);
    void showSaid();
    void setSearch(const QString &text);
    void copyNextNumber() const;
    const models::CounterRow *currentRow() const;

    models::Session &m_session;
    models::CounterModel *m_model;
    MissingPage m_missing;
    CounterOrdering *m_sorted;
    QLabel *m_title;
    QLabel *m_count;
    ExportButton *m_export;
    RegisterImportEntry *m_registerImport;
    QPushButton *m_unbound;
    CounterFilterBar *m_filters;
    Banner *m_banner;
    QStackedWidget *m_stack;
    ListTable *m_table;
    EmptyState *m_empty;
    CounterDetail *m_detail;
    store::StoreWorker::Ticket m_ticket = 0;
    store::CounterPlaces m_behind; ///< where the newest page ended, in the order that was chosen
    QTimer m_typing;               ///< until the person has typed what to look for
    QString m_searched;            ///< what is loaded fits it; empty: everything is
    std::optional<store::CounterSearch> m_search;
    std::function<QString()> m_said;        ///< what this person just requested, while that is told
    qint64 m_sought = 0;                    ///< the counter that could not be looked up; 0: none
    std::optional<store::Counter> m_wanted; ///< to be chosen once it is loaded
    bool m_showsEnds = false;               ///< the column of them, since there is something to say
    bool m_endsFirst = false;               ///< since only counters that run out are shown
    bool m_loading = false;
};

} // namespace lekthi::ui
