#include "ui/shell/new_password_form.h"

#include "ui/shell/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int shortestPassword = 12;

} // namespace

NewPasswordForm::NewPasswordForm(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_rule(new QLabel(this))
    , m_newCaption(new QLabel(this))
    , m_new(new QLineEdit(this))
    , m_repeatCaption(new QLabel(this))
    , m_repeat(new QLineEdit(this))
    , m_complaint(new QLabel(this))
{
    setObjectName(u"newPasswordForm"_s);
    m_new->setObjectName(u"newPassword"_s);
    m_repeat->setObjectName(u"repeatPassword"_s);
    m_complaint->setObjectName(u"newPasswordComplaint"_s);
    build();
    check();
    retranslate();
    for (QLineEdit *edit : {m_new, m_repeat})
        connect(edit, &QLineEdit::textChanged, this, &NewPasswordForm::check);
    connect(m_new, &QLineEdit::returnPressed, m_repeat, qOverload<>(&QWidget::setFocus));
    connect(m_repeat, &QLineEdit::returnPressed, this, &NewPasswordForm::submitted);
}

void NewPasswordForm::build()
{
    theme::setLook(m_title, Look::Strong);
    theme::setLook(m_rule, Look::Secondary);
    theme::setLook(m_newCaption, Look::Caption);
    theme::setLook(m_repeatCaption, Look::Caption);
    theme::setLook(m_complaint, Look::Small);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_rule->setWordWrap(true);
    m_new->setEchoMode(QLineEdit::Password);
    m_repeat->setEchoMode(QLineEdit::Password);
    m_newCaption->setBuddy(m_new);
    m_repeatCaption->setBuddy(m_repeat);
    auto *fields = new QGridLayout;
    fields->setHorizontalSpacing(theme::gap);
    fields->setVerticalSpacing(2);
    fields->addWidget(m_newCaption, 0, 0);
    fields->addWidget(m_new, 1, 0);
    fields->addWidget(m_repeatCaption, 0, 1);
    fields->addWidget(m_repeat, 1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gapSmall);
    column->addWidget(m_title);
    column->addWidget(m_rule);
    column->addLayout(fields);
    column->addWidget(m_complaint);
    column->addStretch(1);
}

void NewPasswordForm::start(const QString &account, const QString &present, Occasion occasion)
{
    clear();
    m_title->setVisible(occasion == Occasion::Expired);
    m_account = account;
    m_present = present;
    retranslate();
}

void NewPasswordForm::setPresent(const QString &present)
{
    m_present = present;
    check();
}

void NewPasswordForm::clear()
{
    m_present.clear();
    m_new->clear();
    m_repeat->clear();
}

QString NewPasswordForm::password() const
{
    return m_new->text();
}

bool NewPasswordForm::isAcceptable() const
{
    return !m_new->text().isEmpty() && m_new->text() == m_repeat->text() && complaint().isEmpty();
}

void NewPasswordForm::focusFirst()
{
    m_new->setFocus();
    m_new->selectAll();
}

/// Nothing is said of what is not written yet.
QString NewPasswordForm::complaint() const
{
    const QString text = m_new->text();
    if (!text.isEmpty() && text == m_present)
        return tr("This is the current password. Choose another one.");
    if (!m_repeat->text().isEmpty() && text.size() < shortestPassword)
        return tr("This is too short: enter at least %n characters.", nullptr, shortestPassword);
    if (!m_repeat->text().isEmpty() && !text.startsWith(m_repeat->text()))
        return tr("The passwords do not match. Enter the new password again.");
    return {};
}

void NewPasswordForm::check()
{
    // The line keeps its place, so that nothing jumps while typing.
    m_complaint->setText(complaint());
    emit acceptableChanged(isAcceptable());
}

void NewPasswordForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NewPasswordForm::retranslate()
{
    m_title->setText(tr("The password of %1 has expired. Choose a new one.").arg(m_account));
    m_rule->setText(tr("Enter at least %n characters. The store may require capital and small letters, a "
                       "digit and a symbol.",
                       nullptr, shortestPassword));
    m_newCaption->setText(tr("&New password"));
    m_new->setAccessibleName(tr("New password"));
    m_repeatCaption->setText(tr("&Repeat it"));
    m_repeat->setAccessibleName(tr("Repeat the new password"));
    m_complaint->setText(complaint());
}

} // namespace lekthi::ui
