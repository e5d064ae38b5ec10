#pragma once

#include "models/setup/setup_plan.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace lekthi::models {

/// Why a setup file cannot be read.
struct SetupFileFault
{
    int line = 0;     ///< from 1; 0: of the file as a whole
    QString sentence; ///< finished, in the language of the program
};

/// Reads a setup file: TOML in UTF-8, as docs/setup.md describes it. What the file does not know is refused,
/// so that a misspelled key is not passed over. Pure; any thread.
tl::expected<SetupPlan, SetupFileFault> readSetupFile(const QByteArray &content);

/// The greatest size that is read.
inline constexpr qsizetype mostBytesOfSetupFile = 4 * 1024 * 1024;

} // namespace lekthi::models
