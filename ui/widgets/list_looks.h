#pragma once

#include <QList>
#include <QString>

#include <map>
#include <optional>

namespace lekthi::ui {

/// What a person chose for the columns of a list. A value.
struct ListLooks
{
    struct Sorting
    {
        int column = 0;
        bool isDescending = false;

        bool operator==(const Sorting &) const = default;
    };

    std::map<int, bool> shown = {}; ///< of the columns about which something was chosen
    std::map<int, int> widths = {}; ///< in pixels
    QList<int> order = {};          ///< of all columns; empty: as they come
    std::optional<Sorting> sorting = {};

    bool operator==(const ListLooks &) const = default;
};

/// As it is kept; columns is how many there are.
QString lookText(const ListLooks &looks, int columns);
/// Nothing chosen where the text is damaged or of a list with other columns.
ListLooks looksFromText(const QString &text, int columns);

} // namespace lekthi::ui
