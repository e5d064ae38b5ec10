#include "ui/templates/templates_page.h"

#include "core/numbering/period.h"
#include "models/session/session.h"
#include "models/templates/sample.h"
#include "models/templates/template_list_model.h"
#include "ui/shell/theme.h"
#include "ui/templates/template_list_panel.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/list_and_detail.h"

#include <QDateTime>
#include <QEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateEdit;
using models::TemplateKey;
using store::NumberTemplate;

namespace {

constexpr int keepDraftAfterMs = 700;

} // namespace

TemplatesPage::TemplatesPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_drafts(session.address().toText(), session.person().login)
    , m_model(new models::TemplateListModel(
          [](const store::CodedItem &item) { return models::itemName(item); }, this))
    , m_list(new TemplateListPanel(*m_model, this))
    , m_banner(new Banner(this))
    , m_waiting(new Banner(this))
    , m_right(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_detail(new TemplateDetail(session, this))
{
    setObjectName(u"templatesPage"_s);
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(keepDraftAfterMs);
    build();
    connectParts();
}

TemplatesPage::~TemplatesPage()
{
    keepDraft();
}

void TemplatesPage::build()
{
    m_banner->setObjectName(u"templatesBanner"_s);
    m_waiting->setObjectName(u"templateWaits"_s);
    m_waiting->setClosable(false);
    m_right->addWidget(m_empty);
    m_right->addWidget(m_detail);
    auto *parts = new ListAndDetail(u"templates"_s, m_list, m_right, this);
    m_banner->floatOver(*m_right);
    parts->addNotice(m_waiting);
    setKeyboardStart(*this, *m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(parts);
}

void TemplatesPage::connectParts()
{
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, m_detail,
            &TemplateDetail::saveOrAskWhy);
    connect(m_list, &TemplateListPanel::chosen, this, [this](const TemplateKey &key) {
        say(Banner::Kind::Info, {});
        openKey(key);
    });
    connect(m_banner, &Banner::closed, this, [this] { m_bannerText = {}; });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (const auto retry = m_bannerRetry)
            retry();
    });
    connect(m_waiting, &Banner::actionTriggered, this,
            [this] { emit m_session.requestWanted(m_loaded.waiting.value(*m_open).id); });
    connect(&m_draftTimer, &QTimer::timeout, this, &TemplatesPage::keepDraft);
    connect(m_detail, &TemplateDetail::edited, this, [this] {
        m_draftTimer.start();
        if (m_isNewsUntilEdit)
            say(Banner::Kind::Info, {});
    });
    connect(m_detail, &TemplateDetail::saveRequested, this, &TemplatesPage::save);
    connect(m_detail, &TemplateDetail::giveOwnRequested, this, [this] {
        openAgain(true);
        keepDraft();
    });
    connect(m_detail, &TemplateDetail::openDefaultRequested, this, &TemplatesPage::openDefault);
    connect(m_detail, &TemplateDetail::conflictSolved, this, [this] {
        say(Banner::Kind::Info, {});
        refresh();
    });
    connect(m_detail, &TemplateDetail::historyWanted, this, [this] {
        readHistory([this](const QList<store::TemplateVersion> &versions) {
            m_detail->setHistory(versions, [this](const QString &login) { return nameOfLogin(login); });
        });
    });
    connect(m_detail, &TemplateDetail::discarded, this, &TemplatesPage::takeDiscarded);
    connect(m_detail, &TemplateDetail::lineBreaksReplaced, this, [this] {
        say(Banner::Kind::Info,
            [] { return tr("A number has one line, so line breaks were replaced by spaces."); });
    });
    connect(&m_session, &models::Session::templateWanted, this, &TemplatesPage::openWanted);
    connect(&m_session, &models::Session::referenceChanged, this, &TemplatesPage::renewReference);
    connect(&m_session.worker(), &store::StoreWorker::reachableChanged, this, [this](bool reachable) {
        keepDraft();
        if (reachable && isVisible())
            refresh();
    });
}

void TemplatesPage::activate()
{
    refresh();
}

void TemplatesPage::leave()
{
    keepDraft();
}

void TemplatesPage::hideEvent(QHideEvent *event)
{
    keepDraft();
    Page::hideEvent(event);
}

void TemplatesPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        retranslate(); // rich texts carry colours
}

void TemplatesPage::refresh()
{
    keepDraft();
    m_session.worker().run(this, &models::loadTemplates,
                           [this, number = ++m_loadNumber](store::Result<models::LoadedTemplates> loaded) {
                               if (number == m_loadNumber)
                                   takeLoaded(std::move(loaded));
                           });
    if (m_hasLoaded && m_open)
        m_detail->readCounterAgain();
}

void TemplatesPage::takeLoaded(store::Result<models::LoadedTemplates> loaded)
{
    if (!loaded) {
        showError(loaded.error(), [this] { refresh(); });
        return;
    }
    if (m_bannerRetry)
        say(Banner::Kind::Info, {});
    m_loaded = std::move(*loaded);
    m_hasLoaded = true;
    showLoaded();
}

void TemplatesPage::showLoaded()
{
    m_model->setInput(listInput());
    m_detail->setGround(ground());
    proveAll();
    discardSavedDrafts();
    if (const auto wanted = std::exchange(m_wanted, std::nullopt))
        openKey(*wanted);
    else if (m_open)
        mergeOpen();
    else
        openFirst();
    readNext();
    markWhatRunsOut();
    retranslate();
}

models::TemplateRowsInput TemplatesPage::listInput() const
{
    return {.reference = m_session.reference(),
            .templates = m_loaded.templates,
            .counters = m_loaded.counters,
            .next = m_next,
            .drafts = m_drafts.keys(),
            .ownProjects = m_session.person().projectIds,
            .today = numbering::currentDocumentDate()};
}

// Numbers that cannot be read stay unknown; the detail says what went wrong.
void TemplatesPage::readNext()
{
    m_session.slowWorker().run(
        this,
        [input = listInput()](store::Connection &connection) {
            return models::readNextByTemplate(connection, input);
        },
        [this, number = m_loadNumber](const store::Result<models::NextByTemplate> &next) {
            if (number != m_loadNumber)
                return;
            m_next = next.value_or(models::NextByTemplate());
            m_model->setNext(m_next);
        });
}

void TemplatesPage::renewReference()
{
    if (!m_hasLoaded)
        return;
    m_next.clear();
    showLoaded();
    m_detail->renewReference();
}

// Without an answer nothing is marked; the Counters page says what went wrong.
void TemplatesPage::markWhatRunsOut()
{
    m_session.slowWorker().run(
        this, models::templatesThatRunOut,
        [this](const store::Result<QHash<TemplateKey, models::RunningOut>> &runningOut) {
            m_runningOut = runningOut.value_or(QHash<TemplateKey, models::RunningOut>());
            models::TemplateListModel::Marks marks;
            for (auto one = m_runningOut.cbegin(); one != m_runningOut.cend(); ++one)
                marks.insert(one.key(), models::TemplateMark::RunsOut);
            m_model->setMarks(models::TemplateListModel::MarkSource::RunningOut, marks);
            showWhatRunsOut();
        });
}

void TemplatesPage::showWhatRunsOut()
{
    const NumberTemplate *inUse = m_open ? models::templateInUse(m_loaded.templates, *m_open) : nullptr;
    const auto found =
        inUse ? m_runningOut.constFind({inUse->projectId, inUse->typeId}) : m_runningOut.cend();
    m_detail->setRunningOut(found == m_runningOut.cend() ? std::nullopt : std::optional(*found));
}

models::ProofGround TemplatesPage::ground() const
{
    return {m_loaded.templates, m_session.reference(), numbering::currentDocumentDate()};
}

void TemplatesPage::proveAll()
{
    QHash<TemplateKey, int> versions;
    for (const NumberTemplate &stored : m_loaded.templates)
        versions.insert({stored.projectId, stored.typeId}, stored.version);
    if (versions == m_provedVersions)
        return;
    m_provedVersions = versions;
    m_model->setMarks(models::TemplateListModel::MarkSource::Proof, {});
    m_proofs.start(
        [ground = ground()](const std::stop_token &stop) { return models::marksOfTemplates(ground, stop); },
        [this](const models::TemplateListModel::Marks &marks) {
            m_model->setMarks(models::TemplateListModel::MarkSource::Proof, marks);
        });
}

void TemplatesPage::openFirst()
{
    // Where the person may edit is where work begins.
    const auto &types = m_session.reference().types;
    const auto editable = std::find_if(
        m_loaded.templates.cbegin(), m_loaded.templates.cend(), [&](const NumberTemplate &candidate) {
            const auto *type = candidate.typeId ? store::itemById(types, *candidate.typeId) : nullptr;
            return type && type->code == "LETTER"_L1 &&
                   m_session.person().mayEditTemplatesOf(candidate.projectId);
        });
    const QVariant first = m_model->firstTemplate().data(models::TemplateListModel::KeyRole);
    if (editable != m_loaded.templates.cend())
        openKey({editable->projectId, editable->typeId});
    else if (first.isValid())
        openKey(first.value<TemplateKey>());
}

void TemplatesPage::openWanted(const TemplateKey &key)
{
    m_list->leaveEmptyFilter();
    if (m_hasLoaded)
        openKey(key);
    else
        m_wanted = key;
}

void TemplatesPage::openKey(const TemplateKey &key)
{
    keepDraft();
    TemplateDetail::Opening opening = openingOf(key, false);
    m_open = key;
    resumeDraft(opening);
    m_detail->open(opening);
    m_right->setCurrentWidget(m_detail);
    m_list->setCurrent(key);
    showWhatRunsOut();
    showWaiting();
    const NumberTemplate *own = ownOf(key);
    if (own && opening.mayEdit && opening.edit.expectedVersion != own->version)
        showConflict(*own);
}

void TemplatesPage::openAgain(bool withOwn)
{
    TemplateDetail::Opening opening = openingOf(*m_open, withOwn);
    opening.sample = m_detail->sample();
    m_detail->open(opening);
}

void TemplatesPage::openDefault()
{
    openKey({m_open->projectId, std::nullopt});
}

TemplateDetail::Opening TemplatesPage::openingOf(const TemplateKey &key, bool withOwn) const
{
    TemplateDetail::Opening opening;
    const NumberTemplate *own = ownOf(key);
    const NumberTemplate *used = models::templateInUse(m_loaded.templates, key);
    if (own) {
        opening.edit = TemplateEdit::of(*own);
    } else {
        NumberTemplate origin = used ? *used : NumberTemplate();
        opening.edit = TemplateEdit::firstOf(key, origin);
        opening.usesDefault = used && !withOwn;
    }
    const int typeId = models::sampleType(m_session.reference(), m_loaded.templates, key);
    opening.sample = models::usualSample(m_session.reference(), m_loaded.counters, key.projectId, typeId,
                                         numbering::currentDocumentDate());
    opening.mayEdit = m_session.person().mayEditTemplatesOf(key.projectId);
    fillFacts(opening, own);
    return opening;
}

void TemplatesPage::fillFacts(TemplateDetail::Opening &opening, const NumberTemplate *own) const
{
    const TemplateKey &key = opening.edit.key;
    const store::ReferenceData &reference = m_session.reference();
    const store::CodedItem *type = key.typeId ? store::itemById(reference.types, *key.typeId) : nullptr;
    const store::Project *project = reference.project(key.projectId);
    opening.typeCode = type ? type->code : QString();
    opening.shape = models::shapeOf(reference, key.typeId);
    opening.facts.title = titleOf(key);
    opening.facts.projectCode = project ? project->code : QString();
    opening.facts.usesDefault = opening.usesDefault;
    if (!own)
        return;
    opening.facts.version = own->version;
    opening.facts.changedAt = own->changedAt;
    opening.facts.changedBy = nameOfLogin(own->changedBy);
    opening.facts.reason = own->reason;
}

QString TemplatesPage::titleOf(const TemplateKey &key) const
{
    const auto &types = m_session.reference().types;
    const store::CodedItem *type = key.typeId ? store::itemById(types, *key.typeId) : nullptr;
    return type ? models::displayName(*type) : tr("Default template");
}

void TemplatesPage::mergeOpen()
{
    m_list->setCurrent(m_open);
    const NumberTemplate *own = ownOf(*m_open);
    const TemplateEdit &edit = m_detail->edit();
    const bool isNewer = own && own->version != edit.expectedVersion;
    if (!isNewer)
        return;
    if (m_detail->mayEdit() && edit.isWorthKeeping())
        showConflict(*own);
    else
        openAgain(false);
}

void TemplatesPage::showError(const store::Error &error, std::function<void()> retry)
{
    say(
        Banner::Kind::Error, [error] { return store::describe(error); },
        retry ? [] { return tr("Try again"); } : std::function<QString()>());
    m_bannerRetry = std::move(retry);
    if (!m_hasLoaded)
        retranslate();
}

void TemplatesPage::say(Banner::Kind kind, std::function<QString()> text, std::function<QString()> action)
{
    m_bannerKind = kind;
    m_bannerText = std::move(text);
    m_bannerAction = std::move(action);
    m_bannerRetry = {};
    m_isNewsUntilEdit = false;
    showMessage();
}

void TemplatesPage::showMessage()
{
    if (m_bannerText)
        m_banner->showMessage(m_bannerKind, m_bannerText(), m_bannerAction ? m_bannerAction() : QString());
    else
        m_banner->hideMessage();
}

QString TemplatesPage::nameOfLogin(const QString &login) const
{
    const auto person = std::find_if(m_loaded.people.cbegin(), m_loaded.people.cend(),
                                     [&](const store::Person &one) { return one.login == login; });
    return person == m_loaded.people.cend() ? login : models::displayName(*person);
}

const NumberTemplate *TemplatesPage::ownOf(const TemplateKey &key) const
{
    return models::ownTemplate(m_loaded.templates, key);
}

void TemplatesPage::retranslate()
{
    m_list->retranslate();
    m_model->retranslate();
    if (m_open) {
        const NumberTemplate *own = ownOf(*m_open);
        m_detail->setNames(titleOf(*m_open), own ? nameOfLogin(own->changedBy) : QString());
    }
    m_detail->retranslate();
    showWaiting();
    showMessage();
    if (!m_hasLoaded)
        m_empty->setTexts(tr("Reading the templates…"),
                          tr("Projects and their number templates appear here."));
    else if (!m_open)
        m_empty->setTexts(tr("No templates yet"),
                          tr("Each project and document type has a template from which its numbers are made. "
                             "Set one with lekthictl template set, then refresh with F5."));
}

} // namespace lekthi::ui
