#include "app/ctl/parse/command_line.h"

#include "app/ctl/parse/nearest.h"
#include "app/ctl/print/texts.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// The words sorted into options and the rest, before the command is known.
struct SortedWords
{
    QHash<QString, QStringList> options;
    QStringList unknownOptions;
    QStringList rest;
};

const OptionSpec *findOption(const QList<OptionSpec> &options, const QString &name)
{
    for (const OptionSpec &option : options) {
        if (name == QLatin1StringView(option.name))
            return &option;
    }
    return nullptr;
}

/// An option means the same in every command, so it can be read before the command is known.
const OptionSpec *findOptionAnywhere(const QString &name)
{
    if (const OptionSpec *option = findOption(globalOptions(), name))
        return option;
    for (const Command &command : allCommands()) {
        if (const OptionSpec *option = findOption(command.options, name))
            return option;
    }
    return nullptr;
}

bool isOption(const QString &word)
{
    const bool isShort = word.size() >= 2 && word[0] == u'-' && word[1].isLetter();
    return word.startsWith("--"_L1) || isShort;
}

QString optionName(const QString &word)
{
    const QString name = word.section(u'=', 0, 0);
    return name.startsWith("--"_L1) ? name.sliced(2) : name.sliced(1);
}

/// Not --password-fd, which only says where the password is.
bool looksLikePassword(const QString &word)
{
    const QString name = optionName(word);
    return (name.startsWith("pass"_L1) && name != "password-fd"_L1) ||
           (word.startsWith("-p"_L1) && !word.startsWith("--"_L1));
}

tl::unexpected<CommandError> passwordError()
{
    return usageError(
        Texts::tr("A password on the command line can be read by others, so none is taken from it. "
                  "Put it into the environment variable LEKTHI_PASSWORD."));
}

/// Takes the value of an option from behind its "=" or from the next word.
Result<QString> takeValue(const OptionSpec &option, const QString &word, QStringList &waiting)
{
    const QString name = QLatin1StringView(option.name);
    const bool hasInlineValue = word.contains(u'=');
    if (!option.valueName) {
        if (hasInlineValue)
            return usageError(Texts::tr("--%1 takes no value.").arg(name));
        return QString();
    }
    if (hasInlineValue)
        return word.section(u'=', 1);
    if (waiting.isEmpty() || waiting.first().startsWith("--"_L1))
        return usageError(
            Texts::tr("--%1 needs a value: --%1 %2.").arg(name, QLatin1StringView(option.valueName)));
    return waiting.takeFirst();
}

Result<void> takeOption(const QString &word, QStringList &waiting, SortedWords &sorted)
{
    if (looksLikePassword(word))
        return passwordError();
    const QString name = word == "-h"_L1 ? u"help"_s : optionName(word);
    const bool isLong = word.startsWith("--"_L1) || word == "-h"_L1;
    const OptionSpec *option = isLong ? findOptionAnywhere(name) : nullptr;
    if (!option) {
        sorted.unknownOptions.append(word.section(u'=', 0, 0));
        return {};
    }
    const Result<QString> value = takeValue(*option, word, waiting);
    if (!value)
        return tl::make_unexpected(value.error());
    sorted.options[name].append(*value);
    return {};
}

Result<SortedWords> sortWords(QStringList waiting)
{
    SortedWords sorted;
    while (!waiting.isEmpty()) {
        const QString word = waiting.takeFirst();
        if (word == "--"_L1) {
            sorted.rest += waiting;
            break;
        }
        if (!isOption(word)) {
            sorted.rest.append(word);
            continue;
        }
        if (const Result<void> taken = takeOption(word, waiting, sorted); !taken)
            return tl::make_unexpected(taken.error());
    }
    return sorted;
}

/// Finds the command in the first one or two words and removes them.
const Command *takeCommand(QStringList &rest)
{
    for (const int words : {2, 1}) {
        if (const Command *command = findCommand(rest.mid(0, words).join(u' '))) {
            rest = rest.mid(words);
            return command;
        }
    }
    return nullptr;
}

tl::unexpected<CommandError> unknownCommandError(const QStringList &rest)
{
    if (rest.isEmpty())
        return usageError(Texts::tr("No command was given. \"lekthictl --help\" lists them."));
    QStringList names;
    for (const Command &command : allCommands())
        names.append(QLatin1StringView(command.name));
    const QString typed = rest.mid(0, 2).join(u' ');
    const QStringList group = names.filter(rest.first() + u' ');
    if (rest.size() == 1 && !group.isEmpty())
        return usageError(
            Texts::tr("\"%1\" needs one of these after it: %2.")
                .arg(typed,
                     QStringList(group).replaceInStrings(rest.first() + u' ', QString()).join(", "_L1)));
    const QStringList near = nearest(typed, names, 1) + nearest(rest.first(), names, 1);
    if (near.isEmpty())
        return usageError(
            Texts::tr("There is no command \"%1\". \"lekthictl --help\" lists the commands.").arg(typed));
    return usageError(Texts::tr("There is no command \"%1\". Did you mean \"%2\"?").arg(typed, near.first()));
}

QStringList optionNames(const Command *command)
{
    QStringList names;
    for (const OptionSpec &option : globalOptions())
        names.append(QLatin1StringView(option.name));
    for (const OptionSpec &option : command ? command->options : QList<OptionSpec>())
        names.append(QLatin1StringView(option.name));
    return names;
}

tl::unexpected<CommandError> unknownOptionError(const Command *command, const QString &typed)
{
    // Without the dashes, by which every short name looks like every other one.
    const QStringList near =
        nearest(QString(typed).remove(QRegularExpression(u"^-+"_s)), optionNames(command), 1);
    const QString name = command ? u"lekthictl "_s + QLatin1StringView(command->name) : u"lekthictl"_s;
    if (near.isEmpty())
        return usageError(
            Texts::tr("\"%1\" has no option %2. \"%1 --help\" lists the options.").arg(name, typed));
    return usageError(
        Texts::tr("\"%1\" has no option %2. Did you mean %3?").arg(name, typed, "--"_L1 + near.first()));
}

Result<void> checkOptions(const Command &command, const QHash<QString, QStringList> &options)
{
    for (auto option = options.keyBegin(); option != options.keyEnd(); ++option) {
        const OptionSpec *own = findOption(command.options, *option);
        if (!own && !findOption(globalOptions(), *option))
            return unknownOptionError(&command, u"--"_s + *option);
        if (options.value(*option).size() > 1 && !(own && own->repeats))
            return usageError(Texts::tr("--%1 was given twice. Give it once.").arg(*option));
    }
    for (const OptionSpec &option : command.options) {
        if (option.required && !options.contains(QLatin1StringView(option.name)))
            return usageError(Texts::tr("\"lekthictl %1\" needs the option --%2 %3.")
                                  .arg(QLatin1StringView(command.name), QLatin1StringView(option.name),
                                       QLatin1StringView(option.valueName)));
    }
    return {};
}

Result<QString> onlyPositional(const Command &command, const QStringList &rest)
{
    const bool isRequired = command.positional && *command.positional != '[';
    if (isRequired && rest.isEmpty())
        return usageError(Texts::tr("\"lekthictl %1\" needs %2 after it.")
                              .arg(QLatin1StringView(command.name), QLatin1StringView(command.positional)));
    const int allowed = command.positional ? 1 : 0;
    if (rest.size() > allowed)
        return usageError(Texts::tr("\"%1\" is one word too many for \"lekthictl %2\". "
                                    "A text with spaces goes between quotation marks.")
                              .arg(rest[allowed], QLatin1StringView(command.name)));
    return rest.value(0);
}

/// Of a command, of a group of commands, or of the program.
Result<CommandLine> readHelp(const Command *command, const QStringList &rest)
{
    if (command || rest.isEmpty())
        return CommandLine{.wish = CommandLine::Wish::Help, .command = command};
    const QString group = rest.first() + u' ';
    const bool isGroup = std::ranges::any_of(
        allCommands(), [&](const Command &one) { return QLatin1StringView(one.name).startsWith(group); });
    if (!isGroup)
        return unknownCommandError(rest);
    return CommandLine{.wish = CommandLine::Wish::Help, .group = rest.first()};
}

Result<CommandLine> readCommand(const Command &command, const SortedWords &sorted)
{
    if (const Result<void> checked = checkOptions(command, sorted.options); !checked)
        return tl::make_unexpected(checked.error());
    const Result<QString> positional = onlyPositional(command, sorted.rest);
    if (!positional)
        return tl::make_unexpected(positional.error());
    return CommandLine{.command = &command, .arguments = Arguments(sorted.options, *positional)};
}

} // namespace

Result<QStringList> decodeWords(int count, const char *const *words)
{
    QStringList result;
    for (int i = 1; i < count; ++i) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString word = decoder.decode(QByteArrayView(words[i]));
        if (decoder.hasError())
            return usageError(Texts::tr("Word %1 of the command line is not UTF-8 text.").arg(i));
        result.append(word);
    }
    return result;
}

Result<CommandLine> parseCommandLine(const QStringList &words)
{
    Result<SortedWords> sorted = sortWords(words);
    if (!sorted)
        return tl::make_unexpected(sorted.error());
    const bool isHelpWord = sorted->rest.value(0) == "help"_L1;
    if (isHelpWord)
        sorted->rest.removeFirst();
    const Command *command = takeCommand(sorted->rest);
    if (!sorted->unknownOptions.isEmpty())
        return unknownOptionError(command, sorted->unknownOptions.first());
    if (sorted->options.contains(u"version"_s))
        return CommandLine{.wish = CommandLine::Wish::Version};
    if (isHelpWord || sorted->options.contains(u"help"_s))
        return readHelp(command, sorted->rest);
    if (!command)
        return unknownCommandError(sorted->rest);
    return readCommand(*command, *sorted);
}

bool asksForJson(const QStringList &words)
{
    return words.mid(0, words.indexOf("--"_L1)).contains("--json"_L1);
}

QString askedLanguage(const QStringList &words)
{
    for (qsizetype i = 0; i < words.size() && words[i] != "--"_L1; ++i) {
        if (words[i].startsWith("--lang="_L1))
            return words[i].section(u'=', 1);
        if (words[i] == "--lang"_L1)
            return words.value(i + 1);
    }
    return {};
}

} // namespace lekthi::ctl
