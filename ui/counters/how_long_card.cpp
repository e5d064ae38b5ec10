#include "ui/counters/how_long_card.h"

#include "core/numbering/running_out_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"
#include "ui/widgets/popup_place.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int cardWidth = 460;

enum LastingFact { UsedFact, LeftFact, PaceFact, ForecastFact, ThenFact, LastingFactCount };

} // namespace

HowLongCard::HowLongCard(const QString &counter, const numbering::Outlook &outlook, const QString &action,
                         QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(u"howLongCard"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setFixedWidth(cardWidth);
    setAccessibleName(tr("How long will it last?"));
    auto *link = new QPushButton(action, this);
    link->setObjectName(u"howLongAction"_s);
    link->setAutoDefault(false);
    theme::setLook(link, Look::LinkButton);
    connect(link, &QPushButton::clicked, this, [this] {
        emit actionTriggered();
        close();
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gapLarge, theme::gap, theme::gapLarge, theme::gap);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(makeHeading(counter));
    layout->addLayout(makeFacts(outlook));
    layout->addWidget(link, 0, Qt::AlignLeft);
    setFocusProxy(link);
}

QLayout *HowLongCard::makeHeading(const QString &counter)
{
    auto *title = makeLabel(this, Look::Strong);
    title->setText(accessibleName());
    auto *name = makeLabel(this, Look::Secondary);
    name->setObjectName(u"howLongCounter"_s);
    name->setText(counter);
    auto *closing = new QToolButton(this);
    closing->setObjectName(u"howLongClose"_s);
    closing->setText(u"✕"_s);
    closing->setAccessibleName(tr("Close"));
    closing->setToolTip(closing->accessibleName());
    closing->setFocusPolicy(Qt::StrongFocus);
    theme::setLook(closing, Look::QuietButton);
    connect(closing, &QToolButton::clicked, this, &QWidget::close);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(name);
    auto *line = new QHBoxLayout;
    line->addLayout(words, 1);
    line->addWidget(closing, 0, Qt::AlignTop);
    return line;
}

QLayout *HowLongCard::makeFacts(const numbering::Outlook &outlook)
{
    const numbering::OutlookParts parts = numbering::describeParts(
        outlook, numbering::currentDocumentDate(), currentLanguage(), Preferences::instance().calendar());
    const QStringList captions{tr("Used"), tr("Left"), tr("Rate"), tr("Forecast"), tr("After that")};
    const QStringList texts{parts.used, parts.left, parts.pace, parts.forecast, parts.then};
    auto *facts = new FactsGrid(LastingFactCount, this);
    for (int fact = 0; fact < LastingFactCount; ++fact) {
        facts->setCaption(fact, captions.at(fact));
        facts->setFact(fact, texts.at(fact));
        facts->setFactHidden(fact, texts.at(fact).isEmpty());
    }
    facts->label(UsedFact)->setObjectName(u"howLongUsed"_s);
    facts->label(LeftFact)->setObjectName(u"howLongLeft"_s);
    facts->label(PaceFact)->setObjectName(u"howLongPace"_s);
    facts->label(ForecastFact)->setObjectName(u"howLongForecast"_s);
    facts->label(ThenFact)->setObjectName(u"howLongThen"_s);
    return facts;
}

void HowLongCard::openBelow(const QWidget &badge)
{
    openBelow(badge, badge.rect());
}

void HowLongCard::openBelow(const QWidget &view, const QRect &area)
{
    resize(cardWidth, layout()->totalHeightForWidth(cardWidth));
    placeBelow(*this, view, area);
    show();
    setFocus();
}

} // namespace lekthi::ui
