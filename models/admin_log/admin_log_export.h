#pragma once

#include "core/store/log/admin_entry.h"

#include <QByteArray>
#include <QList>

namespace lekthi::models {

/// Comma-separated values as of RFC 4180 in UTF-8 with its mark, with a heading line, all fields quoted. A
/// field that a spreadsheet would take for a formula gets a quote mark in front. Times are UTC.
QByteArray adminLogCsv(const QList<store::AdminEntry> &entries);

/// An array of objects, with names as in the store; times are UTC.
QByteArray adminLogJson(const QList<store::AdminEntry> &entries);

} // namespace lekthi::models
