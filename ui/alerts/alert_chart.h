#pragma once

#include "models/alerts/course_reading.h"
#include "models/session/session.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace lekthi::ui {

class Card;
class MetricsTable;
class PlotCard;
class TableButton;

/// How the measure of an alert went over time around it: a plot with the threshold, what the alert did and
/// who did what about it, or the same as a table; of a counter also when its digits end. Where nothing is
/// measured over time, a sentence that says so. Reads what it shows itself. UI thread only.
class AlertChart : public QWidget
{
    Q_OBJECT

public:
    /// session: outlives it.
    explicit AlertChart(models::Session &session, QWidget *parent = nullptr);

    /// May be called as often as something may have changed.
    void show(const alerts::Rule &rule, const models::AlertEpisode &episode);
    void retranslate();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectPlot();
    bool isDue(const alerts::Rule &rule, const models::AlertEpisode &episode) const;
    void read();
    void take(const store::Result<std::optional<models::CourseReading>> &reading);
    void showCourse();
    void showParts();
    QString whyNoPlot() const;
    void showTime();
    std::optional<size_t> point() const; ///< under the cursor
    void wantCursor(std::optional<double> seconds);
    void stepCursor(int steps);
    void draw();

    models::Session &m_session;
    std::optional<alerts::Rule> m_rule;
    models::AlertEpisode m_episode;
    std::optional<models::CourseReading> m_reading;
    bool m_hasNothing = false; ///< it was read, and there is no course
    std::optional<store::Error> m_failure;
    store::StoreWorker::Ticket m_ticket = 0;
    std::optional<double> m_cursor;
    QTimer m_clock; ///< repaints
    QStackedWidget *m_stack;
    PlotCard *m_plot;
    Card *m_tableCard;
    MetricsTable *m_table;
    Card *m_saysCard;
    QLabel *m_says;
    QLabel *m_outlook;
    QLabel *m_time;
    TableButton *m_asTable;
    QPushButton *m_metrics;
};

} // namespace lekthi::ui
