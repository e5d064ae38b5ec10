#pragma once

#include "models/ledger/ledger_export.h"
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

/// Writes the numbers that are listed to a file, over a connection of its own, and tells how far it is. The
/// destructor cancels what runs. UI thread only.
class LedgerExportButton : public QWidget
{
    Q_OBJECT

public:
    /// What is listed: filter and names.
    using Source = std::function<models::LedgerExportWish()>;

    LedgerExportButton(models::Session &session, Source source, QWidget *parent = nullptr);
    ~LedgerExportButton() override;

    void setReady(bool isReady); ///< whether there is anything to export
    void setTotal(int rows);     ///< how many there are; 0: not known
    void exportTo(const QString &path, models::LedgerFormat format);
    void retranslate();

signals:
    void exported(qint64 rows, const QString &path);
    void failed(const QString &message);
    void cancelled();

private:
    void askForFile(models::LedgerFormat format);
    void take(const QString &path, const store::Result<models::LedgerExported> &exported);
    void cancel();
    void setRunning(bool isRunning);
    void showProgress();

    models::Session &m_session;
    Source m_source;
    std::unique_ptr<store::StoreWorker> m_worker; ///< so that exporting holds nobody else up
    std::shared_ptr<models::LedgerExportProgress> m_progress;
    QTimer m_watch;
    int m_total = 0;
    QMenu *m_formats;
    QAction *m_csv;
    QAction *m_jsonLines;
    QPushButton *m_button;
    QLabel *m_written;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace lekthi::ui
