#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <QList>

namespace lekthi::allocation {

/// What the store says about who may number where and how. A value that may cross threads.
struct Rulebook
{
    store::ReferenceData reference;
    QList<store::NumberTemplate> templates;
    qint64 stamp = 0; ///< the store's stamp of its rules, from before the rest was read

    /// The template that is the type's alone, or null.
    const store::NumberTemplate *ownTemplate(int projectId, int typeId) const;
    /// The type's own template, else the project's default, else null.
    const store::NumberTemplate *templateInUse(int projectId, int typeId) const;
};

/// Reads everything; outside a transaction.
store::Result<Rulebook> loadRulebook(store::Connection &connection);

/// The book with the lines that a batch must not take from memory read anew: which projects, organizations
/// and types are active and what their codes are, and the one template in use. Reads through the running
/// transaction.
store::Result<Rulebook> refreshed(const Rulebook &book, store::Connection &connection, int projectId,
                                  int typeId);

} // namespace lekthi::allocation
