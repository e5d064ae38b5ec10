#pragma once

#include "core/store/session/row.h"

#include <QSqlQuery>

namespace lekthi::store {

/// All rows that the query's present result has left.
Rows fetchRows(QSqlQuery &query);

} // namespace lekthi::store
