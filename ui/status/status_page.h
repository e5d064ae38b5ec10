#pragma once

#include "models/session/session.h"
#include "models/status/digest_keeper.h"
#include "models/status/status_watch.h"
#include "ui/shell/page.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace lekthi::models {
class HealthWatch;
class LedgerCheck;
} // namespace lekthi::models

namespace lekthi::ui {

class AllocatorTable;
class Banner;
class Card;
class DigestCard;
class DrawCard;
class HealthCard;
class LatencyTrail;
class LedgerCheckCard;
class PageHeading;
class StatusRows;

/// Whether numbering is well: a card for each part that it relies on, a test number drawn end to end, every
/// finding of the start-up gate with what it means and what to do, the signed digests, and the check of the
/// ledger. UI thread only.
class StatusPage : public Page
{
    Q_OBJECT

public:
    explicit StatusPage(models::Session &session, QWidget *parent = nullptr);

    /// All outlive the page's last use of them. Call once. Whoever shows the page asks the watch to read.
    void setSources(models::StatusWatch *watch, models::HealthWatch *health, models::DigestKeeper *digests,
                    models::LedgerCheck *ledgerCheck);
    /// Brings the card of a light into view.
    void showCard(const QString &light);

    void activate() override;
    void retranslate() override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Group
    {
        models::Standing standing;
        Card *card;
        QLabel *hint; ///< nullptr: the title says all
        StatusRows *rows;
    };

    void build();
    PageHeading *makeHeading();
    Group makeGroup(models::Standing standing);
    void showState();
    void showOverview();
    void showGroups();
    void layOutCards(QVBoxLayout *column);
    void showCards();
    QList<HealthCard *> cards() const;
    void copy();

    models::Session &m_session;
    models::StatusWatch *m_watch = nullptr;
    models::DigestKeeper *m_digests = nullptr;
    models::HealthWatch *m_health = nullptr;
    QLabel *m_title;
    QLabel *m_time;
    QPushButton *m_copy;
    QPushButton *m_refresh;
    Banner *m_overview;
    QScrollArea *m_scroll;
    HealthCard *m_database;
    HealthCard *m_redis;
    HealthCard *m_replication;
    HealthCard *m_embedded;
    HealthCard *m_allocators;
    HealthCard *m_alerts;
    HealthCard *m_backup;
    DrawCard *m_draw;
    LatencyTrail *m_trail;
    QLabel *m_trailWords;
    QPushButton *m_openAlerts;
    AllocatorTable *m_programs;
    QList<Group> m_groups;
    DigestCard *m_digestCard;
    LedgerCheckCard *m_ledgerCheckCard;
    bool m_showsAll = false; ///< what is well, too
};

} // namespace lekthi::ui
