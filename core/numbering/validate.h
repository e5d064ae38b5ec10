#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/problem.h"
#include "core/numbering/render.h"
#include "core/numbering/template.h"

#include <QHash>
#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// What the rules of a template depend on besides its text.
struct ValidationContext
{
    /// Code of the correspondence type; empty for a project's default template (3.11.3.5), which must
    /// suit every type of the general shape.
    QString typeCode{};
    /// What the type counts by; nothing: as its code says.
    std::optional<KeyShape> shape{};
    /// Length of the longest code in use per token, in code points; a kind that is absent counts as
    /// TokenDescriptor::usualLength.
    QHash<TokenKind, int> longestCodes{};
    /// The running number that the busiest counter reaches with last year's volume; nothing: not known.
    std::optional<qint64> neededNumber{};
};

/// All problems of a template, of grammar and of type rules, sorted by position; empty if it may be saved.
/// What counts as RFA does needs {PROJECT}, what counts by sub types needs {SUB_TYPE}, and what a type does
/// not count by it cannot show; exactly one {SEQ:n} (3.11.7.1). Digits of {SEQ:n} that cannot carry the
/// number needed are a warning.
QList<Problem> validateTemplate(const ParsedTemplate &parsed, const ValidationContext &context);
QList<Problem> validateTemplate(QStringView text, const ValidationContext &context);

/// Whether any problem is an error (warnings do not block saving).
bool hasErrors(const QList<Problem> &problems);

} // namespace lekthi::numbering
