#include "app/ctl/register_input.h"

#include "app/ctl/arguments.h"
#include "app/ctl/options.h"
#include "app/ctl/selection.h"
#include "app/ctl/texts.h"
#include "core/store/proof_data.h"
#include "core/takeover/plan_store.h"

#include <algorithm>
#include <array>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using numbering::TokenKind;
using takeover::RegisterColumn;

namespace {

constexpr std::array columnOptions{
    std::pair{"number-column"_L1, RegisterColumn::Number},
    std::pair{"date-column"_L1, RegisterColumn::Date},
    std::pair{"originator-column"_L1, RegisterColumn::Originator},
    std::pair{"recipient-column"_L1, RegisterColumn::Recipient},
};

Result<takeover::RegisterChoices> readChoices(const Arguments &arguments)
{
    takeover::RegisterChoices choices;
    if (arguments.has("encoding"_L1)) {
        choices.encoding = takeover::encodingFromName(arguments.text("encoding"_L1));
        if (!choices.encoding)
            return unknownNameError("encoding"_L1, arguments.text("encoding"_L1), takeover::encodingNames());
    }
    if (arguments.has("separator"_L1)) {
        choices.separator = takeover::separatorFromName(arguments.text("separator"_L1));
        if (!choices.separator)
            return unknownNameError("separator"_L1, arguments.text("separator"_L1),
                                    takeover::separatorNames());
    }
    if (arguments.has("headings"_L1)) {
        const QString answer = arguments.text("headings"_L1);
        if (answer != "yes"_L1 && answer != "no"_L1)
            return unknownNameError("headings"_L1, answer, {u"yes"_s, u"no"_s});
        choices.hasHeadings = answer == "yes"_L1;
    }
    for (const auto &[option, column] : columnOptions) {
        if (arguments.has(option))
            choices.columns.insert(column, arguments.text(option));
    }
    return choices;
}

takeover::RegisterTarget targetOf(const Selection &selection, const store::ReferenceData &data)
{
    takeover::RegisterTarget target{.project = *data.project(selection.project->id), .type = *selection.type};
    for (const auto &[kind, item] : {std::pair{TokenKind::Originator, &selection.originator},
                                     std::pair{TokenKind::Recipient, &selection.recipient},
                                     std::pair{TokenKind::SubType, &selection.subType},
                                     std::pair{TokenKind::RfaType, &selection.rfaType},
                                     std::pair{TokenKind::Discipline, &selection.discipline}}) {
        if (*item)
            target.fixed.insert(kind, (*item)->id);
    }
    return target;
}

tl::unexpected<CommandError> registerError(const takeover::RegisterFault &fault)
{
    return refusal(u"REGISTER_"_s + takeover::faultName(fault.kind), takeover::describe(fault));
}

/// The parser of the template that makes the numbers of the type.
Result<numbering::NumberParser> parserFor(const ReadRegister &read, const CodedStore &coded)
{
    const auto templates = fromStore(store::listTemplates(coded.connection()));
    if (!templates)
        return tl::make_unexpected(templates.error());
    const auto input = store::proofInputOf(*templates, coded.data, QDate::currentDate());
    const auto type = std::ranges::find_if(input.types, [&read](const numbering::NumberedType &candidate) {
        return candidate.projectId == read.target.project.id && candidate.typeId == read.target.type.id;
    });
    if (type == input.types.end())
        return refusal(u"NOT_FOUND"_s,
                       Texts::tr("There is no template that numbers of this type are made by."));
    auto parser = numbering::NumberParser::make(input, type - input.types.begin());
    if (!parser)
        return refusal(u"TEMPLATE_UNREADABLE"_s, numbering::describe(parser.error()));
    return *std::move(parser);
}

Result<void> work(ReadRegister &read, const CodedStore &coded)
{
    const Result<numbering::NumberParser> parser = parserFor(read, coded);
    if (!parser)
        return tl::make_unexpected(parser.error());
    if (!read.form.columns.contains(RegisterColumn::Number)) {
        if (const auto column = takeover::likelyNumberColumn(read.form, *parser))
            takeover::chooseColumn(read.form, RegisterColumn::Number, *column);
    }
    auto done = takeover::readRegister(read.file, read.form, read.target, coded.data, *parser);
    if (!done)
        return registerError(done.error());
    read.work = *std::move(done);
    const store::ScopeKey scope =
        store::scopeKeyOf(read.used.settings.scope,
                          {.projectId = read.target.project.id, .correspondenceTypeId = read.target.type.id});
    return fromStore(takeover::holdAgainstStore(coded.connection(), scope, read.work.plan));
}

} // namespace

QList<OptionSpec> registerOptions()
{
    return {
        options::required(options::project),
        options::required(options::type),
        {"encoding", "NAME",
         QT_TRANSLATE_NOOP("lekthi", "UTF-8, UTF-16LE, UTF-16BE, WINDOWS-874 or BIG5; detected if left out")},
        {"separator", "NAME",
         QT_TRANSLATE_NOOP("lekthi",
                           "What separates the columns: COMMA, SEMICOLON, TAB or BAR; detected if left out")},
        {"headings", "yes|no",
         QT_TRANSLATE_NOOP("lekthi", "Whether the first line holds headings; detected if left out")},
        {"number-column", "HEADING",
         QT_TRANSLATE_NOOP("lekthi",
                           "Column of the document numbers, by heading or number; found if left out")},
        {"date-column", "HEADING", QT_TRANSLATE_NOOP("lekthi", "Column of the documents' dates")},
        {"originator-column", "HEADING", QT_TRANSLATE_NOOP("lekthi", "Column of the senders' codes")},
        {"recipient-column", "HEADING", QT_TRANSLATE_NOOP("lekthi", "Column of the recipients' codes")},
        options::originator,
        options::recipient,
        options::subType,
        options::rfaType,
        options::discipline};
}

Result<ReadRegister> readRegister(const Arguments &arguments, const CodedStore &coded)
{
    const Result<takeover::RegisterChoices> choices = readChoices(arguments);
    if (!choices)
        return tl::make_unexpected(choices.error());
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    ReadRegister read{.file = arguments.positional(), .target = targetOf(*selection, coded.data)};
    auto used =
        fromStore(store::templateInUse(coded.connection(), read.target.project.id, read.target.type.id));
    if (!used)
        return tl::make_unexpected(used.error());
    read.used = *std::move(used);
    auto form = takeover::examineRegister(read.file, *choices);
    if (!form)
        return registerError(form.error());
    read.form = *std::move(form);
    return work(read, coded).map([&read] { return std::move(read); });
}

} // namespace lekthi::ctl
