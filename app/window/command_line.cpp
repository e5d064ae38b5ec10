#include "app/window/command_line.h"

#include "translations/translations.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace lekthi {

using namespace Qt::StringLiterals;

namespace {

constexpr double smallestScale = 0.5;
constexpr double largestScale = 4;
constexpr QSize largestSize{7680, 4320};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

void addOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {u"store"_s,
         Texts::tr("The store to work on: local (the demo), own (a store of your own on this computer), "
                   "mysql://user@host:port/db or unix:/path?user=U&db=D."),
         u"STORE"_s, u"local"_s},
        {u"data-dir"_s, Texts::tr("Folder of a store on this computer."), u"DIR"_s},
        {u"lang"_s, Texts::tr("Language of this run: th, en or zh_TW."), u"LANG"_s},
        {u"theme"_s, Texts::tr("Appearance of this run: light or dark."), u"THEME"_s},
        {u"scale"_s, Texts::tr("Size of everything in this run, 1 being usual."), u"FACTOR"_s},
        {u"size"_s, Texts::tr("Size of the window to begin with, such as 1920x1080."), u"WIDTHxHEIGHT"_s},
        {u"picture-tour"_s, Texts::tr("Walk through the main job on a demo store and write pictures of it."),
         u"DIR"_s},
        {u"time-start"_s,
         Texts::tr("Print the milliseconds from the start to the page for signing in, and quit.")},
        {u"self-check"_s, Texts::tr("Check whether this computer has what Lekthi needs, and quit.")},
        {{u"h"_s, u"help"_s}, Texts::tr("Show this help.")},
        {{u"v"_s, u"version"_s}, Texts::tr("Show the version.")},
    });
}

std::optional<ui::Appearance> appearanceFromName(const QString &name)
{
    if (name == "light"_L1)
        return ui::Appearance::Light;
    if (name == "dark"_L1)
        return ui::Appearance::Dark;
    return std::nullopt;
}

tl::expected<void, QString> readSize(const QCommandLineParser &parser, WindowOptions &options)
{
    if (!parser.isSet(u"size"_s))
        return {};
    static const QRegularExpression pattern(u"^([1-9][0-9]{1,4})x([1-9][0-9]{1,4})$"_s);
    const QRegularExpressionMatch match = pattern.match(parser.value(u"size"_s));
    options.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    if (match.hasMatch() && options.size == options.size.boundedTo(largestSize))
        return {};
    return tl::unexpected(
        Texts::tr("The size must be width x height in pixels, up to 7680x4320, such as 1280x800."));
}

tl::expected<void, QString> readLooks(const QCommandLineParser &parser, WindowOptions &options)
{
    options.language = languageFromCode(parser.value(u"lang"_s));
    if (parser.isSet(u"lang"_s) && !options.language)
        return tl::unexpected(
            Texts::tr("Lekthi does not speak %1. Choose th, en or zh_TW.").arg(parser.value(u"lang"_s)));
    options.appearance = appearanceFromName(parser.value(u"theme"_s));
    if (parser.isSet(u"theme"_s) && !options.appearance)
        return tl::unexpected(
            Texts::tr("There is no theme %1. Choose light or dark.").arg(parser.value(u"theme"_s)));
    if (!parser.isSet(u"scale"_s))
        return {};
    options.scale = parser.value(u"scale"_s).toDouble();
    if (options.scale < smallestScale || options.scale > largestScale)
        return tl::unexpected(Texts::tr("The scale must be a number from 0.5 to 4."));
    return {};
}

} // namespace

tl::expected<WindowOptions, QString> readCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return tl::unexpected(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return tl::unexpected(Texts::tr("Lekthi takes options only; %1 is none. See lekthi --help.")
                                  .arg(parser.positionalArguments().constFirst()));
    WindowOptions options;
    options.store = parser.value(u"store"_s);
    options.dataDirectory = parser.value(u"data-dir"_s);
    options.pictureTour = parser.value(u"picture-tour"_s);
    options.timesStart = parser.isSet(u"time-start"_s);
    options.checksItself = parser.isSet(u"self-check"_s);
    options.wantsHelp = parser.isSet(u"help"_s);
    options.wantsVersion = parser.isSet(u"version"_s);
    const auto looks = readLooks(parser, options).and_then([&] { return readSize(parser, options); });
    if (!looks)
        return tl::unexpected(looks.error());
    if (parser.isSet(u"data-dir"_s) && options.store != "local"_L1 && options.store != "own"_L1)
        return tl::unexpected(
            Texts::tr("--data-dir belongs to a store on this computer. Leave out --data-dir or --store."));
    return options;
}

QString helpText()
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Texts::tr("Document numbering for construction projects."));
    addOptions(parser);
    return parser.helpText();
}

} // namespace lekthi
