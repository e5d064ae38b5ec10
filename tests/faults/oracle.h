#pragma once

#include "core/allocation/request/request.h"
#include "core/store/session/address.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <map>
#include <mutex>
#include <tuple>

namespace lekthi::test {

/// Knows what was asked for and what was acknowledged, and finds out afterwards whether the store agrees:
/// every acknowledged number is in the ledger under its request; numbers are distinct in their scope; a
/// counter is contiguous except for explained skips and stands at its highest number; a request has one set
/// of numbers; nothing was acknowledged to two requests; the numbers in force are those of the ledger; each
/// number belongs to the year of its document's date; the chains of the ledger are whole. For a store that
/// was empty before and templates of yearly counters.
///
/// May be told from any thread.
class Oracle
{
public:
    /// To be told before the request is made for the first time.
    void asked(const allocation::Request &request);
    void acknowledged(const allocation::Request &request, const QList<allocation::Allocation> &numbers);
    /// The request failed in a way that repeating does not mend: a finding.
    void refused(const allocation::Request &request, const QString &why);

    qint64 acknowledgedNumbers() const;
    /// Requests that hold no numbers yet.
    qsizetype unansweredRequests() const;

    /// What is wrong, one sentence each; empty: all is well. Opens a session of its own.
    QStringList findings(const store::Address &address) const;
    /// "acknowledged 18,442; oracle: ok", or the first findings.
    QString verdict(const QStringList &findings) const;

private:
    struct Issued
    {
        QString number;
        qint64 sequence = 0;

        bool operator==(const Issued &) const = default;
    };
    struct Asked
    {
        QList<QUuid> ids;      ///< of its rows in the ledger
        int year = 0;          ///< of the document's date; 0 if that was left open
        QList<Issued> numbers; ///< as acknowledged; empty: not yet
    };
    struct Row;
    using Rows = QHash<QUuid, Row>;
    using ScopedNumber = std::tuple<int, int, QString>; ///< project, type, number

    static Rows readLedger(const store::Address &address);
    QStringList checkAcknowledged(const Rows &rows) const;
    QStringList checkRequests(const Rows &rows) const;
    QString checkRequest(const QUuid &requestId, const Asked &request, const Rows &rows) const;

    mutable std::mutex m_mutex; // guards all below
    QHash<QUuid, Asked> m_asked;
    std::map<ScopedNumber, QUuid> m_holders;
    qint64 m_acknowledged = 0;
    QStringList m_findings; ///< what callers saw
};

} // namespace lekthi::test
