#pragma once

#include "core/numbering/token.h"
#include "core/store/reference/codes.h"
#include "core/store/reference/reference_values.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QString>

namespace lekthi::store {

Result<ReferenceData> loadReferenceData(Connection &connection);

/// Of a row with the columns fiscal_start_month and fiscal_called_by.
numbering::FiscalYear fiscalYearFrom(const Row &row);

/// A code that an item had before it was changed. Organizations are of the kind Originator.
struct PastCode
{
    numbering::TokenKind kind = numbering::TokenKind::Project;
    int itemId = 0;
    QString code;
};
/// All of them, oldest first. Numbers that show one stay as they are.
Result<QList<PastCode>> pastCodes(Connection &connection);

} // namespace lekthi::store
