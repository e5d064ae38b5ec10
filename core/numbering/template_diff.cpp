#include "core/numbering/template_diff.h"

#include "core/numbering/template.h"
#include "core/numbering/template_text.h"
#include "core/numbering/text_safety.h"

#include <algorithm>
#include <vector>

namespace lekthi::numbering {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype notMatched = -1;

/// Beyond so many pairs the table would be no matter of a moment; two templates of full length stay far
/// below.
constexpr qsizetype mostPairs = 1'000'000;

struct Unit
{
    QStringView text;
    bool isToken = false;
};

using Units = std::vector<Unit>;

bool standsAlone(QStringView literal, qsizetype position)
{
    return isSeparator(literal[position]) || literal[position] == u'{' || literal[position] == u'}';
}

/// A doubled brace is one sign, and a mark belongs to what it stands on.
qsizetype endOfLiteralUnit(QStringView literal, qsizetype start)
{
    const bool isDoubledBrace = start + 1 < literal.size() &&
                                (literal[start] == u'{' || literal[start] == u'}') &&
                                literal[start + 1] == literal[start];
    qsizetype end = start + (isDoubledBrace ? 2 : 1);
    const bool alone = standsAlone(literal, start);
    const auto goesOn = [&] { return !alone && !standsAlone(literal, end); };
    while (end < literal.size() && (goesOn() || isMark(literal[end].unicode())))
        ++end;
    return end;
}

void addLiteral(Units &units, QStringView literal)
{
    qsizetype start = 0;
    while (start < literal.size()) {
        const qsizetype end = endOfLiteralUnit(literal, start);
        units.push_back({literal.sliced(start, end - start), false});
        start = end;
    }
}

/// Views into the text.
Units unitsOf(QStringView text)
{
    Units units;
    const ParsedTemplate parsed = parseTemplate(text);
    for (const Segment &segment : parsed.segments) {
        const QStringView source = text.sliced(segment.start, segment.length);
        if (segment.kind == Segment::Kind::Literal)
            addLiteral(units, source);
        else
            units.push_back({source, segment.kind == Segment::Kind::Token});
    }
    return units;
}

/// For each unit of the first list its partner in the second: a longest common subsequence.
class Matching
{
public:
    Matching(const Units &first, const Units &second)
        : m_first(first)
        , m_second(second)
        , m_partners(first.size(), notMatched)
    {
        const qsizetype shorter = std::min(size(first), size(second));
        while (m_start < shorter && first[m_start].text == second[m_start].text) {
            m_partners[m_start] = m_start;
            ++m_start;
        }
        m_firstEnd = size(first);
        m_secondEnd = size(second);
        while (m_firstEnd > m_start && m_secondEnd > m_start &&
               first[m_firstEnd - 1].text == second[m_secondEnd - 1].text)
            m_partners[--m_firstEnd] = --m_secondEnd;
        const qsizetype rows = m_firstEnd - m_start;
        m_columns = m_secondEnd - m_start;
        if (rows > 0 && m_columns > 0 && rows <= mostPairs / m_columns) {
            fillTable(rows);
            walkTable();
        }
    }

    const std::vector<qsizetype> &partners() const { return m_partners; }

private:
    static qsizetype size(const Units &units) { return static_cast<qsizetype>(units.size()); }

    /// More units count before more tokens.
    qsizetype weight(qsizetype first) const { return size(m_first) + 1 + (m_first[first].isToken ? 1 : 0); }
    qsizetype &best(qsizetype first, qsizetype second)
    {
        return m_table[(first - m_start) * (m_columns + 1) + second - m_start];
    }
    bool areEqual(qsizetype first, qsizetype second) const
    {
        return m_first[first].text == m_second[second].text;
    }

    void fillTable(qsizetype rows)
    {
        m_table.assign((rows + 1) * (m_columns + 1), 0);
        for (qsizetype first = m_firstEnd - 1; first >= m_start; --first) {
            for (qsizetype second = m_secondEnd - 1; second >= m_start; --second) {
                const qsizetype kept =
                    areEqual(first, second) ? best(first + 1, second + 1) + weight(first) : 0;
                best(first, second) = std::max({kept, best(first + 1, second), best(first, second + 1)});
            }
        }
    }

    void walkTable()
    {
        qsizetype first = m_start;
        qsizetype second = m_start;
        while (first < m_firstEnd && second < m_secondEnd) {
            if (areEqual(first, second) && best(first, second) == best(first + 1, second + 1) + weight(first))
                m_partners[first++] = second++;
            else if (best(first, second) == best(first + 1, second))
                ++first;
            else
                ++second;
        }
    }

    const Units &m_first;
    const Units &m_second;
    std::vector<qsizetype> m_partners;
    std::vector<qsizetype> m_table;
    qsizetype m_start = 0;
    qsizetype m_firstEnd = 0;
    qsizetype m_secondEnd = 0;
    qsizetype m_columns = 0;
};

class DiffBuilder
{
public:
    void add(DiffPiece::Kind kind, QStringView text)
    {
        if (m_pieces.isEmpty() || m_pieces.constLast().kind != kind)
            m_pieces.append({.kind = kind, .before = {m_before, 0}, .after = {m_after, 0}});
        DiffPiece &piece = m_pieces.last();
        piece.text += text;
        if (kind != DiffPiece::Kind::Added) {
            piece.before.length += text.size();
            m_before += text.size();
        }
        if (kind != DiffPiece::Kind::Removed) {
            piece.after.length += text.size();
            m_after += text.size();
        }
    }

    const QList<DiffPiece> &pieces() const { return m_pieces; }

private:
    QList<DiffPiece> m_pieces;
    qsizetype m_before = 0;
    qsizetype m_after = 0;
};

/// The units of one side up to an end, as text; goes on from there.
QString take(const Units &units, qsizetype &position, qsizetype end)
{
    QString text;
    for (; position < end; ++position)
        text += units[position].text;
    return text;
}

MergePiece::Kind kindOf(const MergePiece &piece)
{
    if (piece.mine == piece.theirs)
        return piece.mine == piece.base ? MergePiece::Kind::Same : MergePiece::Kind::Both;
    if (piece.theirs == piece.base)
        return MergePiece::Kind::Mine;
    return piece.mine == piece.base ? MergePiece::Kind::Theirs : MergePiece::Kind::Conflict;
}

void addPiece(QList<MergePiece> &pieces, MergePiece piece)
{
    piece.kind = kindOf(piece);
    if (piece.base.isEmpty() && piece.mine.isEmpty() && piece.theirs.isEmpty())
        return;
    if (piece.kind == MergePiece::Kind::Same && !pieces.isEmpty() && pieces.constLast().kind == piece.kind) {
        MergePiece &last = pieces.last();
        last.base += piece.base;
        last.mine += piece.mine;
        last.theirs += piece.theirs;
        return;
    }
    pieces.append(std::move(piece));
}

} // namespace

QList<DiffPiece> templateDiff(QStringView before, QStringView after)
{
    const Units old = unitsOf(before);
    const Units fresh = unitsOf(after);
    const Matching matching(old, fresh);
    DiffBuilder builder;
    qsizetype next = 0;
    qsizetype waiting = 0; // what was removed stands before what was added in its place
    const auto finishChange = [&](qsizetype oldEnd, qsizetype freshEnd) {
        if (const QString removed = take(old, waiting, oldEnd); !removed.isEmpty())
            builder.add(DiffPiece::Kind::Removed, removed);
        if (const QString added = take(fresh, next, freshEnd); !added.isEmpty())
            builder.add(DiffPiece::Kind::Added, added);
    };
    for (qsizetype index = 0; index < static_cast<qsizetype>(old.size()); ++index) {
        const qsizetype partner = matching.partners()[index];
        if (partner == notMatched)
            continue;
        finishChange(index, partner);
        builder.add(DiffPiece::Kind::Same, old[index].text);
        waiting = index + 1;
        next = partner + 1;
    }
    finishChange(static_cast<qsizetype>(old.size()), static_cast<qsizetype>(fresh.size()));
    return builder.pieces();
}

QString diffKindName(DiffPiece::Kind kind)
{
    switch (kind) {
    case DiffPiece::Kind::Same:
        return u"SAME"_s;
    case DiffPiece::Kind::Removed:
        return u"REMOVED"_s;
    case DiffPiece::Kind::Added:
        break;
    }
    return u"ADDED"_s;
}

QList<MergePiece> mergeTemplates(QStringView base, QStringView mine, QStringView theirs)
{
    const Units baseUnits = unitsOf(base);
    const Units mineUnits = unitsOf(mine);
    const Units theirUnits = unitsOf(theirs);
    const Matching toMine(baseUnits, mineUnits);
    const Matching toTheirs(baseUnits, theirUnits);
    QList<MergePiece> pieces;
    qsizetype baseNext = 0;
    qsizetype mineNext = 0;
    qsizetype theirNext = 0;
    const auto takeUpTo = [&](qsizetype baseEnd, qsizetype mineEnd, qsizetype theirEnd) {
        addPiece(pieces, {.base = take(baseUnits, baseNext, baseEnd),
                          .mine = take(mineUnits, mineNext, mineEnd),
                          .theirs = take(theirUnits, theirNext, theirEnd)});
    };
    for (qsizetype index = 0; index < static_cast<qsizetype>(baseUnits.size()); ++index) {
        const qsizetype inMine = toMine.partners()[index];
        const qsizetype inTheirs = toTheirs.partners()[index];
        if (inMine == notMatched || inTheirs == notMatched)
            continue;
        takeUpTo(index, inMine, inTheirs);
        takeUpTo(index + 1, inMine + 1, inTheirs + 1);
    }
    takeUpTo(static_cast<qsizetype>(baseUnits.size()), static_cast<qsizetype>(mineUnits.size()),
             static_cast<qsizetype>(theirUnits.size()));
    return pieces;
}

std::optional<QString> mergedText(const QList<MergePiece> &pieces)
{
    QString text;
    for (const MergePiece &piece : pieces) {
        if (piece.kind == MergePiece::Kind::Conflict)
            return std::nullopt;
        text += piece.kind == MergePiece::Kind::Theirs ? piece.theirs : piece.mine;
    }
    return text;
}

} // namespace lekthi::numbering
