#pragma once

#include "models/status/allocator_light.h"
#include "ui/widgets/list_table.h"

namespace lekthi::models {
class AllocatorModel;
}

namespace lekthi::ui {

/// The programs that draw numbers, one a row; hidden where there are none. UI thread only.
class AllocatorTable : public ListTable
{
    Q_OBJECT

public:
    explicit AllocatorTable(QWidget *parent = nullptr);

    void show(const QList<models::SeenAllocator> &allocators);
    void retranslate();

    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    void fit();

    models::AllocatorModel *m_allocators;
};

} // namespace lekthi::ui
