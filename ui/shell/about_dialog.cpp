#include "ui/shell/about_dialog.h"

#include "ui/shell/theme.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int aboutWidth = 520;

} // namespace

AboutDialog::AboutDialog(QList<models::ProgramFact> facts, QWidget *parent)
    : QDialog(parent)
    , m_facts(std::move(facts))
    , m_purpose(makeLabel(this))
    , m_licence(makeLabel(this))
    , m_parts(makeLabel(this, Look::Secondary))
    , m_grid(new FactsGrid(int(m_facts.size()), this))
    , m_copied(makeLabel(this, Look::Small))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"aboutDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setFixedWidth(aboutWidth);
    m_copy->setObjectName(u"aboutCopy"_s);
    m_close->setObjectName(u"aboutClose"_s);
    m_copied->setObjectName(u"aboutCopied"_s);
    build();
    retranslate();
    connect(m_copy, &QPushButton::clicked, this, &AboutDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    m_close->setFocus();
}

void AboutDialog::build()
{
    auto *brand = new QHBoxLayout;
    auto *latin = new QLabel(u"Lekthi"_s, this);
    auto *thai = new QLabel(u"เลขที่"_s, this);
    theme::setLook(latin, Look::Title);
    theme::setLook(thai, Look::BrandText);
    brand->setSpacing(5);
    brand->addWidget(latin);
    brand->addWidget(thai);
    brand->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_copied, 1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(brand);
    layout->addWidget(m_purpose);
    layout->addLayout(m_grid);
    layout->addWidget(m_licence);
    layout->addWidget(m_parts);
    layout->addLayout(buttons);
}

void AboutDialog::copy()
{
    QGuiApplication::clipboard()->setText(u"Lekthi\n"_s + models::programFactsText(m_facts));
    m_copied->setText(tr("Copied"));
}

bool AboutDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void AboutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Lekthi"));
    m_purpose->setText(tr("Document numbering for construction projects: templates, counters, approvals and "
                          "a ledger that can be verified."));
    m_licence->setText(tr("Free software under the GNU General Public License, version 3 or later "
                          "(GPL-3.0-or-later). You may use, study, share and change it. It comes without any "
                          "warranty."));
    m_parts->setText(tr("Built on Qt, MariaDB, Redis, QCustomPlot, QtKeychain, hiredis, libcurl, libsodium, "
                        "libthai, libxlsxwriter and Nettle."));
    for (int fact = 0; fact < m_facts.size(); ++fact) {
        m_grid->setCaption(fact, m_facts.at(fact).caption);
        m_grid->setFact(fact, m_facts.at(fact).value);
    }
    m_copied->clear();
    m_copy->setText(tr("&Copy"));
    m_copy->setAccessibleDescription(tr("Copies the versions for a fault report"));
    m_copy->setToolTip(m_copy->accessibleDescription());
    m_close->setText(tr("Close"));
}

} // namespace lekthi::ui
