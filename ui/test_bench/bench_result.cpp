#include "ui/test_bench/bench_result.h"

#include "models/number_list_model.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_delegate.h"

#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using allocation::BenchReport;

namespace {

constexpr int millisecondsPerSecond = 1000;
constexpr int threeWaits = 500;

QString figure(double value, int decimals)
{
    return QLocale(QLocale::English).toString(value, 'f', decimals);
}

} // namespace

BenchResult::BenchResult(QWidget *parent)
    : QWidget(parent)
    , m_verdict(new Banner(this))
    , m_realCounter(new QLabel(this))
    , m_numbers(new QListView(this))
    , m_model(new models::NumberListModel(this))
{
    setObjectName(u"benchResult"_s);
    m_verdict->setObjectName(u"benchVerdict"_s);
    m_verdict->setClosable(false);
    m_realCounter->setObjectName(u"benchRealCounter"_s);
    m_numbers->setObjectName(u"benchNumbers"_s);
    for (Figure *part : {&m_duration, &m_rate, &m_median, &m_p95, &m_p99}) {
        *part = {new Card(this), new QLabel(this)};
        theme::setLook(part->value, Look::Title);
        part->card->content()->addWidget(part->value);
    }
    build();
}

void BenchResult::build()
{
    m_realCounter->setTextFormat(Qt::PlainText);
    m_realCounter->setWordWrap(true);
    m_numbers->setModel(m_model);
    m_numbers->setItemDelegate(new NumberDelegate(models::NumberListModel::NumberRole, m_numbers));
    m_numbers->setUniformItemSizes(true);
    m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_figures = new QGridLayout;
    m_figures->setSpacing(theme::gapSmall);
    placeFigures();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_verdict);
    layout->addWidget(m_realCounter);
    layout->addLayout(m_figures);
    layout->addWidget(m_numbers, 1);
}

void BenchResult::placeFigures()
{
    const bool isWide = width() >= threeWaits;
    if (m_isWide == isWide)
        return;
    m_isWide = isWide;
    const int last = isWide ? 1 : 2;
    m_figures->addWidget(m_duration.card, 0, 0, 1, 3);
    m_figures->addWidget(m_rate.card, 0, 3, 1, 3);
    m_figures->addWidget(m_median.card, 1, 0, 1, isWide ? 2 : 6);
    m_figures->addWidget(m_p95.card, last, isWide ? 2 : 0, 1, isWide ? 2 : 3);
    m_figures->addWidget(m_p99.card, last, isWide ? 4 : 3, 1, isWide ? 2 : 3);
}

void BenchResult::resizeEvent(QResizeEvent *event)
{
    placeFigures();
    QWidget::resizeEvent(event);
}

void BenchResult::showOutcome(const models::BenchOutcome &outcome)
{
    m_report = outcome.report;
    m_model->setNumbers(outcome.numbers);
    retranslate();
}

void BenchResult::retranslate()
{
    m_duration.card->setTitle(tr("Duration"));
    m_rate.card->setTitle(tr("Numbers per second"));
    m_median.card->setTitle(tr("Wait p50"));
    m_p95.card->setTitle(tr("Wait p95"));
    m_p99.card->setTitle(tr("Wait p99"));
    m_numbers->setAccessibleName(tr("Test numbers"));
    if (!m_report)
        return;
    showVerdict(*m_report);
    showFigures(*m_report);
    showRealCounter(*m_report);
}

void BenchResult::showVerdict(const BenchReport &report)
{
    const int drawn = int(report.numbers.size());
    if (!report.distinct)
        m_verdict->showMessage(
            Banner::Kind::Error,
            tr("At least one number came twice among %n. Report this with the version of the program.",
               nullptr, drawn));
    else if (!report.gapFree)
        m_verdict->showMessage(Banner::Kind::Warning,
                               tr("%n number(s), all different, but with gaps.", nullptr, drawn));
    else if (!report.failures.isEmpty())
        m_verdict->showMessage(Banner::Kind::Warning,
                               tr("%n allocation(s) failed: %1", nullptr, int(report.failures.size()))
                                   .arg(allocation::describe(report.failures.constFirst())));
    else if (report.cancelled)
        m_verdict->showMessage(
            Banner::Kind::Info,
            tr("Cancelled after %n number(s), all different and without gaps.", nullptr, drawn));
    else
        m_verdict->showMessage(Banner::Kind::Good,
                               tr("%n number(s), all different and without gaps.", nullptr, drawn));
}

void BenchResult::showFigures(const BenchReport &report)
{
    const double milliseconds = double(report.durationMs);
    m_duration.value->setText(milliseconds < millisecondsPerSecond
                                  ? tr("%1 ms").arg(figure(milliseconds, 0))
                                  : tr("%1 s").arg(figure(milliseconds / millisecondsPerSecond, 2)));
    m_rate.value->setText(figure(report.perSecond, 0));
    m_median.value->setText(tr("%1 ms").arg(figure(report.p50Ms, 1)));
    m_p95.value->setText(tr("%1 ms").arg(figure(report.p95Ms, 1)));
    m_p99.value->setText(tr("%1 ms").arg(figure(report.p99Ms, 1)));
}

void BenchResult::showRealCounter(const BenchReport &report)
{
    const auto before = QString::number(report.counterBefore.lastNumber);
    const auto after = QString::number(report.counterAfter.lastNumber);
    if (report.counterBefore == report.counterAfter)
        m_realCounter->setText(
            tr("No real counter moved: this one was at %1 before and is at %1 now.").arg(before));
    else
        m_realCounter->setText(tr("Real numbers were allocated at the same time: the real counter went from "
                                  "%1 to %2. The test bench itself never touches it.")
                                   .arg(before, after));
}

} // namespace lekthi::ui
