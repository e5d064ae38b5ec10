#pragma once

#include "app/ctl/print/command_error.h"

#include <QJsonObject>
#include <QString>

namespace lekthi::ctl {

/// What a command found or did, for people and for scripts.
struct Report
{
    QString text = {};     ///< lines for standard output, without a last line break
    QJsonObject json = {}; ///< the document that --json prints instead
    QString note = {};     ///< a remark for a person, on standard error; may be empty
    ExitCode exitCode = ExitCode::Done;
};

} // namespace lekthi::ctl
