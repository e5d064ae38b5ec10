#pragma once

#include "models/resets/reset_reading.h"
#include "models/session/session.h"
#include "models/session/work.h"
#include "models/takeover/take_over_details.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"

#include <functional>

class QStackedWidget;

namespace lekthi::models {
class ResetListModel;
}

namespace lekthi::ui {

class EmptyState;
class ResetDetail;
class ResetListPanel;
class TakeOverDetail;

/// Resets of counters and take-overs of registers: what waits for this person, what this person asked for,
/// and everything that was decided; two Super Admins have to agree (3.11.7). UI thread only.
class ApprovalsPage : public Page
{
    Q_OBJECT

public:
    explicit ApprovalsPage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void retranslate() override;

private:
    using Said = std::function<QString()>;

    void build();
    void connectParts();
    void connectDetail();
    void refresh();
    void take(const models::ResetsReading &reading);
    void readHistory(qint64 beforeId);
    void takeHistory(const store::Result<QList<store::ResetRequest>> &page);
    void openFirst();
    void readTakeOverHistory(qint64 beforeId);
    void openRequest(models::RequestName name);
    void choose(models::RequestName name);
    void readDetails();
    void readResetDetails();
    void readTakeOverDetails();
    void act(models::Work<> work, Said said);
    void approve(const QString &comment);
    void approveTakeOver(const QString &comment);
    void reject(const QString &text);
    void withdraw(const QString &comment);
    void setWorking(bool isWorking);
    void say(Banner::Kind kind, Said said);
    void showNotices();
    void showWhatIsThere();

    models::Session &m_session;
    models::ResetListModel *m_model;
    ResetListPanel *m_list;
    Banner *m_fewAdmins;
    Banner *m_banner;
    QStackedWidget *m_right;
    EmptyState *m_empty;
    ResetDetail *m_detail;
    TakeOverDetail *m_takeOverDetail;
    models::ResetsReading m_reading;
    models::RequestName m_open;
    std::optional<models::ResetDetails> m_details;
    std::optional<models::TakeOverDetails> m_takeOver;
    Said m_said;
    Banner::Kind m_saidKind = Banner::Kind::Info;
    store::StoreWorker::Ticket m_ticket = 0;
    store::StoreWorker::Ticket m_detailTicket = 0;
    bool m_hasRead = false;
    bool m_hasHistory = false; ///< at least its first page
};

} // namespace lekthi::ui
