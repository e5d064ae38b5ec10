#pragma once

#include "models/ledger/receipt_reading.h"
#include "models/session/session.h"
#include "models/status/digest_keeper.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class Banner;
class FactsGrid;

/// Makes a receipt of a number and writes it as JSON and as PDF; where no signed digest covers the number
/// yet, offers to write one first. Reads with a connection of its own. Open with open(). UI thread only.
class ReceiptDialog : public QDialog
{
    Q_OBJECT

public:
    /// digests and session outlive this.
    ReceiptDialog(models::Session &session, models::DigestKeeper &digests, const store::LedgerEntry &entry,
                  QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Form { Json, Pdf };

    void build();
    void make();
    void read(const models::DigestKeeper::Key &key);
    void take(const store::Result<models::ReceiptOutcome> &outcome);
    void refuse(const QString &why, const QString &action);
    void act();
    void writeDigest();
    void askForFile(Form form);
    void write(Form form, const QString &path);
    void showState();
    void retranslate();

    models::Session &m_session;
    models::DigestKeeper &m_digests;
    store::LedgerEntry m_entry;
    store::StoreWorker m_worker; ///< so that nothing else waits
    std::optional<models::ReceiptOutcome> m_outcome;
    bool m_isBusy = false;
    bool m_waitsForDigest = false;
    QLabel *m_number;
    Banner *m_banner;
    QLabel *m_verdict;
    FactsGrid *m_facts;
    QPushButton *m_json;
    QPushButton *m_pdf;
    QPushButton *m_close;
};

} // namespace lekthi::ui
