#pragma once

#include "models/metrics/metric_plots.h"
#include "models/metrics/metrics_reading.h"
#include "models/session/session.h"
#include "ui/metrics/plot_picture.h"
#include "ui/shell/page.h"

#include <QTimer>

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class EmptyState;
class HotCounterCard;
class MetricsBar;
class MetricsTable;
class MetricTiles;
class PageHeading;
class PlotBoard;
class TableButton;
class VerdictLine;

/// How drawing numbers goes (3.11.10.3): plots over time with one cursor, from 15 minutes to 2 years, the
/// same as a table, and what of it a person takes away as a file. UI thread only.
class MetricsPage : public Page
{
    Q_OBJECT

public:
    explicit MetricsPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void leave() override;
    void retranslate() override;

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    PageHeading *makeHeading();
    void connectParts();
    void readRange(); ///< the one that is chosen, until now
    void readAnew();  ///< what is shown
    void read();
    void take(store::Result<models::MetricsReading> reading);
    void readHotCounters();
    void showReading();
    QStringList firingTitles() const;
    void follow(models::MetricsVerdict::Lead lead);
    void showBusiest();
    void showNews();
    void showTime();
    void followLater();
    void moveTo(const store::MinuteRange &range);
    void addFormat(const QString &name, const std::function<FileMaker()> &make);
    void askForFile(const QString &suffix, const std::function<FileMaker()> &make);
    void write(const QString &path, const FileMaker &make);
    FileMaker csv() const;
    QString headline() const;

    models::Session &m_session;
    models::MetricsWish m_wish;
    models::MetricsReading m_reading;
    store::HotCounters m_hotCounters;
    std::vector<models::MetricPlot> m_plots;
    QTimer m_follow;
    QLabel *m_title;
    QLabel *m_time;
    TableButton *m_asTable;
    QPushButton *m_export;
    QMenu *m_formats;
    VerdictLine *m_verdict;
    MetricsBar *m_bar;
    Banner *m_banner;
    MetricTiles *m_tiles;
    QStackedWidget *m_stack;
    PlotBoard *m_board;
    HotCounterCard *m_hot;
    MetricsTable *m_table;
    EmptyState *m_empty;
    store::StoreWorker::Ticket m_ticket = 0;
    store::StoreWorker::Ticket m_hotTicket = 0;
    bool m_isRead = false;
};

} // namespace lekthi::ui
