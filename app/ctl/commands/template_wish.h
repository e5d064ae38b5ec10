#pragma once

#include "app/ctl/parse/command.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/store_access.h"
#include "core/numbering/problem.h"
#include "core/store/ledger/taken_numbers.h"
#include "core/store/templates/template_gateway.h"

#include <QJsonArray>
#include <QList>

namespace lekthi::ctl {

/// --period, --overflow, --scope and --taken: the settings of a template that is not saved yet.
QList<OptionSpec> settingOptions();

/// These with what those options say; a usage error for a name that they do not take.
Result<store::TemplateSettings> readSettings(const Arguments &arguments, store::TemplateSettings settings);

/// A usage error that names the first of those options that was given; for commands that have nothing to hold
/// it against without the option or argument that is needed.
Result<void> refuseSettings(const Arguments &arguments, const QString &needed);

/// --expect-version: which version has to be in use still, if any was named.
Result<std::optional<int>> expectedVersion(const Arguments &arguments);

/// The template's row as it stands; version 0 with the settings of new templates if there is none yet.
Result<store::NumberTemplate> currentTemplate(store::Connection &connection, const TemplateTarget &target);

/// All that is to be said of a template: by the rules of its type and of last year's volume, and, where these
/// find no error, by the proof against the templates of the store.
Result<QList<numbering::Problem>> problemsOf(const store::NumberTemplate &edited,
                                             const TemplateTarget &target, const CodedStore &coded);

/// The numbers that are equal already within the scope of the edited template, where that is wider than the
/// one that it has; one more than are to be named.
Result<QList<store::EqualNumber>> equalNumbersOf(const store::NumberTemplate &edited,
                                                 const store::NumberTemplate &current,
                                                 const CodedStore &coded);
QJsonArray equalNumbersJson(const QList<store::EqualNumber> &equal, const store::ReferenceData &data);

/// A line or more: what, where, and how to correct it.
QString problemText(const numbering::Problem &problem);

} // namespace lekthi::ctl
