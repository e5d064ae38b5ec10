#pragma once

#include "core/register/register_reader.h"
#include "core/store/templates/template_gateway.h"

#include <variant>

namespace lekthi::registers {

/// A register that was read and held against the store as it stood then. Nothing was written.
struct Survey
{
    RegisterTarget target{};
    store::NumberTemplate used{}; ///< the template that the numbers were read back by
    RegisterWork work{};
};

/// Why there is none: the file, a template that cannot be read back, or the store (NotFound: there is no
/// template that makes numbers of the type).
using SurveyFailure = std::variant<RegisterFault, numbering::UnreadableReason, store::Error>;

/// The finished sentence, in the language of the program.
QString describe(const SurveyFailure &failure);

/// The form of a register of this target (register_reader.h). Where no heading names the column of the
/// numbers, the numbers themselves tell it, if they can.
tl::expected<RegisterForm, SurveyFailure> examineForTarget(store::Connection &connection, const QString &path,
                                                           const RegisterChoices &choices,
                                                           const RegisterTarget &target,
                                                           const store::ReferenceData &data);

/// Told now and then how far the work is; false ends it with Cancelled. Called in the thread of the work.
struct SurveyProgress
{
    std::function<bool(qint64 bytes, qint64 lines)> reading{};
    std::function<bool()> lookingUp{}; ///< once for some thousand numbers
};

/// Reads a register through the template in use and looks up what the store has of it already.
tl::expected<Survey, SurveyFailure> surveyRegister(store::Connection &connection, const QString &path,
                                                   const RegisterForm &form, const RegisterTarget &target,
                                                   const store::ReferenceData &data,
                                                   const SurveyProgress &progress = {});

} // namespace lekthi::registers
