#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A row of admin_log: who changed what, who was denied what, who signed in. Written by the store alone.
struct AdminEntry
{
    qint64 sequence = 0;
    QDateTime occurredAt;
    QString login;
    QString host;
    QString role;   ///< as it was then: "SUPER_ADMIN"; empty for an administrator of the server
    QString action; ///< "TEMPLATE_CHANGED", "RESET_REQUESTED", "SIGNED_IN", ...
    bool denied = false;
    std::optional<int> projectId;
    QString subject;
    QJsonObject details;
    QString reason;
};

struct AdminLogFilter
{
    QString login = {};  ///< empty: everybody
    QString action = {}; ///< empty: every action
    std::optional<int> projectId = {};
    QDateTime from = {};
    QDateTime until = {}; ///< not included
    QString search =
        {}; ///< in reasons and subjects, and in the codes of projects and counters they stand for
    QString counters = {}; ///< search for codes of counters, if they are to be written otherwise
    bool onlyDenied = false;
};

} // namespace lekthi::store
