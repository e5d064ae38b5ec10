#pragma once

#include <QString>

namespace lekthi::models {

/// What to do for alerts of a rule: the section of docs/runbook.md with its heading, in Markdown, in English;
/// empty for a code that no rule has.
QString runbookSection(const QString &code);

} // namespace lekthi::models
