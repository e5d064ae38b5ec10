#pragma once

#include "core/audit/finding.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/log/admin_log_gateway.h"

#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QStringList>

#include <map>
#include <set>
#include <tuple>

namespace lekthi::audit {

/// Holds what the tables say of decisions, accounts, settings and templates against the admin log, which only
/// the store writes and which says who was signed in. Keeps some hundred bytes for each of them, nothing for
/// other entries. One thread.
class DecisionRecord
{
public:
    /// First all that the tables hold, then the whole log in its order.
    void expect(const store::DecidedFact &fact);
    /// wasKnown: whether the entry was written before the tables were read, which then have to agree.
    void take(const store::StoredAdminEntry &entry, bool wasKnown);

    /// Whether as many persons as were needed, other than the requester, each signed in as an active Super
    /// Admin, approved the request as it stands before it was executed.
    bool isAgreed(qint64 requestId) const;
    /// The ledger rows, by their request ids, by which active Super Admins marked numbers as unused.
    const QSet<QString> &markedUnused() const { return m_markedUnused; }
    /// What does not agree, each request, account, setting and template once.
    QList<Finding> findings() const;

private:
    using Key = std::tuple<QString, QString, qint64>; ///< kind, subject, part
    struct LoggedFact
    {
        QStringList values; ///< the one when the tables were read, and those after it
        bool wasKnown = false;
    };
    struct Account
    {
        QString login;
        int person = 0;
        QString role;
        bool isActive = false;
    };
    struct Request
    {
        bool isRequested = false; ///< by an active account that may
        int requesterPerson = 0;
        QString facts; ///< what it is about, and its digest
        int needed = 1;
        std::map<int, int> approvers; ///< person, account
        bool isAgreed = false;
        bool isUsed = false; ///< by a version of a template
    };
    struct Entry;

    void takeRequest(const Entry &entry, const QString &event);
    void takeRequested(const Entry &entry);
    void takeApproval(const Entry &entry);
    void takeExecution(const Entry &entry);
    void takeAccount(const Entry &entry);
    void takeSetting(const Entry &entry);
    void takeTemplate(const Entry &entry);
    void takeEmergency(const Entry &entry);
    void takeUnused(const Entry &entry);
    bool useAgreement(const Entry &entry);
    void note(const QString &kind, const QString &subject, qint64 part, const QString &value, bool wasKnown);
    const Account *accountOf(int id) const;
    bool isOf(QLatin1StringView role, const Entry &entry) const;
    bool isActive(QLatin1StringView role, int accountId) const;
    int personOf(const Entry &entry) const;
    bool isUnderReview(int person) const;
    bool isOlderThanLog(const Key &key) const;
    bool isAltered(const Key &key, const QString &value) const;
    QString factsOfRequest(const QString &id) const;
    Finding findingOf(const Key &key, const QString &value) const;

    std::map<Key, QString> m_held; ///< what the tables say
    std::map<Key, LoggedFact> m_logged;
    std::map<int, Account> m_accounts;
    std::map<qint64, Request> m_requests;
    std::map<qint64, std::pair<int, std::set<int>>> m_emergencies; ///< person, and who reviewed it
    int m_approvalsNeeded = 1;
    QSet<QString> m_markedUnused;
    QList<Finding> m_misdeeds; ///< that the log itself tells
};

} // namespace lekthi::audit
