#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/render.h"
#include "core/numbering/token_table.h"
#include "core/store/reference/reference_values.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace lekthi::store {

// What ids stand for: the one place that turns them into codes, into the values of tokens and into the code
// of a counter. Pure; any thread.

/// The lists that codes come from.
enum class CodeKind { Project, Organization, Type, SubType, RfaType, Discipline };

/// The list of the rows that a token shows; of a token that shows none: disciplines.
CodeKind codeKindOf(numbering::TokenKind kind);

QList<CodedItem> itemsOf(const ReferenceData &data, CodeKind kind);
/// Null for 0 and for ids that are gone. Lives as long as data.
const CodedItem *itemOf(const ReferenceData &data, CodeKind kind, int id);
/// The code of an id; empty for 0 and for ids that are gone.
QString codeOf(const ReferenceData &data, CodeKind kind, int id);
/// What a token writes for its row.
QString writtenFor(const CodedItem &item, numbering::TokenKind kind);

/// What a counter key does not tell of a document.
struct DocumentValues
{
    QString revision{};
    QDate date{};
    qint64 sequence = 1;
};

/// The values of all tokens for a document of the counter; parts whose id is unknown stay empty.
numbering::NumberParts partsOf(const ReferenceData &data, const numbering::CounterKey &key,
                               const DocumentValues &document = {});

/// Sub type, RFA type and discipline, as far as there are any.
QStringList detailCodes(const numbering::NumberParts &parts);

/// The codes that name a counter, alike in every language and calendar, without the parts that it does not
/// count by: LCBP3-C2, LETTER, คคง., สคฉ.3, 2025. A project that is gone is told by its id.
QStringList counterCodes(const ReferenceData &data, const numbering::CounterKey &key);

/// Longest text in use per token, in code points, for validation; project narrows {PROJECT} and the
/// organizations.
QHash<numbering::TokenKind, int> longestCodes(const ReferenceData &data,
                                              std::optional<int> projectId = std::nullopt);

} // namespace lekthi::store
