#include "core/register/register_survey.h"

#include "core/register/plan_store.h"
#include "core/store/templates/proof_data.h"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>

namespace lekthi::registers {

namespace {

using Failure = tl::unexpected<SurveyFailure>;

/// The parser of the template that makes the numbers of the type.
tl::expected<numbering::NumberParser, SurveyFailure>
parserFor(store::Connection &connection, const RegisterTarget &target, const store::ReferenceData &data)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return Failure(templates.error());
    const auto input = store::proofInputOf(*templates, data, QDate::currentDate());
    const auto type = std::ranges::find_if(input.types, [&](const numbering::NumberedType &candidate) {
        return candidate.projectId == target.project.id && candidate.typeId == target.type.id;
    });
    if (type == input.types.end())
        return Failure(store::Error{store::ErrorKind::NotFound, 0, {}, {}});
    auto parser = numbering::NumberParser::make(input, type - input.types.begin());
    if (!parser)
        return Failure(parser.error());
    return *std::move(parser);
}

} // namespace

QString describe(const SurveyFailure &failure)
{
    if (const auto *fault = std::get_if<RegisterFault>(&failure))
        return describe(*fault);
    if (const auto *reason = std::get_if<numbering::UnreadableReason>(&failure))
        return numbering::describe(*reason);
    const auto &error = std::get<store::Error>(failure);
    if (error.kind == store::ErrorKind::NotFound)
        return QCoreApplication::translate("lekthi",
                                           "There is no template that numbers of this type are made by.");
    return store::describe(error);
}

tl::expected<RegisterForm, SurveyFailure> examineForTarget(store::Connection &connection, const QString &path,
                                                           const RegisterChoices &choices,
                                                           const RegisterTarget &target,
                                                           const store::ReferenceData &data)
{
    auto form = examineRegister(path, choices);
    if (!form)
        return Failure(form.error());
    if (form->columns.contains(RegisterColumn::Number))
        return *std::move(form);
    const auto parser = parserFor(connection, target, data);
    if (!parser)
        return Failure(parser.error());
    if (const auto column = likelyNumberColumn(*form, *parser))
        chooseColumn(*form, RegisterColumn::Number, *column);
    return *std::move(form);
}

tl::expected<Survey, SurveyFailure> surveyRegister(store::Connection &connection, const QString &path,
                                                   const RegisterForm &form, const RegisterTarget &target,
                                                   const store::ReferenceData &data,
                                                   const SurveyProgress &progress)
{
    auto used = store::templateInUse(connection, target.project.id, target.type.id);
    if (!used)
        return Failure(used.error());
    const auto parser = parserFor(connection, target, data);
    if (!parser)
        return Failure(parser.error());
    auto work = readRegister(path, form, target, data, *parser, progress.reading);
    if (!work)
        return Failure(work.error());
    const store::ScopeKey scope = store::scopeKeyOf(
        used->settings.scope, {.projectId = target.project.id, .correspondenceTypeId = target.type.id});
    const auto held = holdAgainstStore(connection, scope, work->plan, progress.lookingUp);
    if (!held)
        return Failure(held.error());
    return Survey{target, *std::move(used), *std::move(work)};
}

} // namespace lekthi::registers
