#pragma once

#include "core/register/text_encoding.h"
#include "core/store/reference/reference_gateway.h"
#include "models/exchange/reference_columns.h"

#include <QByteArray>

#include <optional>

namespace lekthi::models {

/// A list of reference data with the lists whose codes its rows name.
struct ReferenceLists
{
    store::ReferenceKind kind = store::ReferenceKind::Organization;
    QList<store::ReferenceItem> items{};
    QList<store::ReferenceItem> parents{};       ///< of sub types: the types; of contracts: the projects
    QList<store::ReferenceItem> organizations{}; ///< for projects and contracts
};

/// Any thread but the UI's.
store::Result<ReferenceLists> readReferenceLists(store::Connection &connection, store::ReferenceKind kind);

/// "OWN:OWNER CON:CONTRACTOR": the organizations of a project or contract, as a cell has them.
QString organizationsText(const store::ReferenceItem &item, const ReferenceLists &lists);

/// All items of the list, closed ones too, as CSV (RFC 4180) in UTF-8 with its mark. planReferenceImport
/// reads it back without a difference.
QByteArray referenceCsv(const ReferenceLists &lists);

/// A line of a file that was refused, and why.
struct RefusedLine
{
    qint64 line = 0; ///< of the file, from 1; 0: the whole file
    QString code{};  ///< "CODE_MALFORMED", ...: a stable name for scripts
    QString message{};

    bool operator==(const RefusedLine &) const = default;
};

enum class ReferenceChange { Added, Changed, Closed, Reopened, Same };

/// "ADDED", ...: stable names for scripts.
QString changeName(ReferenceChange change);

/// What a line of a file does to the store.
struct ReferenceDifference
{
    qint64 line = 0;
    ReferenceChange change = ReferenceChange::Same;
    store::ReferenceItem before{}; ///< id 0: there is none yet
    store::ReferenceItem after{};
};

/// What a file would change. Rows of the store that the file does not hold stay as they are.
struct ReferencePlan
{
    store::ReferenceKind kind = store::ReferenceKind::Organization;
    registers::TextEncoding encoding = registers::TextEncoding::Utf8; ///< as it was read
    QList<ReferenceDifference> differences{};                         ///< in the order of the file
    QList<RefusedLine> refused{}; ///< if there are any the file changes nothing

    bool isAccepted() const { return refused.isEmpty(); }
    int count(ReferenceChange change) const;
    /// What to save, for store::changeReference.
    QList<store::ReferenceItem> changes() const;
};

inline constexpr qsizetype largestReferenceFile = 4'000'000; ///< bytes

/// Holds a file against the lists as read. All lines are looked at: each that cannot be is among the refused.
/// Pure; any thread. encoding: as likelyEncoding says if not given.
ReferencePlan planReferenceImport(const QByteArray &content, const ReferenceLists &lists,
                                  std::optional<registers::TextEncoding> encoding = std::nullopt);

} // namespace lekthi::models
