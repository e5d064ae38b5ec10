#pragma once

#include "core/numbering/token.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// The languages Lekthi speaks.
enum class Language { English, Thai, TraditionalChinese };

/// A date for a person: "2 ธ.ค. 2568", "2 Dec 2025", "2025年12月2日" (Buddhist: "佛曆2568年12月2日"). QLocale
/// cannot do this: it knows no Buddhist calendar.
QString formatDate(QDate date, Language language, Calendar calendar);

/// Date and time in the given zone, 24 hours: "2 ธ.ค. 2568 14:05".
QString formatDateTime(const QDateTime &instant, Language language, Calendar calendar);

/// Year with its era: "พ.ศ. 2568", "ค.ศ. 2025", "2025".
QString formatYear(int gregorianYear, Language language, Calendar calendar);

/// A month alone, 1 to 12: "ตุลาคม", "October", "10月".
QString monthName(int month, Language language);

/// A month as people write it: 1 to 12 in any digits, or its name in one of the languages, long or short.
/// Nothing for any other text.
std::optional<int> monthFromText(QStringView text);

/// Reads what formatDate writes, ISO dates (2025-12-02) and d/M/yyyy in either calendar, Thai digits
/// included. A year from 2400 on is Buddhist, below it Common Era.
std::optional<QDate> parseDate(QStringView text);

} // namespace lekthi::numbering
