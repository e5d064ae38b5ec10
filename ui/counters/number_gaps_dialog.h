#pragma once

#include "core/store/counters/counter.h"
#include "models/ledger/gap_reading.h"
#include "models/session/session.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QStandardItemModel;

namespace lekthi::ui {

class Banner;
class ExportButton;
class ListTable;

/// Which running numbers of a counter are missing, and why; what nothing explains is red and says what to
/// check. Reads aside with a connection of its own. Open with open(). UI thread only.
class NumberGapsDialog : public QDialog
{
    Q_OBJECT

public:
    /// sequence: the gap with this number is chosen; 0: the first unexplained one.
    NumberGapsDialog(models::Session &session, const store::Counter &counter, qint64 sequence,
                     QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void read();
    void take(const store::Result<models::CounterGaps> &gaps);
    void showGaps();
    void chooseRow();
    void fitColumns();
    void fitSize();
    void showVerdict();
    void retranslate();

    models::Session &m_session;
    store::StoreWorker m_worker; ///< so that looking holds nobody else up
    store::Counter m_counter;
    qint64 m_sequence;
    std::optional<models::CounterGaps> m_gaps; ///< nothing: not read yet
    bool m_hasFailed = false;
    bool m_isFitted = false; ///< the window is as high as what it shows
    QStandardItemModel *m_model;
    QLabel *m_name;
    Banner *m_banner;
    QLabel *m_verdict;
    ListTable *m_table;
    ExportButton *m_export;
    QPushButton *m_close;
};

} // namespace lekthi::ui
