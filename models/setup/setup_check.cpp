#include "models/setup/setup_check.h"

#include "core/numbering/problem.h"
#include "core/store/people/accounts.h"
#include "core/store/people/rights.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace lekthi::models {

namespace {

struct CheckTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::SetupCheck)
};

class Check
{
public:
    Check(const SetupPlan &plan, const store::ReferenceData &reference, const QList<store::Person> &people)
        : m_plan(plan)
        , m_people(people)
    {
        for (const store::Project &project : reference.projects)
            m_projects.insert(project.code);
        for (const store::CodedItem &organization : reference.organizations)
            m_organizations.insert(organization.code);
        for (const store::CodedItem &type : reference.types)
            m_types.insert(type.code);
    }

    QList<SetupProblem> run()
    {
        checkTypes();
        checkProjects();
        checkPeople();
        checkTemplates();
        checkSuperAdmins();
        return m_found;
    }

private:
    void report(const QString &subject, const QString &sentence, bool isWarning = false)
    {
        m_found.append({subject, sentence, isWarning});
    }

    /// What another schema has is known once it is read.
    bool ownsItsLists() const { return m_plan.referenceSchema.isEmpty(); }

    void checkProjects()
    {
        QSet<QString> seen;
        QSet<QString> named = m_organizations;
        for (const SetupProject &project : m_plan.projects) {
            for (const SetupNames &organization : project.organizations) {
                if (!organization.nameThai.isEmpty() || !organization.nameEnglish.isEmpty())
                    named.insert(organization.code);
            }
        }
        for (const SetupProject &project : m_plan.projects) {
            const QString &code = project.names.code;
            if (seen.contains(code))
                report(code, CheckTexts::tr("The project %1 is listed twice.").arg(code));
            seen.insert(code);
            m_projects.insert(code);
            if (!ownsItsLists())
                continue;
            if (project.organizations.size() < 2)
                report(code,
                       CheckTexts::tr("Documents of %1 need a sender and a recipient: name at least two "
                                      "organizations.")
                           .arg(code));
            for (const SetupNames &organization : project.organizations) {
                if (!named.contains(organization.code))
                    report(
                        code,
                        CheckTexts::tr("The organization %1 is new. Give it a name.").arg(organization.code));
            }
        }
    }

    void checkTypes()
    {
        QSet<QString> seen;
        for (const SetupType &type : m_plan.types) {
            const QString &code = type.names.code;
            if (!ownsItsLists())
                report(code, CheckTexts::tr("Document types are those of the schema %1. Leave %2 out.")
                                 .arg(m_plan.referenceSchema, code));
            if (seen.contains(code))
                report(code, CheckTexts::tr("The document type %1 is listed twice.").arg(code));
            seen.insert(code);
            if (type.names.nameThai.isEmpty() && type.names.nameEnglish.isEmpty() && !m_types.contains(code))
                report(code, CheckTexts::tr("The document type %1 is new. Give it a name.").arg(code));
        }
    }

    void checkPeople()
    {
        QSet<QString> seen;
        for (const SetupPerson &person : m_plan.people) {
            if (const auto valid = store::checkLogin(person.login); !valid)
                report(person.login, store::describe(valid.error()));
            if (seen.contains(person.login))
                report(person.login, CheckTexts::tr("The account %1 is listed twice.").arg(person.login));
            seen.insert(person.login);
            if (store::hasProjects(person.role) && person.projects.isEmpty())
                report(person.login, CheckTexts::tr("%1 needs at least one project.").arg(person.login));
            if (!store::hasProjects(person.role) && !person.projects.isEmpty())
                report(person.login,
                       CheckTexts::tr("The role of %1 covers all projects. Leave the projects out.")
                           .arg(person.login));
            for (const QString &project : person.projects) {
                if (!m_projects.contains(project))
                    report(person.login, CheckTexts::tr("There is no project %1.").arg(project));
            }
        }
    }

    void checkTemplates()
    {
        for (const SetupTemplate &wanted : m_plan.templates) {
            const QString subject = wanted.project + u' ' + wanted.type;
            if (!m_projects.contains(wanted.project))
                report(subject.trimmed(), CheckTexts::tr("There is no project %1.").arg(wanted.project));
            const auto parsed = numbering::parseTemplate(wanted.text);
            for (const numbering::Problem &problem : parsed.problems)
                report(subject.trimmed(), numbering::describe(problem),
                       problem.severity != numbering::Severity::Error);
            if (!isAdministered(wanted.project))
                report(subject.trimmed(),
                       CheckTexts::tr("Templates of %1 are saved in the name of its Project Admin. Add one.")
                           .arg(wanted.project));
        }
    }

    bool isAdministered(const QString &project) const
    {
        return std::ranges::any_of(m_plan.people, [&](const SetupPerson &person) {
            return store::may(person.role, store::Deed::RequestTemplate) && person.projects.contains(project);
        });
    }

    void checkSuperAdmins()
    {
        const auto planned = std::ranges::count_if(m_plan.people, [](const SetupPerson &person) {
            return store::may(person.role, store::Deed::DecideRequest);
        });
        const auto known = std::ranges::count_if(m_people, [](const store::Person &person) {
            return store::may(person, store::Deed::DecideRequest);
        });
        if (planned + known < 2)
            report({},
                   CheckTexts::tr("Resets of counters need two Super Admins. Until there are two, nobody can "
                                  "approve one."),
                   true);
    }

    const SetupPlan &m_plan;
    const QList<store::Person> &m_people;
    QSet<QString> m_projects;
    QSet<QString> m_organizations;
    QSet<QString> m_types;
    QList<SetupProblem> m_found;
};

} // namespace

QList<SetupProblem> problemsOf(const SetupPlan &plan, const store::ReferenceData &reference,
                               const QList<store::Person> &people)
{
    return Check(plan, reference, people).run();
}

bool hasErrors(const QList<SetupProblem> &problems)
{
    return std::ranges::any_of(problems, [](const SetupProblem &problem) { return !problem.isWarning; });
}

} // namespace lekthi::models
