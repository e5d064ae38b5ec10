#include "ui/widgets/reason_field.h"

#include "core/store/requests/request.h"
#include "models/requests/reset_wish_check.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Reason;

namespace {

constexpr int gapOfLabel = 4;

} // namespace

ReasonField::ReasonField(const QString &name, int minimum, QWidget *parent)
    : QLineEdit(parent)
    , m_minimum(minimum)
{
    setObjectName(name);
    // What is too long is told, not cut: composed characters may become fewer.
    setMaxLength(2 * Reason::maximumLength);
}

QVBoxLayout *ReasonField::underLabel()
{
    m_label = makeLabel(parentWidget(), Look::Caption);
    m_label->setBuddy(this);
    auto *column = new QVBoxLayout;
    column->setSpacing(gapOfLabel);
    column->addWidget(m_label);
    column->addWidget(this);
    if (m_minimum >= store::minimumForRequest) {
        m_count = makeLabel(parentWidget(), Look::Small);
        m_count->setObjectName(objectName() + u"Count"_s);
        column->addWidget(m_count);
        connect(this, &QLineEdit::textChanged, this, &ReasonField::showCount);
        showCount();
    }
    return column;
}

void ReasonField::setLabel(const QString &text)
{
    m_label->setText(text);
    setAccessibleName(QString(text).remove(u'&'));
}

void ReasonField::setHint(const QString &hint, const QString &name)
{
    setPlaceholderText(hint);
    setAccessibleName(name);
}

void ReasonField::setShown(bool isShown)
{
    for (QWidget *part :
         {static_cast<QWidget *>(this), static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_count)}) {
        if (part)
            part->setVisible(isShown);
    }
}

bool ReasonField::isBlank() const
{
    return text().trimmed().isEmpty();
}

std::optional<Reason> ReasonField::reason() const
{
    auto parsed = Reason::parse(text(), m_minimum);
    return parsed ? std::optional(*std::move(parsed)) : std::nullopt;
}

QString ReasonField::whatIsMissing(const QString &whileBlank) const
{
    const auto parsed = Reason::parse(text(), m_minimum);
    if (parsed)
        return {};
    return isBlank() && !whileBlank.isEmpty() ? whileBlank : numbering::describe(parsed.error(), m_minimum);
}

void ReasonField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showCount();
    QLineEdit::changeEvent(event);
}

void ReasonField::showCount()
{
    if (m_count)
        m_count->setText(models::reasonCountText(text()));
}

} // namespace lekthi::ui
