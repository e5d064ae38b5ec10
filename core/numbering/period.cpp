#include "core/numbering/period.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr std::array kindNames{
    std::pair{PeriodKind::Yearly, "YEARLY"_L1},   std::pair{PeriodKind::FiscalYear, "FISCAL_YEAR"_L1},
    std::pair{PeriodKind::Monthly, "MONTHLY"_L1}, std::pair{PeriodKind::Daily, "DAILY"_L1},
    std::pair{PeriodKind::Never, "NEVER"_L1},
};

bool isCounted(int year)
{
    return year >= firstCountedYear && year <= lastCountedYear;
}

int yearOf(QDate date, FiscalYear fiscalYear)
{
    if (fiscalYear.startMonth <= 1)
        return date.year();
    const int begun = date.month() >= fiscalYear.startMonth ? date.year() : date.year() - 1;
    return fiscalYear.isCalledByEnd ? begun + 1 : begun;
}

Period uncheckedPeriodOf(PeriodKind kind, QDate date, FiscalYear fiscalYear)
{
    switch (kind) {
    case PeriodKind::Yearly:
        return {date.year(), 0};
    case PeriodKind::FiscalYear:
        return {yearOf(date, fiscalYear), 0};
    case PeriodKind::Monthly:
        return {date.year(), date.month()};
    case PeriodKind::Daily:
        return {date.year(), date.month() * 100 + date.day()};
    case PeriodKind::Never:
        break;
    }
    return {};
}

QDate startOfNextFiscalYear(QDate date, int startMonth)
{
    const QDate start(date.year(), startMonth, 1);
    return date < start ? start : start.addYears(1);
}

} // namespace

std::optional<Period> periodOf(PeriodKind kind, QDate documentDate, FiscalYear fiscalYear)
{
    if (!documentDate.isValid() || !isCounted(documentDate.year()))
        return std::nullopt;
    const Period period = uncheckedPeriodOf(kind, documentDate, fiscalYear);
    if (kind != PeriodKind::Never && !isCounted(period.year))
        return std::nullopt;
    return period;
}

std::optional<QDate> startOfNextPeriod(PeriodKind kind, QDate documentDate, FiscalYear fiscalYear)
{
    if (!documentDate.isValid())
        return std::nullopt;
    switch (kind) {
    case PeriodKind::Yearly:
        return QDate(documentDate.year() + 1, 1, 1);
    case PeriodKind::FiscalYear:
        return startOfNextFiscalYear(documentDate, qBound(1, fiscalYear.startMonth, 12));
    case PeriodKind::Monthly:
        return QDate(documentDate.year(), documentDate.month(), 1).addMonths(1);
    case PeriodKind::Daily:
        return documentDate.addDays(1);
    case PeriodKind::Never:
        break;
    }
    return std::nullopt;
}

QDate startOfFiscalYear(int year, FiscalYear fiscalYear)
{
    const int month = qBound(1, fiscalYear.startMonth, 12);
    return {month > 1 && fiscalYear.isCalledByEnd ? year - 1 : year, month, 1};
}

QDate dayOf(const Period &period)
{
    return {period.year, period.part / 100, period.part % 100};
}

QString periodKindName(PeriodKind kind)
{
    for (const auto &[known, name] : kindNames) {
        if (known == kind)
            return name;
    }
    return {};
}

std::optional<PeriodKind> periodKindFromName(QStringView name)
{
    for (const auto &[kind, known] : kindNames) {
        if (known == name)
            return kind;
    }
    return std::nullopt;
}

QTimeZone defaultDocumentTimeZone()
{
    // A machine without a time zone database must not decide years by UTC; Thailand has no summer time.
    static const QTimeZone bangkok("Asia/Bangkok");
    return bangkok.isValid() ? bangkok : QTimeZone(7 * 60 * 60);
}

QDate documentDate(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone).date();
}

QTime documentTime(const QDateTime &instant, const QTimeZone &zone)
{
    const QTime time = instant.toTimeZone(zone).time();
    return {time.hour(), time.minute(), time.second()};
}

QDate currentDocumentDate()
{
    return documentDate(QDateTime::currentDateTimeUtc());
}

QTime currentDocumentTime()
{
    return documentTime(QDateTime::currentDateTimeUtc());
}

} // namespace lekthi::numbering
