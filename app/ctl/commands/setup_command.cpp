#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/files/regular_file.h"
#include "core/store/people/accounts.h"
#include "core/store/schema/schema.h"
#include "models/setup/setup_check.h"
#include "models/setup/setup_file.h"
#include "models/setup/setup_proof.h"
#include "models/setup/setup_run.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using models::SetupPlan;
using models::SetupStep;

namespace {

QString stateName(SetupStep::State state)
{
    switch (state) {
    case SetupStep::State::Done:
        return u"DONE"_s;
    case SetupStep::State::Already:
        return u"ALREADY"_s;
    case SetupStep::State::Left:
        return u"LEFT"_s;
    case SetupStep::State::Failed:
        break;
    }
    return u"FAILED"_s;
}

QString stateTitle(SetupStep::State state)
{
    switch (state) {
    case SetupStep::State::Done:
        return Texts::tr("Done", "a step of the setup");
    case SetupStep::State::Already:
        return Texts::tr("Unchanged", "a step of the setup");
    case SetupStep::State::Left:
        return Texts::tr("To do", "a step of the setup");
    case SetupStep::State::Failed:
        break;
    }
    return Texts::tr("Failed", "a step of the setup");
}

Result<SetupPlan> readPlan(const QString &file)
{
    const auto content = files::readWholeFile(file, models::mostBytesOfSetupFile);
    if (!content)
        return fileError(content.error());
    const auto plan = models::readSetupFile(*content);
    if (plan)
        return *plan;
    const models::SetupFileFault &fault = plan.error();
    return refusal(u"SETUP_FILE"_s,
                   fault.line > 0
                       ? Texts::tr("%1, line %2: %3").arg(file, QString::number(fault.line), fault.sentence)
                       : Texts::tr("%1: %2", "file, problem").arg(file, fault.sentence));
}

struct Holding
{
    store::ReferenceData reference;
    QList<store::Person> people;
};

/// What the store holds; nothing where there is none yet.
Result<Holding> holdingOf(const store::Address &address)
{
    const auto connection = store::Connection::open(address);
    if (!connection && connection.error().kind == store::ErrorKind::SchemaMissing)
        return Holding{};
    if (!connection)
        return openingError(connection.error());
    const auto state = store::readSchemaState(**connection);
    if (!state)
        return storeError(state.error());
    if (state->kind != store::SchemaState::Kind::Current)
        return Holding{};
    auto reference = store::loadReferenceData(**connection);
    auto people = store::listPeople(**connection);
    if (!reference || !people)
        return storeError(reference ? people.error() : reference.error());
    return Holding{*std::move(reference), *std::move(people)};
}

Report problemReport(const QList<models::SetupProblem> &problems)
{
    QList<QStringList> rows;
    QJsonArray array;
    for (const models::SetupProblem &problem : problems) {
        rows.append({problem.isWarning ? Texts::tr("Warning") : Texts::tr("Error"), problem.subject,
                     problem.sentence});
        array.append(QJsonObject{{u"subject"_s, textOrNull(problem.subject)},
                                 {u"level"_s, problem.isWarning ? u"WARNING"_s : u"ERROR"_s},
                                 {u"message"_s, problem.sentence}});
    }
    return {.text = rows.isEmpty() ? Texts::tr("No problems found.") : alignedRows(rows),
            .json = {{u"problems"_s, array}},
            .exitCode = models::hasErrors(problems) ? ExitCode::Refused : ExitCode::Done};
}

QString passwordLines(const QList<models::HandedPassword> &passwords)
{
    QList<QStringList> rows{
        {Texts::tr("Account"), Texts::tr("Password"), Texts::tr("Name"), Texts::tr("Role")}};
    for (const models::HandedPassword &handed : passwords)
        rows.append({handed.person.login, handed.password, handed.person.displayNameThai,
                     store::roleName(handed.person.role)});
    return alignedRows(rows);
}

QJsonArray passwordArray(const QList<models::HandedPassword> &passwords)
{
    QJsonArray array;
    for (const models::HandedPassword &handed : passwords)
        array.append(QJsonObject{{u"login"_s, handed.person.login},
                                 {u"nameThai"_s, textOrNull(handed.person.displayNameThai)},
                                 {u"role"_s, store::roleInStore(handed.person.role)},
                                 {u"password"_s, handed.password}});
    return array;
}

QJsonArray arrayOf(const QList<SetupStep> &steps)
{
    QJsonArray array;
    for (const SetupStep &step : steps)
        array.append(QJsonObject{{u"subject"_s, textOrNull(step.subject)},
                                 {u"state"_s, stateName(step.state)},
                                 {u"message"_s, step.sentence}});
    return array;
}

Report outcomeReport(const models::SetupOutcome &outcome)
{
    QList<QStringList> rows;
    for (const SetupStep &step : outcome.steps + outcome.proof)
        rows.append({stateTitle(step.state), step.sentence});
    QString text = alignedRows(rows);
    if (!outcome.passwords.isEmpty())
        text += u"\n\n"_s +
                Texts::tr(
                    "One-time passwords, shown only now. Give each to its owner, who changes it at the first "
                    "sign-in:") +
                u'\n' + passwordLines(outcome.passwords);
    return {.text = text,
            .json = {{u"steps"_s, arrayOf(outcome.steps)},
                     {u"proof"_s, arrayOf(outcome.proof)},
                     {u"passwords"_s, passwordArray(outcome.passwords)}},
            .exitCode = outcome.isComplete() ? ExitCode::Done : ExitCode::Refused};
}

Result<Report> runSetupCommand(const Arguments &arguments)
{
    const Result<SetupPlan> plan = readPlan(arguments.text("file"_L1));
    if (!plan)
        return tl::make_unexpected(plan.error());
    const Result<ReachedServer> reached = reachServer(arguments);
    if (!reached)
        return tl::make_unexpected(reached.error());
    const Result<Holding> holding = holdingOf(reached->address);
    if (!holding)
        return tl::make_unexpected(holding.error());
    const auto problems = models::problemsOf(*plan, holding->reference, holding->people);
    if (arguments.has("check"_L1) || models::hasErrors(problems))
        return problemReport(problems);
    if (const store::Result<void> created = store::createStore(reached->address); !created)
        return openingError(created.error());
    const auto administrator = store::Connection::open(reached->address);
    if (!administrator)
        return openingError(administrator.error());
    if ((*administrator)->isThroughRoutines())
        return storeError(store::notAnAdministrator());
    models::SetupOutcome outcome = models::runSetup(**administrator, *plan);
    if (outcome.isComplete())
        outcome.proof = models::proveSetup(**administrator, *plan);
    Report report = outcomeReport(outcome);
    if (!problems.isEmpty())
        report.note = problemReport(problems).text;
    return report;
}

} // namespace

QList<Command> setupCommands()
{
    return {
        {.name = "setup",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Set up a store from a file: lists, projects, people, templates; "
                                         "existing entries are kept"),
         .options = {{"file", "FILE", QT_TRANSLATE_NOOP("lekthi", "The setup file (TOML); see docs/setup.md"),
                      true},
                     {"check", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "Only say what is wrong with the file; change nothing")}},
         .run = &runSetupCommand}};
}

} // namespace lekthi::ctl
