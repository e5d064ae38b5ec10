#include "ui/status/status_page.h"

#include "core/store/people/rights.h"
#include "models/status/health_watch.h"
#include "models/time_text.h"
#include "ui/ledger/retention_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/status/allocator_table.h"
#include "ui/status/card_parts.h"
#include "ui/status/digest_card.h"
#include "ui/status/draw_card.h"
#include "ui/status/health_card.h"
#include "ui/status/latency_trail.h"
#include "ui/status/ledger_check_card.h"
#include "ui/status/status_rows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/page_heading.h"
#include "ui/widgets/scrolled_details.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::Standing;
using models::StatusEntry;

namespace {

QString timeText(const QDateTime &instant)
{
    return models::timeText(instant, Preferences::instance().calendar());
}

} // namespace

StatusPage::StatusPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_time(new QLabel(this))
    , m_copy(new QPushButton(this))
    , m_refresh(new QPushButton(this))
    , m_overview(new Banner(this))
    , m_scroll(new QScrollArea(this))
    , m_database(new HealthCard(u"database"_s, this))
    , m_redis(new HealthCard(u"redis"_s, this))
    , m_replication(new HealthCard(u"replication"_s, this))
    , m_embedded(new HealthCard(u"embedded"_s, this))
    , m_allocators(new HealthCard(u"allocators"_s, this))
    , m_alerts(new HealthCard(u"alerts"_s, this))
    , m_backup(new HealthCard(u"backup"_s, this))
    , m_draw(new DrawCard(session, this))
    , m_trail(new LatencyTrail(m_database))
    , m_trailWords(makeLabel(m_database, Look::Small))
    , m_openAlerts(new QPushButton(m_alerts))
    , m_programs(new AllocatorTable(m_allocators))
    , m_digestCard(new DigestCard(store::may(session.person(), store::Deed::KeepDigests), this))
    , m_ledgerCheckCard(new LedgerCheckCard(session, this))
{
    setObjectName(u"statusPage"_s);
    connect(m_ledgerCheckCard, &LedgerCheckCard::yearsWanted, this,
            [this, &session] { (new RetentionDialog(session, *m_digests, window()))->open(); });
    m_time->setObjectName(u"statusTime"_s);
    m_copy->setObjectName(u"statusCopy"_s);
    m_refresh->setObjectName(u"statusRefresh"_s);
    m_overview->setObjectName(u"statusOverview"_s);
    m_openAlerts->setObjectName(u"statusOpenAlerts"_s);
    theme::setLook(m_openAlerts, Look::LinkButton);
    m_overview->setClosable(false);
    m_embedded->hide();
    m_programs->keepFor(session.person().login);
    build();
    connect(m_copy, &QPushButton::clicked, this, &StatusPage::copy);
    connect(m_openAlerts, &QPushButton::clicked, &session, &models::Session::alertsWanted);
    connect(m_draw, &DrawCard::changed, this, &StatusPage::showOverview);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
}

PageHeading *StatusPage::makeHeading()
{
    theme::setLook(m_time, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_time, this);
    heading->add(m_copy);
    heading->add(m_refresh);
    return heading;
}

StatusPage::Group StatusPage::makeGroup(Standing standing)
{
    auto *card = new Card(this);
    Group group{standing, card, nullptr, new StatusRows(card)};
    if (standing == Standing::Unknown) {
        group.hint = makeLabel(card, Look::Secondary);
        card->content()->addWidget(group.hint);
    }
    card->content()->addWidget(group.rows);
    card->hide();
    return group;
}

/// Two columns, each as long as its own cards; the table of programs needs the whole width.
void StatusPage::layOutCards(QVBoxLayout *column)
{
    m_database->addBelow(m_trail);
    m_database->addBelow(m_trailWords);
    m_allocators->addBelow(m_programs);
    m_alerts->addLink(m_openAlerts);
    auto *pair = new QHBoxLayout;
    pair->setSpacing(theme::gap);
    for (const QList<HealthCard *> &own :
         {QList<HealthCard *>{m_database, m_replication, m_redis, m_embedded},
          QList<HealthCard *>{m_draw, m_alerts, m_backup}}) {
        auto *side = new QVBoxLayout;
        side->setSpacing(theme::gap);
        for (HealthCard *card : own)
            side->addWidget(card);
        side->addStretch(1);
        pair->addLayout(side, 1);
    }
    column->addLayout(pair);
    column->addWidget(m_allocators);
}

void StatusPage::build()
{
    for (const Standing standing : {Standing::Error, Standing::Warning, Standing::Unknown, Standing::Good})
        m_groups.append(makeGroup(standing));
    auto *content = new QWidget(m_scroll);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, theme::gapSmall, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_groups.at(0).card);
    column->addWidget(m_groups.at(1).card);
    layOutCards(column);
    column->addWidget(m_digestCard);
    column->addWidget(m_ledgerCheckCard);
    column->addWidget(m_groups.at(2).card);
    column->addWidget(m_groups.at(3).card);
    column->addStretch(1);
    scrollUpAndDown(*m_scroll, content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(makeHeading());
    layout->addWidget(m_overview);
    layout->addWidget(m_scroll, 1);
}

void StatusPage::setSources(models::StatusWatch *watch, models::HealthWatch *health,
                            models::DigestKeeper *digests, models::LedgerCheck *ledgerCheck)
{
    m_watch = watch;
    m_health = health;
    m_digests = digests;
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        m_watch->readNow();
        activate();
    });
    connect(watch, &models::StatusWatch::changed, this, [this] {
        if (isVisible())
            showState();
    });
    connect(health, &models::HealthWatch::changed, this, [this] {
        if (isVisible())
            showCards();
    });
    m_digestCard->setKeeper(digests);
    m_ledgerCheckCard->setCheck(ledgerCheck);
}

void StatusPage::showCard(const QString &light)
{
    if (auto *card = findChild<QWidget *>(u"status_"_s + light))
        m_scroll->ensureWidgetVisible(card);
}

void StatusPage::activate()
{
    if (!m_watch)
        return;
    m_health->readNow();
    m_digests->look();
    m_ledgerCheckCard->look();
    m_draw->drawIfDue();
}

void StatusPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (!m_health)
        return;
    m_health->setWatched(true);
    m_watch->followLanguage();
    showState();
    // What is well stands below what is seen, and is more than that: first the page, then the rest.
    if (!m_showsAll)
        QTimer::singleShot(0, this, [this] {
            m_showsAll = true;
            showGroups();
        });
}

void StatusPage::hideEvent(QHideEvent *event)
{
    if (m_health)
        m_health->setWatched(false);
    Page::hideEvent(event);
}

/// The findings come in the language in which they were read, so they are read anew.
void StatusPage::retranslate()
{
    m_title->setText(tr("Status"));
    m_copy->setText(tr("&Copy as text"));
    m_refresh->setText(tr("Check a&gain"));
    m_openAlerts->setText(tr("Show the alerts"));
    m_scroll->setAccessibleName(tr("Status"));
    m_digestCard->retranslate();
    m_ledgerCheckCard->retranslate();
    m_draw->retranslate();
    m_trail->retranslate();
    m_programs->retranslate();
    if (!m_watch || !isVisible())
        return;
    m_watch->followLanguage();
    showState();
}

void StatusPage::showState()
{
    if (!m_watch)
        return;
    m_time->setText(m_watch->isReading()          ? tr("Checking…")
                    : m_watch->readAt().isValid() ? tr("As of %1", "time").arg(timeText(m_watch->readAt()))
                                                  : QString());
    showOverview();
    showGroups();
    showCards();
    m_copy->setEnabled(!m_watch->entries().isEmpty());
}

void StatusPage::showOverview()
{
    if (!m_watch)
        return;
    QList<StatusEntry> entries = m_watch->entries();
    for (const HealthCard *card : cards()) {
        if (!entries.isEmpty() && card->light().standing > Standing::Unknown)
            entries.append({card->light().standing, card->light().name, {}, {}, {}, {}});
    }
    if (const auto &failure = m_watch->failure())
        m_overview->showMessage(Banner::Kind::Error,
                                tr("Store status unknown: %1").arg(store::describe(*failure)));
    else if (entries.isEmpty())
        m_overview->showMessage(Banner::Kind::Info, tr("Checking the store…"));
    else
        m_overview->showMessage(bannerKindOf(models::worstOf(entries)), models::overview(entries));
}

void StatusPage::showGroups()
{
    const QList<StatusEntry> entries = m_watch->entries();
    for (const Group &group : std::as_const(m_groups)) {
        if (group.standing < Standing::Warning && !m_showsAll)
            continue;
        QList<StatusEntry> own;
        for (const StatusEntry &entry : entries) {
            if (entry.standing == group.standing)
                own.append(entry);
        }
        group.card->setTitle(models::standingTitle(group.standing));
        if (group.hint)
            group.hint->setText(tr("These checks are hidden from your account. An administrator of the "
                                   "server sees them with: lekthictl store status"));
        group.rows->show(own);
        group.card->setVisible(!own.isEmpty());
    }
}

void StatusPage::showCards()
{
    for (const auto &[card, light] :
         {std::pair{m_database, m_health->database()}, std::pair{m_replication, m_health->replication()},
          std::pair{m_redis, m_health->redis()}, std::pair{m_allocators, m_health->allocators()},
          std::pair{m_alerts, m_health->alerts()}, std::pair{m_backup, m_health->backup()}})
        card->show(light, HealthCard::sinceText(m_health->since(light.name)));
    const auto embedded = m_health->embedded();
    if (embedded)
        m_embedded->show(*embedded, HealthCard::sinceText(m_health->since(embedded->name)));
    m_embedded->setVisible(embedded.has_value());
    m_trail->setSamples(m_health->latencies());
    m_trailWords->setText(m_health->latencies().isEmpty() ? QString() : m_trail->words());
    m_programs->show(m_health->seenAllocators());
    showOverview();
}

QList<HealthCard *> StatusPage::cards() const
{
    return {m_database, m_replication, m_redis, m_embedded, m_allocators, m_alerts, m_backup, m_draw};
}

void StatusPage::copy()
{
    const QStringList heading{tr("Lekthi, status of the store %1").arg(m_session.address().toText()),
                              tr("As of %1, seen by %2 (%3)", "time, account, role")
                                  .arg(timeText(m_watch->readAt()), m_session.person().login,
                                       models::roleTitle(m_session.person().role)),
                              m_overview->message()};
    QStringList lines = heading;
    for (const HealthCard *card : cards()) {
        if (!card->light().title.isEmpty())
            lines += models::healthLines(card->light());
    }
    QGuiApplication::clipboard()->setText(models::statusText(lines, m_watch->entries()));
}

} // namespace lekthi::ui
