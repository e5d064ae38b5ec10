#include "ui/reference/reference_import_dialog.h"

#include "core/files/regular_file.h"
#include "models/reference/reference_words.h"
#include "models/reference/reference_work.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ReferenceChange;
using models::ReferencePlan;

namespace {

constexpr QSize importSize(820, 560);
constexpr int columnsOfPreview = 4;

QString changeTitle(ReferenceChange change)
{
    switch (change) {
    case ReferenceChange::Added:
        return ReferenceImportDialog::tr("Added");
    case ReferenceChange::Changed:
        return ReferenceImportDialog::tr("Changed");
    case ReferenceChange::Closed:
        return ReferenceImportDialog::tr("Closed");
    case ReferenceChange::Reopened:
        return ReferenceImportDialog::tr("Reopened");
    case ReferenceChange::Same:
        break;
    }
    return ReferenceImportDialog::tr("Unchanged");
}

} // namespace

ReferenceImportDialog::ReferenceImportDialog(models::Session &session, store::ReferenceKind kind,
                                             const QString &path, QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_kind(kind)
    , m_path(path)
    , m_summary(makeLabel(this, Look::Strong))
    , m_banner(new Banner(this))
    , m_lines(new QStandardItemModel(0, columnsOfPreview, this))
    , m_table(new ListTable(*m_lines, this))
    , m_cancel(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    setObjectName(u"referenceImportDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_banner->setObjectName(u"referenceImportBanner"_s);
    m_table->setObjectName(u"referenceImportTable"_s);
    m_cancel->setObjectName(u"referenceImportCancel"_s);
    m_save->setObjectName(u"referenceImportSave"_s);
    build();
    retranslate();
    resize(importSize);
    read();
}

void ReferenceImportDialog::build()
{
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setFit([this] {
        for (int column = 0; column + 1 < columnsOfPreview; ++column)
            m_table->setColumnWidth(column, m_table->contentWidth(column));
    });
    m_table->keepFor(m_session.person().login);
    theme::setLook(m_save, Look::PrimaryButton);
    for (QPushButton *button : {m_cancel, m_save})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_summary);
    layout->addWidget(m_banner);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    connect(m_cancel, &QPushButton::clicked, this, &ReferenceImportDialog::cancel);
    connect(m_save, &QPushButton::clicked, this, &ReferenceImportDialog::save);
    connect(m_banner, &Banner::actionTriggered, this, &ReferenceImportDialog::read);
}

void ReferenceImportDialog::read()
{
    m_plan.reset();
    m_banner->hideMessage();
    showState();
    m_session.worker().run(this, models::planningReferenceImport(m_path, m_kind),
                           [this](const store::Result<ReferencePlan> &plan) { take(plan); });
}

void ReferenceImportDialog::take(const store::Result<ReferencePlan> &plan)
{
    if (!plan) {
        m_banner->showMessage(Banner::Kind::Error, store::describe(plan.error()), tr("Try again"));
        return;
    }
    m_plan = *plan;
    if (!m_plan->isAccepted())
        m_banner->showMessage(
            Banner::Kind::Error,
            tr("Nothing is imported as long as a line is refused. Correct the file, then read it "
               "again."),
            tr("Read the file again"));
    fill();
    showState();
}

void ReferenceImportDialog::fill()
{
    m_lines->removeRows(0, m_lines->rowCount());
    const auto add = [this](qint64 line, const QString &what, const QString &code, const QString &text) {
        QList<QStandardItem *> row;
        for (const QString &cell : {line > 0 ? QString::number(line) : QString(), what, code, text})
            row += new QStandardItem(cell);
        m_lines->appendRow(row);
    };
    if (!m_plan)
        return;
    for (const models::RefusedLine &refused : std::as_const(m_plan->refused))
        add(refused.line, tr("Refused"), {}, refused.message);
    for (const models::ReferenceDifference &difference : std::as_const(m_plan->differences))
        add(difference.line, changeTitle(difference.change), difference.after.code,
            models::nameOf(difference.after));
    m_table->fitColumns();
}

void ReferenceImportDialog::save()
{
    if (!m_plan || std::exchange(m_isSaving, true))
        return;
    showState();
    m_session.worker().run(this, models::savingReference(m_plan->changes(), std::nullopt),
                           [this](const store::Result<int> &changed) {
                               m_isSaving = false;
                               if (changed) {
                                   emit imported(*changed);
                                   accept();
                                   return;
                               }
                               m_banner->showMessage(Banner::Kind::Error, store::describe(changed.error()),
                                                     tr("Read the file again"));
                               showState();
                           });
}

QString ReferenceImportDialog::summary() const
{
    const QString name = QFileInfo(m_path).fileName();
    if (!m_plan)
        return tr("Reading %1…").arg(name);
    QStringList counts;
    for (const ReferenceChange change :
         {ReferenceChange::Added, ReferenceChange::Changed, ReferenceChange::Closed,
          ReferenceChange::Reopened, ReferenceChange::Same})
        counts.append(tr("%1: %2", "added, 12").arg(changeTitle(change)).arg(m_plan->count(change)));
    if (!m_plan->isAccepted())
        counts.append(tr("%1: %2", "added, 12").arg(tr("Refused")).arg(m_plan->refused.size()));
    return name + u" · "_s + counts.join(u" · "_s);
}

void ReferenceImportDialog::showState()
{
    const bool changesSomething = m_plan && m_plan->isAccepted() && !m_plan->changes().isEmpty();
    m_summary->setText(summary());
    m_save->setEnabled(changesSomething && !m_isSaving);
    m_cancel->setEnabled(!m_isSaving);
}

void ReferenceImportDialog::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReferenceImportDialog::retranslate()
{
    setWindowTitle(tr("Import: %1", "the list").arg(models::listTitle(m_kind)));
    m_lines->setHorizontalHeaderLabels({tr("Line"), tr("What happens"), tr("Code"), tr("Name or reason")});
    m_table->setAccessibleName(tr("Lines of the file"));
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Import"));
    fill();
    m_table->retranslate();
    showState();
}

} // namespace lekthi::ui
