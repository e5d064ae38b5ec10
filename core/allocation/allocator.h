#pragma once

#include "core/allocation/failure.h"
#include "core/numbering/counter_key.h"
#include "core/store/address.h"
#include "core/store/connection.h"
#include "core/store/ledger_gateway.h"

#include <QDate>
#include <QFuture>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <memory>
#include <optional>
#include <tl/expected.hpp>

namespace lekthi::allocation {

/// Who asks and from where (3.11.8.1).
struct Caller
{
    int userId = 0;
    QString ipAddress;
    QString userAgent;
};

/// A wish for one number or for several consecutive ones.
struct Request
{
    std::optional<int> projectId; ///< empty: the sender's only project (3.11.2)
    int originatorOrganizationId = 0;
    QList<int> recipientOrganizationIds; ///< TO recipients in their order; the first counts
    int correspondenceTypeId = 0;
    std::optional<int> subTypeId;
    std::optional<int> rfaTypeId;
    std::optional<int> disciplineId;
    QString revision;
    QDate documentDate; ///< invalid: today in Asia/Bangkok
    std::optional<qint64> documentId;
    QUuid requestId = QUuid::createUuid(); ///< the same id always gives the same numbers
    int count = 1;                         ///< consecutive numbers, 1 to 500
    Caller caller;
};

/// A number that was handed out: durable and in the ledger.
struct Allocation
{
    QString number;
    qint64 sequence = 0;
    QUuid requestId; ///< of a count above 1: derived from the request's id and the position (UUID version 5)
    std::optional<qint64> documentId;
    numbering::CounterKey key;
    QString templateText;
    int templateVersion = 0;
    int retryCount = 0;
    int lockWaitMs = 0;
    int totalDurationMs = 0;
    store::Fallback fallback = store::Fallback::None;
    QStringList skipped;
};

using Outcome = tl::expected<QList<Allocation>, Failure>;

struct AllocatorOptions
{
    int connections = 4;  ///< sessions with the store, each with a thread of its own
    int batchLimit = 500; ///< requests that one transaction serves
    int lockTimeoutRetries = 5;
    int versionConflictRetries = 2;
    int connectionRetries = 3;
    int firstRetryDelayMs = 50; ///< doubled each time, with jitter
    int firstConnectionRetryDelayMs =
        500; ///< the same while the store cannot be reached: a restart takes its time
    store::ConnectionOptions session = {}; ///< time limits of each session
};

/// Draws numbers. Thread-safe: any number of threads may call at once. Requests for different counters run
/// side by side; requests for one counter are served first come, first served, as many as wait in one
/// transaction.
///
/// A number is handed out only after its COMMIT was acknowledged. Within a period a counter has no gaps
/// except those that the ledger explains (skipped).
class Allocator
{
public:
    explicit Allocator(store::Address address, AllocatorOptions options = {});
    ~Allocator(); ///< finishes what was submitted
    Allocator(const Allocator &) = delete;
    Allocator &operator=(const Allocator &) = delete;

    /// Waits for the outcome.
    Outcome allocate(const Request &request);

    /// Does not wait; the future is finished from a thread of the allocator.
    QFuture<Outcome> submit(const Request &request);

    /// Renders an issued number again with a new revision; draws nothing and adds a ledger row. The same
    /// request id gives the same result.
    Outcome revise(int projectId, const QString &number, const QString &revision, const Request &request);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::allocation
