#pragma once

#include "core/audit/search/search_answer.h"

#include <QList>
#include <QString>

#include <optional>

namespace lekthi::audit {

/// Finds numbers, and what leads to them, by what a person typed or pasted. Keeps what it read of templates
/// and codes between searches. One thread.
class NumberSearch
{
public:
    /// What fits best first; empty for an empty text or where there is nothing to say. A Project Admin finds
    /// what is of his projects. Call outside a transaction.
    store::Result<QList<SearchAnswer>> search(store::Connection &connection, const QString &text);

    /// The same for a number that is neither issued nor imported: of each counter that could give it, what
    /// has become of it there. project: of this one alone.
    store::Result<QList<SearchAnswer>> unissued(store::Connection &connection, const QString &number,
                                                std::optional<int> project);

private:
    TemplateReader m_reader;
};

} // namespace lekthi::audit
