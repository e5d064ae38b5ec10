#include "ui/setup/setup_place_step.h"

#include "ui/shell/server_form.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

SetupPlaceStep::SetupPlaceStep(QWidget *parent)
    : QWidget(parent)
    , m_card(new Card(this))
    , m_own(new QRadioButton(m_card))
    , m_ownMeans(makeLabel(m_card, Look::Secondary))
    , m_elsewhere(new QRadioButton(m_card))
    , m_elsewhereMeans(makeLabel(m_card, Look::Secondary))
    , m_server(new ServerForm(m_card))
{
    m_own->setObjectName(u"setupOwn"_s);
    m_elsewhere->setObjectName(u"setupServer"_s);
    m_own->setChecked(true);
    m_server->hide();
    for (QWidget *widget : {static_cast<QWidget *>(m_own), static_cast<QWidget *>(m_ownMeans),
                            static_cast<QWidget *>(m_elsewhere), static_cast<QWidget *>(m_elsewhereMeans),
                            static_cast<QWidget *>(m_server)})
        m_card->content()->addWidget(widget);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    layout->addStretch(1);
    setKeyboardStart(*this, *m_own);
    connect(m_elsewhere, &QRadioButton::toggled, this, [this](bool isElsewhere) {
        m_server->setVisible(isElsewhere);
        emit changed();
    });
    connect(m_server, &ServerForm::edited, this, &SetupPlaceStep::changed);
}

SetupPlaceStep::~SetupPlaceStep() = default;

void SetupPlaceStep::setOwn(bool isOwn)
{
    (isOwn ? m_own : m_elsewhere)->setChecked(true);
}

tl::expected<models::SetupPlace, QString> SetupPlaceStep::place() const
{
    if (m_own->isChecked())
        return models::SetupPlace{};
    const auto address = m_server->address();
    if (address)
        return models::SetupPlace{false, *address};
    address.error().field->setFocus();
    return tl::unexpected(address.error().sentence);
}

void SetupPlaceStep::forgetPassword()
{
    m_server->setPassword({});
}

void SetupPlaceStep::retranslate()
{
    m_card->setTitle(tr("Where the store is kept"));
    m_own->setText(tr("On &this computer"));
    m_ownMeans->setText(
        tr("For one person or a trial with real data. Lekthi starts its own database server, "
           "which cannot be reached from other computers. The demo is kept separate and stays as it is."));
    m_elsewhere->setText(tr("On a &MariaDB server"));
    m_elsewhereMeans->setText(
        tr("For a team and its numbering services. Enter the account of the server's "
           "administrator: it is used once, to create the store, and not stored. Connections to "
           "other computers are always encrypted."));
}

} // namespace lekthi::ui
