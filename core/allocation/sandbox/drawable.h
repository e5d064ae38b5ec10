#pragma once

#include "core/allocation/request/request.h"
#include "core/allocation/request/rulebook.h"

#include <QList>

namespace lekthi::allocation {

/// Requests that may be served today, at most limit: of each active project and type that has a template the
/// one of its first organizations. Projects and types in the order of the book.
QList<Request> drawableRequests(const Rulebook &book, QDate today, qsizetype limit);

} // namespace lekthi::allocation
