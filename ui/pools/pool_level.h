#pragma once

#include "core/store/pools/pool.h"

#include <QWidget>

namespace lekthi::ui {

/// How full a pool is, as a bar: from nothing to as many ids as filling brings it to at most, with a mark
/// where its minimum is. UI thread only.
class PoolLevel : public QWidget
{
    Q_OBJECT

public:
    explicit PoolLevel(QWidget *parent = nullptr);

    void showPool(const store::Pool &pool);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double partOf(qint64 ids) const; ///< of the bar, 0 to 1

    store::Pool m_pool;
};

} // namespace lekthi::ui
