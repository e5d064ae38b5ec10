#pragma once

#include "models/test_bench/bench_run.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QListView;

namespace lekthi::models {
class NumberListModel;
}

namespace lekthi::ui {

class Banner;
class Card;

/// What a test draw showed: the verdict in words, the figures, the numbers, and that no real counter moved.
/// UI thread only.
class BenchResult : public QWidget
{
    Q_OBJECT

public:
    explicit BenchResult(QWidget *parent = nullptr);

    void showOutcome(const models::BenchOutcome &outcome);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Figure
    {
        Card *card;
        QLabel *value;
    };

    void build();
    /// Three waits stand side by side where there is room for them.
    void placeFigures();
    void showVerdict(const allocation::BenchReport &report);
    void showFigures(const allocation::BenchReport &report);
    void showRealCounter(const allocation::BenchReport &report);

    std::optional<allocation::BenchReport> m_report;
    Banner *m_verdict;
    QLabel *m_realCounter;
    QGridLayout *m_figures = nullptr;
    std::optional<bool> m_isWide;
    Figure m_duration;
    Figure m_rate;
    Figure m_median;
    Figure m_p95;
    Figure m_p99;
    QListView *m_numbers;
    models::NumberListModel *m_model;
};

} // namespace lekthi::ui
