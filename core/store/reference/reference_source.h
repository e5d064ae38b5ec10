#pragma once

#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>

#include <optional>

namespace lekthi::store {

// Reference data that a document-management system keeps in another schema of the server (README, "Lists that
// another schema owns"). Everything here blocks.

/// Where the lists come from, if the store does not keep them itself.
struct ReferenceSource
{
    QString schema;
    QDateTime readAt;       ///< invalid: never yet
    bool isCurrent = false; ///< read within referenceTrustedFor, by the clock of the server
    int leftOut = 0;        ///< rows there that cannot be taken over
};

/// A row of the other schema that cannot be taken over.
struct LeftOutItem
{
    enum class Problem {
        Code,     ///< its code is none that numbers can show
        Repeated, ///< another row has the code
        Parent,   ///< what it belongs to is not there
    };

    QString kind; ///< as referenceKindName has it
    int id = 0;
    QString code;
    Problem problem = Problem::Code;
};

/// How old what was read of the other schema may be before whoever needs it reads again, and before nothing
/// is drawn by it any more; the routines have the same.
inline constexpr std::chrono::seconds referenceReadAgainAfter{2};
inline constexpr std::chrono::seconds referenceTrustedFor{10};

/// For everybody; nothing where the store keeps its lists.
Result<std::optional<ReferenceSource>> referenceSource(Connection &connection);

/// Takes over what has changed in the other schema, if it was read longer ago than referenceReadAgainAfter;
/// for everybody, and nothing where there is no such schema, in a sandbox or within a transaction. That it
/// cannot be read is no failure here: referenceSource tells when it was read last.
Result<void> followReference(Connection &connection);

/// The first 200 of them, by kind and id. For everybody.
Result<QList<LeftOutItem>> leftOutItems(Connection &connection);

/// What the views read and the other schema has no more: "projects.project_code". For everybody.
Result<QStringList> missingSourceColumns(Connection &connection);

/// From now on the lists are those of the schema, which are read at once. For administrators of the server;
/// may be called again, also for another schema. Fails with Refused where columns are missing there
/// (denial::sourceLacks) or an entry of the store is not there with the same id and code
/// (denial::sourceDiffers), and leaves everything as it was.
Result<void> readReferenceFrom(Connection &connection, const QString &schema);

/// From now on the store keeps its lists itself, as they were read last; nothing is read of the other schema
/// any more, and the owner has no right there. For administrators of the server; nothing where there is no
/// other schema. readReferenceFrom leads back.
Result<void> keepReferenceHere(Connection &connection);

/// Makes the views anew that readReferenceFrom made, of the columns that are there now, and has the next one
/// who follows take everything over. Where there is no other schema, or it lacks something, nothing.
Result<void> remakeSourceViews(Connection &connection);

} // namespace lekthi::store
