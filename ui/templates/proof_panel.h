#pragma once

#include "models/templates/template_proof.h"
#include "ui/widgets/card.h"

#include <optional>

class QLabel;

namespace lekthi::ui {

/// The story behind the badge: two documents that would share a number, why, and what mends it. UI thread
/// only.
class ProofPanel : public Card
{
    Q_OBJECT

public:
    explicit ProofPanel(QWidget *parent = nullptr);

    void setProof(const models::TemplateProof &proof, bool offerRepairs);
    /// The repairs of the proof that is shown, which take longer to find.
    void setRepairs(const QList<numbering::Repair> &repairs);
    void retranslate();

signals:
    void repairChosen(const lekthi::numbering::Repair &repair);

private:
    void rebuild();
    void addExample(const models::CollisionExample &example);
    void addDocument(const numbering::ProofDocument &document, const numbering::DocumentNumber &number);
    void addOtherWays();
    void addRepairs();
    QWidget *makeRepair(const numbering::Repair &repair);
    void addText(const QString &text, const QString &name);

    std::optional<models::TemplateProof> m_proof;
    std::optional<QList<numbering::Repair>> m_repairs; ///< nothing: they are being looked for
    bool m_offerRepairs = false;
    QWidget *m_body = nullptr;
};

} // namespace lekthi::ui
