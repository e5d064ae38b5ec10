#include "models/templates/template_history_model.h"

#include "models/time_text.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::TemplateVersion;

TemplateHistoryModel::TemplateHistoryModel(PersonName nameOf, ItemName itemName,
                                           store::ReferenceData reference, QObject *parent)
    : QAbstractListModel(parent)
    , m_nameOf(std::move(nameOf))
    , m_itemName(std::move(itemName))
    , m_reference(std::move(reference))
{
}

void TemplateHistoryModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void TemplateHistoryModel::setReference(const store::ReferenceData &reference)
{
    m_reference = reference;
    retranslate();
}

void TemplateHistoryModel::retranslate()
{
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void TemplateHistoryModel::clear()
{
    beginResetModel();
    m_versions.clear();
    m_rows.clear();
    m_complete = false;
    m_waiting = false;
    endResetModel();
}

void TemplateHistoryModel::appendPage(const QList<TemplateVersion> &page, bool isLast)
{
    m_complete = isLast;
    const int first = versionCount();
    m_versions += page;
    for (int place = first; place < versionCount(); ++place)
        insertVersion(place, place + 1 == versionCount());
    m_waiting = false;
}

void TemplateHistoryModel::insertVersion(int place, bool endsPage)
{
    const int configId = m_versions.at(place).configId;
    const auto behind = std::find_if(m_rows.crbegin(), m_rows.crend(), [&](const Row &row) {
        return m_versions.at(row.version).configId == configId;
    });
    const bool isFirst = behind == m_rows.crend();
    const qsizetype at = isFirst ? m_rows.size() : behind.base() - m_rows.cbegin();
    beginInsertRows({}, int(at), int(at) + (isFirst ? 1 : 0));
    m_rows.insert(at, {place, false});
    if (isFirst)
        m_rows.insert(at, {place, true});
    if (endsPage)
        m_waiting = false; // not before: whoever hears of the rows may ask for those that follow
    endInsertRows();
}

const TemplateVersion *TemplateHistoryModel::version(qint64 id) const
{
    const auto found = std::ranges::find(m_versions, id, &TemplateVersion::id);
    return found == m_versions.cend() ? nullptr : &*found;
}

QModelIndex TemplateHistoryModel::indexOf(qint64 id) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const Row &row) { return !row.isHeading && m_versions.at(row.version).id == id; });
    return found == m_rows.cend() ? QModelIndex() : index(int(found - m_rows.cbegin()));
}

QModelIndex TemplateHistoryModel::firstVersion() const
{
    return m_rows.size() > 1 ? index(1) : QModelIndex();
}

QString TemplateHistoryModel::templateTitle(int projectId, std::optional<int> typeId) const
{
    const store::CodedItem *type = typeId ? store::itemById(m_reference.types, *typeId) : nullptr;
    const store::Project *project = m_reference.project(projectId);
    return u"%1 · %2"_s.arg(type ? m_itemName(*type) : tr("Default template"),
                            project ? project->code : QString::number(projectId));
}

int TemplateHistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant TemplateHistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    const TemplateVersion &version = m_versions.at(row.version);
    if (row.isHeading)
        return role == Qt::DisplayRole ? templateTitle(version.projectId, version.typeId) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return tr("Version %1").arg(version.version);
    case Qt::AccessibleTextRole:
        return spoken(version);
    case Qt::ToolTipRole:
        return version.after + u'\n' + belowOf(version);
    case IdRole:
        return version.id;
    case TimeRole:
        return timeText(version.changedAt, m_calendar);
    case BadgeRole:
        return badgeOf(version);
    case InForceRole:
        return version.isInForce;
    case BelowRole:
        return belowOf(version);
    default:
        return {};
    }
}

Qt::ItemFlags TemplateHistoryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shared = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_rows.at(index.row()).isHeading ? shared : shared | Qt::ItemIsSelectable;
}

bool TemplateHistoryModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting;
}

void TemplateHistoryModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit pageWanted(m_versions.isEmpty() ? 0 : m_versions.constLast().id);
}

QString TemplateHistoryModel::badgeOf(const TemplateVersion &version) const
{
    if (version.isInForce)
        return tr("in force");
    return version.restored ? tr("= version %1", "brought it back").arg(*version.restored) : QString();
}

QString TemplateHistoryModel::belowOf(const TemplateVersion &version) const
{
    return m_nameOf(version.changedBy) + u" · "_s + version.reason;
}

QString TemplateHistoryModel::spoken(const TemplateVersion &version) const
{
    QStringList parts{tr("Version %1").arg(version.version), templateTitle(version.projectId, version.typeId),
                      timeText(version.changedAt, m_calendar), badgeOf(version), belowOf(version)};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace lekthi::models
