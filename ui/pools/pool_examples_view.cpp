#include "ui/pools/pool_examples_view.h"

#include "core/pools/filter_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

PoolExamplesView::PoolExamplesView(QWidget *parent)
    : QWidget(parent)
    , m_acceptedTitle(makeLabel(this, Look::Caption))
    , m_accepted(makeLabel(this, Look::Strong))
    , m_refusedTitle(makeLabel(this, Look::Caption))
    , m_refused(new FactsGrid(int(pools::allFilters.size()), this))
{
    m_accepted->setObjectName(u"poolAccepted"_s);
    m_accepted->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_acceptedTitle);
    layout->addWidget(m_accepted);
    layout->addSpacing(4);
    layout->addWidget(m_refusedTitle);
    layout->addLayout(m_refused);
    retranslate();
}

void PoolExamplesView::showExamples(const std::optional<models::PoolExamples> &examples)
{
    m_examples = examples;
    retranslate();
}

void PoolExamplesView::retranslate()
{
    m_acceptedTitle->setText(tr("Accepted"));
    QList<std::pair<QString, QString>> refused;
    if (m_examples) {
        m_accepted->setText(m_examples->accepted.isEmpty() ? tr("Hardly any ID passes the filters.")
                                                           : m_examples->accepted.join(u"   "_s));
        for (const models::RefusedExample &example : m_examples->refused)
            refused.append({example.id, pools::describe(example.refusal, example.id)});
    } else {
        m_accepted->setText(tr("Looking for examples…"));
    }
    showOrHide(m_refusedTitle, refused.isEmpty() ? QString() : tr("Refused"));
    m_refused->setFacts(refused);
}

} // namespace lekthi::ui
