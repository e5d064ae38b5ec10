#include "ui/history/import_dialog.h"

#include "core/numbering/validate.h"
#include "models/templates/template_work.h"
#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/templates/diff_card.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/scrolled_details.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ImportItem;
using models::ImportPlan;
using numbering::Reason;

namespace {

constexpr QSize usualSize(760, 560);
constexpr qsizetype mostPastShown = 5;

} // namespace

ImportDialog::ImportDialog(models::Session &session, int projectId, const QString &path, QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_projectId(projectId)
    , m_path(path)
    , m_heading(makeLabel(this, Look::Strong))
    , m_banner(new Banner(this))
    , m_content(new QWidget(this))
    , m_column(new QVBoxLayout(m_content))
    , m_why(makeLabel(this, Look::Small))
    , m_reason(new ReasonField(u"importReason"_s, Reason::minimumForTemplate, this))
    , m_cancel(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    setObjectName(u"importDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_heading->setObjectName(u"importHeading"_s);
    m_banner->setObjectName(u"importBanner"_s);
    m_content->setObjectName(u"importItems"_s);
    m_why->setObjectName(u"importWhy"_s);
    m_save->setObjectName(u"importSave"_s);
    const store::Project *project = session.reference().project(projectId);
    m_projectCode = project ? project->code : QString::number(projectId);
    build();
    retranslate();
    resize(usualSize);
    read();
}

ImportDialog::~ImportDialog()
{
    m_stop.request_stop();
}

void ImportDialog::build()
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(theme::gap);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cancel->setAutoDefault(false);
    m_save->setAutoDefault(false);
    theme::setLook(m_save, Look::PrimaryButton);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(m_reason, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_heading);
    layout->addWidget(m_banner);
    auto *items = new ScrolledDetails(m_content, this);
    layout->addWidget(items, 1);
    layout->addWidget(m_why);
    layout->addLayout(line);
    setTabOrder(items, m_reason);
    setTabOrder(m_reason, m_cancel);
    setTabOrder(m_cancel, m_save);
    connect(m_reason, &ReasonField::textChanged, this, &ImportDialog::showState);
    connect(m_cancel, &QPushButton::clicked, this, &ImportDialog::cancel);
    connect(m_save, &QPushButton::clicked, this, &ImportDialog::save);
}

void ImportDialog::read()
{
    m_session.worker().run(
        this,
        [path = m_path, id = m_projectId, reference = m_session.reference(),
         stop = m_stop.get_token()](store::Connection &connection) {
            return models::readImport(connection, path, id, reference, stop);
        },
        [this](const store::Result<models::ImportReading> &reading) { take(reading); });
}

void ImportDialog::take(const store::Result<models::ImportReading> &reading)
{
    m_failure.clear();
    m_plan.reset();
    if (!reading)
        m_failure = store::describe(reading.error());
    else if (!*reading)
        m_failure = models::describe((*reading).error());
    else
        m_plan = **reading;
    if (!m_failure.isEmpty())
        m_banner->showMessage(Banner::Kind::Error, m_failure);
    rebuild();
    retranslate();
    m_reason->setFocus();
}

void ImportDialog::rebuild()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (m_plan) {
        for (const ImportItem &item : std::as_const(m_plan->items))
            m_column->addWidget(makeItem(item));
    }
    m_column->addStretch(1);
}

QWidget *ImportDialog::makeItem(const ImportItem &item)
{
    if (item.change == ImportItem::Change::Same) {
        auto *same = makeLabel(m_content, Look::Secondary);
        same->setText(titleOf(item));
        return same;
    }
    auto *card = new DiffCard(u"importDiff"_s, m_content);
    card->retranslate();
    card->setTitle(titleOf(item));
    if (item.change == ImportItem::Change::Changed)
        card->showDiff({tr("Version %1, in force").arg(item.storedVersion), item.before},
                       {tr("From the file"), item.after});
    else
        card->showText({tr("From the file"), item.after});
    for (const numbering::Problem &problem : item.problems) {
        const bool isError = problem.severity == numbering::Severity::Error;
        auto *label = makeLabel(card, isError ? Look::Error : Look::Warning);
        label->setText((isError ? u"✕ "_s : u"! "_s) + numbering::describe(problem));
        card->content()->addWidget(label);
    }
    auto *past = makeLabel(card, Look::Small);
    past->setText(pastOf(item));
    card->content()->addWidget(past);
    return card;
}

QString ImportDialog::titleOf(const ImportItem &item) const
{
    const QString type = item.typeCode.isEmpty() ? tr("Default template") : item.typeCode;
    switch (item.change) {
    case ImportItem::Change::Added:
        return tr("%1: new").arg(type);
    case ImportItem::Change::Changed:
        return tr("%1: changes and becomes version %2").arg(type).arg(item.storedVersion + 1);
    case ImportItem::Change::Same:
        break;
    }
    return tr("%1: stays the same").arg(type);
}

QString ImportDialog::pastOf(const ImportItem &item) const
{
    QStringList lines{tr("Its history in %1, for information:").arg(m_plan->sourceProject)};
    for (const models::FileVersion &version :
         item.versions.first(std::min<qsizetype>(item.versions.size(), mostPastShown))) {
        const QString when = models::timeText(version.changedAt, Preferences::instance().calendar());
        lines += tr("Version %1 · %2 · %3 · %4", "number, time, login, reason")
                     .arg(QString::number(version.version), when, version.changedBy, version.reason);
    }
    if (const qsizetype more = item.versions.size() - mostPastShown; more > 0)
        lines += tr("and %n more", nullptr, int(more));
    return lines.join(u'\n');
}

int ImportDialog::toSave() const
{
    return m_plan ? int(m_plan->items.size()) - m_plan->count(ImportItem::Change::Same) : 0;
}

QString ImportDialog::whyNot() const
{
    if (!m_failure.isEmpty())
        return tr("Nothing in the file can be imported.");
    if (!m_plan)
        return tr("Reading the file…");
    if (!m_session.person().mayEditTemplatesOf(m_projectId))
        return tr("Only Project Admins of %1 can import templates.").arg(m_projectCode);
    if (m_plan->hasErrors())
        return tr("To import, fix the templates marked ✕ at their source.");
    if (toSave() == 0)
        return tr("All templates of the file are in force already.");
    const auto reason = m_reason->reason();
    if (!reason)
        return m_reason->whatIsMissing(
            tr("Write a reason of at least %1 characters.").arg(Reason::minimumForTemplate));
    const auto changes = models::importChanges(*m_plan, *reason);
    return changes ? QString() : numbering::describe(changes.error(), Reason::minimumForTemplate);
}

void ImportDialog::showState()
{
    const QString why = m_isSaving ? QString() : whyNot();
    m_why->setText(why.isEmpty() ? u" "_s : why);
    m_save->setEnabled(why.isEmpty() && !m_isSaving);
    m_save->setToolTip(why);
    m_save->setAccessibleDescription(why);
    m_reason->setReadOnly(m_isSaving);
    m_cancel->setEnabled(!m_isSaving);
    m_save->setText(m_isSaving ? tr("Saving…") : tr("Save %n new versions", nullptr, toSave()));
}

void ImportDialog::save()
{
    const auto reason = m_reason->reason();
    if (!m_plan || !reason)
        return;
    const auto changes = models::importChanges(*m_plan, *reason);
    if (!changes || changes->isEmpty())
        return;
    m_isSaving = true;
    showState();
    m_session.worker().run(this, models::savingTemplates(*changes),
                           [this, versions = int(changes->size())](const store::Result<void> &saved) {
                               takeSaved(saved, versions);
                           });
}

void ImportDialog::takeSaved(const store::Result<void> &saved, int versions)
{
    m_isSaving = false;
    if (saved) {
        emit imported(versions);
        accept();
        return;
    }
    if (saved.error().kind == store::ErrorKind::Conflict) {
        // The plan builds on versions that are not the newest any more: trying again would fail again.
        m_banner->showMessage(Banner::Kind::Warning,
                              tr("Another user has saved a template of this project. This page now shows the "
                                 "newest versions; check them before you continue."));
        m_plan.reset();
        rebuild();
        read();
    } else {
        m_banner->showMessage(Banner::Kind::Error, store::describe(saved.error()));
    }
    showState();
}

bool ImportDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void ImportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        rebuild();
        retranslate();
    }
    CarefulDialog::changeEvent(event);
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import templates into %1").arg(m_projectCode));
    if (m_plan)
        m_heading->setText(
            tr("Templates of %1, exported on %2", "project, time")
                .arg(m_plan->sourceProject,
                     models::timeText(m_plan->exportedAt, Preferences::instance().calendar())));
    m_heading->setVisible(m_plan.has_value());
    m_reason->setHint(tr("Reason for the import (required)"), tr("Reason for the import"));
    m_cancel->setText(tr("Cancel"));
    showState();
}

} // namespace lekthi::ui
