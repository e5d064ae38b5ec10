#pragma once

#include <QCache>
#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

class QPaintDevice;

namespace lekthi::ui {

/// Measures and breaks texts for paper: at spaces, between the words of Thai and the characters of Chinese,
/// never within a number, nor within a mark and what it stands on. The device outlives it. One thread.
class ReportLines
{
public:
    ReportLines(const QFont &font, QPaintDevice *device);

    const QFont &font() const { return m_font; }
    qreal height() const
    {
        return m_ascent + m_descent;
    } ///< of a line, with the highest and lowest Thai marks
    qreal ascent() const { return m_ascent; }
    qreal widthOf(const QString &text) const;
    /// Of the longest piece that is not broken.
    qreal leastWidth(const QString &text) const;
    /// Never none. A piece that is too long is broken between characters, a number stays whole all the same.
    QStringList broken(const QString &text, qreal width) const;

private:
    QStringList piecesOf(const QString &text) const;
    QStringList fitted(const QString &piece, qreal width) const;

    QFont m_font;
    QFontMetricsF m_metrics;
    mutable QCache<QString, qreal> m_widths; ///< of what was measured last
    qreal m_ascent = 0;
    qreal m_descent = 0;
};

/// Whether a text without spaces looks like a document number, a reference or a code: it has a digit and no
/// long run of letters that belong to a sentence.
bool isNumberLike(const QString &word);

} // namespace lekthi::ui
