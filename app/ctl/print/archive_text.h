#pragma once

#include "core/store/requests/archive_request.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace lekthi::ctl {

// What an archive holds, as the commands print it.

QJsonObject rangeJson(const store::ArchivedRange &range);
/// One line for each fact.
QList<QStringList> rangeRows(const store::ArchivedRange &range);

} // namespace lekthi::ctl
