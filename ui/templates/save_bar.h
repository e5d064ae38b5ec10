#pragma once

#include "models/templates/template_edit.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace lekthi::ui {

class ReasonField;

/// Reason, discarding and saving. A button that cannot be used says why beside it.
class SaveBar : public QWidget
{
    Q_OBJECT

public:
    /// What the bar speaks of.
    struct State
    {
        models::SaveObstacle obstacle = models::SaveObstacle::NoChange;
        int nextVersion = 1;
        QString projectCode;
        bool takesApproval = false; ///< of a Super Admin, since numbers can be equal in the store
        bool canDiscard = false;
        bool isSaving = false;
    };

    explicit SaveBar(QWidget *parent = nullptr);

    void setReason(const QString &reason); ///< does not emit reasonEdited()
    QString reason() const;
    void show(const State &state);
    void retranslate();
    void focusReason();
    /// Emits saveRequested() where it can be saved, else goes to the reason that may be missing.
    void saveOrFocusReason();

signals:
    void reasonEdited();
    void discardRequested();
    void saveRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString whyNot() const;

    State m_state;
    QBoxLayout *m_line;
    ReasonField *m_reason;
    QLabel *m_why;
    QPushButton *m_discard;
    QPushButton *m_save;
};

} // namespace lekthi::ui
