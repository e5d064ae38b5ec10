#pragma once

#include "models/status/store_status.h"

#include <QList>
#include <QWidget>

class QGridLayout;

namespace lekthi::ui {

/// Facts about the store under each other: sign, name, and what it means. UI thread only.
class StatusRows : public QWidget
{
    Q_OBJECT

public:
    explicit StatusRows(QWidget *parent = nullptr);

    void show(const QList<models::StatusEntry> &entries);

private:
    void addRow(int row, const models::StatusEntry &entry);

    QGridLayout *m_grid;
};

} // namespace lekthi::ui
