#include "ui/status/status_page.h"

#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/status/digest_card.h"
#include "ui/status/status_rows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
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

Banner::Kind kindOf(Standing standing)
{
    switch (standing) {
    case Standing::Error:
        return Banner::Kind::Error;
    case Standing::Warning:
        return Banner::Kind::Warning;
    case Standing::Unknown:
        return Banner::Kind::Info;
    case Standing::Good:
    case Standing::Absent:
        return Banner::Kind::Good;
    }
    Q_UNREACHABLE();
}

bool writesByItself(store::Role role)
{
    return role == store::Role::SuperAdmin || role == store::Role::Auditor;
}

} // namespace

StatusPage::StatusPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_time(new QLabel(this))
    , m_copy(new QPushButton(this))
    , m_refresh(new QPushButton(this))
    , m_overview(new Banner(this))
    , m_scroll(new QScrollArea(this))
    , m_servicesCard(new Card(this))
    , m_services(new StatusRows(m_servicesCard))
    , m_digestCard(new DigestCard(writesByItself(session.person().role), this))
{
    setObjectName(u"statusPage"_s);
    m_time->setObjectName(u"statusTime"_s);
    m_copy->setObjectName(u"statusCopy"_s);
    m_refresh->setObjectName(u"statusRefresh"_s);
    m_overview->setObjectName(u"statusOverview"_s);
    m_services->setObjectName(u"statusServices"_s);
    build();
    connect(m_copy, &QPushButton::clicked, this, &StatusPage::copy);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
}

QLayout *StatusPage::makeHeading()
{
    theme::setLook(m_title, Look::Title);
    theme::setLook(m_time, Look::Secondary);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(theme::gapSmall);
    heading->addWidget(m_title);
    heading->addWidget(m_time, 1);
    heading->addWidget(m_copy);
    heading->addWidget(m_refresh);
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

void StatusPage::build()
{
    for (const Standing standing : {Standing::Error, Standing::Warning, Standing::Unknown, Standing::Good})
        m_groups.append(makeGroup(standing));
    m_servicesCard->content()->addWidget(m_services);
    auto *content = new QWidget(m_scroll);
    content->setProperty("look", u"scrolled"_s);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, theme::gapSmall, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_groups.at(0).card);
    column->addWidget(m_groups.at(1).card);
    column->addWidget(m_servicesCard);
    column->addWidget(m_digestCard);
    column->addWidget(m_groups.at(2).card);
    column->addWidget(m_groups.at(3).card);
    column->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(makeHeading());
    layout->addWidget(m_overview);
    layout->addWidget(m_scroll, 1);
}

void StatusPage::setSources(StatusWatch *watch, DigestKeeper *digests)
{
    m_watch = watch;
    m_digests = digests;
    connect(m_refresh, &QPushButton::clicked, this, &StatusPage::activate);
    connect(watch, &StatusWatch::changed, this, &StatusPage::showState);
    m_digestCard->setKeeper(digests);
    showState();
}

void StatusPage::showDatabase(std::optional<double> milliseconds)
{
    m_databaseKnown = true;
    m_latency = milliseconds;
    if (isVisible())
        m_services->show(services());
}

void StatusPage::activate()
{
    if (!m_watch)
        return;
    m_watch->readNow();
    m_digests->look();
}

/// The findings come in the language in which they were read, so they are read anew.
void StatusPage::retranslate()
{
    m_title->setText(tr("Status"));
    m_copy->setText(tr("&Copy as text"));
    m_refresh->setText(tr("&Look again"));
    m_servicesCard->setTitle(tr("Connections"));
    m_scroll->setAccessibleName(tr("Status"));
    m_digestCard->retranslate();
    if (m_watch)
        m_watch->readAnew();
}

void StatusPage::showState()
{
    if (!m_watch)
        return;
    m_refresh->setEnabled(!m_watch->isReading());
    m_time->setText(m_watch->isReading()          ? tr("Looking")
                    : m_watch->readAt().isValid() ? tr("As of %1", "time").arg(timeText(m_watch->readAt()))
                                                  : QString());
    showOverview();
    showGroups();
    m_services->show(services());
    m_copy->setEnabled(!m_watch->entries().isEmpty());
}

void StatusPage::showOverview()
{
    QList<StatusEntry> entries = m_watch->entries();
    if (const StatusEntry redis = m_watch->redis(); !entries.isEmpty() && redis.standing > Standing::Unknown)
        entries.append(redis);
    if (const auto &failure = m_watch->failure())
        m_overview->showMessage(Banner::Kind::Error,
                                tr("How the store is, is unknown: %1").arg(store::describe(*failure)));
    else if (entries.isEmpty())
        m_overview->showMessage(Banner::Kind::Info, tr("Looking at the store."));
    else
        m_overview->showMessage(kindOf(models::worstOf(entries)), models::overview(entries));
}

void StatusPage::showGroups()
{
    const QList<StatusEntry> entries = m_watch->entries();
    for (const Group &group : std::as_const(m_groups)) {
        QList<StatusEntry> own;
        for (const StatusEntry &entry : entries) {
            if (entry.standing == group.standing)
                own.append(entry);
        }
        group.card->setTitle(models::standingTitle(group.standing));
        if (group.hint)
            group.hint->setText(
                tr("Your account may not see these; they may be well or not. An administrator of "
                   "the server sees them with: lekthictl store status"));
        group.rows->show(own);
        group.card->setVisible(!own.isEmpty());
    }
}

StatusEntry StatusPage::database() const
{
    StatusEntry entry{Standing::Unknown, u"database"_s, tr("Database"), {}, {}, {}};
    if (!m_databaseKnown)
        return entry;
    entry.standing = m_latency ? Standing::Good : Standing::Error;
    entry.message =
        m_latency ? tr("Answers within %1 ms.").arg(QString::number(*m_latency, 'f', 1))
                  : tr("Does not answer. No numbers are drawn and nothing is saved until it does; what you "
                       "typed is kept.");
    return entry;
}

QList<StatusEntry> StatusPage::services() const
{
    return {database(), m_watch->replication(), m_watch->redis()};
}

void StatusPage::copy()
{
    const QStringList heading{
        tr("Lekthi, status of the store %1").arg(m_session.address().toText()),
        tr("As of %1, seen by %2 (%3)", "time, account, role")
            .arg(timeText(m_watch->readAt()), m_session.person().login, roleTitle(m_session.person().role)),
        m_overview->message()};
    const QList<StatusEntry> connections = services();
    QStringList lines = heading;
    for (const StatusEntry &entry : connections)
        lines.append(u"%1 %2: %3"_s.arg(models::standingSign(entry.standing), entry.title, entry.message));
    QGuiApplication::clipboard()->setText(models::statusText(lines, m_watch->entries()));
}

} // namespace lekthi::ui
