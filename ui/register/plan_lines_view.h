#pragma once

#include "core/register/register_plan.h"
#include "core/store/reference/reference_data.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QTabBar;

namespace lekthi::models {
class RegisterLineModel;
}

namespace lekthi::ui {

class ListTable;

/// Every line of a register with what was found: a tab with its count for each kind, a search, and rows to
/// copy. UI thread only.
class PlanLinesView : public QWidget
{
    Q_OBJECT

public:
    /// name: of the objects, "register" gives registerKinds, registerSearch and registerLines.
    PlanLinesView(const store::ReferenceData &reference, const QString &name, QWidget *parent = nullptr);

    void setPlan(std::shared_ptr<const registers::RegisterImportPlan> plan);
    /// Columns are kept for this person.
    void keepFor(const QString &login);
    /// Only what was not understood, as soon as there is something.
    void showTroubles();
    void retranslate();

private:
    void fitColumns();
    void showTabs();
    void showNothing();

    models::RegisterLineModel *m_lines;
    QTabBar *m_kinds;
    QLineEdit *m_search;
    QTimer m_pause;
    ListTable *m_table;
    QLabel *m_nothing;
};

/// Names the tabs for assistive technology, and the buttons beside them, which Qt names in English.
void nameTabs(QTabBar &tabs, const QString &name);

} // namespace lekthi::ui
