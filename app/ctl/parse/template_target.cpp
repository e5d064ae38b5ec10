#include "app/ctl/parse/template_target.h"

#include "app/ctl/parse/selection.h"
#include "app/ctl/print/texts.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

std::optional<int> TemplateTarget::typeId() const
{
    return type ? std::optional(type->id) : std::nullopt;
}

numbering::ValidationContext TemplateTarget::validation(const store::ReferenceData &data) const
{
    return {.typeCode = typeCode(),
            .shape = type ? type->ownShape : std::nullopt,
            .longestCodes = store::longestCodes(data, project.id)};
}

QString TemplateTarget::typeCode() const
{
    return type ? type->code : QString();
}

Result<void> checkTypeOrDefault(const Arguments &arguments)
{
    const bool namesType = !arguments.text("type"_L1).isEmpty();
    if (namesType != arguments.has("default"_L1))
        return {};
    return usageError(
        Texts::tr("Give either --type CODE for the template of one type, or --default for the one of "
                  "all types that have none."));
}

Result<TemplateTarget> readTarget(const Arguments &arguments, const store::ReferenceData &data)
{
    if (const Result<void> checked = checkTypeOrDefault(arguments); !checked)
        return tl::make_unexpected(checked.error());
    return readSelection(arguments, data).map([](const Selection &selection) {
        return TemplateTarget{.project = *selection.project, .type = selection.type};
    });
}

Result<numbering::Template> readTemplate(const QString &text, const TemplateTarget &target,
                                         const store::ReferenceData &data)
{
    const QList<numbering::Problem> problems = numbering::validateTemplate(text, target.validation(data));
    if (numbering::hasErrors(problems))
        return templateError(problems);
    auto parsed = numbering::Template::parse(text);
    if (!parsed)
        return templateError(parsed.error());
    return std::move(*parsed);
}

} // namespace lekthi::ctl
