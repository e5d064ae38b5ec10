#include "models/ledger/unbound_numbers.h"

#include "core/numbering/translated.h"
#include "models/calendar_in_use.h"
#include "models/ledger/number_story_text.h"
#include "models/time_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr int numbersOnPage = 200;

} // namespace

Work<UnboundPage> readingUnbound(std::chrono::minutes age, qint64 afterId)
{
    return [=](store::Connection &connection) -> store::Result<UnboundPage> {
        // One more than is shown, to tell whether there are more.
        auto numbers = store::unboundNumbers(connection, {.age = age, .afterId = afterId}, numbersOnPage + 1);
        if (!numbers)
            return tl::unexpected(numbers.error());
        return store::listPeople(connection).map([&](const QList<store::Person> &people) {
            const bool hasMore = numbers->size() > numbersOnPage;
            return UnboundPage{numbers->mid(0, numbersOnPage), hasMore, people};
        });
    };
}

void UnboundModel::clear()
{
    beginResetModel();
    m_numbers.clear();
    endResetModel();
}

void UnboundModel::append(const UnboundPage &page, const store::ReferenceData &reference)
{
    m_people = page.people;
    m_reference = reference;
    if (page.numbers.isEmpty())
        return;
    beginInsertRows({}, int(m_numbers.size()), int(m_numbers.size() + page.numbers.size()) - 1);
    m_numbers += page.numbers;
    endInsertRows();
}

void UnboundModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_numbers.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_numbers.size()) - 1, ColumnCount - 1));
}

QString UnboundModel::numberAt(int row) const
{
    return row < 0 || row >= m_numbers.size() ? QString() : m_numbers.at(row).number;
}

qint64 UnboundModel::lastId() const
{
    return m_numbers.isEmpty() ? 0 : m_numbers.last().ledgerId;
}

int UnboundModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_numbers.size());
}

int UnboundModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString UnboundModel::typeOf(const store::UnboundNumber &number) const
{
    const store::Project *project = m_reference.project(number.projectId);
    const store::CodedItem *type = store::itemById(m_reference.types, number.typeId);
    QStringList parts;
    if (project)
        parts += project->code;
    if (type)
        parts += type->code;
    return parts.join(u" · "_s);
}

QString UnboundModel::accountOf(const store::UnboundNumber &number) const
{
    return drawerText(m_people, number.drawnBy.value_or(number.userId), number.userId);
}

QVariant UnboundModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const store::UnboundNumber &number = m_numbers.at(index.row());
    switch (Column(index.column())) {
    case Time:
        return timeText(number.createdAt, calendarInUse());
    case Type:
        return typeOf(number);
    case Number:
        return number.number;
    case Account:
        return accountOf(number);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant UnboundModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Time:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Allocated"));
    case Type:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Type"));
    case Number:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Number"));
    case Account:
        return translated(QT_TRANSLATE_NOOP("lekthi", "By"));
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lekthi::models
