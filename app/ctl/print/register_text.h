#pragma once

#include "app/ctl/parse/register_input.h"

#include <QJsonObject>

namespace lekthi::ctl {

/// What taking the register over would do: figures, counters, and what was not understood.
QJsonObject toJson(const ReadRegister &read, const store::ReferenceData &data);
QString describe(const ReadRegister &read, const store::ReferenceData &data);

} // namespace lekthi::ctl
