#pragma once

#include "models/ledger/ledger_archiving.h"
#include "ui/widgets/careful_dialog.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace lekthi::ui {

class Banner;
class ReasonField;

/// Writes a year of the ledger to a file of the person's choice and asks another Super Admin to agree. Open
/// with open(); closes itself once that is requested. UI thread only.
class ArchiveDialog : public CarefulDialog
{
    Q_OBJECT

public:
    /// rows: how many the year has. keeper and session outlive this.
    ArchiveDialog(models::Session &session, models::DigestKeeper &keeper, int year, qint64 rows,
                  QWidget *parent = nullptr);

signals:
    void requested(qint64 id, const QString &path);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_archiving.isBusy(); }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }
    void build();
    void askForFile();
    void stop();
    void showState();
    void retranslate();

    models::Session &m_session;
    models::LedgerArchiving m_archiving;
    int m_year;
    qint64 m_rows;
    QString m_path;
    QLabel *m_title;
    QLabel *m_means;
    ReasonField *m_reason;
    Banner *m_banner;
    QProgressBar *m_bar;
    QLabel *m_why;
    QPushButton *m_cancel;
    QPushButton *m_write;
};

} // namespace lekthi::ui
