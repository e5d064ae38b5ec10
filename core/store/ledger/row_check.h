#pragma once

#include "core/store/ledger/stored_rows.h"
#include "core/store/session/text_rows.h"

#include <memory>

namespace lekthi::store {

/// Makes a checked row of each one that the server sent. What neighbours have in common is made once. One
/// thread at a time.
class RowCheck
{
public:
    RowCheck();
    ~RowCheck();
    RowCheck(const RowCheck &) = delete;
    RowCheck &operator=(const RowCheck &) = delete;

    static int columns(); ///< of audit/list_stored_rows
    static qint64 idIn(const TextRow &sent);
    /// Fills what a row before may have left there.
    void take(const TextRow &sent, CheckedRow &checked);

private:
    struct State;
    std::unique_ptr<State> d;
};

} // namespace lekthi::store
