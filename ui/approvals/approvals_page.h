#pragma once

#include "models/requests/request_details.h"
#include "models/requests/request_reading.h"
#include "models/session/session.h"
#include "models/session/work.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"

#include <functional>

class QStackedWidget;

namespace lekthi::models {
class RequestListModel;
}

namespace lekthi::ui {

class EmptyState;
class RequestDetail;
class RequestListPanel;

/// Whatever takes two people: what waits for this person, what this person asked for, and everything that was
/// decided (3.11.7). UI thread only.
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
    void take(const models::RequestsReading &reading);
    void readHistory(qint64 beforeId);
    void takeHistory(const store::Result<QList<store::Request>> &page);
    void openFirst();
    void openRequest(qint64 id);
    void choose(qint64 id);
    void readDetails();
    void takeDetails(const store::Result<models::RequestDetails> &details);
    void act(models::Work<> work, Said said);
    void approve(const QString &comment);
    void reject(const QString &text);
    void withdraw(const QString &comment);
    void say(Banner::Kind kind, Said said);
    void showNotices();
    void showWhatIsThere();

    models::Session &m_session;
    models::RequestListModel *m_model;
    RequestListPanel *m_list;
    Banner *m_fewAdmins;
    Banner *m_banner;
    QStackedWidget *m_right;
    EmptyState *m_empty;
    RequestDetail *m_detail;
    models::RequestsReading m_reading;
    qint64 m_open = 0; ///< id
    std::optional<models::RequestDetails> m_details;
    Said m_said;
    Banner::Kind m_saidKind = Banner::Kind::Info;
    store::StoreWorker::Ticket m_ticket = 0;
    store::StoreWorker::Ticket m_detailTicket = 0;
    bool m_hasRead = false;
    bool m_hasHistory = false; ///< at least its first page
};

} // namespace lekthi::ui
