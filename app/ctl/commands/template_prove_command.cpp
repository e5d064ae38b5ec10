#include "app/ctl/commands/template_prove_command.h"

#include "app/ctl/commands/request_commands.h"
#include "app/ctl/commands/template_wish.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/numbering/period.h"
#include "core/numbering/proof/proof_problems.h"
#include "core/numbering/proof/proof_text.h"
#include "core/store/requests/template_request.h"
#include "core/store/templates/proof_data.h"
#include "models/templates/equal_numbers.h"

#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonOf(const numbering::ProofDocument &document)
{
    const numbering::NumberParts &parts = document.parts;
    return {
        {u"number"_s, document.number},
        {u"project"_s, parts.project},
        {u"type"_s, parts.corrType},
        {u"originator"_s, textOrNull(parts.originator)},
        {u"recipient"_s, textOrNull(parts.recipient)},
        {u"subType"_s, textOrNull(parts.subType)},
        {u"rfaType"_s, textOrNull(parts.rfaType)},
        {u"discipline"_s, textOrNull(parts.discipline)},
        {u"revision"_s, textOrNull(parts.revision)},
        {u"date"_s, parts.documentDate.toString(Qt::ISODate)},
        {u"year"_s, idOrNull(document.key.period.year)},
        {u"period"_s, idOrNull(document.key.period.part)},
        {u"sequence"_s, parts.sequence},
    };
}

QJsonObject jsonOf(const numbering::Collision &collision)
{
    return {
        {u"number"_s, collision.first.number},          {u"first"_s, jsonOf(collision.first)},
        {u"second"_s, jsonOf(collision.second)},        {u"why"_s, numbering::reasonName(collision.reason)},
        {u"message"_s, numbering::describe(collision)},
    };
}

QJsonObject jsonOf(const numbering::Repair &repair)
{
    return {
        {u"title"_s, numbering::describe(repair)},
        {u"template"_s, repair.text},
        {u"period"_s, numbering::periodKindName(repair.period)},
        {u"scope"_s, numbering::uniquenessScopeName(repair.scope)},
    };
}

QString documentLine(const numbering::ProofDocument &document)
{
    return numbering::describe(document, document.parts.documentDate.toString(Qt::ISODate));
}

QString collisionText(const numbering::Collision &collision)
{
    const QString indent = u"\n    "_s;
    return numbering::describe(collision) + indent + documentLine(collision.first) + indent +
           documentLine(collision.second);
}

QString repairText(const numbering::Repair &repair)
{
    return Texts::tr("Proved with: %1").arg(numbering::describe(repair)) + u"\n    "_s + repair.text;
}

Report proofReport(const numbering::Proof &proof, const QList<numbering::Repair> &repairs,
                   const QStringList &before = {})
{
    QStringList lines = before;
    QJsonArray collisions;
    QJsonArray fixes;
    for (const numbering::Collision &collision : proof.collisions) {
        lines.append(collisionText(collision));
        collisions.append(jsonOf(collision));
    }
    for (const numbering::Repair &repair : repairs) {
        lines.append(repairText(repair));
        fixes.append(jsonOf(repair));
    }
    lines.append(numbering::verdictTitle(proof.verdict));
    if (proof.undecided)
        lines.append(numbering::describeUndecided(proof));
    const bool proved = proof.verdict == numbering::ProofVerdict::Proved;
    return {.text = lines.join(u'\n'),
            .json = {{u"proved"_s, proved},
                     {u"decided"_s, proof.isDecided()},
                     {u"verdict"_s, numbering::verdictName(proof.verdict)},
                     {u"undecided"_s,
                      proof.undecided ? QJsonValue(numbering::reasonName(*proof.undecided)) : QJsonValue()},
                     {u"collisions"_s, collisions},
                     {u"fixes"_s, fixes},
                     {u"equalNumbers"_s, QJsonArray()}},
            .exitCode = proved ? ExitCode::Done : ExitCode::Refused};
}

/// All templates of the store with this one among them, which alone is examined.
Result<numbering::ProofInput> inputWith(const store::NumberTemplate &edited, const CodedStore &coded)
{
    return fromStore(store::listTemplates(coded.connection()))
        .map([&](const QList<store::NumberTemplate> &templates) {
            auto input = store::proofInputOf(store::withTemplate(templates, edited), coded.data,
                                             numbering::currentDocumentDate());
            store::examineOnly(input, edited.projectId, edited.typeId);
            return input;
        });
}

/// With the settings that the options or the stored one have; and what a wider scope finds equal already.
Result<Report> proveEdited(const numbering::Template &text, const TemplateTarget &target,
                           const Arguments &arguments, const CodedStore &coded)
{
    const Result<store::NumberTemplate> current = currentTemplate(coded.connection(), target);
    if (!current)
        return tl::make_unexpected(current.error());
    const Result<store::TemplateSettings> settings = readSettings(arguments, current->settings);
    if (!settings)
        return tl::make_unexpected(settings.error());
    store::NumberTemplate edited = *current;
    edited.text = text.text();
    edited.settings = *settings;
    const auto equal = equalNumbersOf(edited, *current, coded);
    if (!equal)
        return tl::make_unexpected(equal.error());
    return inputWith(edited, coded).map([&](const numbering::ProofInput &input) {
        QStringList before;
        if (!equal->isEmpty())
            before.append(models::equalNumbersText(*equal, coded.data));
        Report report = proofReport(numbering::prove(input), numbering::repairsOf(input), before);
        report.json.insert(u"equalNumbers"_s, equalNumbersJson(*equal, coded.data));
        return report;
    });
}

QList<numbering::Problem> problemsIn(const numbering::ProofInput &input)
{
    const auto examined = std::ranges::find_if(input.types, &numbering::NumberedType::isExamined);
    if (examined == input.types.end())
        return {};
    return numbering::problemsOf(numbering::prove(input), *examined, numbering::repairsOf(input));
}

bool isWished(const numbering::NumberedType &type, const Selection &selection, bool onlyDefaults)
{
    return (!selection.project || selection.project->id == type.projectId) &&
           (!selection.type || selection.type->id == type.typeId) && (!onlyDefaults || type.usesDefault);
}

Result<Report> proveStored(const Arguments &arguments, const CodedStore &coded)
{
    const auto templates = fromStore(store::listTemplates(coded.connection()));
    if (!templates)
        return tl::make_unexpected(templates.error());
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    auto input = store::proofInputOf(*templates, coded.data, numbering::currentDocumentDate());
    for (numbering::NumberedType &type : input.types)
        type.isExamined = isWished(type, *selection, arguments.has("default"_L1));
    return proofReport(numbering::prove(input), {});
}

Result<Report> proveUnsaved(const Arguments &arguments, const CodedStore &coded)
{
    const Result<TemplateTarget> target = readTarget(arguments, coded.data);
    if (!target)
        return tl::make_unexpected(target.error());
    return readTemplate(arguments.positional(), *target, coded.data)
        .and_then(
            [&](const numbering::Template &text) { return proveEdited(text, *target, arguments, coded); });
}

Result<Report> runProve(const Arguments &arguments)
{
    const bool isUnsaved = !arguments.positional().isEmpty();
    if (!isUnsaved)
        if (const Result<void> needless = refuseSettings(arguments, u"TEMPLATE"_s); !needless)
            return tl::make_unexpected(needless.error());
    if (isUnsaved && !arguments.has("project"_L1))
        return usageError(Texts::tr("Name the project of the template: --project CODE."));
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return isUnsaved ? proveUnsaved(arguments, *coded) : proveStored(arguments, *coded);
}

} // namespace

Command templateProveCommand()
{
    return {.name = "template prove",
            .summary = QT_TRANSLATE_NOOP(
                "lekthi", "Prove that no two documents can get the same number, or show two that can; for a "
                          "template that is not saved yet, also how to fix it"),
            .positional = "[TEMPLATE]",
            .options = QList<OptionSpec>{options::project, options::type, options::defaultTemplate} +
                       settingOptions(),
            .run = runProve};
}

bool isApprovable(const store::Error &error)
{
    return error.kind == store::ErrorKind::Refused &&
           (error.subject == numbering::codeName(numbering::ProblemCode::Collides) ||
            error.subject == numbering::codeName(numbering::ProblemCode::Ambiguous));
}

Result<store::NumberTemplate> savedTemplate(store::Result<store::NumberTemplate> saved)
{
    if (saved || !isApprovable(saved.error()))
        return fromStore(std::move(saved));
    return refusal(saved.error().subject,
                   saved.error().detail + u'\n' +
                       Texts::tr("To request the approval of a Super Admin other than you, repeat the "
                                 "command with --request and a reason of at least 20 characters."));
}

Result<Report> requestedTemplate(store::Connection &connection, const store::TemplateChange &change,
                                 const store::ReferenceData &data)
{
    return fromStore(store::requestTemplate(connection, change)).and_then([&](qint64 id) {
        return reportOnRequest(connection, id, data, Texts::tr("Another Super Admin has to approve it."));
    });
}

Result<QList<numbering::Problem>> problemsOfProof(const store::NumberTemplate &edited,
                                                  const CodedStore &coded)
{
    return inputWith(edited, coded).map(problemsIn);
}

} // namespace lekthi::ctl
