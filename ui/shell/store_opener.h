#pragma once

#include "core/store/address.h"

#include <QString>

#include <functional>
#include <tl/expected.hpp>

namespace lekthi::ui {

/// Why the store could not be opened, in finished sentences.
struct OpenFailure
{
    QString message;
    QString details; ///< log tail; may be empty
};

/// Opens the store that the program was told to use: starts or joins the embedded server, checks and makes
/// the schema. Runs on a thread of its own and may take seconds; progress takes finished sentences and may be
/// called from that thread.
using StoreOpener = std::function<tl::expected<store::Address, OpenFailure>(
    const std::function<void(const QString &)> &progress)>;

} // namespace lekthi::ui
