#pragma once

#include "core/store/backups/backup_gateway.h"
#include "tests/audit/audited_store.h"

#include <QTest>

namespace lekthi::test {

/// The store remembers a backup of all rows that its ledger has now.
inline void noteBackup(AuditedStore &store, bool isVerified = true)
{
    using namespace Qt::StringLiterals;
    const auto ask = [&store](const QString &what) {
        return store.root().value("SELECT "_L1 + what + " FROM document_number_audit"_L1).toLongLong();
    };
    const auto recorded = store::recordBackup(store.connection(), {.takenAt = store.connection().serverNow(),
                                                                   .ledgerRows = ask(u"COUNT(*)"_s),
                                                                   .newestRowId = ask(u"MAX(id)"_s),
                                                                   .bytes = 1000,
                                                                   .dataHash = QByteArray(32, 'x'),
                                                                   .isVerified = isVerified});
    QVERIFY2(recorded, recorded ? "" : qPrintable(store::describe(recorded.error())));
}

} // namespace lekthi::test
