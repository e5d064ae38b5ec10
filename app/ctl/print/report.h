#pragma once

#include "app/ctl/print/command_error.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace lekthi::ctl {

/// Gives a text part by part to what it is called with, which says whether that was written; false where it
/// was not, or there is no more to give.
using PartedText = std::function<bool(const std::function<bool(const QByteArray &)> &write)>;

/// What a command found or did, for people and for scripts.
struct Report
{
    QString text = {};     ///< lines for standard output, without a last line break
    QJsonObject json = {}; ///< the document that --json prints instead
    QString note = {};     ///< a remark for a person, on standard error; may be empty
    ExitCode exitCode = ExitCode::Done;
    /// One document of JSON that is printed instead of both, where it is too long to be held; may be empty.
    PartedText parts = {};
};

} // namespace lekthi::ctl
