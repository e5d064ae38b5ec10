#include "models/pools/id_check.h"

#include "core/pools/filter_text.h"
#include "models/session/session.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString holderName(const IdCheck &check)
{
    const QString &login = check.issued->login;
    const auto found = std::ranges::find(check.people, login, &store::Person::login);
    return found == check.people.cend() ? login : u"%1 (%2)"_s.arg(displayName(*found), login);
}

QString issuedSentence(const IdCheck &check, numbering::Calendar calendar)
{
    const QString time = timeText(check.issued->issued.issuedAt, calendar);
    const QString name = holderName(check);
    if (check.issued->purpose.isEmpty())
        return QCoreApplication::translate("lekthi", "It was issued on %1 to %2.", "time, account")
            .arg(time, name);
    return QCoreApplication::translate("lekthi", "It was issued on %1 to %2 for “%3”.",
                                       "time, account, purpose")
        .arg(time, name, check.issued->purpose);
}

QStringList refusalSentences(const IdCheck &check)
{
    QStringList sentences;
    for (const pools::Refusal &refusal : check.verification.refusals)
        sentences.append(u"%1: %2"_s.arg(pools::filterTitle(refusal.filter),
                                         pools::describe(refusal, check.verification.id)));
    return sentences;
}

} // namespace

store::Result<IdCheck> checkId(store::Connection &connection, const PoolRow &row, const QString &typed)
{
    IdCheck check{.verification = pools::verify(row.settings->rules(), typed)};
    if (!check.verification.wellFormed)
        return check;
    const auto issued = store::findIssuedId(connection, row.pool.id, check.verification.id);
    if (!issued)
        return tl::unexpected(issued.error());
    check.issued = *issued;
    for (const QString &candidate : check.verification.candidates) {
        const auto other = store::findIssuedId(connection, row.pool.id, candidate);
        if (!other)
            return tl::unexpected(other.error());
        if (*other)
            check.issuedCandidates.append(candidate);
    }
    return store::listPeople(connection).map([&](const QList<store::Person> &people) {
        check.people = people;
        return check;
    });
}

IdVerdict verdictOf(const IdCheck &check)
{
    if (check.issued)
        return IdVerdict::Issued;
    return check.verification.checkDigit ? IdVerdict::NeverIssued : IdVerdict::Wrong;
}

QString describe(const IdCheck &check, const pools::IdRules &rules, numbering::Calendar calendar)
{
    QStringList sentences{pools::describe(check.verification, rules)};
    if (!check.issuedCandidates.isEmpty())
        sentences.append(QCoreApplication::translate("lekthi", "Of these, issued: %1.", "IDs")
                             .arg(check.issuedCandidates.join(", "_L1)));
    if (check.verification.checkDigit)
        sentences += refusalSentences(check);
    if (check.issued)
        sentences.append(issuedSentence(check, calendar));
    else if (check.verification.checkDigit)
        sentences.append(QCoreApplication::translate("lekthi", "It was never issued."));
    return sentences.join(u'\n');
}

} // namespace lekthi::models
