#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/reason.h"
#include "core/store/requests/request_gateway.h"

#include <QDateTime>
#include <QString>

namespace lekthi::store {

/// A request to void a single number that no document has.
struct VoidRequest : Request
{
    VoidRequest() = default;
    /// The request as it was read: its facts, which are those of a number.
    explicit VoidRequest(const Request &request);

    QString number{};
    qint64 ledgerId = 0; ///< of the row ISSUED
    qint64 counterId = 0;
    numbering::CounterKey key{};
    qint64 sequence = 0;
    int drawnBy = 0;  ///< account
    int drawnFor = 0; ///< account of the person
    QDateTime drawnAt{};
    bool isUnused = false; ///< marked as such when it was requested
};

struct VoidWish
{
    qint64 ledgerId = 0;      ///< of the row ISSUED
    QString requestId{};      ///< under which the number was drawn
    numbering::Reason reason; ///< of at least minimumForRequest letters and digits
};

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. Refusals
/// carry a code of denial.h: the number belongs to a document (numberOfAnother), was voided already, was
/// imported from a register, is not in the ledger (unknownDraw), a request is open already.
Result<qint64> requestVoid(Connection &connection, const VoidWish &wish);

} // namespace lekthi::store
