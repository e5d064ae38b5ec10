#include "app/window/self_check.h"

#include "app/keychain/keychain.h"
#include "app/local/local_server.h"
#include "core/store/session/connection.h"
#include "translations/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QFontDatabase>
#include <QImageReader>
#include <QLibraryInfo>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace lekthi {

using namespace Qt::StringLiterals;
using numbering::Language;
using State = SelfCheckItem::State;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

SelfCheckItem driver()
{
    const QString name = Texts::tr("Database driver");
    if (QSqlDatabase::isDriverAvailable(u"QMYSQL"_s))
        return {name, State::Good, u"QMYSQL"_s};
    return {name, State::Missing, Texts::tr("Install the package %1.").arg("libqt6sql6-mysql"_L1)};
}

/// What a new store needs: programs, driver, signing in, the plugin for passwords.
SelfCheckItem embeddedServer()
{
    const QString name = Texts::tr("Embedded server");
    const QTemporaryDir room;
    local::LocalServerOptions options;
    options.dataDirectory = room.filePath(u"store"_s);
    options.runtimeDirectory = room.filePath(u"run"_s);
    const auto programs = local::findServerPrograms();
    options.programs = [&programs] { return programs; };
    const auto server = local::LocalServer::open(options);
    if (!server)
        return {name, State::Missing, local::describe(server.error())};
    const auto connection = store::Connection::open((*server)->address());
    if (!connection)
        return {name, State::Missing, store::describe(connection.error())};
    const auto account =
        (*connection)
            ->execute(u"CREATE USER self_check IDENTIFIED VIA ed25519 USING PASSWORD('self check')"_s);
    if (!account)
        return {name, State::Missing, Texts::tr("Install the package %1.").arg("mariadb-server"_L1)};
    return {name, State::Good, u"MariaDB "_s + programs->version.toString()};
}

SelfCheckItem font(const QString &name, QFontDatabase::WritingSystem system, QLatin1StringView package)
{
    const QStringList families = QFontDatabase::families(system);
    if (families.isEmpty())
        return {name, State::Missing, Texts::tr("Install the package %1.").arg(package)};
    const auto noto = std::ranges::find_if(
        families, [](const QString &family) { return family.startsWith("Noto Sans"_L1); });
    return {name, State::Good, noto == families.cend() ? families.constFirst() : *noto};
}

/// Thai has no blanks between words: without a dictionary lines end anywhere.
SelfCheckItem thaiLines()
{
    const QString name = Texts::tr("Thai line breaks");
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, u"เลขที่เอกสาร"_s);
    if (words.toNextBoundary() == u"เลขที่"_s.size() || words.position() == u"เลข"_s.size())
        return {name, State::Good, u"libthai"_s};
    return {name, State::Missing, Texts::tr("Install the package %1.").arg("libthai0"_L1)};
}

SelfCheckItem translations()
{
    const QString name = Texts::tr("Translations");
    QStringList found{languageCode(Language::English)};
    for (const Language language : {Language::Thai, Language::TraditionalChinese}) {
        if (!QFile::exists(u":/i18n/lekthi_%1.qm"_s.arg(languageCode(language))))
            return {name, State::Missing, Texts::tr("Install Lekthi again.")};
        found.append(languageCode(language));
    }
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_zh_TW.qm"_L1;
    if (!QFile::exists(ofQt))
        return {name, State::Limited, Texts::tr("Install the package %1.").arg("qt6-translations-l10n"_L1)};
    return {name, State::Good, found.join(", "_L1)};
}

SelfCheckItem pictures()
{
    const QString name = Texts::tr("SVG pictures");
    if (!QImageReader(u":/lekthi/icons/lekthi.svg"_s).read().isNull())
        return {name, State::Good, u"Qt SVG"_s};
    return {name, State::Missing, Texts::tr("Install the package %1.").arg("libqt6svg6"_L1)};
}

SelfCheckItem keychain()
{
    const QString name = Texts::tr("Keychain");
    if (Keychain().isAvailable())
        return {name, State::Good, Texts::tr("Passwords can be remembered.")};
    return {name, State::Limited, Texts::tr("None here, so passwords are not remembered.")};
}

QString word(State state)
{
    switch (state) {
    case State::Good:
        return Texts::tr("ok");
    case State::Limited:
        return Texts::tr("note");
    case State::Missing:
        break;
    }
    return Texts::tr("MISSING");
}

} // namespace

QList<SelfCheckItem> checkInstallation()
{
    return {driver(),
            embeddedServer(),
            font(Texts::tr("Thai font"), QFontDatabase::Thai, "fonts-noto-core"_L1),
            font(Texts::tr("Chinese font"), QFontDatabase::TraditionalChinese, "fonts-noto-cjk"_L1),
            thaiLines(),
            translations(),
            pictures(),
            keychain()};
}

QString selfCheckText(const QList<SelfCheckItem> &items)
{
    QStringList lines;
    for (const SelfCheckItem &item : items)
        lines.append(Texts::tr("%1: %2 (%3)").arg(word(item.state), item.name, item.found));
    return lines.join(u'\n');
}

bool isComplete(const QList<SelfCheckItem> &items)
{
    return std::ranges::none_of(items,
                                [](const SelfCheckItem &item) { return item.state == State::Missing; });
}

} // namespace lekthi
