#pragma once

#include "models/status/store_status.h"
#include "ui/shell/theme.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace lekthi::ui {

/// The colour that a sign of this standing wears.
Look lookOf(models::Standing standing);

/// Facts about the store under each other: sign, name, and what it means. UI thread only.
class StatusRows : public QWidget
{
    Q_OBJECT

public:
    explicit StatusRows(QWidget *parent = nullptr);

    void show(const QList<models::StatusEntry> &entries);

private:
    /// Kept while what they say changes, so that nothing flickers and a selection stays.
    struct Row
    {
        models::StatusEntry entry; ///< that it says
        QLabel *sign;
        QLabel *title;
        QWidget *said;
        QLabel *message;
        QLabel *concern;
        QLabel *value;
    };

    void addRow();
    static void fill(Row &row, const models::StatusEntry &entry);

    QGridLayout *m_grid;
    QList<Row> m_rows;
};

} // namespace lekthi::ui
