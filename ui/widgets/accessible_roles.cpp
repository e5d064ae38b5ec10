#include "ui/widgets/accessible_roles.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QHash>
#include <QLineEdit>
#include <QToolButton>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

/// Qt takes a button that can be checked for a check box.
class AccessibleExpander : public QAccessibleWidget
{
public:
    explicit AccessibleExpander(QToolButton *button)
        : QAccessibleWidget(button, QAccessible::Button)
        , m_button(button)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = m_button->isChecked();
        state.collapsed = !m_button->isChecked();
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? m_button->text() : text;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString &action) override
    {
        if (action == pressAction())
            m_button->click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    QToolButton *m_button;
};

/// On Linux, Qt names a choice by what is chosen and leaves its label unsaid.
class AccessibleCombo : public QAccessibleWidget
{
public:
    explicit AccessibleCombo(QComboBox *combo)
        : QAccessibleWidget(combo, QAccessible::ComboBox)
        , m_combo(combo)
    {
    }

    int childCount() const override { return m_combo->isEditable() ? 2 : 1; }

    QAccessibleInterface *child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(m_combo->view());
        return index == 1 && m_combo->isEditable() ? edit() : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (child->object() == m_combo->view())
            return 0;
        return m_combo->isEditable() && child->object() == m_combo->lineEdit() ? 1 : -1;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const bool isOpen = m_combo->view()->isVisible();
        state.expandable = true;
        state.expanded = isOpen;
        state.collapsed = !isOpen;
        state.editable = m_combo->isEditable();
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString text = QAccessibleWidget::text(kind);
        // What can be typed is read in the field; what can only be chosen would be nowhere but here.
        const bool isChosen = kind == QAccessible::Description && text.isEmpty() && !m_combo->isEditable();
        return kind == QAccessible::Value || isChosen ? m_combo->currentText() : text;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }

    void doAction(const QString &action) override
    {
        if (action != showMenuAction() && action != pressAction())
            return;
        if (m_combo->view()->isVisible())
            m_combo->hidePopup();
        else
            m_combo->showPopup();
    }

private:
    /// Named like the choice that it belongs to.
    QAccessibleInterface *edit() const
    {
        const QString name = text(QAccessible::Name);
        if (!name.isEmpty() && m_combo->lineEdit()->accessibleName() != name)
            m_combo->lineEdit()->setAccessibleName(name);
        return QAccessible::queryAccessibleInterface(m_combo->lineEdit());
    }

    QComboBox *m_combo;
};

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    static const QHash<QString, QAccessible::Role> paintedOnes{
        {u"lekthi::ui::NumberView"_s, QAccessible::StaticText},
        {u"lekthi::ui::NumberLine"_s, QAccessible::StaticText},
        {u"lekthi::ui::PlotView"_s, QAccessible::Chart},
        {u"lekthi::ui::LatencyTrail"_s, QAccessible::Chart}};
    if (const auto painted = paintedOnes.constFind(className); painted != paintedOnes.cend())
        return new QAccessibleWidget(static_cast<QWidget *>(object), *painted);
    if (className == "lekthi::ui::Expander"_L1)
        return new AccessibleExpander(static_cast<QToolButton *>(object));
    if (className == "QComboBox"_L1)
        return new AccessibleCombo(static_cast<QComboBox *>(object));
    return nullptr;
}

} // namespace

void installAccessibleRoles()
{
    QAccessible::installFactory(&makeInterface);
}

} // namespace lekthi::ui
