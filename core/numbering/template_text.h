#pragma once

#include "core/numbering/problem.h"
#include "core/numbering/template.h"

#include <QList>
#include <QStringView>

namespace lekthi::numbering {

/// What may stand between two tokens only to keep them apart.
bool isSeparator(QChar character);

void sortByPosition(QList<Problem> &problems);

/// Problems of a template's characters, whatever its tokens: what is unsafe in a number, not in Normalization
/// Form C, or too much.
QList<Problem> problemsOfText(const ParsedTemplate &parsed);

} // namespace lekthi::numbering
