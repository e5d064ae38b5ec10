#include "ui/templates/proof_panel.h"

#include "core/numbering/calendar.h"
#include "core/numbering/proof/proof_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::CollisionExample;
using numbering::ProofVerdict;
using numbering::Repair;

ProofPanel::ProofPanel(QWidget *parent)
    : Card(parent)
{
    setObjectName(u"proofPanel"_s);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, &ProofPanel::retranslate);
    hide();
}

void ProofPanel::setProof(const models::TemplateProof &proof, bool offerRepairs)
{
    m_proof = proof;
    m_offerRepairs = offerRepairs && !proof.examples.isEmpty();
    m_repairs.reset();
    rebuild();
}

void ProofPanel::setRepairs(const QList<Repair> &repairs)
{
    m_repairs = repairs;
    rebuild();
}

void ProofPanel::retranslate()
{
    rebuild();
}

void ProofPanel::rebuild()
{
    // A repair's own button may be what led here, so its row must outlive this call.
    if (m_body) {
        m_body->hide();
        content()->removeWidget(m_body);
        m_body->setObjectName({});
        m_body->deleteLater();
        m_body = nullptr;
    }
    if (!m_proof)
        return;
    setTitle(numbering::verdictTitle(m_proof->proof.verdict));
    m_body = new QWidget(this);
    auto *layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    if (!m_proof->examples.isEmpty())
        addExample(m_proof->examples.first());
    else if (m_proof->proof.verdict == ProofVerdict::Proved)
        addText(tr("Checked: all documents of all years that are counted, with all codes in use."),
                u"proofScope"_s);
    addOtherWays();
    if (m_offerRepairs)
        addRepairs();
    content()->addWidget(m_body);
}

void ProofPanel::addExample(const CollisionExample &example)
{
    addText(numbering::describe(example.collision), u"proofSentence"_s);
    addDocument(example.collision.first, example.first);
    addDocument(example.collision.second, example.second);
}

void ProofPanel::addDocument(const numbering::ProofDocument &document,
                             const numbering::DocumentNumber &number)
{
    auto *line = new NumberLine(m_body);
    line->setNumber(number);
    m_body->layout()->addWidget(line);
    const QString date = numbering::formatDate(document.parts.documentDate, currentLanguage(),
                                               Preferences::instance().calendar());
    QLabel *words = makeLabel(m_body, Look::Small);
    words->setText(numbering::describe(document, date));
    words->setObjectName(u"proofDocument"_s);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_body->layout()->addWidget(words);
}

void ProofPanel::addOtherWays()
{
    for (qsizetype i = 1; i < m_proof->examples.size(); ++i)
        addText(tr("Also: %1").arg(numbering::describe(m_proof->examples[i].collision)), u"proofOther"_s);
    if (m_proof->proof.undecided)
        addText(numbering::describeUndecided(m_proof->proof), u"proofUndecided"_s);
}

void ProofPanel::addRepairs()
{
    if (!m_repairs) {
        addText(tr("Looking for a fix…"), u"proofRepairNote"_s);
        return;
    }
    if (m_repairs->isEmpty()) {
        addText(tr("No simple fix found."), u"proofRepairNote"_s);
        return;
    }
    addText(tr("Each of these makes the numbers unique:"), u"proofRepairNote"_s);
    auto *repairs = new QWidget(m_body);
    auto *flow = new FlowLayout(theme::gapSmall);
    for (const Repair &repair : *m_repairs)
        flow->addWidget(makeRepair(repair));
    repairs->setLayout(flow);
    m_body->layout()->addWidget(repairs);
}

QWidget *ProofPanel::makeRepair(const Repair &repair)
{
    auto *button = new QPushButton(numbering::describe(repair), m_body);
    button->setObjectName(u"repair "_s + repair.text);
    button->setCursor(Qt::PointingHandCursor);
    button->setToolTip(repair.text);
    button->setAccessibleDescription(repair.text);
    connect(button, &QPushButton::clicked, this, [this, repair] { emit repairChosen(repair); });
    return button;
}

void ProofPanel::addText(const QString &text, const QString &name)
{
    QLabel *label = makeLabel(m_body);
    showWithWholeNumbers(label, text);
    label->setObjectName(name);
    m_body->layout()->addWidget(label);
}

} // namespace lekthi::ui
