#include "models/counters/counter_columns.h"

#include "core/allocation/next_number.h"
#include "core/numbering/period.h"
#include "models/period_text.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using numbering::Calendar;

namespace {

QDateTime localTime(const CounterRow &row)
{
    return row.counter.updatedAt.toTimeZone(numbering::defaultDocumentTimeZone());
}

QString orDash(const QString &code)
{
    return code.isEmpty() ? u"–"_s : code;
}

QString lastNumberText(const CounterRow &row, Calendar)
{
    const QString number = QString::number(row.counter.lastNumber);
    return row.openReset > 0 || row.openRegisterImport > 0 ? u"↺ "_s + number : number;
}

QString changedAt(const CounterRow &row, Calendar calendar)
{
    return numbering::formatDateTime(localTime(row), currentLanguage(), calendar);
}

QString lastNumberToolTip(const CounterRow &row, Calendar calendar)
{
    if (row.openReset > 0)
        return CounterModel::tr("A reset is requested (request #%1)").arg(row.openReset);
    if (row.openRegisterImport > 0)
        return CounterModel::tr("An import of a register is requested (import #%1)")
            .arg(row.openRegisterImport);
    return CounterModel::tr("Last changed: %1").arg(changedAt(row, calendar));
}

/// The day, or how much is used where no day is known; the colour and the tool tip tell the rest.
QString endText(const CounterRow &row, Calendar calendar)
{
    using numbering::Ending;
    if (!row.outlook || !numbering::isRunningOut(*row.outlook, numbering::currentDocumentDate()))
        return u"–"_s;
    const numbering::Outlook &outlook = *row.outlook;
    if (outlook.ending == Ending::Past)
        return CounterModel::tr("Past %1").arg(outlook.lastThatFits);
    if (outlook.ending != Ending::RunsOut || !outlook.likely)
        return CounterModel::tr("%1 %").arg(outlook.percent);
    return numbering::formatDate(*outlook.likely, currentLanguage(), calendar);
}

QString endToolTip(const CounterRow &row, Calendar calendar)
{
    return row.outlook ? numbering::describe(*row.outlook, numbering::currentDocumentDate(),
                                             currentLanguage(), calendar)
                       : QString();
}

/// What ends first has the lowest; those of which no day is known come last, the fullest first.
QVariant endRank(const CounterRow &row)
{
    constexpr qint64 afterAllDays = 10'000'000;
    if (!row.outlook)
        return 2 * afterAllDays;
    const numbering::Outlook &outlook = *row.outlook;
    if (outlook.ending == numbering::Ending::Past)
        return qint64(0);
    if (outlook.ending == numbering::Ending::RunsOut && outlook.likely)
        return outlook.likely->toJulianDay();
    return afterAllDays + (numbering::isRunningOut(outlook, numbering::currentDocumentDate()) ? 0 : 1000) -
           outlook.percent;
}

QString nextText(const CounterRow &row, Calendar)
{
    if (!row.next.text().isEmpty())
        return row.next.text();
    return row.whyNoNext.isEmpty() ? u"—"_s : row.whyNoNext;
}

QString nextToolTip(const CounterRow &row, Calendar calendar)
{
    const QString next = nextText(row, calendar);
    return row.skipped > 0 ? next + u'\n' + allocation::skippedText(row.skipped) : next;
}

using Holds = CounterColumn::Holds;

constexpr std::array columns{
    CounterColumn{.column = CounterModel::Project,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Project"),
                  .text = [](const CounterRow &row, Calendar) { return row.project; },
                  .storeSort = store::CounterSort::Project,
                  .width = 94},
    CounterColumn{.column = CounterModel::Type,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Type"),
                  .text = [](const CounterRow &row, Calendar) { return row.type; },
                  .storeSort = store::CounterSort::Type,
                  .width = 122},
    CounterColumn{.column = CounterModel::Sender,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Sender"),
                  .text = [](const CounterRow &row, Calendar) { return orDash(row.sender); },
                  .storeSort = store::CounterSort::Sender,
                  .width = 68},
    CounterColumn{.column = CounterModel::Recipient,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Recipient"),
                  .text = [](const CounterRow &row, Calendar) { return orDash(row.recipient); },
                  .storeSort = store::CounterSort::Recipient,
                  .width = 68},
    CounterColumn{.column = CounterModel::Details,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Details"),
                  .text = [](const CounterRow &row, Calendar) { return orDash(row.details); },
                  .width = 98},
    CounterColumn{.column = CounterModel::Period,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Period"),
                  .text =
                      [](const CounterRow &row, Calendar calendar) {
                          return periodText(row.counter.key.period, currentLanguage(), calendar);
                      },
                  .sortValue = [](const CounterRow &row) -> QVariant {
                      return qint64(row.counter.key.period.year) * 10'000 + row.counter.key.period.part;
                  },
                  .storeSort = store::CounterSort::Period,
                  .holds = Holds::Year,
                  .width = 84},
    CounterColumn{.column = CounterModel::LastNumber,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Last number"),
                  .text = lastNumberText,
                  .toolTip = lastNumberToolTip,
                  .sortValue = [](const CounterRow &row) -> QVariant { return row.counter.lastNumber; },
                  .storeSort = store::CounterSort::LastNumber,
                  .holds = Holds::Number,
                  .width = 70},
    CounterColumn{.column = CounterModel::DigitsEnd,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Runs out on"),
                  .text = endText,
                  .toolTip = endToolTip,
                  .sortValue = endRank,
                  .holds = Holds::Date,
                  .width = 96,
                  .isForecast = true},
    CounterColumn{.column = CounterModel::NextNumber,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Next number"),
                  .text = nextText,
                  .toolTip = nextToolTip,
                  .width = 230},
    CounterColumn{.column = CounterModel::Updated,
                  .title = QT_TRANSLATE_NOOP("lekthi::models::CounterModel", "Last changed"),
                  .text =
                      [](const CounterRow &row, Calendar calendar) {
                          return numbering::formatDate(localTime(row).date(), currentLanguage(), calendar);
                      },
                  .toolTip = changedAt,
                  .sortValue = [](const CounterRow &row) -> QVariant { return row.counter.updatedAt; },
                  .storeSort = store::CounterSort::Updated,
                  .holds = Holds::Date,
                  .width = 106},
};

constexpr bool isInOrder()
{
    int place = 0;
    return std::ranges::all_of(columns,
                               [&place](const CounterColumn &column) { return column.column == place++; });
}
static_assert(isInOrder() && columns.size() == CounterModel::ColumnCount);

} // namespace

QString CounterColumn::heading() const
{
    return QCoreApplication::translate("lekthi::models::CounterModel", title);
}

std::span<const CounterColumn> counterColumns()
{
    return columns;
}

} // namespace lekthi::models
