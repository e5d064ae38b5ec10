#include "ui/widgets/export_button.h"

#include "ui/reports/report_writer.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ExportFormat;

namespace {

constexpr std::chrono::milliseconds betweenLooks{200};
constexpr int barWidth = 100;

} // namespace

ExportButton::ExportButton(models::Session &session, const QString &name, Source source, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_name(name)
    , m_source(std::move(source))
    , m_formats(new QMenu(this))
    , m_csv(addFormat(ExportFormat::Csv))
    , m_jsonLines(addFormat(ExportFormat::JsonLines))
    , m_workbook(addFormat(ExportFormat::Xlsx))
    , m_button(new QPushButton(this))
    , m_written(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    m_button->setObjectName(name + "Export"_L1);
    m_written->setObjectName(name + "ExportWritten"_L1);
    m_bar->setObjectName(name + "ExportBar"_L1);
    m_cancel->setObjectName(name + "ExportCancel"_L1);
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
    connect(&m_watch, &QTimer::timeout, this, &ExportButton::showProgress);
    connect(m_cancel, &QPushButton::clicked, this, &ExportButton::cancel);
    setRunning(false);
}

ExportButton::~ExportButton()
{
    if (m_progress)
        m_progress->isCancelled = true;
}

void ExportButton::reportOn(Banner &banner, std::function<QString(int rows, const QString &path)> done)
{
    connect(this, &ExportButton::exported, &banner,
            [&banner, done = std::move(done)](qint64 rows, const QString &path) {
                banner.showMessage(Banner::Kind::Good, done(int(rows), path));
            });
    connect(this, &ExportButton::failed, &banner,
            [&banner](const QString &message) { banner.showMessage(Banner::Kind::Error, message); });
    connect(this, &ExportButton::cancelled, &banner,
            [&banner] { banner.showMessage(Banner::Kind::Info, cancelledText()); });
}

QString ExportButton::cancelledText()
{
    return tr("The export was cancelled. No file was written.");
}

void ExportButton::setReady(bool isReady)
{
    m_button->setEnabled(isReady);
}

void ExportButton::setTotal(int rows)
{
    m_total = rows;
}

void ExportButton::setReport(Report report)
{
    m_report = std::move(report);
    m_paper = m_formats->addAction({}, this, &ExportButton::askForPaper);
}

QAction *ExportButton::addFormat(ExportFormat format)
{
    return m_formats->addAction({}, this, [this, format] {
        askForFile(models::suffixOf(format), [this, format](const QString &path) { exportTo(path, format); });
    });
}

void ExportButton::askForFile(const QString &suffix, std::function<void(const QString &path)> then)
{
    auto *dialog = new QFileDialog(this, m_title);
    dialog->setObjectName(m_name + "File"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(m_fileName + u'.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, then);
    dialog->open();
}

// What is known to be too long is said before anybody chooses a file or waits.
void ExportButton::askForPaper()
{
    if (m_total > mostReportRows)
        emit failed(tooLongForReportText());
    else
        askForFile(u"pdf"_s, [this](const QString &path) { printTo(path); });
}

void ExportButton::exportTo(const QString &path, ExportFormat format)
{
    start(path, [source = m_source(), format, path](store::Connection &connection,
                                                    models::ExportProgress &progress) {
        return models::exportList(connection, source, format, path, progress);
    });
}

void ExportButton::printTo(const QString &path)
{
    const models::ListReport report = m_report();
    const ReportText text = reportText(report.title, report.filters,
                                       {.person = models::displayName(m_session.person()),
                                        .place = m_session.address(),
                                        .time = QDateTime::currentDateTimeUtc()},
                                       Preferences::instance().calendar());
    start(path,
          [rows = report.rows, text, path](store::Connection &connection, models::ExportProgress &progress) {
              return models::exportList(connection, rows, *reportWriter(text, path, progress), progress);
          });
}

void ExportButton::start(const QString &path, Write write)
{
    m_progress = std::make_shared<models::ExportProgress>();
    m_worker = std::make_unique<store::StoreWorker>(m_session.address());
    setRunning(true);
    m_worker->run(
        this,
        [write = std::move(write), progress = m_progress](store::Connection &connection) {
            return write(connection, *progress);
        },
        [this, path](const store::Result<models::Exported> &exported) { take(path, exported); });
}

void ExportButton::take(const QString &path, const store::Result<models::Exported> &done)
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
void ExportButton::cancel()
{
    m_progress->isCancelled = true;
    showProgress();
}

void ExportButton::setRunning(bool isRunning)
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

void ExportButton::showProgress()
{
    const int rows = m_progress ? int(m_progress->rows) : 0;
    const int pages = m_progress ? m_progress->pages.load() : 0;
    const int page = m_progress ? m_progress->page.load() : 0;
    m_bar->setRange(0, pages > 0 ? pages : m_total);
    m_bar->setValue(qMin(pages > 0 ? page : rows, m_bar->maximum()));
    if (m_progress && m_progress->isCancelled)
        m_written->setText(tr("Cancelling…"));
    else if (pages > 0)
        m_written->setText(tr("Page %1 of %2").arg(page).arg(pages));
    else
        m_written->setText(tr("%n written", "rows of a list", rows));
}

void ExportButton::retranslate(const QString &title, const QString &fileName)
{
    m_title = title;
    m_fileName = fileName;
    m_button->setText(tr("Export"));
    m_csv->setText(u"CSV"_s);
    m_workbook->setText(tr("Excel workbook (XLSX)"));
    m_jsonLines->setText(tr("JSON lines"));
    if (m_paper)
        m_paper->setText(tr("PDF report (up to %1 rows)").arg(QLocale().toString(mostReportRows)));
    m_cancel->setText(tr("Cancel the export"));
    m_bar->setAccessibleName(tr("Progress of the export"));
    showProgress();
}

} // namespace lekthi::ui
