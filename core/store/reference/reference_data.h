#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/render.h"
#include "core/numbering/token.h"
#include "core/store/session/connection.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A row of a list that numbers draw codes from. Names are for people, codes stand in numbers.
struct CodedItem
{
    int id = 0;
    QString code; ///< sub types: their number (3.11.4, sub_type_number)
    QString nameThai;
    QString nameEnglish;

    bool operator==(const CodedItem &) const = default;
};

struct Project : CodedItem
{
    bool active = true;
    QList<int> organizationIds; ///< project_organizations
};

/// Everything that codes come from; a value that may cross threads.
struct ReferenceData
{
    QList<Project> projects;
    QList<CodedItem> organizations;
    QList<CodedItem> types; ///< correspondence types
    QList<CodedItem> subTypes;
    QList<CodedItem> rfaTypes;
    QList<CodedItem> disciplines;

    const Project *project(int id) const;
    const Project *project(QStringView code) const;
    /// Projects, active or not, in which the organization takes part.
    QList<const Project *> projectsOf(int organizationId) const;
};

const CodedItem *itemById(const QList<CodedItem> &items, int id);
/// Empty if there is none with this id.
QString codeOf(const QList<CodedItem> &items, int id);
/// Exact comparison of the code.
const CodedItem *itemByCode(const QList<CodedItem> &items, QStringView code);

Result<ReferenceData> loadReferenceData(Connection &connection);

/// The codes of the key's parts, with its period; the rest is the caller's.
numbering::NumberParts keyParts(const ReferenceData &data, const numbering::CounterKey &key);

/// A code that an item had before it was changed. Organizations are of the kind Originator.
struct PastCode
{
    numbering::TokenKind kind = numbering::TokenKind::Project;
    int itemId = 0;
    QString code;
};
/// All of them, oldest first. Numbers that show one stay as they are.
Result<QList<PastCode>> pastCodes(Connection &connection);

/// Longest code in use per token, in code points, for validation; project narrows {PROJECT} and the
/// organizations.
QHash<numbering::TokenKind, int> longestCodes(const ReferenceData &data,
                                              std::optional<int> projectId = std::nullopt);

} // namespace lekthi::store
