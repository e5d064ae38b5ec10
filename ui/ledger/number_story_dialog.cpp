#include "ui/ledger/number_story_dialog.h"

#include "core/store/people/rights.h"
#include "models/ledger/number_story_text.h"
#include "ui/ledger/void_request_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrolled_details.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::StoryBlock;

namespace {

constexpr QSize usualSize(720, 560);

Look lookOf(StoryBlock::Tone tone)
{
    switch (tone) {
    case StoryBlock::Tone::Good:
        return Look::Good;
    case StoryBlock::Tone::Warning:
        return Look::Warning;
    case StoryBlock::Tone::Plain:
        break;
    }
    return Look::Strong;
}

Card *makeBlock(const StoryBlock &block, QWidget *parent)
{
    auto *card = new Card(parent);
    auto *headline = makeLabel(card, lookOf(block.tone));
    headline->setText(block.headline);
    headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    card->content()->addWidget(headline);
    auto *facts = new FactsGrid(int(block.facts.size()), card);
    for (int fact = 0; fact < block.facts.size(); ++fact) {
        facts->setCaption(fact, block.facts.at(fact).first);
        facts->setFact(fact, block.facts.at(fact).second);
    }
    card->content()->addLayout(facts);
    return card;
}

} // namespace

NumberStoryDialog::NumberStoryDialog(models::Session &session, const QString &number, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_worker(session.address())
    , m_number(number)
    , m_title(makeLabel(this, Look::Title))
    , m_banner(new Banner(this))
    , m_verdict(makeLabel(this))
    , m_content(new QWidget(this))
    , m_column(new QVBoxLayout(m_content))
    , m_close(new QPushButton(this))
{
    setObjectName(u"numberStoryDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_title->setObjectName(u"storyNumber"_s);
    m_banner->setObjectName(u"storyBanner"_s);
    m_verdict->setObjectName(u"storyVerdict"_s);
    m_content->setObjectName(u"storyBlocks"_s);
    m_close->setObjectName(u"storyClose"_s);
    build();
    retranslate();
    resize(usualSize);
    m_title->setText(number);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setFocus();
    lookUp();
}

void NumberStoryDialog::build()
{
    m_close->setAutoDefault(false);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(theme::gap);
    auto *bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_banner);
    layout->addWidget(m_verdict);
    auto *stories = new ScrolledDetails(m_content, this);
    layout->addWidget(stories, 1);
    layout->addLayout(bottom);
    setTabOrder(stories, m_close);
    connect(m_banner, &Banner::actionTriggered, this, &NumberStoryDialog::lookUp);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void NumberStoryDialog::lookUp()
{
    m_findings.reset();
    m_isLooking = true;
    m_banner->hideMessage();
    showStories();
    m_worker.run(
        this,
        [number = m_number, reference = m_session.reference()](store::Connection &connection) {
            return models::readNumberStories(connection, reference, number);
        },
        [this](const store::Result<models::NumberStories> &findings) { take(findings); });
}

void NumberStoryDialog::take(const store::Result<models::NumberStories> &findings)
{
    m_isLooking = false;
    if (findings)
        m_findings = *findings;
    else
        m_banner->showMessage(Banner::Kind::Error, store::describe(findings.error()), tr("Try again"));
    showStories();
}

QString NumberStoryDialog::nameOf(const QString &login) const
{
    const auto found = std::ranges::find(m_findings->people, login, &store::Person::login);
    return found == m_findings->people.cend() ? login : models::displayName(*found) + u" · "_s + login;
}

void NumberStoryDialog::showStories()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (m_findings) {
        for (auto story = m_findings->stories.cbegin(); story != m_findings->stories.cend(); ++story)
            addBlocks(story.key(), story.value());
    }
    m_column->addStretch(1);
    showState();
}

void NumberStoryDialog::addBlocks(int projectId, const audit::NumberStory &story)
{
    const models::StoryTelling telling{m_session.reference(), Preferences::instance().calendar(),
                                       [this](const QString &login) { return nameOf(login); }};
    for (const StoryBlock &block : models::storyBlocks(projectId, story, telling)) {
        Card *card = makeBlock(block, m_content);
        if (block.voidable && store::may(m_session.person(), store::Deed::RequestVoid))
            addVoidButton(*card, *block.voidable);
        m_column->addWidget(card);
    }
}

void NumberStoryDialog::addVoidButton(Card &block, const store::StoredLedgerRow &row)
{
    auto *button = new QPushButton(tr("Request to void…"), &block);
    button->setObjectName(u"storyVoid"_s);
    button->setAutoDefault(false);
    button->setAccessibleDescription(row.number);
    block.content()->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, [this, row] { requestVoid(row); });
}

void NumberStoryDialog::requestVoid(const store::StoredLedgerRow &row)
{
    auto *dialog = new VoidRequestDialog(m_session, row.number, row.id, row.requestId, this);
    connect(dialog, &VoidRequestDialog::requested, this, [this, number = row.number](qint64 id) {
        emit m_session.requestsChanged();
        m_banner->showMessage(
            Banner::Kind::Good,
            tr("Voiding %1 is requested as request #%2. Another Super Admin decides on it on "
               "the Approvals page.")
                .arg(number, QString::number(id)));
    });
    dialog->open();
}

void NumberStoryDialog::showState()
{
    if (m_isLooking)
        m_verdict->setText(tr("Searching the ledger…"));
    else if (m_findings && m_findings->stories.isEmpty())
        m_verdict->setText(tr("No project has ever issued, skipped or imported %1. Check the spelling: every "
                              "character counts.")
                               .arg(m_findings->number));
    m_verdict->setVisible(m_isLooking || (m_findings && m_findings->stories.isEmpty()));
}

void NumberStoryDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showStories();
    }
    QDialog::changeEvent(event);
}

void NumberStoryDialog::retranslate()
{
    setWindowTitle(tr("Number history"));
    m_close->setText(tr("Close"));
    showState();
}

} // namespace lekthi::ui
