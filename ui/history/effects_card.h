#pragma once

#include "core/store/reference/reference_data.h"
#include "models/templates/template_effect.h"
#include "ui/widgets/card.h"

class QGridLayout;
class QLabel;

namespace lekthi::ui {

/// The next number of each counter by the one version and by the other. UI thread only.
class EffectsCard : public Card
{
    Q_OBJECT

public:
    /// The reference data outlives the card.
    explicit EffectsCard(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void showEffects(const QString &beforeTitle, const QString &afterTitle,
                     const QList<models::TemplateEffect> &effects);
    void retranslate();

private:
    void rebuild();
    void addCaption(int column, const QString &text);
    void addEffect(int row, const models::TemplateEffect &effect);
    void addNumber(int row, int column, const models::NextNumber &next);
    QString counterText(const numbering::CounterKey &key) const;
    QString afterText(const models::TemplateEffect &effect) const;
    QString noteText() const;

    const store::ReferenceData &m_reference;
    QString m_beforeTitle;
    QString m_afterTitle;
    QList<models::TemplateEffect> m_effects;
    QWidget *m_table = nullptr;
    QGridLayout *m_grid = nullptr;
    QLabel *m_note;
};

} // namespace lekthi::ui
