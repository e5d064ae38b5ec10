#pragma once

#include "models/ledger/unbound_numbers.h"
#include "models/session/session.h"

#include <QDialog>

#include <chrono>

class QComboBox;
class QLabel;
class QPushButton;

namespace lekthi::ui {

class Banner;
class ExportButton;
class ListTable;

/// Lists numbers in force that no document has and that nobody marked as unused, older than a chosen age.
/// Reads aside with a connection of its own. Open with open(). UI thread only.
class UnboundDialog : public QDialog
{
    Q_OBJECT

public:
    explicit UnboundDialog(models::Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectParts();
    std::chrono::hours age() const; ///< at least, of what is listed
    void fitColumns();
    void startAnew();
    void readOn();
    void take(const store::Result<models::UnboundPage> &page);
    void openHistory();
    void showState();
    void retranslate();

    models::Session &m_session;
    store::StoreWorker m_worker; ///< so that looking holds nobody else up
    store::StoreWorker::Ticket m_ticket = 0;
    models::UnboundModel *m_model;
    bool m_isReading = false;
    bool m_hasMore = false;
    bool m_hasFailed = false;
    QLabel *m_ageCaption;
    QComboBox *m_age;
    Banner *m_banner;
    QLabel *m_verdict;
    ListTable *m_table;
    QPushButton *m_history;
    QPushButton *m_more;
    ExportButton *m_export;
    QPushButton *m_close;
};

} // namespace lekthi::ui
