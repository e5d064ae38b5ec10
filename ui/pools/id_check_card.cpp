#include "ui/pools/id_check_card.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestTyped = 100; // with spaces and hyphens between 32 digits

Look lookOf(models::IdVerdict verdict)
{
    switch (verdict) {
    case models::IdVerdict::Wrong:
        return Look::Error;
    case models::IdVerdict::NeverIssued:
        return Look::Warning;
    case models::IdVerdict::Issued:
        return Look::Good;
    }
    Q_UNREACHABLE();
}

} // namespace

IdCheckCard::IdCheckCard(QWidget *parent)
    : Card(parent)
    , m_caption(makeLabel(this, Look::Caption))
    , m_typed(new QLineEdit(this))
    , m_check(new QPushButton(this))
    , m_answer(makeLabel(this))
{
    m_typed->setObjectName(u"poolIdTyped"_s);
    m_check->setObjectName(u"poolIdCheck"_s);
    m_answer->setObjectName(u"poolIdAnswer"_s);
    m_typed->setMaxLength(longestTyped);
    m_typed->setClearButtonEnabled(true);
    m_caption->setBuddy(m_typed);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(m_typed, 1);
    line->addWidget(m_check);
    content()->addWidget(m_caption);
    content()->addLayout(line);
    content()->addWidget(m_answer);
    m_answer->hide();
    connect(m_typed, &QLineEdit::textChanged, this, [this] {
        m_answer->hide();
        showReady();
    });
    connect(m_typed, &QLineEdit::returnPressed, this, &IdCheckCard::check);
    connect(m_check, &QPushButton::clicked, this, &IdCheckCard::check);
}

void IdCheckCard::check()
{
    if (m_check->isEnabled())
        emit checkWanted(m_typed->text());
}

void IdCheckCard::clear()
{
    m_typed->clear();
}

void IdCheckCard::setReady(bool isReady)
{
    m_isReady = isReady;
    showReady();
}

void IdCheckCard::showReady()
{
    m_typed->setEnabled(m_isReady);
    m_check->setEnabled(m_isReady && !m_typed->text().trimmed().isEmpty());
}

void IdCheckCard::showCheck(models::IdVerdict verdict, const QString &text)
{
    theme::setLook(m_answer, lookOf(verdict));
    showOrHide(m_answer, text);
}

void IdCheckCard::showFailure(const QString &sentence)
{
    theme::setLook(m_answer, Look::Error);
    showOrHide(m_answer, sentence);
}

void IdCheckCard::retranslate()
{
    m_caption->setText(tr("Check an ID"));
    m_typed->setPlaceholderText(tr("Type or paste an ID"));
    m_typed->setAccessibleName(tr("ID to check"));
    m_check->setText(tr("Check"));
    m_answer->hide();
}

} // namespace lekthi::ui
