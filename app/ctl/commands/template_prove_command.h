#pragma once

#include "app/ctl/parse/command.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/print/report.h"
#include "app/ctl/store_access.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::ctl {

/// "template prove": whether two documents can get the same number by the templates of the store, or by one
/// that is not saved yet.
Command templateProveCommand();

/// What the proof finds about a template that is valid otherwise, held against the templates of the store.
Result<QList<numbering::Problem>> problemsOfProof(const store::NumberTemplate &edited,
                                                  const CodedStore &coded);

/// Whether a template was refused because numbers can repeat, which another person may approve.
bool isApprovable(const store::Error &error);
/// What saving gave; where it takes an approval, how to come by it.
Result<store::NumberTemplate> savedTemplate(store::Result<store::NumberTemplate> saved);
/// What "--request" gives instead.
Result<Report> requestedTemplate(store::Connection &connection, const store::TemplateChange &change,
                                 const store::ReferenceData &data);

inline constexpr OptionSpec requestOption{
    "request", nullptr,
    QT_TRANSLATE_NOOP("lekthi", "If numbers can repeat, request the approval of a Super Admin")};

} // namespace lekthi::ctl
