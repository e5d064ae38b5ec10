#include "ui/widgets/step_dialog.h"

#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize smallestStepDialog(760, 520);

} // namespace

StepDialog::StepDialog(const QString &name, QSize usual, QWidget *parent)
    : CarefulDialog(parent)
    , m_banner(new Banner(this))
    , m_steps(new QStackedWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_banner->setObjectName(name + "Banner"_L1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_banner);
    layout->addWidget(m_steps, 1);
    layout->addLayout(makeButtons(name));
    resize(usual);
    setMinimumSize(smallestStepDialog);
    connect(m_cancel, &QPushButton::clicked, this, &StepDialog::cancel);
    connect(m_back, &QPushButton::clicked, this, [this] { goBack(); });
    connect(m_next, &QPushButton::clicked, this, [this] { goOn(); });
}

QLayout *StepDialog::makeButtons(const QString &name)
{
    m_why = makeLabel(this, Look::Small);
    m_cancel = new QPushButton(this);
    m_back = new QPushButton(this);
    m_next = new QPushButton(this);
    m_why->setObjectName(name + "WhyNot"_L1);
    m_cancel->setObjectName(name + "Cancel"_L1);
    m_back->setObjectName(name + "Back"_L1);
    m_next->setObjectName(name + "Next"_L1);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Enter in a field must not send what two persons will have to deal with.
    for (QPushButton *button : {m_cancel, m_back, m_next})
        button->setAutoDefault(false);
    theme::setLook(m_next, Look::PrimaryButton);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::gapSmall);
    row->addWidget(m_why, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_back);
    row->addWidget(m_next);
    return row;
}

void StepDialog::setSteps(const QList<QWidget *> &steps)
{
    auto *names = new QHBoxLayout;
    names->setSpacing(theme::margin);
    for (QWidget *step : steps) {
        m_steps->addWidget(step);
        QLabel *name = makeLabel(this);
        name->setWordWrap(false);
        names->addWidget(name);
        m_names.append(name);
    }
    names->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->insertLayout(0, names);
}

void StepDialog::setStepNames(const QStringList &names)
{
    for (qsizetype step = 0; step < m_names.size(); ++step)
        m_names.at(step)->setText(names.at(step));
}

int StepDialog::step() const
{
    return m_steps->currentIndex();
}

void StepDialog::showStep(int step)
{
    m_banner->hideMessage();
    m_steps->setCurrentIndex(step);
    for (int each = 0; each < int(m_names.size()); ++each)
        theme::setLook(m_names.at(each), each == step ? Look::AccentText : Look::Secondary);
    takeKeyboard(*m_steps->currentWidget());
    showState();
}

void StepDialog::showNext(const QString &text, const QString &why)
{
    m_why->setText(why);
    m_next->setText(text);
    m_next->setEnabled(why.isEmpty());
    m_next->setAccessibleDescription(why);
}

void StepDialog::retranslate()
{
    m_cancel->setText(tr("Cancel"));
}

void StepDialog::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace lekthi::ui
