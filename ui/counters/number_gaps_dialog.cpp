#include "ui/counters/number_gaps_dialog.h"

#include "models/ledger/gap_export.h"
#include "models/ledger/gap_text.h"
#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/time_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using audit::GapReason;
using audit::NumberGap;

namespace {

constexpr QSize usualSize(760, 480);
constexpr int widthWithoutList = 520;
enum GapColumn { MissingColumn, TimeColumn, WhyColumn, GapColumnCount };

} // namespace

NumberGapsDialog::NumberGapsDialog(models::Session &session, const store::Counter &counter, qint64 sequence,
                                   QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_worker(session.address())
    , m_counter(counter)
    , m_sequence(sequence)
    , m_model(new QStandardItemModel(0, GapColumnCount, this))
    , m_name(makeLabel(this, Look::Strong))
    , m_banner(new Banner(this))
    , m_verdict(makeLabel(this))
    , m_table(new ListTable(*m_model, this))
    , m_export(new ExportButton(
          session, u"gaps"_s, [this] { return models::gapExport(m_gaps->gaps, m_session.reference()); },
          this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"numberGapsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setObjectName(u"gapsCounter"_s);
    m_banner->setObjectName(u"gapsBanner"_s);
    m_verdict->setObjectName(u"gapsVerdict"_s);
    m_table->setObjectName(u"gapsTable"_s);
    m_close->setObjectName(u"gapsClose"_s);
    build();
    retranslate();
    showGaps();
    m_close->setFocus();
    read();
}

void NumberGapsDialog::build()
{
    m_table->setWordWrap(true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setFit([this] { fitColumns(); });
    m_table->keepFor(m_session.person().login);
    m_close->setAutoDefault(false);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_export);
    bottom->addStretch(1);
    bottom->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_name);
    layout->addWidget(m_verdict);
    layout->addWidget(m_banner);
    layout->addWidget(m_table, 1);
    layout->addStretch();
    layout->addLayout(bottom);
    m_export->setReport([this] {
        return models::ListReport{tr("Missing numbers"),
                                  {tr("Counter: %1").arg(m_name->text())},
                                  models::reportRows(*m_model, m_table->wantedColumns())};
    });
    m_export->reportOn(*m_banner, [](int gaps, const QString &path) {
        return tr("%n gap(s) were written to %1.", nullptr, gaps).arg(path);
    });
    connect(m_banner, &Banner::actionTriggered, this, &NumberGapsDialog::read);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void NumberGapsDialog::read()
{
    m_banner->hideMessage();
    m_hasFailed = false;
    showVerdict();
    m_worker.run(this, models::readingGaps(m_counter.id),
                 [this](const store::Result<models::CounterGaps> &gaps) { take(gaps); });
}

void NumberGapsDialog::take(const store::Result<models::CounterGaps> &gaps)
{
    m_hasFailed = !gaps;
    if (gaps)
        m_gaps = *gaps;
    else
        m_banner->showMessage(Banner::Kind::Error, store::describe(gaps.error()), tr("Try again"));
    showGaps();
    chooseRow();
}

void NumberGapsDialog::fitColumns()
{
    for (const GapColumn column : {MissingColumn, TimeColumn})
        m_table->setColumnWidth(column, m_table->contentWidth(column));
}

// Without a list there is a sentence to read, which needs no window as high as a list.
void NumberGapsDialog::fitSize()
{
    const bool hasList = m_model->rowCount() > 0;
    if (hasList == m_table->isVisibleTo(this) && m_isFitted)
        return;
    m_isFitted = true;
    m_table->setVisible(hasList);
    m_export->setVisible(hasList);
    layout()->activate();
    resize(hasList ? usualSize : QSize(widthWithoutList, layout()->totalHeightForWidth(widthWithoutList)));
}

void NumberGapsDialog::showGaps()
{
    const numbering::Calendar calendar = Preferences::instance().calendar();
    const auto timeOf = [calendar](const QDateTime &time) {
        return time.isValid() ? models::timeText(time, calendar) : QString();
    };
    m_model->removeRows(0, m_model->rowCount());
    m_model->setHorizontalHeaderLabels({tr("Missing numbers"), tr("Time"), tr("Why")});
    if (m_gaps) {
        for (const NumberGap &gap : std::as_const(m_gaps->gaps)) {
            QList<QStandardItem *> row{new QStandardItem(models::gapRangeText(gap)),
                                       new QStandardItem(timeOf(gap.at)),
                                       new QStandardItem(models::gapReasonText(gap, timeOf))};
            for (QStandardItem *item : std::as_const(row)) {
                if (gap.reason == GapReason::Unexplained)
                    item->setForeground(theme::color(ColorRole::Error));
            }
            m_model->appendRow(row);
        }
    }
    showVerdict();
    fitSize();
    m_table->retranslate();
}

void NumberGapsDialog::chooseRow()
{
    if (!m_gaps || m_gaps->gaps.isEmpty())
        return;
    const auto found = std::ranges::find_if(m_gaps->gaps, [this](const NumberGap &gap) {
        return m_sequence == 0 ? gap.reason == GapReason::Unexplained
                               : gap.first <= m_sequence && m_sequence <= gap.last;
    });
    const auto row = found == m_gaps->gaps.end() ? 0 : int(std::distance(m_gaps->gaps.begin(), found));
    m_table->selectRow(row);
    m_table->scrollTo(m_model->index(row, 0));
}

void NumberGapsDialog::showVerdict()
{
    m_verdict->setVisible(!m_hasFailed);
    if (!m_gaps) {
        theme::setLook(m_verdict, Look::Secondary);
        m_verdict->setText(tr("Searching the ledger…"));
    } else if (m_gaps->count.counters == 0) {
        theme::setLook(m_verdict, Look::Secondary);
        m_verdict->setText(tr("This counter is not of your projects."));
    } else if (m_gaps->count.unexplained > 0) {
        theme::setLook(m_verdict, Look::Error);
        m_verdict->setText(tr("%n unexplained gap(s).", nullptr, int(m_gaps->count.unexplained)));
    } else {
        theme::setLook(m_verdict, Look::Good);
        m_verdict->setText(
            m_gaps->gaps.isEmpty()
                ? tr("No unexplained gap. No number up to %1 is missing.").arg(m_counter.lastNumber)
                : tr("No unexplained gap. Each missing number up to %1 has a reason.")
                      .arg(m_counter.lastNumber));
    }
}

void NumberGapsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showGaps();
    }
    QDialog::changeEvent(event);
}

void NumberGapsDialog::retranslate()
{
    setWindowTitle(tr("Missing numbers"));
    m_name->setText(models::counterText(
        m_counter.key, m_session.reference(),
        models::periodText(m_counter.key.period, currentLanguage(), Preferences::instance().calendar())));
    m_table->setAccessibleName(windowTitle());
    m_close->setText(tr("Close"));
    m_export->retranslate(tr("Export the missing numbers"), u"missing-numbers"_s);
    showVerdict();
}

} // namespace lekthi::ui
