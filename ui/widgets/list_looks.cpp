#include "ui/widgets/list_looks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastColumnWidth = 20;
constexpr int mostColumnWidth = 4000;

bool isOrder(const QList<int> &order, int columns)
{
    QList<int> sorted = order;
    std::ranges::sort(sorted);
    for (int column = 0; column < sorted.size(); ++column) {
        if (sorted.at(column) != column)
            return false;
    }
    return order.size() == columns;
}

std::optional<int> columnOf(const QString &text, int columns)
{
    bool isNumber = false;
    const int column = text.toInt(&isNumber);
    return isNumber && column >= 0 && column < columns ? std::optional(column) : std::nullopt;
}

} // namespace

QString lookText(const ListLooks &looks, int columns)
{
    QJsonObject shown;
    for (const auto &[column, isShown] : looks.shown)
        shown.insert(QString::number(column), isShown);
    QJsonObject widths;
    for (const auto &[column, width] : looks.widths)
        widths.insert(QString::number(column), width);
    QJsonArray order;
    for (const int column : looks.order)
        order.append(column);
    QJsonObject all{{u"columns"_s, columns}, {u"shown"_s, shown}, {u"widths"_s, widths}, {u"order"_s, order}};
    if (looks.sorting)
        all.insert(u"sorting"_s, QJsonObject{{u"column"_s, looks.sorting->column},
                                             {u"descending"_s, looks.sorting->isDescending}});
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

ListLooks looksFromText(const QString &text, int columns)
{
    const QJsonObject all = QJsonDocument::fromJson(text.toUtf8()).object();
    if (all.value("columns"_L1).toInt() != columns)
        return {};
    ListLooks looks;
    const QJsonObject shown = all.value("shown"_L1).toObject();
    for (auto at = shown.begin(); at != shown.end(); ++at) {
        if (const auto column = columnOf(at.key(), columns))
            looks.shown[*column] = at.value().toBool(true);
    }
    const QJsonObject widths = all.value("widths"_L1).toObject();
    for (auto at = widths.begin(); at != widths.end(); ++at) {
        if (const auto column = columnOf(at.key(), columns))
            looks.widths[*column] = std::clamp(at.value().toInt(), leastColumnWidth, mostColumnWidth);
    }
    QList<int> order;
    for (const auto column : all.value("order"_L1).toArray())
        order += column.toInt(-1);
    if (isOrder(order, columns))
        looks.order = order;
    const QJsonObject sorting = all.value("sorting"_L1).toObject();
    const int sorted = sorting.value("column"_L1).toInt(-1);
    if (sorted >= 0 && sorted < columns)
        looks.sorting = ListLooks::Sorting{sorted, sorting.value("descending"_L1).toBool()};
    return looks;
}

} // namespace lekthi::ui
