#pragma once

#include "core/numbering/calendar.h"
#include "core/pools/verification.h"
#include "core/store/people/people.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "models/pools/pool_rows.h"

#include <QList>
#include <QString>

#include <optional>

namespace lekthi::models {

/// What is known of an id that a person typed.
struct IdCheck
{
    pools::Verification verification = {};
    std::optional<store::IssuedIdRecord> issued = {}; ///< nothing: never
    /// With a wrong check digit: those of the candidates that were issued, and so are likely to be meant.
    QStringList issuedCandidates = {};
    QList<store::Person> people = {}; ///< to name who it was issued to
};

/// For a pool whose settings are known. Any person may. Not for the UI thread.
store::Result<IdCheck> checkId(store::Connection &connection, const PoolRow &row, const QString &typed);

enum class IdVerdict { Wrong, NeverIssued, Issued };

IdVerdict verdictOf(const IdCheck &check);
/// Finished sentences in the language of the program: whether the id is right, what may have been meant, and
/// when and to whom it was issued.
QString describe(const IdCheck &check, const pools::IdRules &rules, numbering::Calendar calendar);

} // namespace lekthi::models
