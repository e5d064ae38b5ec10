#include "core/numbering/template_text.h"

#include "core/numbering/text_safety.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

struct Character
{
    char32_t value;
    qsizetype start;
    QStringView fault; ///< why it is unsafe, as describe() tells it; empty if it is not
};

QStringView faultOf(char32_t value)
{
    if (isInvisible(value) || isOtherSpace(value))
        return u"invisible";
    if (isOddity(value))
        return u"symbol";
    return {};
}

bool joins(char32_t value)
{
    return isMark(value) || isJoiningJamo(value);
}

bool isStray(char32_t value)
{
    return joins(value) && !isThaiOrLaoMark(value);
}

/// Whether marks that the store cannot judge are left once the text is composed.
bool keepsStrays(QStringView text)
{
    const QString composed = text.toString().normalized(QString::NormalizationForm_C);
    for (CodePoints points(composed); !points.atEnd();) {
        if (isStray(points.next()))
            return true;
    }
    return false;
}

/// A letter with its marks is one problem, unless it has a composed form.
void markStrays(QStringView text, QList<Character> &characters)
{
    for (qsizetype from = 0; from < characters.size();) {
        qsizetype to = from + 1;
        while (to < characters.size() && joins(characters[to].value))
            ++to;
        const qsizetype start = characters[from].start;
        const qsizetype end = to < characters.size() ? characters[to].start : text.size();
        const bool keeps = keepsStrays(text.mid(start, end - start));
        for (; from < to; ++from) {
            Character &character = characters[from];
            if (keeps && character.fault.isEmpty() &&
                (isStray(character.value) || keepsStrays(QChar::fromUcs4(character.value))))
                character.fault = u"script";
        }
    }
}

/// The characters of one segment with their faults.
QList<Character> charactersOf(QStringView text, const Segment &segment)
{
    QList<Character> characters;
    bool hasBase = segment.kind != Segment::Kind::Literal;
    for (CodePoints points(text.mid(segment.start, segment.length)); !points.atEnd();) {
        const qsizetype start = segment.start + points.position();
        const char32_t value = points.next();
        QStringView fault = faultOf(value);
        if (fault.isEmpty() && isMark(value) && !hasBase)
            fault = u"mark";
        characters.append({value, start, fault});
        hasBase = hasBase || (fault.isEmpty() && value != U' ');
    }
    markStrays(text.left(segment.start + segment.length), characters);
    return characters;
}

template <typename Iterator>
void markEdge(Iterator from, const Iterator &to)
{
    for (; from != to && (from->value == U' ' || !from->fault.isEmpty()); ++from) {
        if (from->fault.isEmpty())
            from->fault = u"edge";
    }
}

void markEdges(QList<Character> &characters, bool first, bool last)
{
    if (first)
        markEdge(characters.begin(), characters.end());
    if (last)
        markEdge(characters.rbegin(), characters.rend());
}

QList<Fix> fixesFor(const QList<Character> &characters, qsizetype from, qsizetype to, bool mayBeSpace)
{
    const auto isSpace = [](const Character &character) { return isOtherSpace(character.value); };
    if (mayBeSpace && std::any_of(characters.begin() + from, characters.begin() + to, isSpace))
        return {{u" "_s}, {QString()}};
    return {{QString()}};
}

/// Where the text differs from its composed form, and what stands there instead.
Problem normalFormProblem(QStringView stretch, qsizetype start, const QString &composed)
{
    qsizetype head = std::ranges::mismatch(stretch, composed).in1 - stretch.begin();
    const qsizetype shorter = std::min(stretch.size(), composed.size());
    head = std::min(head, shorter);
    if (head > 0 && (head == stretch.size() || stretch[head - 1].isHighSurrogate()))
        --head;
    qsizetype tail = 0;
    while (tail < shorter - head &&
           stretch[stretch.size() - 1 - tail] == composed[composed.size() - 1 - tail])
        ++tail;
    if (tail > 0 && stretch[stretch.size() - tail].isLowSurrogate())
        --tail;
    const QStringView range = stretch.mid(head, stretch.size() - head - tail);
    return {.code = ProblemCode::UnsafeCharacter,
            .start = start + head,
            .length = range.size(),
            .arguments = {unicodeName(CodePoints(range).next()), u"form"_s},
            .fixes = {{composed.mid(head, composed.size() - head - tail)}}};
}

class SegmentInspector
{
public:
    SegmentInspector(QStringView text, const NumberFormat &format, const Segment &segment)
        : m_text(text)
        , m_format(format)
        , m_segment(segment)
        , m_characters(charactersOf(text, segment))
    {
        markEdges(m_characters, segment.start == format.start, end(segment) == end(format));
    }

    QList<Problem> problems()
    {
        for (qsizetype from = 0; from < m_characters.size();) {
            const bool unsafe = !m_characters[from].fault.isEmpty();
            qsizetype to = from;
            while (to < m_characters.size() && m_characters[to].fault.isEmpty() != unsafe)
                ++to;
            unsafe ? addUnsafe(from, to) : addUncomposed(from, to);
            from = to;
        }
        return m_problems;
    }

private:
    template <typename Stretch>
    static qsizetype end(const Stretch &stretch)
    {
        return stretch.start + stretch.length;
    }

    qsizetype positionOf(qsizetype index) const
    {
        return index < m_characters.size() ? m_characters[index].start : end(m_segment);
    }

    void addUnsafe(qsizetype from, qsizetype to)
    {
        const qsizetype start = positionOf(from);
        const qsizetype stop = positionOf(to);
        const bool inside = start > m_format.start && stop < end(m_format);
        m_problems.append(
            {.code = ProblemCode::UnsafeCharacter,
             .start = start,
             .length = stop - start,
             .arguments = {unicodeName(m_characters[from].value), m_characters[from].fault.toString()},
             .fixes = fixesFor(m_characters, from, to, inside && m_segment.kind == Segment::Kind::Literal)});
    }

    void addUncomposed(qsizetype from, qsizetype to)
    {
        if (m_segment.kind != Segment::Kind::Literal)
            return;
        const qsizetype start = positionOf(from);
        const QString stretch = m_text.mid(start, positionOf(to) - start).toString();
        const QString composed = stretch.normalized(QString::NormalizationForm_C);
        if (composed != stretch)
            m_problems.append(normalFormProblem(stretch, start, composed));
    }

    QStringView m_text;
    const NumberFormat &m_format;
    const Segment &m_segment;
    QList<Character> m_characters;
    QList<Problem> m_problems;
};

bool isSafeAscii(QStringView text)
{
    return std::ranges::all_of(text,
                               [](QChar character) { return character >= u' ' && character <= u'~'; }) &&
           !text.startsWith(u' ') && !text.endsWith(u' ');
}

} // namespace

bool isSeparator(QChar character)
{
    return QStringView(u"-/_. ").contains(character);
}

void sortByPosition(QList<Problem> &problems)
{
    std::ranges::sort(problems, {}, [](const Problem &problem) {
        return std::tuple(problem.start, problem.length, problem.code);
    });
}

QList<Problem> problemsOfText(const ParsedTemplate &parsed)
{
    const QStringView text = parsed.text;
    QList<Problem> problems;
    for (const NumberFormat &format : parsed.formats) {
        if (isSafeAscii(text.sliced(format.start, format.length)))
            continue;
        for (const Segment &segment : format.segments) {
            if (segment.kind != Segment::Kind::Token)
                problems += SegmentInspector(text, format, segment).problems();
        }
    }
    if (const qsizetype length = codePointCount(text); length > maximumTemplateLength) {
        const qsizetype start = positionOfCodePoint(text, maximumTemplateLength);
        problems.append(
            {.code = ProblemCode::TooLong,
             .start = start,
             .length = text.size() - start,
             .arguments = {QString::number(length), QString::number(maximumTemplateLength), u"template"_s}});
    }
    return problems;
}

} // namespace lekthi::numbering
