#pragma once

#include "models/ledger/retention_model.h"
#include "models/session/session.h"
#include "models/status/digest_keeper.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class Banner;
class ListTable;

/// How old and how large the ledger is, year by year, and which years are archived; Super Admins archive the
/// next one from here. Reads with a connection of its own. Open with open(). UI thread only.
class RetentionDialog : public QDialog
{
    Q_OBJECT

public:
    /// keeper and session outlive this.
    RetentionDialog(models::Session &session, models::DigestKeeper &keeper, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void read();
    void take(const store::Result<models::RetentionReading> &reading);
    void archive();
    void showState();
    void retranslate();

    models::Session &m_session;
    models::DigestKeeper &m_keeper;
    store::StoreWorker m_worker; ///< so that nothing else waits
    std::optional<models::RetentionReading> m_reading;
    models::RetentionModel *m_model;
    Banner *m_banner;
    QLabel *m_verdict;
    ListTable *m_table;
    QPushButton *m_archive;
    QPushButton *m_close;
};

} // namespace lekthi::ui
