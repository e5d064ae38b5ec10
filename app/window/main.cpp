#include "app/keychain/keychain.h"
#include "app/local/ending_signals.h"
#include "app/local/kept_log.h"
#include "app/local/local_server.h"
#include "app/local/own_home.h"
#include "app/local/store_directory.h"
#include "app/opening/make_store.h"
#include "app/window/command_line.h"
#include "app/window/self_check.h"
#include "app/window/start_time.h"
#include "app/window/tour/picture_tour.h"
#include "translations/translations.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preferences.h"

#include <QApplication>
#include <QIcon>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <memory>

namespace {

using namespace Qt::StringLiterals;
using lekthi::WindowOptions;

constexpr int exitUsage = 2;
constexpr int exitFailed = 1;
constexpr std::chrono::minutes longestStart{2};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

void print(std::FILE *stream, const QString &text)
{
    std::fputs(qUtf8Printable(text.endsWith(u'\n') ? text : text + u'\n'), stream);
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

void describeProgram()
{
    QCoreApplication::setOrganizationName(u"Lekthi"_s);
    QCoreApplication::setApplicationName(u"lekthi"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LEKTHI_VERSION));
}

/// What needs no window: help, version, wrong use, no display. Gives the exit status, or nothing if a window
/// is wanted.
std::optional<int> answerWithoutWindow(int &argc, char **argv,
                                       const tl::expected<WindowOptions, QString> &options)
{
    const bool asks = options && (options->wantsHelp || options->wantsVersion);
    const bool canShow =
        options && (hasDisplay() || !options->pictureTour.isEmpty() || options->checksItself);
    if (!asks && canShow)
        return std::nullopt;
    const QCoreApplication application(argc, argv);
    describeProgram();
    lekthi::useLanguage(options ? options->language.value_or(lekthi::systemLanguage())
                                : lekthi::systemLanguage());
    if (!options) {
        print(stderr, options.error());
        return exitUsage;
    }
    if (asks) {
        print(stdout,
              options->wantsHelp ? lekthi::helpText() : u"lekthi "_s + QStringLiteral(LEKTHI_VERSION));
        return 0;
    }
    print(stderr,
          Texts::tr("There is no display to show the window on. Use lekthictl for work without a window, or "
                    "lekthi --picture-tour DIR to get pictures of the program."));
    return exitUsage;
}

int checkItself(const WindowOptions &options)
{
    lekthi::useLanguage(options.language.value_or(lekthi::systemLanguage()));
    const QList<lekthi::SelfCheckItem> items = lekthi::checkInstallation();
    print(stdout, lekthi::selfCheckText(items));
    return lekthi::isComplete(items) ? 0 : exitFailed;
}

/// A tour leaves the person's own store and settings alone.
void prepareTour(WindowOptions &options, const QTemporaryDir &room)
{
    qputenv("XDG_CONFIG_HOME", room.filePath(u"config"_s).toUtf8());
    qputenv("XDG_DATA_HOME", room.filePath(u"data"_s).toUtf8());
    qputenv("XDG_STATE_HOME", room.filePath(u"state"_s).toUtf8());
    if (options.dataDirectory.isEmpty() && options.store == "local"_L1)
        options.dataDirectory = room.filePath(u"store"_s);
}

lekthi::opening::StoreChoice choiceOf(const WindowOptions &options)
{
    const bool isGiven = !options.dataDirectory.isEmpty();
    return {options.store, qEnvironmentVariable("LEKTHI_PASSWORD"),
            isGiven ? options.dataDirectory : qEnvironmentVariable("LEKTHI_DATA_DIR")};
}

lekthi::opening::StoreChoice ownChoiceOf(const WindowOptions &options)
{
    return {.place = u"own"_s,
            .dataDirectory = options.store == "own"_L1 ? choiceOf(options).dataDirectory : QString()};
}

bool isOwnStoreMade(const WindowOptions &options)
{
    const QString directory = ownChoiceOf(options).dataDirectory;
    return lekthi::local::isStoreIn(directory.isEmpty() ? lekthi::local::ownStoreDirectory() : directory);
}

lekthi::models::StoreOpener openerOf(lekthi::opening::OpenedStore &store)
{
    return [&store](const std::function<void(const QString &)> &progress)
               -> tl::expected<lekthi::models::StorePlace, lekthi::models::OpenFailure> {
        auto opened = store.open(progress);
        if (!opened)
            return tl::unexpected(
                lekthi::models::OpenFailure{opened.error().message, opened.error().details});
        return lekthi::models::StorePlace{opened->address, opened->demoPeople, opened->isOnThisComputer,
                                          opened->isNew};
    };
}

void timeStart(lekthi::ui::MainWindow &window, int &status)
{
    status = exitFailed;
    lekthi::whenSignInIsUsable(window, [&window, &status] {
        print(stdout, QString::number(lekthi::timeSinceProcessStart().count()));
        status = 0;
        window.close();
    });
    QTimer::singleShot(longestStart, &window, &QWidget::close);
}

std::unique_ptr<lekthi::PictureTour> startTour(lekthi::ui::MainWindow &window, const QString &directory,
                                               int &status)
{
    auto tour = std::make_unique<lekthi::PictureTour>(window, directory);
    QObject::connect(tour.get(), &lekthi::PictureTour::finished, &window,
                     [&window, &status](const QString &failure) {
                         if (!failure.isEmpty())
                             print(stderr, failure);
                         status = failure.isEmpty() ? 0 : exitFailed;
                         window.close();
                     });
    tour->start();
    return tour;
}

/// Says so where the window cannot be that small. Empty: as it is.
bool takesSize(QWidget &window, QSize wanted)
{
    const QSize smallest = window.minimumSize();
    if (!wanted.isEmpty() && wanted != wanted.expandedTo(smallest)) {
        print(stderr, Texts::tr("The window needs at least %1x%2 pixels.")
                          .arg(smallest.width())
                          .arg(smallest.height()));
        return false;
    }
    if (!wanted.isEmpty())
        window.resize(wanted);
    return true;
}

int runWindow(QApplication &application, const WindowOptions &options, int endingDescriptor)
{
    const bool isOwn = options.store == "own"_L1;
    lekthi::local::KeptLog log(u"lekthi"_s, u"window, store "_s + options.store,
                               lekthi::local::KeptLog::Extent::Runs);
    lekthi::opening::OpenedStore store(isOwn ? lekthi::opening::StoreChoice() : choiceOf(options));
    lekthi::opening::OpenedStore own(ownChoiceOf(options));
    (isOwn ? own : store).lookAhead();
    lekthi::ui::Preferences preferences;
    preferences.overrideForThisRun(options.language, options.appearance);
    preferences.apply();
    lekthi::Keychain keychain;
    lekthi::ui::MainWindow window(openerOf(store));
    const bool isTimedOrShown = options.timesStart || !options.pictureTour.isEmpty();
    if (!options.timesStart)
        window.setStoreMaker(lekthi::opening::storeMaker(own));
    if (isOwn || options.store == "local"_L1)
        window.setOwnStore({.opener = openerOf(own),
                            .exists = isOwn || (!isTimedOrShown && isOwnStoreMade(options)),
                            .beginsThere = isOwn});
    if (!isTimedOrShown)
        window.setPasswordKeeper(&keychain);
    window.setMayStartOnServer(!isTimedOrShown && options.store == "local"_L1);
    window.setStoreCloser([&store, &own] {
        store.close();
        own.close();
    });
    window.setInspector([&store, &own](const lekthi::store::Address &address) {
        const auto look = store.inspect(address);
        return look ? look : own.inspect(address);
    });
    QSocketNotifier ending(endingDescriptor, QSocketNotifier::Read);
    QObject::connect(&ending, &QSocketNotifier::activated, &window, [&ending] {
        ending.setEnabled(false);
        QApplication::closeAllWindows();
    });
    if (!takesSize(window, options.size))
        return exitUsage;
    window.show();

    int status = 0;
    std::unique_ptr<lekthi::PictureTour> tour;
    if (!options.pictureTour.isEmpty())
        tour = startTour(window, options.pictureTour, status);
    else if (options.timesStart)
        timeStart(window, status);
    const int ended = application.exec();
    if (ended != 0)
        status = ended;
    log.setOutcome(u"status %1"_s.arg(status));
    return status;
}

/// The application object and all it holds are gone when this returns.
int runProgram(int &argc, char **argv, WindowOptions options, int endingDescriptor)
{
    std::unique_ptr<QTemporaryDir> tourRoom;
    if (!options.pictureTour.isEmpty()) {
        tourRoom = std::make_unique<QTemporaryDir>();
        prepareTour(options, *tourRoom);
    }
    if (!hasDisplay())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (options.scale > 0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
    QApplication application(argc, argv);
    describeProgram();
    QApplication::setApplicationDisplayName({});
    QApplication::setDesktopFileName(u"org.lekthi.Lekthi"_s);
    QApplication::setWindowIcon(QIcon(u":/lekthi/icons/lekthi.svg"_s));
    return options.checksItself ? checkItself(options) : runWindow(application, options, endingDescriptor);
}

} // namespace

int main(int argc, char *argv[])
{
    lekthi::local::provideHome();
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const auto options = lekthi::readCommandLine(arguments);
    if (const auto status = answerWithoutWindow(argc, argv, options))
        return *status;

    const lekthi::local::EndingSignals endings;
    return endings.obey(runProgram(argc, argv, *options, endings.descriptor()));
}
