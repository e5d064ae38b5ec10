#pragma once

#include "models/session/session.h"
#include "models/templates/history_reading.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"

#include <functional>
#include <stop_token>

class QStackedWidget;

namespace lekthi::models {
class TemplateHistoryModel;
}

namespace lekthi::ui {

class EmptyState;
class ExchangeMenu;
class HistoryDetail;
class HistoryListPanel;

/// The past of all number templates: who changed what, when and why, what it meant, and bringing an old
/// version back (3.11.7.2). Read page by page while one scrolls. UI thread only.
class HistoryPage : public Page
{
    Q_OBJECT

public:
    explicit HistoryPage(models::Session &session, QWidget *parent = nullptr);
    ~HistoryPage() override;

    void activate() override;
    void retranslate() override;

private:
    using Said = std::function<QString()>;

    void build();
    QWidget *makeLeft();
    void connectExchange();
    void connectParts();
    void readPeople();
    void startAnew();
    void fetchPage(qint64 beforeId);
    void takePage(const store::Result<QList<store::TemplateVersion>> &page, bool isFirst);
    void openAgain(); ///< what was open, or the newest version
    void open(qint64 id);
    void ask(const models::HistoryQuestion &question);
    void takeAnswer(const store::Result<models::HistoryAnswer> &answer);
    void save(const store::TemplateChange &change);
    void takeSaved(int restored, const store::Result<store::NumberTemplate> &saved);
    void fail(const store::Error &error);
    void say(Banner::Kind kind, Said said, std::function<void()> retry = {});
    void showMessage();
    void showWhatIsThere();
    QString nameOf(const QString &login) const;

    models::Session &m_session;
    QList<store::Person> m_people;
    models::TemplateHistoryModel *m_model;
    HistoryListPanel *m_list;
    ExchangeMenu *m_exchange;
    Banner *m_banner;
    QStackedWidget *m_right;
    EmptyState *m_empty;
    HistoryDetail *m_detail;
    std::optional<models::HistoryQuestion> m_question;
    bool m_hasAnswer = false;
    bool m_opensNewest = true; ///< instead of what was open: at first, and after saving
    bool m_wasActivated = false;
    std::stop_source m_stop;
    Said m_said;
    Banner::Kind m_saidKind = Banner::Kind::Info;
    std::function<void()> m_retry;
    store::StoreWorker::Ticket m_pageTicket = 0;
    store::StoreWorker::Ticket m_answerTicket = 0;
};

} // namespace lekthi::ui
