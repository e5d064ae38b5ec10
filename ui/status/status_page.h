#pragma once

#include "ui/shell/page.h"
#include "ui/shell/session.h"
#include "ui/status/digest_keeper.h"
#include "ui/status/status_watch.h"

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;

namespace lekthi::ui {

class Banner;
class Card;
class DigestCard;
class StatusRows;

/// Whether the store is as it should be: database, replication and Redis, every finding of the start-up gate
/// with what it means for numbering and what to do, and the signed digests. UI thread only.
class StatusPage : public Page
{
    Q_OBJECT

public:
    explicit StatusPage(Session &session, QWidget *parent = nullptr);

    /// Both outlive the page's last use of them. Call once.
    void setSources(StatusWatch *watch, DigestKeeper *digests);
    /// How long the database took to answer; nothing: it does not answer.
    void showDatabase(std::optional<double> milliseconds);

    void activate() override;
    void retranslate() override;

private:
    struct Group
    {
        models::Standing standing;
        Card *card;
        QLabel *hint; ///< nullptr: the title says all
        StatusRows *rows;
    };

    void build();
    QLayout *makeHeading();
    Group makeGroup(models::Standing standing);
    void showState();
    void showOverview();
    void showGroups();
    models::StatusEntry database() const;
    QList<models::StatusEntry> services() const;
    void copy();

    Session &m_session;
    StatusWatch *m_watch = nullptr;
    DigestKeeper *m_digests = nullptr;
    std::optional<double> m_latency;
    bool m_databaseKnown = false;
    QLabel *m_title;
    QLabel *m_time;
    QPushButton *m_copy;
    QPushButton *m_refresh;
    Banner *m_overview;
    QScrollArea *m_scroll;
    Card *m_servicesCard;
    StatusRows *m_services;
    QList<Group> m_groups;
    DigestCard *m_digestCard;
};

} // namespace lekthi::ui
