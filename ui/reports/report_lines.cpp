#include "ui/reports/report_lines.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int keptWidths = 8192;
constexpr int longestNumber = 100;
constexpr int longestThaiCode = 8; // letters: "คคง.", "ผรม1"

QString trimmedEnd(QString line)
{
    while (!line.isEmpty() && line.back().isSpace())
        line.chop(1);
    return line;
}

} // namespace

bool isNumberLike(const QString &word)
{
    if (word.size() > longestNumber || std::ranges::none_of(word, [](QChar c) { return c.isDigit(); }))
        return false;
    int run = 0;
    for (const QChar character : word) {
        const bool isSentence = character.unicode() >= 0x0e00 && (character.isLetter() || character.isMark());
        run = isSentence ? run + 1 : 0;
        if (run > longestThaiCode)
            return false;
    }
    return true;
}

ReportLines::ReportLines(const QFont &font, QPaintDevice *device)
    : m_font(font)
    , m_metrics(font, device)
    , m_widths(keptWidths)
{
    const QRectF marks = m_metrics.tightBoundingRect(u"ที่ปู่ฎู้國g"_s);
    m_ascent = std::max(m_metrics.ascent(), -marks.top());
    m_descent = std::max(m_metrics.descent(), marks.bottom());
}

// Shaping is what a report spends its time on, and words, states and names come again and again.
qreal ReportLines::widthOf(const QString &text) const
{
    if (const qreal *known = m_widths.object(text))
        return *known;
    const qreal width = m_metrics.horizontalAdvance(text);
    m_widths.insert(text, new qreal(width));
    return width;
}

// Each piece keeps the spaces behind it.
QStringList ReportLines::piecesOf(const QString &text) const
{
    QStringList pieces;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype begin = 0;
    qsizetype wordBegin = 0;
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary()) {
        const bool isAfterSpace = text.at(at - 1).isSpace();
        if (!isAfterSpace && at < text.size()) {
            qsizetype wordEnd = at;
            while (wordEnd < text.size() && !text.at(wordEnd).isSpace())
                ++wordEnd;
            if (isNumberLike(text.mid(wordBegin, wordEnd - wordBegin)))
                continue;
        }
        pieces += text.mid(begin, at - begin);
        begin = at;
        if (isAfterSpace)
            wordBegin = at;
    }
    if (begin < text.size())
        pieces += text.mid(begin);
    return pieces;
}

qreal ReportLines::leastWidth(const QString &text) const
{
    qreal least = 0;
    for (const QString &piece : piecesOf(text))
        least = std::max(least, widthOf(trimmedEnd(piece)));
    return least;
}

QStringList ReportLines::fitted(const QString &piece, qreal width) const
{
    if (isNumberLike(trimmedEnd(piece)) || widthOf(trimmedEnd(piece)) <= width)
        return {piece};
    QStringList parts;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, piece);
    qsizetype begin = 0;
    qsizetype last = 0;
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary()) {
        if (last > begin && widthOf(piece.mid(begin, at - begin)) > width) {
            parts += piece.mid(begin, last - begin);
            begin = last;
        }
        last = at;
    }
    return parts << piece.mid(begin);
}

QStringList ReportLines::broken(const QString &text, qreal width) const
{
    QStringList lines;
    for (const QString &paragraph : text.split(u'\n')) {
        if (widthOf(paragraph) <= width) {
            lines += paragraph;
            continue;
        }
        QString line;
        for (const QString &piece : piecesOf(paragraph)) {
            for (const QString &part : fitted(piece, width)) {
                if (!line.isEmpty() && widthOf(trimmedEnd(line + part)) > width)
                    lines += trimmedEnd(std::exchange(line, {}));
                line += part;
            }
        }
        lines += trimmedEnd(line);
    }
    return lines;
}

} // namespace lekthi::ui
