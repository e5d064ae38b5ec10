#include "ui/approvals/pool_part.h"

#include "models/pools/pool_text.h"
#include "models/requests/request_words.h"
#include "ui/pools/pool_examples_view.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPoolFacts = 7;

} // namespace

PoolPart::PoolPart(QWidget *parent)
    : RequestPart(parent)
    , m_means(new Banner(this))
{
    setObjectName(u"poolRequestDetail"_s);
    m_means->setObjectName(u"poolRequestMeans"_s);
    m_means->setClosable(false);
    auto *card = new Card(this);
    m_facts = new FactsGrid(mostPoolFacts, card);
    m_filters = makeLabel(card);
    m_filters->setObjectName(u"poolRequestFilters"_s);
    m_examples = new PoolExamplesView(card);
    card->content()->addLayout(m_facts);
    card->content()->addWidget(m_filters);
    card->content()->addWidget(m_examples);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_means);
    column->addWidget(card);
    connect(&m_wish, &models::PoolWish::changed, this, &PoolPart::showCounted);
}

void PoolPart::retranslate()
{
    m_examples->retranslate();
}

void PoolPart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                    const QDateTime &now)
{
    m_request = std::get<models::PoolDetails>(details.part).request;
    m_requester = people.nameOf(m_request->requester);
    m_isPending = models::stateAt(*m_request, now) == store::RequestState::Pending;
    showSettings();
    if (m_request->settings)
        m_wish.setDraft(m_request->settings->draft());
    showCounted();
}

void PoolPart::showSettings()
{
    models::PoolFacts facts{{tr("Pool"), m_request->name},
                            {tr("What changes"), m_request->isRetirement ? tr("The pool is retired for good")
                                                                         : tr("The pool is created")}};
    if (m_request->settings) {
        facts += models::settingFacts(*m_request->settings);
        facts.append({tr("Capacity", "of an ID pool"),
                      models::capacityText(m_request->capacity, m_request->capacityIsExact)});
    }
    m_facts->setFacts(facts);
    showOrHide(m_filters,
               m_request->settings ? models::filtersText(m_request->settings->rules().filters()) : QString());
    m_examples->setVisible(m_request->settings.has_value());
}

void PoolPart::showCounted()
{
    if (!m_request)
        return;
    m_examples->showExamples(m_wish.examples());
    const QString text = meaning();
    m_means->showMessage(Banner::Kind::Warning, text);
    m_means->setVisible(m_isPending && !text.isEmpty());
}

QString PoolPart::meaning() const
{
    if (m_request->isRetirement)
        return tr("A retired pool issues no more IDs and cannot be filled. IDs that were issued stay in its "
                  "ledger. The name is never used again.");
    if (!m_request->settings)
        return tr("This version of Lekthi does not know all settings of this request. Approve it with the "
                  "version that it was made with.");
    const auto &capacity = m_wish.capacity();
    if (capacity && (store::poolCapacity(*capacity) != m_request->capacity ||
                     capacity->exact != m_request->capacityIsExact))
        return tr("The request names another capacity than these settings have: %1. Reject it, and request "
                  "the pool again.")
            .arg(models::capacityText(store::poolCapacity(*capacity), capacity->exact));
    return tr("The settings of a pool never change, and its name is never used again. Check the examples and "
              "the capacity before you approve.");
}

PartWords PoolPart::words() const
{
    if (!m_request)
        return {};
    const QString title = tr("ID pool #%1: %2").arg(QString::number(m_request->id), m_request->name);
    if (m_request->isRetirement)
        return {.title = title,
                .requested = tr("%1 requested to retire the pool").arg(m_requester),
                .approve = tr("Approve and retire the pool"),
                .consequence = tr("%1 is retired at once: it issues no more IDs. This cannot be undone.")
                                   .arg(m_request->name),
                .execute = tr("Retire the pool")};
    return {.title = title,
            .requested = tr("%1 requested the pool").arg(m_requester),
            .approve = tr("Approve and create the pool"),
            .consequence = tr("%1 is created at once with these settings. It is empty until it is filled. An "
                              "administrator of the server gives it to numbering services.")
                               .arg(m_request->name),
            .execute = tr("Create the pool")};
}

QString PoolPart::doneText() const
{
    return models::executedText(*m_request);
}

QString PoolPart::doneAction() const
{
    return u"POOL_EXECUTED"_s;
}

} // namespace lekthi::ui
