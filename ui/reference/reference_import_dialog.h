#pragma once

#include "models/exchange/reference_csv.h"
#include "models/session/session.h"
#include "ui/widgets/careful_dialog.h"

#include <optional>

class QLabel;
class QPushButton;
class QStandardItemModel;

namespace lekthi::ui {

class Banner;
class ListTable;

/// Brings a CSV file into one list of the reference data: shows line by line what it would change or why it
/// is refused, and saves all of it or nothing. Open with open(); closes itself once it is saved. UI thread
/// only.
class ReferenceImportDialog : public CarefulDialog
{
    Q_OBJECT

public:
    ReferenceImportDialog(models::Session &session, store::ReferenceKind kind, const QString &path,
                          QWidget *parent = nullptr);

signals:
    void imported(int rows);

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_isSaving; }
    bool holdsInput() const override { return false; }
    Banner &banner() override { return *m_banner; }

    void build();
    void read();
    void take(const store::Result<models::ReferencePlan> &plan);
    void save();
    void fill();
    void showState();
    void retranslate();
    QString summary() const;

    models::Session &m_session;
    const store::ReferenceKind m_kind;
    const QString m_path;
    std::optional<models::ReferencePlan> m_plan;
    bool m_isSaving = false;
    QLabel *m_summary;
    Banner *m_banner;
    QStandardItemModel *m_lines;
    ListTable *m_table;
    QPushButton *m_cancel;
    QPushButton *m_save;
};

} // namespace lekthi::ui
