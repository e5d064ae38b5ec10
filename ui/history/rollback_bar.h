#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class ReasonField;

/// Brings an old version back: first a button that asks for everything it would change, then reason and
/// decision. A button that cannot be used says why beside it. UI thread only.
class RollbackBar : public QWidget
{
    Q_OBJECT

public:
    enum class Hindrance { None, Looking, InForce, Same, NotAllowed, Problems };

    struct State
    {
        int version = 0;     ///< that would come back
        int nextVersion = 0; ///< that it would become
        QString projectCode{};
        Hindrance hindrance = Hindrance::Looking;
        bool isAsking = false; ///< what it would change is shown above
        bool isSaving = false;
    };

    explicit RollbackBar(QWidget *parent = nullptr);

    void show(const State &state);
    void clearReason();
    void focusReason();
    void retranslate();

signals:
    void beginRequested();
    void backRequested();
    void rollbackRequested(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< Escape goes back

private:
    void build();
    QString whyNot() const;

    State m_state;
    QLabel *m_why;
    ReasonField *m_reason;
    QPushButton *m_begin;
    QPushButton *m_back;
    QPushButton *m_rollback;
};

} // namespace lekthi::ui
