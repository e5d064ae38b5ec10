#include "models/exchange/reference_reading.h"

#include "core/numbering/text_safety.h"
#include "core/store/reference/reference_rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

/// Translation for code that is no QObject.
struct ReferenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::ReferenceTexts)
};

/// As the store compares codes.
QString foldedKey(int parentId, const QString &code)
{
    return QString::number(parentId) + u' ' + code.toCaseFolded();
}

const ReferenceItem *itemByCode(const QList<ReferenceItem> &items, const QString &code)
{
    const auto found = std::ranges::find(items, code, &ReferenceItem::code);
    return found == items.end() ? nullptr : &*found;
}

/// Of two rows that are the same but for their version: Same.
ReferenceChange changeBetween(const ReferenceItem &before, const ReferenceItem &after)
{
    if (before.id == 0)
        return ReferenceChange::Added;
    if (before == after)
        return ReferenceChange::Same;
    if (before.active != after.active)
        return after.active ? ReferenceChange::Reopened : ReferenceChange::Closed;
    return ReferenceChange::Changed;
}

/// What is shown of a cell in a sentence.
QString shown(const QString &cell)
{
    constexpr qsizetype longest = 40;
    return cell.size() > longest ? cell.left(longest) + u'…' : cell;
}

} // namespace

ReferenceLineReader::ReferenceLineReader(const ReferenceLists &lists)
    : m_lists(lists)
{
}

bool ReferenceLineReader::readHeadings(const QStringList &cells)
{
    for (const QString &cell : cells) {
        const auto column = referenceColumnFrom(m_lists.kind, cell);
        if (!column)
            fail("UNKNOWN_COLUMN",
                 ReferenceTexts::tr("There is no column “%1” in this list.").arg(shown(cell)));
        else if (m_columns.contains(*column))
            fail("COLUMN_TWICE",
                 ReferenceTexts::tr("The column “%1” is there twice.").arg(headingOf(*column)));
        else
            m_columns.append(*column);
    }
    for (const ReferenceColumn column : referenceColumnsOf(m_lists.kind)) {
        if (isRequired(column) && !m_columns.contains(column))
            fail("COLUMN_MISSING", ReferenceTexts::tr("The column “%1” is missing.").arg(headingOf(column)));
    }
    return m_faults.isEmpty();
}

QString ReferenceLineReader::plainText(QString cell)
{
    static const QString formulaStarts = u"=+-@\t\r"_s;
    const auto beginsFormula = [](QStringView text) {
        return !text.isEmpty() && formulaStarts.contains(text.front());
    };
    if (cell.startsWith(u'\'') && beginsFormula(QStringView(cell).mid(1)))
        return cell.mid(1);
    const bool isNumber = [&] {
        bool ok = false;
        cell.toInt(&ok);
        return ok;
    }();
    if (beginsFormula(cell) && !isNumber)
        fail("FORMULA", ReferenceTexts::tr("“%1” is a formula. Enter plain text.").arg(shown(cell)));
    while (cell.startsWith(u' '))
        cell.remove(0, 1);
    while (cell.endsWith(u' '))
        cell.chop(1);
    return cell;
}

std::optional<ReferenceDifference> ReferenceLineReader::read(const registers::CsvLine &line)
{
    if (line.cells.size() != m_columns.size()) {
        fail("WRONG_CELL_COUNT",
             ReferenceTexts::tr("The line has %1 cells instead of %2.")
                 .arg(QString::number(line.cells.size()), QString::number(m_columns.size())));
        return std::nullopt;
    }
    QHash<ReferenceColumn, QString> cells;
    for (qsizetype at = 0; at < m_columns.size(); ++at)
        cells.insert(m_columns[at], plainText(line.cells[at]));
    if (!m_faults.isEmpty())
        return std::nullopt;
    ReferenceDifference difference{.line = line.line, .before = basisOf(cells)};
    difference.after = difference.before;
    for (const ReferenceColumn column : m_columns)
        apply(column, cells.value(column), difference.after);
    if (const auto problem = store::problemOf(difference.after); problem && m_faults.isEmpty())
        m_faults.append({store::faultName(problem->fault), store::describe(*problem)});
    checkAgainstFile(difference);
    if (!m_faults.isEmpty())
        return std::nullopt;
    if (difference.before.id == 0)
        difference.before = {};
    difference.change = changeBetween(difference.before, difference.after);
    return difference;
}

ReferenceItem ReferenceLineReader::basisOf(const QHash<ReferenceColumn, QString> &cells)
{
    ReferenceItem wanted{.kind = m_lists.kind};
    const bool isSubType = m_lists.kind == ReferenceKind::SubType;
    wanted.code = cells.value(isSubType ? ReferenceColumn::Number : ReferenceColumn::Code);
    if (const auto parent = store::parentKindOf(m_lists.kind))
        applyParent(
            cells.value(*parent == ReferenceKind::Type ? ReferenceColumn::Type : ReferenceColumn::Project),
            wanted);
    // Contracts have their codes to themselves, whatever their project is.
    for (const ReferenceItem &item : m_lists.items) {
        if (isSubType && item.parentId != wanted.parentId)
            continue;
        if (item.code == wanted.code) {
            if (item.parentId != wanted.parentId && m_faults.isEmpty())
                fail("PARENT_CHANGED", ReferenceTexts::tr("The contract %1 belongs to another project.")
                                           .arg(shown(wanted.code)));
            return item;
        }
        if (item.code.toCaseFolded() == wanted.code.toCaseFolded())
            fail("OTHER_CASE",
                 ReferenceTexts::tr("The code exists as %1. Write it in the same way.").arg(item.code));
    }
    return wanted;
}

void ReferenceLineReader::apply(ReferenceColumn column, const QString &cell, ReferenceItem &item)
{
    switch (column) {
    case ReferenceColumn::Type:
    case ReferenceColumn::Project:
    case ReferenceColumn::Number:
        break;
    case ReferenceColumn::Code:
        if (item.kind == ReferenceKind::SubType)
            item.shortCode = cell;
        break;
    case ReferenceColumn::NameThai:
        item.nameThai = cell;
        break;
    case ReferenceColumn::NameEnglish:
        item.nameEnglish = cell;
        break;
    case ReferenceColumn::NameChinese:
        item.nameChinese = cell;
        break;
    case ReferenceColumn::Order:
        applyOrder(cell, item);
        break;
    case ReferenceColumn::Active:
        applyActive(cell, item);
        break;
    case ReferenceColumn::StartsOn:
        item.startsOn = dateFrom(cell);
        break;
    case ReferenceColumn::EndsOn:
        item.endsOn = dateFrom(cell);
        break;
    case ReferenceColumn::CountedBy:
        applyCountedBy(cell, item);
        break;
    case ReferenceColumn::Organizations:
        applyOrganizations(cell, item);
        break;
    }
}

void ReferenceLineReader::applyParent(const QString &cell, ReferenceItem &item)
{
    if (const ReferenceItem *parent = itemByCode(m_lists.parents, cell))
        item.parentId = parent->id;
    else if (m_lists.kind == ReferenceKind::SubType)
        fail("UNKNOWN_TYPE", ReferenceTexts::tr("There is no document type %1.").arg(shown(cell)));
    else
        fail("UNKNOWN_PROJECT", ReferenceTexts::tr("There is no project %1.").arg(shown(cell)));
}

void ReferenceLineReader::applyOrder(const QString &cell, ReferenceItem &item)
{
    bool isNumber = true;
    item.order = cell.isEmpty() ? 0 : cell.toInt(&isNumber);
    if (!isNumber)
        fail("NOT_A_NUMBER",
             ReferenceTexts::tr("“%1” in the column “order” is not a whole number.").arg(shown(cell)));
}

void ReferenceLineReader::applyActive(const QString &cell, ReferenceItem &item)
{
    const QString word = cell.toLower();
    if (QStringList{u"yes"_s, u"1"_s, u"true"_s}.contains(word))
        item.active = true;
    else if (QStringList{u"no"_s, u"0"_s, u"false"_s}.contains(word))
        item.active = false;
    else
        fail("NOT_YES_OR_NO",
             ReferenceTexts::tr("The column “active” takes yes or no, not “%1”.").arg(shown(cell)));
}

/// An empty cell says no more than that the code says it.
void ReferenceLineReader::applyCountedBy(const QString &cell, ReferenceItem &item)
{
    const auto counted = store::countedByFromText(cell.isEmpty() ? u"USUAL"_s : cell);
    if (counted)
        item.ownShape = *counted;
    else
        fail("NOT_COUNTED_BY",
             ReferenceTexts::tr("The column “counts_by” takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and "
                                "DISCIPLINE, each once, or NONE or USUAL, not “%1”.")
                 .arg(shown(cell)));
}

QDate ReferenceLineReader::dateFrom(const QString &cell)
{
    if (cell.isEmpty())
        return {};
    const QDate date = cell.size() == 10 ? QDate::fromString(cell, Qt::ISODate) : QDate();
    if (!date.isValid())
        fail("NOT_A_DATE", ReferenceTexts::tr("“%1” is no date. Write YYYY-MM-DD.").arg(shown(cell)));
    return date;
}

void ReferenceLineReader::applyOrganizations(const QString &cell, ReferenceItem &item)
{
    item.participants.clear();
    for (const QString &text : cell.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto participant = participantFrom(text))
            item.participants.append(*participant);
    }
    std::ranges::sort(item.participants, {}, &store::Participant::organizationId);
}

std::optional<store::Participant> ReferenceLineReader::participantFrom(const QString &text)
{
    const QString code = text.section(u':', 0, 0);
    const ReferenceItem *organization = itemByCode(m_lists.organizations, code);
    if (!organization) {
        fail("UNKNOWN_ORGANIZATION", ReferenceTexts::tr("There is no organization %1.").arg(shown(code)));
        return std::nullopt;
    }
    if (!text.contains(u':'))
        return store::Participant{organization->id};
    const auto role = store::participantRoleFromName(text.section(u':', 1));
    if (!role) {
        fail("UNKNOWN_ROLE",
             ReferenceTexts::tr("“%1” is no role. Use OWNER, DESIGNER, CONSULTANT, CONTRACTOR, "
                                "THIRD_PARTY or OTHER.")
                 .arg(shown(text.section(u':', 1))));
        return std::nullopt;
    }
    return store::Participant{organization->id, *role};
}

void ReferenceLineReader::checkAgainstFile(const ReferenceDifference &difference)
{
    const auto repeated = [&](QHash<QString, qint64> &lines, const QString &code) {
        // Codes of contracts are their own whatever the project.
        const int parent = difference.after.kind == ReferenceKind::SubType ? difference.after.parentId : 0;
        const QString key = foldedKey(parent, code);
        if (const qint64 earlier = lines.value(key); earlier > 0)
            fail("REPEATED",
                 ReferenceTexts::tr("%1 is in line %2 already.").arg(shown(code), QString::number(earlier)));
        else
            lines.insert(key, difference.line);
    };
    if (!difference.after.code.isEmpty())
        repeated(m_lineOfCode, difference.after.code);
    if (difference.after.shortCode.isEmpty())
        return;
    repeated(m_lineOfShortCode, difference.after.shortCode);
    for (const ReferenceItem &item : m_lists.items) {
        if (item.id != difference.after.id && item.parentId == difference.after.parentId &&
            item.shortCode.toCaseFolded() == difference.after.shortCode.toCaseFolded())
            fail("SHORT_CODE_EXISTS", ReferenceTexts::tr("Sub type %1 has the code %2 already.")
                                          .arg(item.code, shown(difference.after.shortCode)));
    }
}

} // namespace lekthi::models
