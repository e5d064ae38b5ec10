#include "models/templates/template_list_model.h"

#include <QStringList>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString exampleOf(const TemplateRow &row)
{
    if (!row.hasTemplate || row.kind == TemplateRow::Kind::Project)
        return {};
    if (row.next.sequence == 0)
        return u"—"_s;
    return row.next.skipped > 0
               ? row.next.number.text() + u" · "_s + allocation::skippedText(row.next.skipped)
               : row.next.number.text();
}

} // namespace

TemplateListModel::TemplateListModel(NameOf nameOf, QObject *parent)
    : QAbstractListModel(parent)
    , m_nameOf(std::move(nameOf))
{
}

void TemplateListModel::setInput(TemplateRowsInput input)
{
    m_input = std::move(input);
    rebuild();
}

void TemplateListModel::setNext(const NextByTemplate &next)
{
    m_input.next = next;
    rebuild();
}

void TemplateListModel::setDrafts(const QSet<TemplateKey> &drafts)
{
    if (drafts == m_input.drafts)
        return;
    m_input.drafts = drafts;
    rebuild();
}

void TemplateListModel::setMarks(MarkSource source, const Marks &marks)
{
    if (marks == m_marks.value(source))
        return;
    m_marks.insert(source, marks);
    rebuild();
}

void TemplateListModel::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    rebuild();
}

void TemplateListModel::retranslate()
{
    rebuild();
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
}

QModelIndex TemplateListModel::indexOf(const TemplateKey &key) const
{
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        const TemplateRow &candidate = m_rows.at(row);
        if (candidate.kind == TemplateRow::Kind::Template && candidate.key == key)
            return index(int(row));
    }
    return {};
}

QModelIndex TemplateListModel::firstTemplate() const
{
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).kind == TemplateRow::Kind::Template)
            return index(int(row));
    }
    return {};
}

int TemplateListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant TemplateListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TemplateRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return QStringList{titleOf(row), nameOf(row)}.join(u' ').trimmed();
    case Qt::AccessibleTextRole:
        return accessibleTextOf(row);
    case RowRole:
        return QVariant::fromValue(row);
    case KeyRole:
        return row.kind == TemplateRow::Kind::Template ? QVariant::fromValue(row.key) : QVariant();
    case TitleRole:
        return titleOf(row);
    case NameRole:
        return nameOf(row);
    case ExampleRole:
        return exampleOf(row);
    case BadgeRole:
        return badgeOf(row);
    case Qt::ToolTipRole:
        return stateOf(row);
    default:
        return {};
    }
}

Qt::ItemFlags TemplateListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isHeading = m_rows.at(index.row()).kind == TemplateRow::Kind::Project;
    const Qt::ItemFlags shared = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return isHeading ? shared : shared | Qt::ItemIsSelectable;
}

void TemplateListModel::rebuild()
{
    QList<TemplateRow> rows = templateRows(m_input, m_nameOf);
    for (TemplateRow &row : rows)
        mark(row);
    show(filtered(rows));
}

void TemplateListModel::mark(TemplateRow &row) const
{
    if (row.kind == TemplateRow::Kind::Project || !row.hasTemplate)
        return;
    const TemplateKey key = row.usesDefault ? TemplateKey{row.key.projectId, std::nullopt} : row.key;
    for (const Marks &marks : m_marks) {
        const auto found = marks.constFind(key);
        if (found != marks.cend())
            row.marks.append(*found);
    }
    std::ranges::stable_sort(row.marks, std::ranges::greater(), &models::levelOf);
}

void TemplateListModel::show(QList<TemplateRow> rows)
{
    const bool sameKeys = std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(), m_rows.cend(),
                                     [](const TemplateRow &one, const TemplateRow &other) {
                                         return one.kind == other.kind && one.key == other.key;
                                     });
    if (!sameKeys) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (rows.at(row) == m_rows.at(row))
            continue;
        m_rows[row] = rows.at(row);
        emit dataChanged(index(int(row)), index(int(row)));
    }
}

bool TemplateListModel::passes(const TemplateRow &row) const
{
    const QStringList texts{row.projectCode, titleOf(row), nameOf(row), row.next.number.text()};
    return std::any_of(texts.cbegin(), texts.cend(),
                       [this](const QString &text) { return text.contains(m_filter, Qt::CaseInsensitive); });
}

QList<TemplateRow> TemplateListModel::filtered(const QList<TemplateRow> &rows) const
{
    if (m_filter.isEmpty())
        return rows;
    QList<TemplateRow> kept;
    std::optional<TemplateRow> heading;
    for (const TemplateRow &row : rows) {
        if (row.kind == TemplateRow::Kind::Project) {
            heading = row;
        } else if (passes(row)) {
            if (heading)
                kept.append(*heading);
            heading.reset();
            kept.append(row);
        }
    }
    return kept;
}

QString TemplateListModel::titleOf(const TemplateRow &row) const
{
    const bool isDefault = row.kind == TemplateRow::Kind::Template && !row.key.typeId;
    return isDefault ? tr("Default template") : row.code;
}

QString TemplateListModel::nameOf(const TemplateRow &row) const
{
    const bool isDefault = row.kind == TemplateRow::Kind::Template && !row.key.typeId;
    return isDefault ? tr("All other types") : row.name;
}

QString TemplateListModel::ownStateOf(const TemplateRow &row) const
{
    if (row.hasDraft)
        return tr("Draft");
    if (!row.hasTemplate)
        return tr("No template");
    // Nothing is wrong with the default: the type needs a template of its own once it is used here.
    if (row.errors > 0 && row.usesDefault)
        return tr("Default does not fit", "badge of a type for which the default template cannot be used");
    if (row.errors > 0)
        return u"✕ "_s + tr("%n problem(s)", nullptr, row.errors);
    if (row.warnings > 0)
        return u"▲ "_s + tr("%n notice(s)", nullptr, row.warnings);
    return row.usesDefault ? tr("Default", "badge of a type that uses the default template") : QString();
}

QString TemplateListModel::badgeOf(const TemplateRow &row) const
{
    if (row.kind == TemplateRow::Kind::Project)
        return {};
    const QString own = ownStateOf(row);
    if (!own.isEmpty())
        return own;
    return row.marks.isEmpty() ? u"✓"_s : models::badgeOf(row.marks.first());
}

QString TemplateListModel::stateOf(const TemplateRow &row) const
{
    if (row.kind == TemplateRow::Kind::Project)
        return {};
    QStringList states{ownStateOf(row)};
    for (const TemplateMark mark : row.marks)
        states.append(models::sentenceOf(mark));
    states.removeAll(QString());
    return states.isEmpty() ? tr("no problems") : states.join(u'\n');
}

QString TemplateListModel::accessibleTextOf(const TemplateRow &row) const
{
    if (row.kind == TemplateRow::Kind::Project)
        return tr("Project %1").arg(row.code);
    return tr("%1 %2, example %3, %4").arg(titleOf(row), nameOf(row), exampleOf(row), stateOf(row));
}

} // namespace lekthi::models
