#include "models/ledger/retention_model.h"

#include "core/numbering/period.h"
#include "models/amount_text.h"
#include "models/calendar_in_use.h"
#include "models/period_text.h"
#include "models/time_text.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using Year = audit::Retention::Year;

namespace {

int alignmentOf(int column)
{
    const bool isNumber = column == RetentionModel::Rows || column == RetentionModel::Size;
    return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

Work<RetentionReading> readingRetention()
{
    return [](store::Connection &connection) -> store::Result<RetentionReading> {
        const QDateTime now = connection.serverNow();
        return audit::readRetention(connection, now).map([&now](const audit::Retention &retention) {
            return RetentionReading{retention, now};
        });
    };
}

QString retentionText(const RetentionReading &reading, numbering::Calendar calendar)
{
    const audit::Retention &retention = reading.retention;
    QString rule = QCoreApplication::translate("lekthi", "The ledger has to be kept for %1 years.")
                       .arg(audit::yearsToKeep);
    if (!retention.oldest.isValid())
        return rule;
    const QString past = retention.rowsPast == 0
                             ? QCoreApplication::translate("lekthi", "No row is older than that.")
                             : QCoreApplication::translate("lekthi", "Rows older than that: %1.")
                                   .arg(groupedText(retention.rowsPast));
    const QString oldest = QCoreApplication::translate("lekthi", "Its oldest row is of %1.")
                               .arg(timeText(retention.oldest, calendar));
    return QStringList{rule, oldest, past}.join(u' ');
}

std::optional<int> nextYearToArchive(const RetentionReading &reading)
{
    const audit::Retention &retention = reading.retention;
    const int archived = retention.archives.isEmpty() ? 0 : retention.archives.last().range.year;
    const auto next =
        std::ranges::find_if(retention.years, [archived](const Year &year) { return year.year > archived; });
    const int current = numbering::documentDate(reading.now).year();
    return next == retention.years.end() || next->year >= current ? std::nullopt : std::optional(next->year);
}

void RetentionModel::show(const audit::Retention &retention)
{
    beginResetModel();
    m_retention = retention;
    m_years = retention.years;
    for (const store::ExecutedArchive &archive : retention.archives) {
        const auto isOfIt = [&archive](const Year &year) { return year.year == archive.range.year; };
        if (std::ranges::none_of(m_years, isOfIt))
            m_years.append({archive.range.year, 0, 0});
    }
    std::ranges::sort(m_years, {}, &Year::year);
    endResetModel();
}

void RetentionModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_years.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_years.size()) - 1, ColumnCount - 1));
}

int RetentionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_years.size());
}

int RetentionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString RetentionModel::textAt(const Year &year, int column) const
{
    const store::ExecutedArchive *archive = m_retention.archiveOf(year.year);
    switch (column) {
    case YearColumn:
        return periodText({year.year, 0}, currentLanguage(), calendarInUse());
    case Rows:
        return year.rows > 0 ? groupedText(year.rows) : tr("Removed");
    case Size:
        return year.rows > 0 ? sizeText(year.bytes) : QString();
    case Archived:
        return archive ? tr("%1 (request #%2)", "time, id")
                             .arg(timeText(archive->archivedAt, calendarInUse()))
                             .arg(archive->requestId)
                       : tr("No");
    default:
        return {};
    }
}

QVariant RetentionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    return role == Qt::DisplayRole ? textAt(m_years.at(index.row()), index.column()) : QVariant();
}

QVariant RetentionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case YearColumn:
        return tr("Year");
    case Rows:
        return tr("Rows");
    case Size:
        return tr("Size");
    case Archived:
        return tr("Archived");
    default:
        return {};
    }
}

} // namespace lekthi::models
