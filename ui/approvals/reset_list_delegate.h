#pragma once

#include "ui/widgets/two_line_delegate.h"

namespace lekthi::ui {

/// A reset request in two lines: its number, the values, and the time left or how it ended; below them the
/// counter. UI thread only.
class ResetListDelegate : public TwoLineDelegate
{
    Q_OBJECT

public:
    using TwoLineDelegate::TwoLineDelegate;

private:
    TwoLineRow rowAt(const QModelIndex &index) const override;
    QString headingAt(const QModelIndex &index) const override;
};

} // namespace lekthi::ui
