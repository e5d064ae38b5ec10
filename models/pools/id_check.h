#pragma once

#include "core/numbering/calendar.h"
#include "core/store/people/people.h"
#include "core/store/pools/id_check.h"
#include "models/pools/pool_rows.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace lekthi::models {

/// What is known of an id that a person typed.
struct IdCheck : store::IdCheck
{
    QList<store::Person> people = {}; ///< to name who it was issued to
};

/// For a pool whose settings are known. Any person may. Not for the UI thread.
store::Result<IdCheck> checkId(store::Connection &connection, const PoolRow &row, const QString &typed);

enum class IdVerdict { Wrong, NeverIssued, Issued };

IdVerdict verdictOf(const store::IdCheck &check);
/// Who ids were issued to, by name and account; people: to name them by.
QString holderName(const QString &login, const QList<store::Person> &people);
/// Finished sentences in the language of the program: whether the id is right, what may have been meant, and
/// when and to whom it was issued.
QString describe(const IdCheck &check, const pools::IdRules &rules, numbering::Calendar calendar);
/// The same sentences one by one. holder: who it was issued to; time: as times are written.
QStringList sentencesOf(const store::IdCheck &check, const pools::IdRules &rules, const QString &holder,
                        const std::function<QString(const QDateTime &)> &time);

} // namespace lekthi::models
