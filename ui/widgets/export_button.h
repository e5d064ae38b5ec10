#pragma once

#include "models/lists/list_report.h"
#include "models/session/session.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QAction;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;

namespace lekthi::ui {

class Banner;

/// Writes all that a list lets through to a file, over a connection of its own, and tells how far it is. The
/// destructor cancels what runs. UI thread only.
class ExportButton : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<models::ExportSource()>; ///< of what is listed at that time

    /// name: of the objects, "ledger" gives ledgerExport, ledgerExportCancel, ledgerFile, ...
    ExportButton(models::Session &session, const QString &name, Source source, QWidget *parent = nullptr);
    ~ExportButton() override;

    using Report = std::function<models::ListReport()>; ///< of what is listed at that time

    /// Offers a PDF for paper, too.
    void setReport(Report report);
    /// Tells on the banner what became of exports. done: of so many rows in that file.
    void reportOn(Banner &banner, std::function<QString(int rows, const QString &path)> done);
    void setReady(bool isReady);    ///< whether there is anything to export
    static QString cancelledText(); ///< a finished sentence
    void setTotal(int rows);        ///< how many there are; 0: not known
    void exportTo(const QString &path, models::ExportFormat format);
    void printTo(const QString &path); ///< with a report alone
    /// title: of the question for a file, whose name is suggested without its suffix.
    void retranslate(const QString &title, const QString &fileName);

signals:
    void exported(qint64 rows, const QString &path);
    void failed(const QString &message);
    void cancelled();

private:
    using Write =
        std::function<store::Result<models::Exported>(store::Connection &, models::ExportProgress &)>;

    QAction *addFormat(models::ExportFormat format);
    void askForFile(const QString &suffix, std::function<void(const QString &path)> then);
    void askForPaper();
    void start(const QString &path, Write write);
    void take(const QString &path, const store::Result<models::Exported> &exported);
    void cancel();
    void setRunning(bool isRunning);
    void showProgress();

    models::Session &m_session;
    QString m_name;
    Source m_source;
    Report m_report;
    QString m_title;
    QString m_fileName;
    std::unique_ptr<store::StoreWorker> m_worker; ///< so that exporting holds nobody else up
    std::shared_ptr<models::ExportProgress> m_progress;
    QTimer m_watch;
    int m_total = 0;
    QMenu *m_formats;
    QAction *m_csv;
    QAction *m_jsonLines;
    QAction *m_workbook;
    QAction *m_paper = nullptr;
    QPushButton *m_button;
    QLabel *m_written;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace lekthi::ui
