#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringView>
#include <QTime>
#include <QTimeZone>

#include <optional>

namespace lekthi::numbering {

/// How long a counter runs before it starts again.
enum class PeriodKind { Yearly, FiscalYear, Monthly, Daily, Never };

/// The two columns current_year and current_period of a counter. Yearly and fiscal: part 0; monthly: part 1
/// to 12; daily: part MMDD; never: year 0, part 0.
struct Period
{
    int year = 0;
    int part = 0;

    bool operator==(const Period &) const = default;
};

inline constexpr int firstCountedYear = 2000; ///< chk_counted_year_valid; a store may begin later
inline constexpr int usualFirstYear =
    2020; ///< 3.11.5.3: with which a store begins unless it is set otherwise
inline constexpr int lastCountedYear = 2100;

/// Which months make a fiscal year, and by which of its two years it is called. As the Thai government has
/// it: October to September, called by the year in which it ends. One that begins in January is a calendar
/// year.
struct FiscalYear
{
    int startMonth = 10; ///< 1 to 12
    bool isCalledByEnd = true;

    bool operator==(const FiscalYear &) const = default;
};

/// The period into which a document of this date falls; nothing if the date is invalid or its year is outside
/// 2000 to 2100 (also for Never, so that no ledger row carries an absurd date). Whether a store takes numbers
/// of that year is another question (ReferenceData::firstYear).
std::optional<Period> periodOf(PeriodKind kind, QDate documentDate, FiscalYear fiscalYear = {});

/// The first day of the period that follows the one of documentDate; nothing for Never.
std::optional<QDate> startOfNextPeriod(PeriodKind kind, QDate documentDate, FiscalYear fiscalYear = {});

/// The first day of the fiscal year that is called by this year, A.D.
QDate startOfFiscalYear(int year, FiscalYear fiscalYear);

/// The day that a period of one day is; an invalid date for a longer one.
QDate dayOf(const Period &period);

/// "YEARLY", "FISCAL_YEAR", ...: the store's ENUM and the command line.
QString periodKindName(PeriodKind kind);
std::optional<PeriodKind> periodKindFromName(QStringView name);

/// The time zone in which a document's date is decided unless a setting says otherwise: Asia/Bangkok.
QTimeZone defaultDocumentTimeZone();

/// The calendar day of an instant in that zone.
QDate documentDate(const QDateTime &instant, const QTimeZone &zone = defaultDocumentTimeZone());

/// The time of day of an instant in that zone, to the second.
QTime documentTime(const QDateTime &instant, const QTimeZone &zone = defaultDocumentTimeZone());

/// Today in the time zone of documents.
QDate currentDocumentDate();
/// The time of day in the time zone of documents, to the second.
QTime currentDocumentTime();

} // namespace lekthi::numbering
