#include "ui/history/history_page.h"

#include "models/templates/template_history_model.h"
#include "models/templates/template_work.h"
#include "ui/history/exchange_menu.h"
#include "ui/history/history_detail.h"
#include "ui/history/history_list_panel.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/list_and_detail.h"

#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateHistoryModel;

namespace {

constexpr int pageSize = 100;

} // namespace

HistoryPage::HistoryPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new TemplateHistoryModel([this](const QString &login) { return nameOf(login); },
                                       [](const store::CodedItem &item) { return models::displayName(item); },
                                       session.reference(), this))
    , m_list(new HistoryListPanel(*m_model, session.reference(), this))
    , m_exchange(new ExchangeMenu(session, this))
    , m_banner(new Banner(this))
    , m_right(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_detail(new HistoryDetail(
          session, [this](const QString &login) { return nameOf(login); },
          [this](int projectId, std::optional<int> typeId) {
              return m_model->templateTitle(projectId, typeId);
          },
          this))
{
    setObjectName(u"historyPage"_s);
    m_banner->setObjectName(u"historyBanner"_s);
    m_empty->setObjectName(u"historyEmpty"_s);
    build();
    connectParts();
}

HistoryPage::~HistoryPage()
{
    m_stop.request_stop();
}

void HistoryPage::build()
{
    m_right->addWidget(m_empty);
    m_right->addWidget(m_detail);
    auto *parts = new ListAndDetail(u"history"_s, makeLeft(), m_right, this);
    m_banner->floatOver(*m_right);
    setKeyboardStart(*this, *m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(parts);
}

QWidget *HistoryPage::makeLeft()
{
    auto *left = new QWidget(this);
    auto *bottom = new QVBoxLayout;
    bottom->setContentsMargins(theme::gap, theme::gapSmall, theme::gap, theme::gap);
    bottom->addWidget(m_exchange);
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addLayout(bottom);
    return left;
}

void HistoryPage::connectExchange()
{
    connect(m_exchange, &ExchangeMenu::exported, this, [this](int templates, const QString &path) {
        say(Banner::Kind::Good, [templates, path] {
            return tr("%n templates with all their versions were written to %1.", nullptr, templates)
                .arg(path);
        });
    });
    connect(m_exchange, &ExchangeMenu::imported, this, [this](int versions) {
        say(Banner::Kind::Good, [versions] { return tr("%n new versions were saved.", nullptr, versions); });
        m_opensNewest = true;
        startAnew();
    });
    connect(m_exchange, &ExchangeMenu::failed, this,
            [this](const QString &message) { say(Banner::Kind::Error, [message] { return message; }); });
}

void HistoryPage::connectParts()
{
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_model->setReference(m_session.reference());
        m_list->offer(m_session.reference());
        m_detail->retranslate();
    });
    connectExchange();
    connect(m_model, &TemplateHistoryModel::pageWanted, this, &HistoryPage::fetchPage);
    connect(m_list, &HistoryListPanel::filterChanged, this, &HistoryPage::startAnew);
    connect(&m_session, &models::Session::historyWanted, this, [this](const models::TemplateKey &key) {
        m_opensNewest = true;
        m_list->showOnly(key);
    });
    connect(m_list, &HistoryListPanel::chosen, this, [this](qint64 id) {
        say(Banner::Kind::Info, {});
        open(id);
    });
    connect(m_detail, &HistoryDetail::asked, this, &HistoryPage::ask);
    connect(m_detail, &HistoryDetail::rollbackRequested, this, &HistoryPage::save);
    connect(m_empty, &EmptyState::actionTriggered, m_list, &HistoryListPanel::resetFilters);
    connect(m_banner, &Banner::closed, this, [this] { m_said = {}; });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (const auto retry = m_retry)
            retry();
    });
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_list,
            &HistoryListPanel::focusSearch);
}

void HistoryPage::activate()
{
    m_wasActivated = true; // views ask for a page before anybody sees it
    readPeople();
    if (!m_detail->isSaving())
        startAnew();
}

void HistoryPage::readPeople()
{
    m_session.worker().run(this, models::readingPeople(),
                           [this](const store::Result<QList<store::Person>> &people) {
                               if (!people)
                                   return;
                               m_people = *people;
                               m_list->setPeople(m_people);
                               m_model->retranslate();
                               m_detail->retranslate();
                           });
}

QString HistoryPage::nameOf(const QString &login) const
{
    const auto found = std::ranges::find(m_people, login, &store::Person::login);
    return found == m_people.cend() ? login : models::displayName(*found);
}

void HistoryPage::startAnew()
{
    m_session.worker().cancel(m_pageTicket);
    m_model->clear();
    m_model->fetchMore({});
    showWhatIsThere();
}

void HistoryPage::fetchPage(qint64 beforeId)
{
    m_pageTicket = m_session.worker().run(
        this, models::readingVersionPage(m_list->filter(), beforeId, pageSize),
        [this, isFirst = beforeId == 0](const store::Result<QList<store::TemplateVersion>> &page) {
            takePage(page, isFirst);
        });
}

void HistoryPage::takePage(const store::Result<QList<store::TemplateVersion>> &page, bool isFirst)
{
    if (!page) {
        m_model->pageFailed();
        fail(page.error());
        return;
    }
    m_model->appendPage(*page, page->size() < pageSize);
    if (isFirst)
        openAgain();
    showWhatIsThere();
}

void HistoryPage::openAgain()
{
    if (!m_wasActivated)
        return;
    const QModelIndex first = m_model->firstVersion();
    const bool isKept = m_model->indexOf(m_list->current()).isValid() && !m_opensNewest;
    if (isKept && m_question) {
        ask(*m_question);
    } else if (first.isValid()) {
        m_opensNewest = false;
        const qint64 id = first.data(TemplateHistoryModel::IdRole).toLongLong();
        m_list->setCurrent(id);
        open(id);
    }
}

void HistoryPage::open(qint64 id)
{
    if (const store::TemplateVersion *version = m_model->version(id))
        ask({.configId = version->configId, .to = version->version});
}

void HistoryPage::ask(const models::HistoryQuestion &question)
{
    m_stop.request_stop();
    m_stop = {};
    m_session.worker().cancel(m_answerTicket);
    m_question = question;
    m_answerTicket = m_session.worker().run(
        this,
        [question, reference = m_session.reference(),
         stop = m_stop.get_token()](store::Connection &connection) {
            return models::readComparison(connection, reference, question, stop);
        },
        [this](const store::Result<models::HistoryAnswer> &answer) { takeAnswer(answer); });
}

void HistoryPage::takeAnswer(const store::Result<models::HistoryAnswer> &answer)
{
    if (!answer) {
        fail(answer.error());
        return;
    }
    if (m_saidKind == Banner::Kind::Error)
        say(Banner::Kind::Info, {});
    m_hasAnswer = true;
    m_detail->show(*answer);
    m_exchange->setProject(m_list->filter().projectId.value_or(answer->to.projectId));
    showWhatIsThere();
}

void HistoryPage::save(const store::TemplateChange &change)
{
    m_detail->setSaving(true);
    m_session.worker().run(
        this, models::savingTemplate(change),
        [this, restored = change.restored.value_or(0)](const store::Result<store::NumberTemplate> &saved) {
            takeSaved(restored, saved);
        });
}

void HistoryPage::takeSaved(int restored, const store::Result<store::NumberTemplate> &saved)
{
    m_detail->setSaving(false);
    if (saved) {
        say(Banner::Kind::Good, [restored, version = saved->version] {
            return tr("Version %1 is in force again, as version %2. Documents that have their numbers keep "
                      "them.")
                .arg(restored)
                .arg(version);
        });
        m_opensNewest = true;
        startAnew();
        return;
    }
    if (saved.error().kind != store::ErrorKind::Conflict) {
        fail(saved.error());
        return;
    }
    say(Banner::Kind::Warning, [] {
        return tr("Another user has saved a version. This page now shows the newest one; check it before you "
                  "continue.");
    });
    startAnew();
}

void HistoryPage::fail(const store::Error &error)
{
    say(Banner::Kind::Error, [error] { return store::describe(error); }, [this] { startAnew(); });
}

void HistoryPage::say(Banner::Kind kind, Said said, std::function<void()> retry)
{
    m_saidKind = kind;
    m_said = std::move(said);
    m_retry = std::move(retry);
    showMessage();
}

void HistoryPage::showMessage()
{
    if (m_said)
        m_banner->showMessage(m_saidKind, m_said(), m_retry ? tr("Try again") : QString());
    else
        m_banner->hideMessage();
}

void HistoryPage::showWhatIsThere()
{
    const bool isEmpty = m_model->isComplete() && m_model->versionCount() == 0;
    m_right->setCurrentWidget(m_hasAnswer && !isEmpty ? static_cast<QWidget *>(m_detail) : m_empty);
    if (!isEmpty)
        m_empty->setTexts(tr("Loading"), QString());
    else if (m_list->narrows())
        m_empty->setTexts(tr("No matching versions"), tr("No version of a template matches the filters."),
                          tr("Show all versions"));
    else
        m_empty->setTexts(tr("No versions yet"), tr("Each change of a number template is kept here: who, "
                                                    "when, why, and its effect on the next numbers."));
}

void HistoryPage::retranslate()
{
    m_model->setCalendar(Preferences::instance().calendar());
    m_list->retranslate();
    m_exchange->retranslate();
    m_detail->retranslate();
    showMessage();
    showWhatIsThere();
}

} // namespace lekthi::ui
