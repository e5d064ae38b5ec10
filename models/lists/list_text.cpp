#include "models/lists/list_text.h"

#include "models/csv_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QStringList headingsOf(const ListCut &cut)
{
    QStringList headings;
    for (const int column : cut.columns)
        headings += cut.model.headerData(column, Qt::Horizontal).toString();
    return headings;
}

QStringList cellsOf(const ListCut &cut, int row)
{
    QStringList cells;
    for (const int column : cut.columns)
        cells += cut.model.index(row, column).data().toString();
    return cells;
}

QStringList linesOf(const ListCut &cut, QString (*lineOf)(const QStringList &))
{
    QStringList lines{lineOf(headingsOf(cut))};
    for (const int row : cut.rows)
        lines += lineOf(cellsOf(cut, row));
    return lines;
}

QString tabbedLine(const QStringList &cells)
{
    QStringList clean;
    for (const QString &cell : cells)
        clean += QString(cell).replace(u'\t', u' ').replace(u'\n', u' ');
    return clean.join(u'\t');
}

QString markdownLine(const QStringList &cells)
{
    QString line = u"|"_s;
    for (const QString &cell : cells)
        line += u' ' + QString(cell).replace(u'\\', "\\\\"_L1).replace(u'|', "\\|"_L1).replace(u'\n', u' ') +
                " |"_L1;
    return line;
}

} // namespace

QString textOf(const ListCut &cut)
{
    return linesOf(cut, &tabbedLine).join(u'\n');
}

QString csvOf(const ListCut &cut)
{
    return linesOf(cut, &csvLine).join(QString());
}

QString jsonOf(const ListCut &cut)
{
    const QStringList headings = headingsOf(cut);
    QJsonArray array;
    for (const int row : cut.rows) {
        const QStringList cells = cellsOf(cut, row);
        QJsonObject object;
        for (qsizetype at = 0; at < cells.size(); ++at)
            object.insert(headings.at(at), cells.at(at));
        array.append(object);
    }
    return QString::fromUtf8(QJsonDocument(array).toJson());
}

QString markdownOf(const ListCut &cut)
{
    QStringList lines = linesOf(cut, &markdownLine);
    lines.insert(1, u'|' + u" --- |"_s.repeated(cut.columns.size()));
    return lines.join(u'\n');
}

} // namespace lekthi::models
