#include "ui/widgets/facts_grid.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QLabel>

#include <algorithm>

namespace lekthi::ui {

FactsGrid::FactsGrid(int facts, QWidget *labelParent)
{
    setHorizontalSpacing(theme::gapLarge);
    setVerticalSpacing(4);
    setColumnStretch(1, 1);
    for (int fact = 0; fact < facts; ++fact) {
        auto *caption = makeLabel(labelParent, Look::Caption);
        auto *text = makeLabel(labelParent);
        caption->setWordWrap(false);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        addWidget(caption, fact, 0, Qt::AlignTop);
        addWidget(text, fact, 1);
    }
}

void FactsGrid::setCaption(int fact, const QString &caption)
{
    at(fact, 0)->setText(caption);
}

void FactsGrid::setFact(int fact, const QString &text)
{
    label(fact)->setText(text);
}

void FactsGrid::setFacts(const QList<std::pair<QString, QString>> &facts)
{
    Q_ASSERT(facts.size() <= rowCount());
    for (int at = 0; at < rowCount(); ++at) {
        const bool isThere = at < facts.size();
        setFactHidden(at, !isThere);
        setCaption(at, isThere ? facts.at(at).first : QString());
        setFact(at, isThere ? facts.at(at).second : QString());
    }
}

void FactsGrid::setFactHidden(int fact, bool isHidden)
{
    at(fact, 0)->setHidden(isHidden);
    label(fact)->setHidden(isHidden);
}

QLabel *FactsGrid::label(int fact) const
{
    return at(fact, 1);
}

void FactsGrid::alignTexts(const QList<FactsGrid *> &grids)
{
    int widest = 0;
    for (const FactsGrid *grid : grids) {
        for (int fact = 0; fact < grid->rowCount(); ++fact) {
            QLabel *const caption = grid->at(fact, 0);
            caption->ensurePolished();
            if (!caption->isHidden())
                widest = std::max(widest, caption->sizeHint().width());
        }
    }
    for (FactsGrid *grid : grids)
        grid->setColumnMinimumWidth(0, widest);
}

QLabel *FactsGrid::at(int fact, int column) const
{
    return static_cast<QLabel *>(itemAtPosition(fact, column)->widget());
}

} // namespace lekthi::ui
