#include "ui/history/effects_card.h"

#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateEffect;

namespace {

constexpr int mostShown = 20;

} // namespace

EffectsCard::EffectsCard(const store::ReferenceData &reference, QWidget *parent)
    : Card(parent)
    , m_reference(reference)
    , m_note(makeLabel(this, Look::Secondary))
{
    m_note->setObjectName(u"effectsNote"_s);
    content()->addWidget(m_note);
}

void EffectsCard::showEffects(const QString &beforeTitle, const QString &afterTitle,
                              const QList<TemplateEffect> &effects)
{
    m_beforeTitle = beforeTitle;
    m_afterTitle = afterTitle;
    m_effects = effects;
    rebuild();
}

void EffectsCard::retranslate()
{
    setTitle(tr("The next numbers"));
    rebuild();
}

void EffectsCard::rebuild()
{
    delete m_table;
    m_table = new QWidget(this);
    m_table->setObjectName(u"effectsTable"_s);
    m_grid = new QGridLayout(m_table);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(theme::gapLarge);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 3);
    m_grid->setColumnStretch(1, 4);
    m_grid->setColumnStretch(2, 4);
    if (!m_effects.isEmpty()) {
        addCaption(0, tr("Counter"));
        addCaption(1, m_beforeTitle);
        addCaption(2, m_afterTitle);
    }
    const qsizetype shown = std::min<qsizetype>(m_effects.size(), mostShown);
    for (qsizetype i = 0; i < shown; ++i)
        addEffect(int(i) + 1, m_effects.at(i));
    content()->insertWidget(0, m_table);
    m_table->setVisible(shown > 0);
    m_note->setText(noteText());
}

void EffectsCard::addCaption(int column, const QString &text)
{
    auto *caption = makeLabel(m_table, Look::Caption);
    caption->setText(text);
    m_grid->addWidget(caption, 0, column, Qt::AlignBottom);
}

void EffectsCard::addEffect(int row, const TemplateEffect &effect)
{
    auto *counter = makeLabel(m_table);
    counter->setText(effect.counterChanges() ? tr("%1, then %2", "counter before and after")
                                                   .arg(counterText(effect.before.key), afterText(effect))
                                             : counterText(effect.before.key));
    m_grid->addWidget(counter, row, 0);
    addNumber(row, 1, effect.before);
    if (effect.numberChanges()) {
        addNumber(row, 2, effect.after);
        return;
    }
    auto *same = makeLabel(m_table, Look::Secondary);
    same->setText(tr("= the same"));
    m_grid->addWidget(same, row, 2);
}

void EffectsCard::addNumber(int row, int column, const models::NextNumber &next)
{
    if (next.number.text().isEmpty()) {
        auto *why = makeLabel(m_table, Look::Error);
        why->setText(u"✕ "_s + next.whyNone);
        m_grid->addWidget(why, row, column);
        return;
    }
    auto *number = new NumberLine(m_table);
    number->setNumber(next.number);
    m_grid->addWidget(number, row, column);
}

// The heading of the page names the project, and the document type where it is one.
QString EffectsCard::counterText(const numbering::CounterKey &key) const
{
    const bool isOneType = std::ranges::all_of(m_effects, [&key](const TemplateEffect &effect) {
        return effect.before.key.correspondenceTypeId == key.correspondenceTypeId;
    });
    const QString period =
        models::periodText(key.period, currentLanguage(), Preferences::instance().calendar());
    return isOneType ? models::counterTextWithinType(key, m_reference, period)
                     : models::counterText(key, m_reference, period);
}

/// Most changes are of the period alone; the rest stands before it already.
QString EffectsCard::afterText(const TemplateEffect &effect) const
{
    numbering::CounterKey moved = effect.before.key;
    moved.period = effect.after.key.period;
    return moved == effect.after.key
               ? models::periodText(moved.period, currentLanguage(), Preferences::instance().calendar())
               : counterText(effect.after.key);
}

QString EffectsCard::noteText() const
{
    if (m_effects.isEmpty())
        return tr("No number has been allocated with this template yet.");
    const auto changed = std::ranges::count_if(m_effects, &TemplateEffect::numberChanges);
    const auto moved = std::ranges::count_if(m_effects, &TemplateEffect::counterChanges);
    QStringList sentences{tr("Next numbers that change: %1 of %2.").arg(changed).arg(m_effects.size()),
                          moved == 0 ? tr("All counters continue.") : tr("Counters replaced: %1.").arg(moved),
                          tr("Documents that have their numbers keep them.")};
    if (const qsizetype more = m_effects.size() - mostShown; more > 0)
        sentences.prepend(tr("%n more counters are not shown.", nullptr, int(more)));
    return sentences.join(u'\n');
}

} // namespace lekthi::ui
