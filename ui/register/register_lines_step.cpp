#include "ui/register/register_lines_step.h"

#include "core/files/written_file.h"
#include "models/aside.h"
#include "models/register/trouble_export.h"
#include "ui/register/plan_lines_view.h"
#include "ui/shell/theme.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds tick{100};
constexpr int barSteps = 1000;

} // namespace

RegisterLinesStep::RegisterLinesStep(const store::ReferenceData &reference, QWidget *parent)
    : QStackedWidget(parent)
{
    addWidget(makeReading());
    addWidget(makeResult(reference));
    m_tick.setInterval(tick);
    connect(&m_tick, &QTimer::timeout, this, &RegisterLinesStep::showProgress);
    connect(m_save, &QPushButton::clicked, this, &RegisterLinesStep::chooseWhereTo);
    setKeyboardStart(*this, *m_lines);
}

QWidget *RegisterLinesStep::makeReading()
{
    auto *reading = new QWidget(this);
    m_bar = new QProgressBar(reading);
    m_readText = makeLabel(reading);
    m_bar->setObjectName(u"registerProgress"_s);
    m_readText->setObjectName(u"registerProgressText"_s);
    m_bar->setRange(0, barSteps);
    m_bar->setTextVisible(false);
    auto *layout = new QVBoxLayout(reading);
    layout->setContentsMargins(0, theme::margin, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_bar);
    layout->addWidget(m_readText);
    layout->addStretch(1);
    return reading;
}

QWidget *RegisterLinesStep::makeResult(const store::ReferenceData &reference)
{
    auto *result = new QWidget(this);
    m_summary = makeLabel(result, Look::Strong);
    m_lines = new PlanLinesView(reference, u"register"_s, result);
    m_save = new QPushButton(result);
    m_summary->setObjectName(u"registerSummary"_s);
    m_save->setObjectName(u"registerSaveTroubles"_s);
    m_save->setAutoDefault(false);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme::gap);
    head->addWidget(m_summary, 1);
    head->addWidget(m_save, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addLayout(head);
    layout->addWidget(m_lines, 1);
    return result;
}

void RegisterLinesStep::keepFor(const QString &login)
{
    m_lines->keepFor(login);
}

void RegisterLinesStep::showReading(std::shared_ptr<const models::ReadingProgress> progress, qint64 size)
{
    m_progress = std::move(progress);
    m_size = std::max<qint64>(1, size);
    setCurrentIndex(0);
    m_tick.start();
    showProgress();
}

void RegisterLinesStep::stopReading()
{
    m_tick.stop();
    m_progress.reset();
}

void RegisterLinesStep::showFindings(std::shared_ptr<const models::RegisterFindings> findings)
{
    stopReading();
    m_findings = std::move(findings);
    const registers::RegisterImportPlan &plan = m_findings->survey.work.plan;
    m_lines->setPlan({m_findings, &plan});
    m_lines->showTroubles();
    m_save->setVisible(!plan.troubles.isEmpty());
    showSummary();
    setCurrentIndex(1);
}

void RegisterLinesStep::showProgress()
{
    if (!m_progress)
        return;
    m_bar->setValue(int(std::min<qint64>(barSteps, barSteps * m_progress->bytes / m_size)));
    m_readText->setText(m_progress->looksUp
                            ? tr("The file has been read. Checking which numbers the store already has…")
                            : tr("Reading: %n line(s) so far…", nullptr, int(m_progress->lines)));
}

void RegisterLinesStep::showSummary()
{
    const registers::RegisterImportPlan &plan = m_findings->survey.work.plan;
    const QString read =
        tr("%n line(s) read through %1.", nullptr, int(plan.lines)).arg(m_findings->survey.used.text);
    const QString others =
        tr("%n line(s) of other projects or types are ignored.", nullptr, int(plan.linesOfOthers));
    m_summary->setText(plan.linesOfOthers == 0
                           ? read
                           : tr("%1 %2", "two sentences, each with its full stop").arg(read, others));
}

void RegisterLinesStep::chooseWhereTo()
{
    auto *dialog = new QFileDialog(this, tr("Save lines not imported"));
    dialog->setObjectName(u"registerTroublesFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(QFileInfo(m_fileName).completeBaseName() + u"-not-taken-over.csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &RegisterLinesStep::saveTroubles);
    dialog->open();
}

void RegisterLinesStep::saveTroubles(const QString &path)
{
    m_save->setEnabled(false);
    models::runAside(
        this,
        [path, findings = m_findings] {
            return files::writeWholeFile(path, models::troublesCsv(findings->survey.work.plan));
        },
        [this, path](const files::Written &written) {
            m_save->setEnabled(true);
            if (written)
                emit saved(path);
            else
                emit savingFailed(written.error());
        });
}

void RegisterLinesStep::retranslate()
{
    m_save->setText(tr("Save lines not imported…"));
    m_bar->setAccessibleName(tr("Reading the file…"));
    m_lines->retranslate();
    showProgress();
    if (m_findings)
        showSummary();
}

} // namespace lekthi::ui
