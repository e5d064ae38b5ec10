#include "ui/people/rate_limit_dialog.h"

#include "models/people/account_work.h"
#include "models/session/session.h"
#include "ui/shell/theme.h"

#include <QHBoxLayout>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualLimit = 600;

} // namespace

RateLimitDialog::RateLimitDialog(models::AdministratorEntry &entry, models::AccountRow row, QWidget *parent)
    : AccountDialog(entry, u"rateLimit"_s, parent)
    , m_row(std::move(row))
    , m_default(new QRadioButton(this))
    , m_limited(new QRadioButton(this))
    , m_limit(new QSpinBox(this))
    , m_unlimited(new QRadioButton(this))
{
    m_default->setObjectName(u"rateLimitDefault"_s);
    m_limited->setObjectName(u"rateLimitLimited"_s);
    m_limit->setObjectName(u"rateLimitNumber"_s);
    m_unlimited->setObjectName(u"rateLimitUnlimited"_s);
    const int present = m_row.person.numbersPerMinute.value_or(-1);
    m_limit->setRange(1, store::mostNumbersPerMinute);
    m_limit->setGroupSeparatorShown(true);
    m_limit->setValue(present > 0 ? present : usualLimit);
    (present < 0 ? m_default : present == 0 ? m_unlimited : m_limited)->setChecked(true);
    auto *limited = new QHBoxLayout;
    limited->setSpacing(theme::gapSmall);
    limited->addWidget(m_limited);
    limited->addWidget(m_limit);
    limited->addStretch(1);
    auto *choices = new QWidget(this);
    auto *layout = new QVBoxLayout(choices);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_default);
    layout->addLayout(limited);
    layout->addWidget(m_unlimited);
    fields()->addWidget(choices);
    askForReason(true);
    for (const QRadioButton *choice : {m_default, m_limited, m_unlimited})
        connect(choice, &QRadioButton::toggled, this, &RateLimitDialog::readForm);
    connect(m_limit, &QSpinBox::valueChanged, this, [this] {
        m_limited->setChecked(true);
        readForm();
    });
}

QWidget *RateLimitDialog::firstField() const
{
    return m_default->isChecked() ? m_default : m_limited->isChecked() ? m_limited : m_unlimited;
}

std::optional<int> RateLimitDialog::wished() const
{
    if (m_default->isChecked())
        return std::nullopt;
    return m_unlimited->isChecked() ? 0 : m_limit->value();
}

bool RateLimitDialog::holdsInput() const
{
    return wished() != m_row.person.numbersPerMinute || AccountDialog::holdsInput();
}

QString RateLimitDialog::missing() const
{
    return wished() == m_row.person.numbersPerMinute ? tr("Choose another limit.") : QString();
}

QString RateLimitDialog::actionText() const
{
    return tr("&Change rate limit");
}

models::Work<> RateLimitDialog::work() const
{
    return models::limitingRate(m_row.person.login, wished(), reason());
}

void RateLimitDialog::retranslate()
{
    setTexts(tr("Rate limit of %1").arg(models::displayName(m_row.person)),
             tr("How many numbers this service may allocate in a minute. Applies from its next number."));
    m_default->setText(tr("De&fault: as the setting service_numbers_per_minute says"));
    m_limited->setText(tr("&At most, per minute:"));
    m_limit->setAccessibleName(tr("Numbers per minute"));
    m_unlimited->setText(tr("&Unlimited"));
}

} // namespace lekthi::ui
