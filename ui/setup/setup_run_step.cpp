#include "ui/setup/setup_run_step.h"

#include "core/files/written_file.h"
#include "models/aside.h"
#include "models/session/session.h"
#include "ui/people/hand_over_pages.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/read_only_table.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using State = models::SetupStep::State;

namespace {

QString signOf(State state)
{
    switch (state) {
    case State::Done:
        return u"✓"_s;
    case State::Already:
        return u"–"_s;
    case State::Left:
        return u"▲"_s;
    case State::Failed:
        break;
    }
    return u"✕"_s;
}

} // namespace

SetupRunStep::SetupRunStep(QWidget *parent)
    : QWidget(parent)
    , m_banner(new Banner(this))
    , m_planCard(new Card(this))
    , m_plan(makeLabel(m_planCard))
    , m_stepsCard(new Card(this))
    , m_steps(makeLabel(m_stepsCard))
    , m_bar(new QProgressBar(m_stepsCard))
    , m_passwordCard(new Card(this))
    , m_passwordHint(makeLabel(m_passwordCard, Look::Secondary))
    , m_table(new QTableWidget(m_passwordCard))
    , m_save(new QPushButton(m_passwordCard))
    , m_copy(new QPushButton(m_passwordCard))
{
    m_banner->setObjectName(u"setupProblems"_s);
    m_banner->setClosable(false);
    m_steps->setObjectName(u"setupSteps"_s);
    m_table->setObjectName(u"setupPasswords"_s);
    m_save->setObjectName(u"setupSaveSheet"_s);
    m_copy->setObjectName(u"setupCopySheet"_s);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    makeReadOnly(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_planCard->content()->addWidget(m_plan);
    m_stepsCard->content()->addWidget(m_steps);
    m_stepsCard->content()->addWidget(m_bar);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_save, m_copy}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_passwordCard->content()->addWidget(m_passwordHint);
    m_passwordCard->content()->addWidget(m_table, 1);
    m_passwordCard->content()->addLayout(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_banner);
    layout->addWidget(m_planCard);
    layout->addWidget(m_stepsCard);
    layout->addWidget(m_passwordCard, 1);
    layout->addStretch(0);
    connect(m_save, &QPushButton::clicked, this, &SetupRunStep::save);
    connect(m_copy, &QPushButton::clicked, this, &SetupRunStep::copy);
}

QString SetupRunStep::summaryOf(const models::SetupPlan &plan)
{
    QStringList lines;
    if (plan.wantsStarterSet)
        lines.append(tr("Lists of document types, sub types, RFA types and disciplines"));
    if (!plan.referenceSchema.isEmpty())
        lines.append(tr("Lists of the schema %1").arg(plan.referenceSchema));
    for (const models::SetupProject &project : plan.projects)
        lines.append(!plan.referenceSchema.isEmpty() ? tr("Project %1").arg(project.names.code)
                                                     : tr("Project %1 with %n organization(s)", nullptr,
                                                          int(project.organizations.size()))
                                                           .arg(project.names.code));
    for (const models::SetupPerson &person : plan.people)
        lines.append(tr("Account %1: %2", "login, role").arg(person.login, models::roleTitle(person.role)));
    if (!plan.templates.isEmpty())
        lines.append(tr("%n template(s)", nullptr, int(plan.templates.size())));
    return lines.join(u'\n');
}

void SetupRunStep::showPlan(const models::SetupPlan &plan, const QList<models::SetupProblem> &problems)
{
    m_planCard->show();
    m_stepsCard->hide();
    m_passwordCard->hide();
    m_plan->setText(summaryOf(plan));
    QStringList sentences;
    for (const models::SetupProblem &problem : problems)
        sentences.append(problem.sentence);
    if (sentences.isEmpty())
        m_banner->hideMessage();
    else
        m_banner->showMessage(models::hasErrors(problems) ? Banner::Kind::Error : Banner::Kind::Warning,
                              sentences.join(u'\n'));
}

void SetupRunStep::showRunning()
{
    m_banner->hideMessage();
    m_planCard->hide();
    m_steps->clear();
    m_bar->show();
    m_stepsCard->show();
}

void SetupRunStep::addStep(const models::SetupStep &step)
{
    const QString line = signOf(step.state) + u"  "_s + step.sentence;
    m_steps->setText(m_steps->text().isEmpty() ? line : m_steps->text() + u'\n' + line);
}

void SetupRunStep::showOutcome(const models::SetupOutcome &outcome, const models::MadeStore &store)
{
    m_place = store.place;
    m_madeBy = store.administrator.user;
    m_passwords = outcome.passwords;
    m_bar->hide();
    showSteps(outcome);
    m_banner->showMessage(
        outcome.isComplete() ? Banner::Kind::Good : Banner::Kind::Error,
        outcome.isComplete()
            ? tr("The store is set up.")
            : tr("Some steps failed. Correct what is marked and set up again. Finished steps are "
                 "kept."));
    m_passwordCard->setVisible(!m_passwords.isEmpty());
    showPasswords();
}

/// Accounts stand below, with their passwords.
void SetupRunStep::showSteps(const models::SetupOutcome &outcome)
{
    m_steps->clear();
    for (const models::SetupStep &step : outcome.steps + outcome.proof) {
        const bool isBelow =
            std::ranges::any_of(outcome.passwords, [&](const models::HandedPassword &handed) {
                return handed.person.login == step.subject;
            });
        if (!isBelow || step.state == State::Failed)
            addStep(step);
    }
}

void SetupRunStep::showPasswords()
{
    m_table->setColumnCount(4);
    m_table->setHorizontalHeaderLabels({tr("Account"), tr("One-time password"), tr("Name"), tr("Role")});
    m_table->setRowCount(int(m_passwords.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const models::HandedPassword &handed = m_passwords.at(row);
        const QStringList cells{handed.person.login, handed.password, handed.person.displayNameThai,
                                models::roleTitle(handed.person.role)};
        for (int column = 0; column < cells.size(); ++column)
            m_table->setItem(row, column, new QTableWidgetItem(cells.at(column)));
    }
}

void SetupRunStep::save()
{
    auto *dialog = new QFileDialog(this, tr("Save the sheet of passwords"));
    dialog->setObjectName(u"setupSheetDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({u"PDF (*.pdf)"_s});
    dialog->setDefaultSuffix(u"pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        // For the eyes of its owner: others on this computer could sign in with it.
        models::runAside(
            this,
            [path, bytes = pagesPdf(handOvers(), tr("One-time passwords"))] {
                return files::writeWholeFile(path, bytes, QFile::ReadOwner | QFile::WriteOwner);
            },
            [this, path](const files::Written &written) {
                m_banner->showMessage(written ? Banner::Kind::Good : Banner::Kind::Error,
                                      written ? tr("Written to %1.").arg(path) : written.error());
            });
    });
    dialog->open();
}

QList<models::HandOver> SetupRunStep::handOvers() const
{
    QList<models::HandOver> handOvers;
    for (const models::HandedPassword &handed : m_passwords)
        handOvers.append({.person = handed.person,
                          .password = handed.password,
                          .projects = handed.projects.join(u", "_s),
                          .place = m_place,
                          .madeBy = m_madeBy,
                          .madeAt = QDateTime::currentDateTimeUtc()});
    return handOvers;
}

void SetupRunStep::copy()
{
    QStringList lines;
    for (const models::HandedPassword &handed : std::as_const(m_passwords))
        lines.append(handed.person.login + u'\t' + handed.password);
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void SetupRunStep::retranslate()
{
    m_planCard->setTitle(tr("This will be created"));
    m_stepsCard->setTitle(tr("Setting up"));
    m_passwordCard->setTitle(tr("Passwords to hand over"));
    m_passwordHint->setText(
        tr("They are shown only once and are not stored. Give each to its owner, who changes it at the "
           "first sign-in."));
    m_save->setText(tr("Save as PDF…"));
    m_copy->setText(tr("Copy as text"));
    m_bar->setAccessibleName(m_stepsCard->title());
    m_table->setAccessibleName(m_passwordCard->title());
    showPasswords();
}

} // namespace lekthi::ui
