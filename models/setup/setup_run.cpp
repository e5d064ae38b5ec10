#include "models/setup/setup_run.h"

#include "core/store/people/accounts.h"
#include "core/store/people/own_password.h"
#include "core/store/people/rights.h"
#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/reference/reference_source.h"
#include "core/store/reference/starter_set.h"
#include "core/store/templates/template_gateway.h"
#include "models/people/one_time_password.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using State = SetupStep::State;
using store::ReferenceItem;
using store::ReferenceKind;
using store::Result;

namespace {

struct RunTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::SetupRun)
};

using Told = std::function<void(const SetupStep &)>;

ReferenceItem itemOf(ReferenceKind kind, const SetupNames &names)
{
    ReferenceItem item;
    item.kind = kind;
    item.code = names.code;
    item.nameThai = names.nameThai.isEmpty() ? names.nameEnglish : names.nameThai;
    item.nameEnglish = names.nameEnglish;
    item.nameChinese = names.nameChinese;
    return item;
}

class Run
{
public:
    Run(store::Connection &administrator, const SetupPlan &plan, const Told &told)
        : m_connection(administrator)
        , m_plan(plan)
        , m_told(told)
    {
    }

    SetupOutcome run()
    {
        (void)(fillLists() && addTypes() && addOrganizations() && addProjects() && addPeople() &&
               saveTemplates());
        return m_outcome;
    }

private:
    bool tell(const QString &subject, State state, const QString &sentence)
    {
        m_outcome.steps.append({subject, state, sentence});
        if (m_told)
            m_told(m_outcome.steps.constLast());
        return state != State::Failed;
    }

    bool fail(const QString &subject, const store::Error &error)
    {
        return tell(subject, State::Failed, store::describe(error));
    }

    bool readAgain()
    {
        auto read = store::loadReferenceData(m_connection);
        if (!read)
            return fail({}, read.error());
        m_reference = *std::move(read);
        return true;
    }

    bool isOfOtherSchema() const { return !m_plan.referenceSchema.isEmpty(); }

    bool readOtherSchema()
    {
        const QString &schema = m_plan.referenceSchema;
        if (const auto read = store::readReferenceFrom(m_connection, schema); !read)
            return fail(schema, read.error());
        return tell(schema, State::Done, RunTexts::tr("The lists are those of the schema %1.").arg(schema)) &&
               readAgain();
    }

    bool fillLists()
    {
        if (isOfOtherSchema())
            return readOtherSchema();
        if (!m_plan.wantsStarterSet)
            return readAgain();
        const auto added = store::installStarterSet(m_connection);
        if (!added)
            return fail({}, added.error());
        const bool isNew = *added > 0;
        return tell({}, isNew ? State::Done : State::Already,
                    isNew
                        ? RunTexts::tr(
                              "The lists of document types, sub types, RFA types and disciplines are filled.")
                        : RunTexts::tr(
                              "The lists of document types, sub types, RFA types and disciplines were "
                              "already filled.")) &&
               readAgain();
    }

    /// Those that are there already stay as they are.
    bool addTypes()
    {
        QList<ReferenceItem> missing;
        QStringList codes;
        for (const SetupType &type : m_plan.types) {
            const QString &code = type.names.code;
            if (store::itemByCode(m_reference.types, code)) {
                tell(code, State::Already, RunTexts::tr("The document type %1 already exists.").arg(code));
                continue;
            }
            ReferenceItem item = itemOf(ReferenceKind::Type, type.names);
            item.ownShape = type.countedBy;
            missing.append(item);
            codes.append(code);
        }
        if (missing.isEmpty())
            return true;
        if (const auto added = store::changeReference(m_connection, missing); !added)
            return fail(codes.value(store::refusedItem(added.error()).value_or(0)), added.error());
        return tell(codes.join(u", "_s), State::Done,
                    RunTexts::tr("%n document type(s) added.", nullptr, int(missing.size()))) &&
               readAgain();
    }

    bool addOrganizations()
    {
        if (isOfOtherSchema())
            return true;
        QList<ReferenceItem> missing;
        QStringList codes;
        for (const SetupProject &project : m_plan.projects) {
            for (const SetupNames &names : project.organizations) {
                if (store::itemByCode(m_reference.organizations, names.code) || codes.contains(names.code))
                    continue;
                missing.append(itemOf(ReferenceKind::Organization, names));
                codes.append(names.code);
            }
        }
        if (missing.isEmpty())
            return true;
        const auto added = store::changeReference(m_connection, missing);
        if (!added)
            return fail(codes.value(store::refusedItem(added.error()).value_or(0)), added.error());
        return tell(codes.join(u", "_s), State::Done,
                    RunTexts::tr("%n organization(s) added.", nullptr, int(missing.size()))) &&
               readAgain();
    }

    bool addProjects()
    {
        for (const SetupProject &project : m_plan.projects) {
            const QString &code = project.names.code;
            if (m_reference.project(code)) {
                tell(code, State::Already, RunTexts::tr("The project %1 already exists.").arg(code));
                continue;
            }
            if (isOfOtherSchema())
                return tell(code, State::Failed,
                            RunTexts::tr("There is no project %1 in the schema %2.")
                                .arg(code, m_plan.referenceSchema));
            ReferenceItem item = itemOf(ReferenceKind::Project, project.names);
            for (const SetupNames &names : project.organizations)
                item.participants.append(
                    store::Participant{store::itemByCode(m_reference.organizations, names.code)->id});
            if (const auto added = store::changeReference(m_connection, {item}); !added)
                return fail(code, added.error());
            tell(code, State::Done, RunTexts::tr("The project %1 is added.").arg(code));
        }
        return readAgain();
    }

    bool addPeople()
    {
        const auto known = store::listPeople(m_connection);
        if (!known)
            return fail({}, known.error());
        for (const SetupPerson &person : m_plan.people) {
            const bool isKnown = std::ranges::any_of(
                *known, [&](const store::Person &other) { return other.login == person.login; });
            if (isKnown)
                tell(person.login, State::Already,
                     RunTexts::tr("The account %1 already exists.").arg(person.login));
            else if (!add(person))
                return false;
        }
        return true;
    }

    bool add(const SetupPerson &person)
    {
        const QString usualHost = m_connection.address().usesNetwork() ? u"%"_s : u"localhost"_s;
        store::NewAccount account{.account = {person.login, person.host.isEmpty() ? usualHost : person.host},
                                  .role = person.role,
                                  .displayName = person.name,
                                  .displayNameEnglish = person.nameEnglish,
                                  .projectIds = {}};
        for (const QString &code : person.projects) {
            if (const store::Project *project = m_reference.project(code))
                account.projectIds.append(project->id);
        }
        const QString password = makeOneTimePassword();
        if (const auto added = store::addAccount(m_connection, account, password); !added)
            return fail(person.login, added.error());
        HandedPassword handed{.person = {}, .projects = person.projects, .password = password};
        handed.person.login = person.login;
        handed.person.displayNameThai = person.name.isEmpty() ? person.login : person.name;
        handed.person.displayNameEnglish = person.nameEnglish;
        handed.person.role = person.role;
        m_outcome.passwords.append(handed);
        return tell(person.login, State::Done, RunTexts::tr("The account %1 is ready.").arg(person.login));
    }

    bool saveTemplates()
    {
        QStringList projects;
        for (const SetupTemplate &wanted : m_plan.templates)
            projects.append(wanted.project);
        projects.removeDuplicates();
        return std::ranges::all_of(projects, [this](const QString &code) { return saveTemplatesOf(code); });
    }

    /// Those of the plan that the project has none of its own for.
    Result<QList<store::TemplateChange>> missingTemplates(const store::Project &project)
    {
        QList<store::TemplateChange> changes;
        for (const SetupTemplate &wanted : m_plan.templates) {
            if (wanted.project != project.code)
                continue;
            std::optional<int> typeId;
            if (!wanted.type.isEmpty()) {
                const store::CodedItem *type = store::itemByCode(m_reference.types, wanted.type);
                // Suggestions are for the usual types, of which another schema may have fewer.
                if (!type && isOfOtherSchema()) {
                    tell(wanted.type, State::Left,
                         RunTexts::tr("There is no document type %1, so its template is left out.")
                             .arg(wanted.type));
                    continue;
                }
                if (!type)
                    return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, {}, wanted.type});
                typeId = type->id;
            }
            const auto there = store::findTemplate(m_connection, project.id, typeId);
            if (there)
                continue;
            if (there.error().kind != store::ErrorKind::NotFound)
                return tl::unexpected(there.error());
            changes.append(
                {.projectId = project.id,
                 .typeId = typeId,
                 .text = *numbering::Template::parse(wanted.text),
                 .settings = wanted.settings,
                 .reason = *numbering::Reason::parse(RunTexts::tr("First template, from the setup"))});
        }
        return changes;
    }

    bool saveTemplatesOf(const QString &code)
    {
        const store::Project *project = m_reference.project(code);
        if (!project)
            return true;
        const auto changes = missingTemplates(*project);
        if (!changes)
            return fail(code, changes.error());
        if (changes->isEmpty())
            return true;
        const auto author = std::ranges::find_if(m_plan.people, [&](const SetupPerson &person) {
            return store::may(person.role, store::Deed::RequestTemplate) && person.projects.contains(code);
        });
        if (author == m_plan.people.end() || !passwordOf(author->login))
            return tell(code, State::Left,
                        RunTexts::tr("The Project Admin of %1 must save its templates.").arg(code));
        if (const auto saved = saveAs(author->login, *changes); !saved)
            return fail(code, saved.error());
        return tell(code, State::Done,
                    RunTexts::tr("%n template(s) saved for %1.", nullptr, int(changes->size())).arg(code));
    }

    HandedPassword *passwordOf(const QString &login)
    {
        const auto found = std::ranges::find(
            m_outcome.passwords, login, [](const HandedPassword &handed) { return handed.person.login; });
        return found == m_outcome.passwords.end() ? nullptr : &*found;
    }

    /// A password that was handed over lets nobody do anything before it is changed; afterwards another one
    /// is.
    Result<void> saveAs(const QString &login, const QList<store::TemplateChange> &changes)
    {
        HandedPassword &handed = *passwordOf(login);
        store::Address address = m_connection.address();
        address.user = login;
        address.password = handed.password;
        const QString working = makeOneTimePassword();
        auto saved = store::changeOwnPassword(address, working).and_then([&]() -> Result<void> {
            address.password = working;
            const auto person = store::Connection::open(address);
            return person ? store::saveTemplates(**person, changes)
                          : Result<void>(tl::unexpected(person.error()));
        });
        const QString last = makeOneTimePassword();
        const auto given = store::setPassword(m_connection, login, last);
        if (given)
            handed.password = last;
        return saved ? given : saved;
    }

    store::Connection &m_connection;
    const SetupPlan &m_plan;
    const Told &m_told;
    store::ReferenceData m_reference;
    SetupOutcome m_outcome;
};

} // namespace

bool SetupOutcome::isComplete() const
{
    return std::ranges::none_of(steps, [](const SetupStep &step) { return step.state == State::Failed; });
}

SetupOutcome runSetup(store::Connection &administrator, const SetupPlan &plan, const Told &told)
{
    return Run(administrator, plan, told).run();
}

} // namespace lekthi::models
