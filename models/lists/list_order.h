#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>

namespace lekthi::models {

/// The one order of texts in lists that the program sorts itself, whatever the system speaks: as a Thai
/// dictionary has it, Latin letters behind Thai ones, without regard to case, numbers within texts by their
/// size. Any thread; each has its own.
QCollator listCollator();

/// Rows of its source, which may be filtered, sorted in that order; values that are no texts by their size.
/// UI thread only.
class OrderedRows : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit OrderedRows(QObject *parent = nullptr);

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QCollator m_collator = listCollator();
};

} // namespace lekthi::models
