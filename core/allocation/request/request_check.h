#pragma once

#include "core/allocation/request/request.h"
#include "core/allocation/request/rulebook.h"
#include "core/numbering/render.h"

#include <QDate>

#include <tl/expected.hpp>

namespace lekthi::allocation {

inline constexpr int maximumCount = 500;
inline constexpr int maximumRevisionLength = 10;

/// A request that may be served: its counter and the codes that its number is made of (sequence not yet).
struct CheckedRequest
{
    numbering::CounterKey key;
    numbering::NumberParts parts;
    numbering::Template text;
    int templateVersion = 0;
    store::TemplateSettings settings;
};

/// Who may number where (3.11.2). Parts that the type does not count by are ignored. documentDate replaces
/// the request's, which may be open.
tl::expected<CheckedRequest, Failure> checkRequest(const Request &request, QDate documentDate,
                                                   const Rulebook &book);

/// Whether checkRequest gives the same for both on the same date.
bool areCheckedAlike(const Request &first, const Request &second);

/// Whether the request names no document, or one that can exist.
bool isDocumentFit(const Request &request);

/// 1 to 10 letters or digits.
bool isRevision(QStringView text);

/// A refusal that the caller can mend.
Failure refusal(ValidationFault fault, const QString &subject = {});

} // namespace lekthi::allocation
