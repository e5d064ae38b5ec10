#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/people/people.h"
#include "core/store/templates/number_template.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace lekthi::models {

// What a store is to hold before its first real number is drawn. Values; the setup file and the assistant of
// the window are two ways to write them.

struct SetupNames
{
    QString code{};
    QString nameThai{};
    QString nameEnglish{};
    QString nameChinese{};

    bool operator==(const SetupNames &) const = default;
};

struct SetupProject
{
    SetupNames names;
    QList<SetupNames> organizations; ///< those that take part; known ones need no names
};

/// A document type beside those of the starter set, or one of them whose names or counters are to be others.
struct SetupType
{
    SetupNames names;
    std::optional<numbering::KeyShape> countedBy{}; ///< nothing: as its code says

    bool operator==(const SetupType &) const = default;
};

/// Somebody who gets an account and a one-time password.
struct SetupPerson
{
    QString login{};
    store::Role role = store::Role::Auditor;
    QString name{};         ///< empty: the login
    QString nameEnglish{};  ///< may be empty
    QString host{};         ///< empty: this computer for a store on it, any other for a server
    QStringList projects{}; ///< codes; of Project Admins and allocators
};

struct SetupTemplate
{
    QString project{}; ///< code
    QString type{};    ///< code; empty: the default of the project's other types (3.11.3.5)
    QString text{};
    store::TemplateSettings settings;
};

struct SetupPlan
{
    bool wantsStarterSet = true; ///< the types, sub types, RFA types and disciplines of 3.11.13
    QString referenceSchema{}; ///< the schema that owns all lists; then there is no starter set, and projects
                               ///< are named only
    QList<SetupType> types;
    QList<SetupProject> projects;
    QList<SetupPerson> people;
    QList<SetupTemplate> templates;
};

/// The five templates of the requirements (3.11.3) for a project, in the scope that is asked for. Within the
/// whole store numbers of two types have to differ, so that they show their type then.
QList<SetupTemplate> suggestedTemplates(const QString &project, numbering::UniquenessScope scope);

} // namespace lekthi::models
