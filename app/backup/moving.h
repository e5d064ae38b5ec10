#pragma once

#include "app/backup/manifest.h"

#include <functional>

namespace lekthi::backup {

struct MoveOptions
{
    store::Address from;                ///< nobody else uses it meanwhile; as an administrator of its server
    store::Address to;                  ///< where there is no store; as an administrator of its server
    QString host = QStringLiteral("%"); ///< from which its people and services enter the new one, encrypted;
                                        ///< "localhost": through the socket
    QString folder;                     ///< for the data on their way: its owner's alone, there already
    /// Called when everything is at the new place and nobody can enter it yet: makes sure that the old one is
    /// never opened again. False: the move ends.
    std::function<bool()> leave;
    /// Called after leave() when the move failed and nothing is left of it at the new place.
    std::function<void()> stay;
};

/// Fails unless nothing at the new place is in the way: a store (STORE_EXISTS), what Lekthi makes beside one,
/// accounts of the same names (ACCOUNTS_EXIST), whose passwords would enter the store, or rules for passwords
/// (PASSWORD_RULES).
Outcome<void> requireRoom(store::Connection &from, const store::Address &to);

/// Moves a store to another server, with its ledger, log, people and services: all of it, compared, its
/// chains walked on both sides (MOVE_DAMAGED); gives what was moved. At no moment can numbers be allocated at
/// both places. What fails takes away what it made at the new place, or says that it could not
/// (MOVE_UNFINISHED). Calls requireRoom() first.
Outcome<Manifest> moveStore(const MoveOptions &options);

} // namespace lekthi::backup
