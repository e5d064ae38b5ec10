#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringView>
#include <QTimeZone>

#include <optional>

namespace lekthi::numbering {

/// How long a counter runs before it starts again.
enum class PeriodKind { Yearly, FiscalYear, Monthly, Daily, Never };

/// The two columns current_year and current_period of a counter. Yearly and fiscal: part 0; monthly: part 1
/// to 12; daily: part MMDD; never: year 0, part 0. A fiscal year carries the year in which it ends (October
/// to September by default, as Thai government does).
struct Period
{
    int year = 0;
    int part = 0;

    bool operator==(const Period &) const = default;
};

inline constexpr int firstCountedYear = 2020; ///< 3.11.5.3, chk_current_year_valid
inline constexpr int lastCountedYear = 2100;
inline constexpr int defaultFiscalYearStartMonth = 10;

/// The period into which a document of this date falls; nothing if the date is invalid or its year is outside
/// 2020 to 2100 (also for Never, so that no ledger row carries an absurd date).
std::optional<Period> periodOf(PeriodKind kind, QDate documentDate,
                               int fiscalStartMonth = defaultFiscalYearStartMonth);

/// The first day of the period that follows the one of documentDate; nothing for Never.
std::optional<QDate> startOfNextPeriod(PeriodKind kind, QDate documentDate,
                                       int fiscalStartMonth = defaultFiscalYearStartMonth);

/// "YEARLY", "FISCAL_YEAR", ...: the store's ENUM and the command line.
QString periodKindName(PeriodKind kind);
std::optional<PeriodKind> periodKindFromName(QStringView name);

/// The time zone in which a document's date is decided unless a setting says otherwise: Asia/Bangkok.
QTimeZone defaultDocumentTimeZone();

/// The calendar day of an instant in that zone.
QDate documentDate(const QDateTime &instant, const QTimeZone &zone = defaultDocumentTimeZone());

/// Today in the time zone of documents.
QDate currentDocumentDate();

} // namespace lekthi::numbering
