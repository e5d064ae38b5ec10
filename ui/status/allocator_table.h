#pragma once

#include "models/status/allocator_light.h"

#include <QTableWidget>

namespace lekthi::ui {

/// The programs that draw numbers, one a row. UI thread only.
class AllocatorTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit AllocatorTable(QWidget *parent = nullptr);

    void show(const QList<models::SeenAllocator> &allocators);
    void retranslate();

    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace lekthi::ui
