#include "core/numbering/calendar.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr int firstBuddhistYear = 2400;

constexpr std::array<QStringView, 12> englishMonths{u"Jan", u"Feb", u"Mar", u"Apr", u"May", u"Jun",
                                                    u"Jul", u"Aug", u"Sep", u"Oct", u"Nov", u"Dec"};
constexpr std::array<QStringView, 12> thaiMonths{u"ม.ค.", u"ก.พ.", u"มี.ค.", u"เม.ย.", u"พ.ค.", u"มิ.ย.",
                                                 u"ก.ค.", u"ส.ค.", u"ก.ย.", u"ต.ค.",  u"พ.ย.", u"ธ.ค."};

constexpr std::array<QStringView, 12> englishMonthNames{u"January",   u"February", u"March",    u"April",
                                                        u"May",       u"June",     u"July",     u"August",
                                                        u"September", u"October",  u"November", u"December"};
constexpr std::array<QStringView, 12> thaiMonthNames{u"มกราคม",  u"กุมภาพันธ์", u"มีนาคม",    u"เมษายน",
                                                     u"พฤษภาคม", u"มิถุนายน",  u"กรกฎาคม",  u"สิงหาคม",
                                                     u"กันยายน",  u"ตุลาคม",   u"พฤศจิกายน", u"ธันวาคม"};
constexpr std::array<QStringView, 12> chineseMonthNames{u"一月", u"二月", u"三月",   u"四月",
                                                        u"五月", u"六月", u"七月",   u"八月",
                                                        u"九月", u"十月", u"十一月", u"十二月"};

int yearIn(Calendar calendar, int gregorianYear)
{
    return calendar == Calendar::Buddhist ? gregorianYear + buddhistYearOffset : gregorianYear;
}

QString chineseYear(int gregorianYear, Calendar calendar)
{
    const QString form = calendar == Calendar::Buddhist ? u"佛曆%1年"_s : u"%1年"_s;
    return form.arg(yearIn(calendar, gregorianYear));
}

/// Digits of any script as ASCII digits, without the spaces around.
QString withAsciiDigits(QStringView text)
{
    QString plain = text.trimmed().toString();
    for (QChar &character : plain) {
        if (character.digitValue() >= 0)
            character = QChar(u'0' + character.digitValue());
    }
    return plain;
}

std::optional<int> monthFromName(QStringView name)
{
    for (const auto &months :
         {englishMonths, thaiMonths, englishMonthNames, thaiMonthNames, chineseMonthNames}) {
        for (std::size_t i = 0; i < months.size(); ++i) {
            if (name.compare(months[i], Qt::CaseInsensitive) == 0)
                return static_cast<int>(i) + 1;
        }
    }
    return std::nullopt;
}

std::optional<QDate> toDate(int year, int month, int day)
{
    const QDate date(year >= firstBuddhistYear ? year - buddhistYearOffset : year, month, day);
    return date.isValid() ? std::optional(date) : std::nullopt;
}

std::optional<QDate> fromMatch(const QRegularExpressionMatch &match)
{
    const QString month = match.captured(u"month"_s);
    const std::optional<int> named = monthFromName(month);
    return toDate(match.captured(u"year"_s).toInt(), named.value_or(month.toInt()),
                  match.captured(u"day"_s).toInt());
}

} // namespace

QString monthName(int month, Language language)
{
    const auto place = static_cast<std::size_t>(qBound(1, month, 12) - 1);
    switch (language) {
    case Language::Thai:
        return thaiMonthNames[place].toString();
    case Language::TraditionalChinese:
        return u"%1月"_s.arg(place + 1);
    case Language::English:
        break;
    }
    return englishMonthNames[place].toString();
}

std::optional<int> monthFromText(QStringView text)
{
    QString plain = withAsciiDigits(text);
    if (const auto named = monthFromName(plain))
        return named;
    if (plain.endsWith(u'月'))
        plain.chop(1);
    const auto isDigit = [](QChar character) { return character >= u'0' && character <= u'9'; };
    const int month = plain.size() <= 2 && std::ranges::all_of(plain, isDigit) ? plain.toInt() : 0;
    return month >= 1 && month <= 12 ? std::optional(month) : std::nullopt;
}

QString formatDate(QDate date, Language language, Calendar calendar)
{
    if (!date.isValid())
        return {};
    const auto month = static_cast<std::size_t>(date.month() - 1);
    if (language == Language::TraditionalChinese)
        return chineseYear(date.year(), calendar) + u"%1月%2日"_s.arg(date.month()).arg(date.day());
    const bool thai = language == Language::Thai;
    const QString text = u"%1 %2 %3"_s.arg(date.day())
                             .arg(thai ? thaiMonths[month] : englishMonths[month])
                             .arg(yearIn(calendar, date.year()));
    return !thai && calendar == Calendar::Buddhist ? text + u" B.E."_s : text;
}

QString formatDateTime(const QDateTime &instant, Language language, Calendar calendar)
{
    if (!instant.isValid())
        return {};
    return formatDate(instant.date(), language, calendar) + instant.time().toString(u" HH:mm"_s);
}

QString formatYear(int gregorianYear, Language language, Calendar calendar)
{
    const bool buddhist = calendar == Calendar::Buddhist;
    if (language == Language::TraditionalChinese)
        return chineseYear(gregorianYear, calendar);
    const QString year = QString::number(yearIn(calendar, gregorianYear));
    if (language == Language::Thai)
        return (buddhist ? u"พ.ศ. "_s : u"ค.ศ. "_s) + year;
    return buddhist ? year + u" B.E."_s : year;
}

std::optional<QDate> parseDate(QStringView text)
{
    static const std::array forms{
        QRegularExpression(u"^(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>\\d{1,2})$"_s),
        QRegularExpression(u"^(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>\\d{4})$"_s),
        QRegularExpression(u"^(?<day>\\d{1,2}) +(?<month>[^ \\d]+) +(?<year>\\d{4})( +B\\.E\\.)?$"_s),
        QRegularExpression(u"^(佛曆|西元)?(?<year>\\d{4})年(?<month>\\d{1,2})月(?<day>\\d{1,2})日$"_s),
    };
    const QString plain = withAsciiDigits(text);
    for (const QRegularExpression &form : forms) {
        if (const auto match = form.match(plain); match.hasMatch())
            return fromMatch(match);
    }
    return std::nullopt;
}

} // namespace lekthi::numbering
