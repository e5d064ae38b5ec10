#pragma once

#include "ui/widgets/two_line_delegate.h"

namespace lekthi::ui {

/// Draws a row of the list of templates: code and name, badge, example number below.
class TemplateListDelegate : public TwoLineDelegate
{
    Q_OBJECT

public:
    using TwoLineDelegate::TwoLineDelegate;

private:
    TwoLineRow rowAt(const QModelIndex &index) const override;
    QString headingAt(const QModelIndex &index) const override;
};

} // namespace lekthi::ui
