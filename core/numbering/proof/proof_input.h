#pragma once

#include "core/numbering/period.h"
#include "core/numbering/render.h"
#include "core/numbering/template.h"
#include "core/numbering/token_table.h"
#include "core/numbering/uniqueness.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::numbering {

/// A row of the reference data that a token can stand for.
struct ProofCode
{
    int id = 0;
    QString code{};
    QHash<ShownText, QString> others{}; ///< what tokens show of it beside its code

    bool operator==(const ProofCode &) const = default;
};

/// A correspondence type of a project with the template that its numbers are made by: its own or the
/// project's default (3.11.3.5).
struct NumberedType
{
    int projectId = 0;
    QString projectCode{};
    int typeId = 0;
    QString typeCode{};
    Template text;
    PeriodKind period = PeriodKind::Yearly;
    OverflowPolicy overflow = OverflowPolicy::Widen;
    UniquenessScope scope = UniquenessScope::Type;
    qsizetype organizations = 0; ///< those of the project; index into ProofInput::organizations
    bool usesDefault = false;    ///< the project's default template
    bool isExamined = true;      ///< false: only another type's numbers are held against this one's
    /// What tokens show of project and type beside their codes.
    QHash<TokenKind, QString> shown{};
    std::optional<KeyShape> shape{}; ///< what it counts by; nothing: as its code says
    FiscalYear fiscalYear{};         ///< of the project

    KeyShape keyShape() const { return shape.value_or(keyShapeOf(typeCode)); }
};

/// The documents that the proof speaks of: as a rule all that the store takes.
struct ProofRange
{
    QDate firstDate{usualFirstYear, 1, 1};
    QDate lastDate{lastCountedYear, 12, 31};
    int sequenceDigits = 9; ///< of the last running number, 999,999,999
    int revisionLength = 10;
};

/// All that the proof looks at. Several projects may share one list of organizations. Sub types, RFA types
/// and disciplines may be left open in a document whose number does not show them.
struct ProofInput
{
    QList<NumberedType> types{};
    QList<QList<ProofCode>> organizations{};
    QList<ProofCode> subTypes{};
    QList<ProofCode> rfaTypes{};
    QList<ProofCode> disciplines{};
    QDate exampleDate{2025, 1, 1}; ///< examples are dated near it
    ProofRange range{};
};

/// The rows that a token of the form Code can stand for.
const QList<ProofCode> &rowsFor(const ProofInput &input, TokenKind kind, qsizetype organizations);

/// What the token writes for the row.
QString writtenFor(const ProofCode &row, TokenKind kind);
/// What a token of the form Constant writes in all numbers of the type.
QString writtenFor(const NumberedType &type, TokenKind kind);

/// Lets the part that the token shows be this row, for all tokens that show it.
void setRow(NumberParts &parts, TokenKind kind, const ProofCode &row);

} // namespace lekthi::numbering
