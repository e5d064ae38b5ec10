#pragma once

#include "core/numbering/calendar.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"

#include <QHash>

#include <utility>

namespace lekthi::models {

/// What the ids of a ledger row stand for, and in which calendar its time is told.
struct LedgerNames
{
    store::ReferenceData reference{};
    QHash<int, store::Person> people{}; ///< by the id of the account
    numbering::Calendar calendar = numbering::Calendar::Gregorian;
};

/// By the ids of their accounts.
QHash<int, store::Person> peopleById(const QList<store::Person> &people);

/// "In force", "Voided", ...: one word, in the language of the program.
QString ledgerStateText(store::LedgerState state);
/// What a row does: "Issued", "Voided", "Assigned to a document", ...; as the store has it where it is not
/// known.
QString ledgerEventText(const QString &event);
/// The name of a person or service; of an account that is gone its id.
QString accountText(int id, const LedgerNames &names);
/// The counter as the other pages name it.
QString ledgerCounterText(const store::LedgerEntry &entry, const LedgerNames &names);
QString ledgerTimeText(const store::LedgerEntry &entry, const LedgerNames &names);

/// All that is kept of a row (3.11.8.1), each with its caption; what a row does not have is left out.
struct LedgerFacts
{
    using Facts = QList<std::pair<QString, QString>>;

    Facts brief; ///< a few words each
    Facts wide;  ///< what takes a line
};
LedgerFacts ledgerFacts(const store::LedgerEntry &entry, const LedgerNames &names);

/// Why a number is not in force, in a sentence; empty where there is nothing to say.
QString ledgerReasonText(const store::LedgerEntry &entry);

} // namespace lekthi::models
