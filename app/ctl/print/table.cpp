#include "app/ctl/print/table.h"

#include <algorithm>

namespace lekthi::ctl {

namespace {

/// East Asian Wide and Fullwidth, in blocks.
bool isWide(char32_t character)
{
    struct Range
    {
        char32_t first;
        char32_t last;
    };
    static constexpr Range wide[] = {
        {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
    return std::any_of(std::begin(wide), std::end(wide), [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
}

int characterWidth(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
    case QChar::Other_Control:
        return 0;
    default:
        return isWide(character) ? 2 : 1;
    }
}

bool steersTerminal(QChar character)
{
    const bool turnsDirection = (character >= QChar(0x202A) && character <= QChar(0x202E)) ||
                                (character >= QChar(0x2066) && character <= QChar(0x2069)) ||
                                character == QChar(0x200E) || character == QChar(0x200F) ||
                                character == QChar(0x061C);
    const bool isControl = character.category() == QChar::Other_Control && character != u'\n';
    return turnsDirection || isControl || character.category() == QChar::Separator_Line ||
           character.category() == QChar::Separator_Paragraph;
}

QList<int> columnWidths(const QList<QStringList> &rows)
{
    QList<int> widths;
    for (const QStringList &row : rows) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (column == widths.size())
                widths.append(0);
            widths[column] = std::max(widths[column], displayWidth(row[column]));
        }
    }
    return widths;
}

QString alignedRow(const QStringList &row, const QList<int> &widths)
{
    QString line;
    for (qsizetype column = 0; column < row.size(); ++column) {
        line += row[column];
        if (column + 1 < row.size())
            line += QString(widths[column] - displayWidth(row[column]) + 2, u' ');
    }
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

int displayWidth(const QString &text)
{
    int width = 0;
    for (const uint character : text.toUcs4())
        width += characterWidth(character);
    return width;
}

QString alignedRows(const QList<QStringList> &rows)
{
    QList<QStringList> printed = rows;
    for (QStringList &row : printed)
        for (QString &cell : row)
            cell = inOneLine(cell);
    const QList<int> widths = columnWidths(printed);
    QStringList lines;
    for (const QStringList &row : printed)
        lines.append(alignedRow(row, widths));
    return lines.join(u'\n');
}

QString inOneLine(QString text)
{
    const auto breaksLine = [](QChar character) {
        return character == u'\n' || character == u'\r' || character == u'\v' || character == u'\f' ||
               character == QChar(0x85) || character.category() == QChar::Separator_Line ||
               character.category() == QChar::Separator_Paragraph;
    };
    std::replace_if(text.begin(), text.end(), breaksLine, QChar(0x23CE));
    return printable(text);
}

QString printable(const QString &text)
{
    QString result = text;
    std::replace_if(result.begin(), result.end(), steersTerminal, QChar(QChar::ReplacementCharacter));
    return result;
}

} // namespace lekthi::ctl
