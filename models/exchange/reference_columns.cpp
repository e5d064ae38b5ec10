#include "models/exchange/reference_columns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ReferenceKind;

namespace {

constexpr std::array referenceHeadings{
    std::pair{ReferenceColumn::Type, "type"_L1},
    std::pair{ReferenceColumn::Project, "project"_L1},
    std::pair{ReferenceColumn::Number, "number"_L1},
    std::pair{ReferenceColumn::Code, "code"_L1},
    std::pair{ReferenceColumn::NameThai, "name_th"_L1},
    std::pair{ReferenceColumn::NameEnglish, "name_en"_L1},
    std::pair{ReferenceColumn::NameChinese, "name_zh"_L1},
    std::pair{ReferenceColumn::Order, "order"_L1},
    std::pair{ReferenceColumn::Active, "active"_L1},
    std::pair{ReferenceColumn::StartsOn, "starts_on"_L1},
    std::pair{ReferenceColumn::EndsOn, "ends_on"_L1},
    std::pair{ReferenceColumn::CountedBy, "counts_by"_L1},
    std::pair{ReferenceColumn::Organizations, "organizations"_L1},
};

} // namespace

QList<ReferenceColumn> referenceColumnsOf(ReferenceKind kind)
{
    using enum ReferenceColumn;
    const QList<ReferenceColumn> common{NameThai, NameEnglish, NameChinese, Order, Active};
    switch (kind) {
    case ReferenceKind::Project:
        return QList{Code} + common + QList{Organizations};
    case ReferenceKind::Contract:
        return QList{Project, Code} + common + QList{StartsOn, EndsOn, Organizations};
    case ReferenceKind::Type:
        return QList{Code} + common + QList{CountedBy};
    case ReferenceKind::SubType:
        return QList{Type, Number, Code} + common;
    default:
        return QList{Code} + common;
    }
}

QString headingOf(ReferenceColumn column)
{
    return std::ranges::find(referenceHeadings, column, [](const auto &entry) { return entry.first; })
        ->second;
}

std::optional<ReferenceColumn> referenceColumnFrom(ReferenceKind kind, QStringView heading)
{
    for (const ReferenceColumn column : referenceColumnsOf(kind)) {
        if (heading.trimmed().compare(headingOf(column), Qt::CaseInsensitive) == 0)
            return column;
    }
    return std::nullopt;
}

bool isRequired(ReferenceColumn column)
{
    using enum ReferenceColumn;
    return column == Type || column == Project || column == Number || column == Code || column == NameThai;
}

} // namespace lekthi::models
