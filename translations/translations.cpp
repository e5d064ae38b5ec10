#include "translations/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace lekthi {

using numbering::Language;

namespace {

struct Installed
{
    std::optional<Language> language;
    QTranslator own;
    QTranslator qt;
};

Installed &installed()
{
    static Installed instance;
    return instance;
}

} // namespace

void useLanguage(Language language)
{
    Installed &current = installed();
    if (current.language == language)
        return;
    QCoreApplication::removeTranslator(&current.own);
    QCoreApplication::removeTranslator(&current.qt);
    current.language = language;
    const QString code = languageCode(language);
    if (current.qt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&current.qt);
    if (current.own.load(QStringLiteral(":/i18n/lekthi_") + code))
        QCoreApplication::installTranslator(&current.own);
    QLocale::setDefault(QLocale(code));
}

Language currentLanguage()
{
    return installed().language.value_or(Language::English);
}

QString languageCode(Language language)
{
    switch (language) {
    case Language::Thai:
        return QStringLiteral("th");
    case Language::TraditionalChinese:
        return QStringLiteral("zh_TW");
    case Language::English:
        break;
    }
    return QStringLiteral("en");
}

std::optional<Language> languageFromCode(QStringView code)
{
    for (const Language language : {Language::English, Language::Thai, Language::TraditionalChinese}) {
        if (code.compare(languageCode(language), Qt::CaseInsensitive) == 0)
            return language;
    }
    return std::nullopt;
}

Language systemLanguage()
{
    const QLocale locale = QLocale::system();
    if (locale.language() == QLocale::Thai)
        return Language::Thai;
    if (locale.language() == QLocale::Chinese && locale.script() == QLocale::TraditionalHanScript)
        return Language::TraditionalChinese;
    return Language::English;
}

} // namespace lekthi
