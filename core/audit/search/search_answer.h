#pragma once

#include "core/audit/number_gaps.h"
#include "core/audit/search/template_readings.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/log/error_entry.h"
#include "core/store/people/people.h"
#include "core/store/pools/id_check.h"
#include "core/store/reference/codes.h"
#include "core/store/requests/register_import_gateway.h"

#include <QString>

#include <optional>

namespace lekthi::audit {

enum class AnswerKind {
    Issued,        ///< in force
    Replaced,      ///< by a revision
    Voided,        ///< by a reset or by a request of its own
    Unused,        ///< no document will get it
    Skipped,       ///< taken already when the counter came to it
    Imported,      ///< from an old register
    NotYetDrawn,   ///< the counter of this period has not come to it
    OtherPeriod,   ///< a counter of another period would give it
    Missing,       ///< the counter has gone past it
    NoTemplate,    ///< no template in use writes such a number
    Error,         ///< in the error log
    Request,       ///< that several persons decide on
    Code,          ///< of the reference data
    TooLong,       ///< longer than a number can be
    IdIssued,      ///< an id of an ID pool
    IdNeverIssued, ///< as long as the ids of an ID pool, with a right check digit
    IdMistyped,    ///< the same, with a wrong check digit
};
QString answerKindName(AnswerKind kind); ///< "ISSUED", "NOT_YET_DRAWN", ...

/// How an answer came about.
enum class AnswerReason {
    Found,        ///< by this very text, as the store compares texts
    Beginning,    ///< the text is how it begins
    Similar,      ///< the text may be a typing error of it
    SameSequence, ///< the running number that the text shows was given as another text
    Document,     ///< the text is the id of its document
    RequestId,    ///< the text is the id of the request by which it was drawn
};
QString answerReasonName(AnswerReason reason); ///< "FOUND", "BEGINNING", ...

/// What an ID pool says of an id.
struct FoundId
{
    QString pool{};
    pools::IdRules rules;
    store::IdCheck check{};
    std::optional<store::Person> holder{}; ///< who it was issued to, if the account is still known
};

/// What is set beside kind, reason and number depends on the kind.
struct SearchAnswer
{
    AnswerKind kind = AnswerKind::Issued;
    AnswerReason reason = AnswerReason::Found;
    QString number{}; ///< as the store has it, or would write it; a code, a reference
    std::optional<store::LedgerEntry> entry{}; ///< the row that says so
    std::optional<store::TakenOverStory> imported{};
    std::optional<TemplateReading> reading{}; ///< NotYetDrawn, OtherPeriod, Missing
    std::optional<store::Counter> counter{};  ///< of the reading; nothing: none has been opened
    std::optional<NumberGap> gap{};           ///< Missing: nothing if that was not looked for
    std::optional<Misfit> misfit{};           ///< NoTemplate
    std::optional<store::ErrorEntry> error{};
    qint64 requestId = 0; ///< Request
    store::CodeKind codeKind = store::CodeKind::Project;
    store::CodedItem code{};
    std::optional<FoundId> id{}; ///< IdIssued, IdNeverIssued, IdMistyped

    /// NotYetDrawn: how many numbers come before it and with it.
    qint64 ahead() const;
};

SearchAnswer answerOf(const store::LedgerEntry &entry, AnswerReason reason);
SearchAnswer answerOf(const store::TakenOverStory &story, AnswerReason reason);

} // namespace lekthi::audit
