#pragma once

#include "ui/widgets/two_line_delegate.h"

namespace lekthi::ui {

/// A version of a template in two lines: its number, when, and whether it is in force; below who and why. UI
/// thread only.
class HistoryListDelegate : public TwoLineDelegate
{
    Q_OBJECT

public:
    using TwoLineDelegate::TwoLineDelegate;

private:
    TwoLineRow rowAt(const QModelIndex &index) const override;
    QString headingAt(const QModelIndex &index) const override;
};

} // namespace lekthi::ui
