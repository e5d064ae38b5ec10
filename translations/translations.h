#pragma once

#include "core/numbering/calendar.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi {

/// Puts the program into a language: installs Lekthi's and Qt's texts in place of those of the language
/// before. Widgets get LanguageChange. Call in the main thread, after the application object was made.
void useLanguage(numbering::Language language);

/// The language in use; English before the first useLanguage().
numbering::Language currentLanguage();

/// "en", "th", "zh_TW": command line and settings.
QString languageCode(numbering::Language language);
std::optional<numbering::Language> languageFromCode(QStringView code);

/// The language of the desktop, English if Lekthi does not speak it.
numbering::Language systemLanguage();

} // namespace lekthi
