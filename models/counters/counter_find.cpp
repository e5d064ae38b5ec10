#include "models/counters/counter_find.h"

#include "core/numbering/render.h"
#include "models/counters/next_numbers.h"
#include "models/period_text.h"
#include "translations/translations.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using numbering::Calendar;
using numbering::Period;

namespace {

constexpr int months = 12;
constexpr int yearsAhead = 5; // documents may be dated ahead

bool holds(const QString &shown, const QString &text)
{
    return shown.contains(text, Qt::CaseInsensitive);
}

/// Signs and sentences that a row shows where it has no code or no number.
bool mayStandForNothing(const QString &text)
{
    using numbering::RenderFailureKind;
    if (text.contains(u'–') || text.contains(u'—') || text.contains(u'↺') || text.contains(u'{'))
        return true;
    const QStringList sentences{
        templateMissingText(),
        templateMistakenText(),
        numbering::describe({RenderFailureKind::SequenceExhausted}),
        numbering::describe({RenderFailureKind::MissingValue}),
        numbering::describe({RenderFailureKind::TooLong}),
        numbering::describe({RenderFailureKind::UnsafeValue}),
        allocation::describe({.code = allocation::FailureCode::NumberTaken}),
    };
    constexpr int shortest = 3; // signs of which any number may be made
    return text.size() >= shortest &&
           std::ranges::any_of(sentences, [&text](const QString &one) { return holds(one, text); });
}

QList<Period> periodsNamed(const QString &text, Calendar calendar, QDate today)
{
    QList<Period> periods;
    const auto look = [&](const Period &period) {
        if (holds(periodText(period, currentLanguage(), calendar), text))
            periods += period;
    };
    look({0, 0});
    for (int year = numbering::firstCountedYear; year <= today.year() + yearsAhead; ++year) {
        for (int part = 0; part <= months; ++part)
            look({year, part});
        for (QDate day(year, 1, 1); day.year() == year; day = day.addDays(1))
            look({year, day.month() * 100 + day.day()});
    }
    return periods;
}

QList<QDate> daysNamed(const QString &text, Calendar calendar, QDate today)
{
    QList<QDate> days;
    for (QDate day(numbering::firstCountedYear, 1, 1); day <= today; day = day.addDays(1)) {
        if (holds(numbering::formatDate(day, currentLanguage(), calendar), text))
            days += day;
    }
    return days;
}

} // namespace

std::optional<store::CounterSearch> counterSearchFor(const store::CounterFilter &filter, const QString &text,
                                                     Calendar calendar, const QDateTime &now)
{
    if (text.isEmpty() || mayStandForNothing(text))
        return std::nullopt;
    const QDate today = numbering::documentDate(now);
    return store::CounterSearch{
        filter, text, periodsNamed(text, calendar, today), daysNamed(text, calendar, today),
        std::chrono::seconds(numbering::defaultDocumentTimeZone().offsetFromUtc(now))};
}

} // namespace lekthi::models
