#pragma once

#include "ui/widgets/two_line_delegate.h"

namespace lekthi::ui {

/// A request in two lines: its number, what would change, and the time left or how it ended; below them what
/// it is about. UI thread only.
class RequestListDelegate : public TwoLineDelegate
{
    Q_OBJECT

public:
    using TwoLineDelegate::TwoLineDelegate;

private:
    TwoLineRow rowAt(const QModelIndex &index) const override;
    QString headingAt(const QModelIndex &index) const override;
};

} // namespace lekthi::ui
