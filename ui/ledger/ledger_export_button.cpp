#include "ui/ledger/ledger_export_button.h"

#include "ui/shell/theme.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::LedgerFormat;

namespace {

constexpr std::chrono::milliseconds betweenLooks{200};
constexpr int barWidth = 100;

} // namespace

LedgerExportButton::LedgerExportButton(models::Session &session, Source source, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_source(std::move(source))
    , m_formats(new QMenu(this))
    , m_csv(m_formats->addAction({}, this, [this] { askForFile(LedgerFormat::Csv); }))
    , m_jsonLines(m_formats->addAction({}, this, [this] { askForFile(LedgerFormat::JsonLines); }))
    , m_button(new QPushButton(this))
    , m_written(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    m_button->setObjectName(u"ledgerExport"_s);
    m_written->setObjectName(u"ledgerExportWritten"_s);
    m_bar->setObjectName(u"ledgerExportBar"_s);
    m_cancel->setObjectName(u"ledgerExportCancel"_s);
    theme::setLook(m_button, Look::MenuButton);
    theme::setLook(m_written, Look::Small);
    m_button->setMenu(m_formats);
    m_bar->setFixedWidth(barWidth);
    m_bar->setTextVisible(false);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::gapSmall);
    for (QWidget *widget : {static_cast<QWidget *>(m_written), static_cast<QWidget *>(m_bar),
                            static_cast<QWidget *>(m_cancel), static_cast<QWidget *>(m_button)})
        line->addWidget(widget);
    m_watch.setInterval(betweenLooks);
    connect(&m_watch, &QTimer::timeout, this, &LedgerExportButton::showProgress);
    connect(m_cancel, &QPushButton::clicked, this, &LedgerExportButton::cancel);
    setRunning(false);
}

LedgerExportButton::~LedgerExportButton()
{
    if (m_progress)
        m_progress->isCancelled = true;
}

void LedgerExportButton::setReady(bool isReady)
{
    m_button->setEnabled(isReady);
}

void LedgerExportButton::setTotal(int rows)
{
    m_total = rows;
}

void LedgerExportButton::askForFile(LedgerFormat format)
{
    const QString suffix = format == LedgerFormat::Csv ? u"csv"_s : u"jsonl"_s;
    auto *dialog = new QFileDialog(this, tr("Export the ledger"));
    dialog->setObjectName(u"ledgerFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(u"ledger."_s + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format](const QString &path) { exportTo(path, format); });
    dialog->open();
}

void LedgerExportButton::exportTo(const QString &path, LedgerFormat format)
{
    models::LedgerExportWish wish = m_source();
    wish.format = format;
    wish.path = path;
    m_progress = std::make_shared<models::LedgerExportProgress>();
    m_worker = std::make_unique<store::StoreWorker>(m_session.address());
    m_bar->setRange(0, m_total);
    setRunning(true);
    m_worker->run(
        this,
        [wish = std::move(wish), progress = m_progress](store::Connection &connection) {
            return models::exportLedger(connection, wish, *progress);
        },
        [this, path](const store::Result<models::LedgerExported> &exported) { take(path, exported); });
}

void LedgerExportButton::take(const QString &path, const store::Result<models::LedgerExported> &done)
{
    const bool hadKeyboard = window()->focusWidget() == m_cancel;
    setRunning(false);
    if (hadKeyboard)
        m_button->setFocus();
    // Not at once: it is the worker that calls. It has nothing to do any more, so its end takes no time.
    QTimer::singleShot(0, this, [this, worker = m_worker.get()] {
        if (m_worker.get() == worker)
            m_worker.reset();
    });
    if (!done && done.error().kind == store::ErrorKind::Cancelled)
        emit cancelled();
    else if (!done)
        emit failed(store::describe(done.error()));
    else if (!done->written)
        emit failed(done->written.error());
    else
        emit exported(done->rows, path);
}

// The file may be whole by the time the thread hears of it: what became of it is said when that is known.
void LedgerExportButton::cancel()
{
    m_progress->isCancelled = true;
    showProgress();
}

void LedgerExportButton::setRunning(bool isRunning)
{
    m_button->setVisible(!isRunning);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_written), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        widget->setVisible(isRunning);
    if (!isRunning) {
        m_watch.stop();
        return;
    }
    m_watch.start();
    m_cancel->setFocus();
    showProgress();
}

void LedgerExportButton::showProgress()
{
    const int rows = m_progress ? int(m_progress->rows) : 0;
    const bool isEnding = m_progress && m_progress->isCancelled;
    m_written->setText(isEnding ? tr("Cancelling…") : tr("%n written", "numbers of the ledger", rows));
    m_bar->setValue(qMin(rows, m_bar->maximum()));
}

void LedgerExportButton::retranslate()
{
    m_button->setText(tr("Export"));
    m_csv->setText(u"CSV"_s);
    m_jsonLines->setText(tr("JSON lines"));
    m_cancel->setText(tr("Cancel the export"));
    m_bar->setAccessibleName(tr("Progress of the export"));
    showProgress();
}

} // namespace lekthi::ui
