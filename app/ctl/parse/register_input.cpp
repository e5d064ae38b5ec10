#include "app/ctl/parse/register_input.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/texts.h"

#include <array>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using numbering::TokenKind;
using registers::RegisterColumn;

namespace {

constexpr std::array columnOptions{
    std::pair{"number-column"_L1, RegisterColumn::Number},
    std::pair{"date-column"_L1, RegisterColumn::Date},
    std::pair{"originator-column"_L1, RegisterColumn::Originator},
    std::pair{"recipient-column"_L1, RegisterColumn::Recipient},
};

Result<registers::RegisterChoices> readChoices(const Arguments &arguments)
{
    registers::RegisterChoices choices;
    if (arguments.has("encoding"_L1)) {
        choices.encoding = registers::encodingFromName(arguments.text("encoding"_L1));
        if (!choices.encoding)
            return unknownNameError("encoding"_L1, arguments.text("encoding"_L1), registers::encodingNames());
    }
    if (arguments.has("separator"_L1)) {
        choices.separator = registers::separatorFromName(arguments.text("separator"_L1));
        if (!choices.separator)
            return unknownNameError("separator"_L1, arguments.text("separator"_L1),
                                    registers::separatorNames());
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

registers::RegisterTarget targetOf(const Selection &selection, const store::ReferenceData &data)
{
    registers::RegisterTarget target{.project = *data.project(selection.project->id),
                                     .type = *selection.type};
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

tl::unexpected<CommandError> registerError(const registers::SurveyFailure &failure)
{
    const QString sentence = registers::describe(failure);
    if (const auto *fault = std::get_if<registers::RegisterFault>(&failure))
        return refusal(u"REGISTER_"_s + registers::faultName(fault->kind), sentence);
    const auto *error = std::get_if<store::Error>(&failure);
    if (!error)
        return refusal(u"TEMPLATE_UNREADABLE"_s, sentence);
    if (error->kind == store::ErrorKind::NotFound)
        return refusal(u"NOT_FOUND"_s, sentence);
    return storeError(*error);
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
    const Result<registers::RegisterChoices> choices = readChoices(arguments);
    if (!choices)
        return tl::make_unexpected(choices.error());
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    ReadRegister read{.file = arguments.positional()};
    const registers::RegisterTarget target = targetOf(*selection, coded.data);
    auto form = registers::examineForTarget(coded.connection(), read.file, *choices, target, coded.data);
    if (!form)
        return registerError(form.error());
    read.form = *std::move(form);
    auto survey = registers::surveyRegister(coded.connection(), read.file, read.form, target, coded.data);
    if (!survey)
        return registerError(survey.error());
    read.survey = *std::move(survey);
    return read;
}

} // namespace lekthi::ctl
