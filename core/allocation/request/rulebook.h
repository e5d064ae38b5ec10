#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/reference_data.h"
#include "core/store/template_gateway.h"

#include <QList>

namespace lekthi::allocation {

/// What the store says about who may number where and how. A value that may cross threads.
struct Rulebook
{
    store::ReferenceData reference;
    QList<store::NumberTemplate> templates;

    /// The type's own template, else the project's default, else null.
    const store::NumberTemplate *templateInUse(int projectId, int typeId) const;
};

/// Reads everything; outside a transaction.
store::Result<Rulebook> loadRulebook(store::Connection &connection);

/// Adds to a script of the running transaction the question what the store says now of the lines that a batch
/// of this counter must not take from memory: the one template in use, and which projects of the sender are
/// active. saysTheSame tells from the answer whether the book still holds.
void addReadRules(store::Script &script, const numbering::CounterKey &key);
bool saysTheSame(const store::Done &rules, const Rulebook &book, const numbering::CounterKey &key);

/// The book with the lines that a batch must not take from memory read anew: which projects are active, and
/// the one template in use. Reads through the running transaction.
store::Result<Rulebook> refreshed(const Rulebook &book, store::Connection &connection, int projectId,
                                  int typeId);

} // namespace lekthi::allocation
