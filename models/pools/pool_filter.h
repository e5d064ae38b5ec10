#pragma once

#include "models/lists/list_order.h"
#include "models/pools/pool_rows.h"

#include <optional>

namespace lekthi::models {

/// What of the ID pools is shown.
struct PoolChoice
{
    QString text = {}; ///< in the name, or in a service's login
    std::optional<PoolStanding> standing = {};

    bool narrows() const { return !text.isEmpty() || standing; }
};

/// Sorts and filters a PoolModel, which is its source. UI thread only.
class PoolFilter : public OrderedRows
{
    Q_OBJECT

public:
    explicit PoolFilter(QObject *parent = nullptr);

    void setChoice(const PoolChoice &choice);
    const PoolRow *row(const QModelIndex &index) const; ///< nullptr for an invalid index

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    PoolChoice m_choice;
};

} // namespace lekthi::models
