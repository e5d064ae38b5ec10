#include "core/numbering/running_out_text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

Calendar otherThan(Calendar calendar)
{
    return calendar == Calendar::Gregorian ? Calendar::Buddhist : Calendar::Gregorian;
}

/// The year in a calendar, its era always said.
QString yearWithEra(int gregorianYear, Language language, Calendar calendar)
{
    const QString year = formatYear(gregorianYear, language, calendar);
    if (calendar == Calendar::Buddhist || language == Language::Thai)
        return year;
    if (language == Language::TraditionalChinese)
        return u"西元"_s + year;
    return year + u" A.D."_s;
}

/// Makes the sentences about one outlook.
class OutlookText
{
public:
    OutlookText(const Outlook &outlook, QDate today, Language language, Calendar calendar)
        : m_outlook(outlook)
        , m_today(today)
        , m_language(language)
        , m_calendar(calendar)
    {
    }

    QString text() const
    {
        QStringList sentences{fillText(), endingText()};
        if (m_outlook.hasNextFormat)
            sentences.append(thenText());
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }

    OutlookParts parts() const
    {
        const QString ending = endingText();
        return {.used = usedText(),
                .left = QString::number(m_outlook.remaining),
                .pace = m_outlook.ending == Ending::AtRest ? QString() : paceText(),
                .forecast = ending.isEmpty() ? fillText() : ending,
                .then = thenText()};
    }

private:
    QString date(const std::optional<QDate> &day) const
    {
        return formatInBothCalendars(day.value_or(QDate()), m_language, m_calendar);
    }

    QString fillText() const
    {
        const QString end = QString::number(m_outlook.lastThatFits);
        if (m_outlook.level != FillLevel::Past)
            return QCoreApplication::translate("lekthi", "%1 % of the numbers up to %2 are used; left: %3.")
                .arg(QString::number(m_outlook.percent), end, QString::number(m_outlook.remaining));
        if (m_outlook.overflow == OverflowPolicy::Refuse)
            return QCoreApplication::translate("lekthi",
                                               "All numbers up to %1 are used, and no more are allocated.")
                .arg(end);
        return QCoreApplication::translate(
                   "lekthi", "All numbers up to %1 are used; further numbers have one more digit.")
            .arg(end);
    }

    QString usedText() const
    {
        return QCoreApplication::translate("lekthi", "%1 of %2 (%3 %)")
            .arg(m_outlook.lastThatFits - m_outlook.remaining)
            .arg(m_outlook.lastThatFits)
            .arg(m_outlook.percent);
    }

    QString paceText() const
    {
        constexpr double daysOfMonth = 30.44;
        const qint64 monthly =
            m_outlook.days > 0 ? qRound64(double(m_outlook.drawn) * daysOfMonth / m_outlook.days) : 0;
        return QCoreApplication::translate("lekthi", "about %1 a month (%2 in the last %3 days)")
            .arg(monthly)
            .arg(m_outlook.drawn)
            .arg(m_outlook.days);
    }

    QString thenText() const
    {
        const QString end = QString::number(m_outlook.lastThatFits);
        if (m_outlook.lastThatFits >= lastSequence)
            return QCoreApplication::translate(
                       "lekthi",
                       "No counter goes beyond %1: then every request is refused with SEQUENCE_EXHAUSTED.")
                .arg(end);
        if (m_outlook.hasNextFormat)
            return QCoreApplication::translate("lekthi",
                                               "After %1 comes %2 in the next format of the template.")
                .arg(end, QString::number(m_outlook.lastThatFits + 1));
        if (m_outlook.overflow == OverflowPolicy::Widen)
            return QCoreApplication::translate(
                       "lekthi",
                       "After %1 comes %2: allocation continues with one more digit, as the template says.")
                .arg(end, QString::number(m_outlook.lastThatFits + 1));
        if (m_outlook.startsAgain && m_outlook.ending != Ending::AtRest)
            return QCoreApplication::translate(
                       "lekthi", "After %1 every request is refused with SEQUENCE_EXHAUSTED until the "
                                 "template has more digits or the counter starts again on %2.")
                .arg(end, date(m_outlook.startsAgain));
        return QCoreApplication::translate("lekthi", "After %1 every request is refused with "
                                                     "SEQUENCE_EXHAUSTED until the template has more digits.")
            .arg(end);
    }

    /// "the pace of the last 90 days (412 numbers)".
    QString pace() const
    {
        return QCoreApplication::translate("lekthi", "the rate of the last %1 days (%2 numbers)")
            .arg(QString::number(m_outlook.days), QString::number(m_outlook.drawn));
    }

    QString startText() const
    {
        return QCoreApplication::translate("lekthi", "The counter starts again on %1.")
            .arg(date(m_outlook.startsAgain));
    }

    /// "about 14 months".
    QString howLong() const
    {
        const int days = int(m_today.daysTo(m_outlook.likely.value_or(m_today)));
        constexpr int mostDays = 20;
        constexpr int mostWeeks = 70;
        constexpr int mostMonths = 730;
        if (days <= 1)
            return QCoreApplication::translate("lekthi", "a day");
        if (days <= mostDays)
            return QCoreApplication::translate("lekthi", "%1 days").arg(days);
        if (days <= mostWeeks)
            return QCoreApplication::translate("lekthi", "%1 weeks").arg((days + 3) / 7);
        if (days <= mostMonths)
            return QCoreApplication::translate("lekthi", "%1 months").arg(qRound(days / 30.44));
        return QCoreApplication::translate("lekthi", "%1 years").arg(qRound(days / 365.25));
    }

    QString intervalText() const
    {
        if (m_outlook.latest)
            return QCoreApplication::translate("lekthi", "In nine cases of ten: between %1 and %2.")
                .arg(date(m_outlook.earliest), date(m_outlook.latest));
        return QCoreApplication::translate(
                   "lekthi", "Numbers are allocated too unevenly for a forecast; hardly before %1.")
            .arg(date(m_outlook.earliest));
    }

    QString runsOutText() const
    {
        if (!m_outlook.likely)
            return intervalText();
        return QCoreApplication::translate("lekthi", "At %1 they run out in about %2, on %3.")
                   .arg(pace(), howLong(), date(m_outlook.likely)) +
               u' ' + intervalText();
    }

    QString endingText() const
    {
        switch (m_outlook.ending) {
        case Ending::Past:
            return m_outlook.startsAgain ? startText() : QString();
        case Ending::RunsOut:
            return runsOutText();
        case Ending::MayRunOut:
            return QCoreApplication::translate("lekthi",
                                               "At %1 the counter starts again before they run out, on %2; "
                                               "at a higher rate they could run out from %3 on.")
                .arg(pace(), date(m_outlook.startsAgain), date(m_outlook.earliest));
        case Ending::StartsAgain:
            return QCoreApplication::translate(
                       "lekthi", "At %1 they do not run out: the counter starts again first, on %2.")
                .arg(pace(), date(m_outlook.startsAgain));
        case Ending::FarAway:
            return QCoreApplication::translate("lekthi", "At %1 they last more than 50 years.").arg(pace());
        case Ending::Idle:
            return QCoreApplication::translate(
                "lekthi", "No number was allocated in the last 90 days, so there is no forecast.");
        case Ending::TooFew:
            return QCoreApplication::translate(
                       "lekthi", "Numbers allocated in the last %1 days: %2, too few for a forecast.")
                .arg(m_outlook.days)
                .arg(m_outlook.drawn);
        case Ending::AtRest:
            return QCoreApplication::translate(
                "lekthi", "Its period is not today's, so no numbers are allocated from it now.");
        }
        return {};
    }

    const Outlook &m_outlook;
    QDate m_today;
    Language m_language;
    Calendar m_calendar;
};

} // namespace

QString levelName(FillLevel level)
{
    switch (level) {
    case FillLevel::Fine:
        return u"FINE"_s;
    case FillLevel::Eighty:
        return u"80_PERCENT"_s;
    case FillLevel::NinetyFive:
        return u"95_PERCENT"_s;
    case FillLevel::Past:
        return u"PAST"_s;
    }
    return {};
}

QString endingName(Ending ending)
{
    switch (ending) {
    case Ending::Past:
        return u"PAST"_s;
    case Ending::RunsOut:
        return u"RUNS_OUT"_s;
    case Ending::MayRunOut:
        return u"MAY_RUN_OUT"_s;
    case Ending::StartsAgain:
        return u"STARTS_AGAIN"_s;
    case Ending::FarAway:
        return u"FAR_AWAY"_s;
    case Ending::Idle:
        return u"IDLE"_s;
    case Ending::TooFew:
        return u"TOO_FEW"_s;
    case Ending::AtRest:
        return u"AT_REST"_s;
    }
    return {};
}

QString formatInBothCalendars(QDate date, Language language, Calendar calendar)
{
    if (!date.isValid())
        return {};
    const QString other = yearWithEra(date.year(), language, otherThan(calendar));
    const QString form = language == Language::TraditionalChinese ? u"%1（%2）"_s : u"%1 (%2)"_s;
    return form.arg(formatDate(date, language, calendar), other);
}

QString describe(const Outlook &outlook, QDate today, Language language, Calendar calendar)
{
    return OutlookText(outlook, today, language, calendar).text();
}

OutlookParts describeParts(const Outlook &outlook, QDate today, Language language, Calendar calendar)
{
    return OutlookText(outlook, today, language, calendar).parts();
}

} // namespace lekthi::numbering
