#pragma once

#include "core/allocation/benchmark/benchmark.h"

#include <QList>
#include <QString>

namespace lekthi::ctl {

/// The reports below each other, for people.
QString benchTable(const QList<benchmark::Report> &reports);

} // namespace lekthi::ctl
