#pragma once

#include "core/allocation/request/request.h"
#include "core/embedding/lekthi.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <chrono>
#include <optional>
#include <stop_token>

/// A request as C fills it in.
struct lekthi_request
{
    lekthi_request();

    lekthi::allocation::Request wish;
    std::optional<std::chrono::milliseconds> patience;
    std::stop_source cancelling;
    QByteArray requestId;               ///< as text
    QHash<QByteArray, QString> refused; ///< by field: what is wrong with the value that was set last
};

namespace lekthi::embedding {

/// Sets a field, or takes it back where the value is null; false if there is no such field or the value
/// cannot be read.
bool setField(lekthi_request &request, const QByteArray &field, const char *value);

/// The request from now on, with its deadline; else the sentence that says which field is wrong.
tl::expected<allocation::Request, QString> wishOf(const lekthi_request &request);

} // namespace lekthi::embedding
