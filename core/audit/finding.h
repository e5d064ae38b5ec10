#pragma once

#include <QString>

namespace lekthi::audit {

/// What is wrong with a row of the ledger, or behind it.
enum class Damage {
    Edited,        ///< the row does not hash to its own hash, or its link was changed
    Missing,       ///< the row before this one is gone
    Reordered,     ///< the row before this one stands behind it
    Forked,        ///< this row continues one that another row continues too
    Forged,        ///< this row was put in: it has no hash, or the counter knows nothing of it
    TailCut,       ///< rows are gone behind this one
    HeadWrong,     ///< the newest row is not the one that the counter names
    Gap,           ///< a sequence number was left out (or came twice) that no skip explains
    CounterWrong,  ///< the counter does not stand at its highest number
    NotAgreed,     ///< the row relies on a reset or import that no two persons agreed on as it stands
    Rewritten,     ///< the row's hash is not the one that was signed
    NotOfTemplate, ///< the row belongs to the ledger, but its template cannot have given its number
    NotOfDrawer,   ///< the row gives a number to a document, or marks it as unused, against the store's rules

    // What is in force by the ledger against what the store has as taken.
    NotTaken,           ///< the row's number is in force and nobody holds it, so that it could come again
    TakenWithoutLedger, ///< a number is held and no row of the ledger stands behind it
    EqualInForce, ///< the row got a number that was in force already where a scope forbids it (3.11.5.2)

    // Of the store besides the ledger: the subject says what it is about.
    DecisionNotAgreed, ///< a request counts as executed, and the admin log knows of no agreement
    DecisionAltered,   ///< a request or its approvals are not as the admin log says
    AccountAltered,    ///< an account is not as the admin log says, or passed to another name or person
    SettingAltered,    ///< a setting is not as the admin log says, or was lowered past the Super Admins
    TemplateAltered,   ///< a template or its history is not as the admin log says, or was not agreed on
    ArchiveNotAgreed, ///< of its year two persons agreed on another archive, or on none and the rows are gone
    EmergencyAltered, ///< an emergency access or its review is not as the admin log says
    PoolAltered, ///< an ID pool is not the one that was agreed on, or was retired or put in without a request
};
QString damageName(Damage damage); ///< "EDITED", "MISSING", ...
/// One sentence in the language of the program.
QString describe(Damage damage);

struct Finding
{
    Damage damage = Damage::Edited;
    qint64 ledgerId = 0;  ///< the row; with TailCut and CounterWrong the last one that is there; 0: none is
    qint64 counterId = 0; ///< 0: of no counter
    qint64 place = 0; ///< in the counter's chain, from 1: of the row, with TailCut of the first that is gone
    qint64 signedPlace = 0; ///< with Rewritten: up to here a signature vouches for the rows
    QString subject{}; ///< "reset:12", "import:3", "account:sa.one", a number, ...; empty: the row says it

    bool operator==(const Finding &) const = default;
};

/// The sentence, begun with the subject where there is one.
QString describe(const Finding &finding);

} // namespace lekthi::audit
