#pragma once

#include "models/session/session.h"
#include "models/test_bench/bench_run.h"
#include "ui/shell/page.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class BenchForm;
class BenchResult;
class EmptyState;

/// Draws test numbers from the sandbox with the real allocator and tells how it went. UI thread only.
class TestBenchPage : public Page
{
    Q_OBJECT

public:
    explicit TestBenchPage(models::Session &session, QWidget *parent = nullptr);

    void retranslate() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *makeLeftSide();
    QWidget *makeRightSide();
    void connectParts();
    void draw();
    void showState();
    void showProgress(int drawn, int wanted);
    void showOutcome(const models::BenchOutcome &outcome);
    void showFailure(const allocation::Failure &failure);

    models::Session &m_session;
    models::BenchRun m_run;
    QLabel *m_title;
    QLabel *m_explanation;
    QWidget *m_leftSide = nullptr;
    BenchForm *m_form;
    QLabel *m_missing;
    QPushButton *m_draw;
    QPushButton *m_cancel;
    QProgressBar *m_progress;
    QLabel *m_progressText;
    Banner *m_banner;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    BenchResult *m_result;
};

} // namespace lekthi::ui
