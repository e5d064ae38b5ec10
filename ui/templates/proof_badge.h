#pragma once

#include "models/templates/template_proof.h"
#include "ui/widgets/expander.h"

#include <QTimer>

#include <optional>

namespace lekthi::ui {

/// What the uniqueness proof says of the template in the editor, in a word or two; pressed it opens the
/// story. Hidden where there is nothing to prove yet. UI thread only.
class ProofBadge : public Expander
{
    Q_OBJECT

public:
    explicit ProofBadge(QWidget *parent = nullptr);

    /// The template is being looked at; says so only if that takes long enough to be read.
    void showLooking();
    /// Nothing to say: the template cannot be understood.
    void showNothing();
    void show(const models::TemplateProof &proof);
    void retranslate();

private:
    enum class State { Nothing, Looking, Known };

    void showState(State state);
    QString levelName() const;
    QString words() const;

    State m_state = State::Nothing;
    std::optional<models::TemplateMark> m_mark;
    numbering::PeriodKind m_period = numbering::PeriodKind::Yearly;
    QTimer m_patience;
};

} // namespace lekthi::ui
