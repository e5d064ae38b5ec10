#include "models/pools/id_check.h"

#include "core/pools/filter_text.h"
#include "models/session/session.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString issuedSentence(const store::IssuedIdRecord &record, const QString &holder, const QString &time)
{
    if (record.purpose.isEmpty())
        return QCoreApplication::translate("lekthi", "It was issued on %1 to %2.", "time, account")
            .arg(time, holder);
    return QCoreApplication::translate("lekthi", "It was issued on %1 to %2 for “%3”.",
                                       "time, account, purpose")
        .arg(time, holder, record.purpose);
}

QStringList refusalSentences(const pools::Verification &verification)
{
    QStringList sentences;
    for (const pools::Refusal &refusal : verification.refusals)
        sentences.append(
            u"%1: %2"_s.arg(pools::filterTitle(refusal.filter), pools::describe(refusal, verification.id)));
    return sentences;
}

} // namespace

store::Result<IdCheck> checkId(store::Connection &connection, const PoolRow &row, const QString &typed)
{
    return store::checkId(connection, row.pool.id, row.settings->rules(), typed)
        .and_then([&](const store::IdCheck &check) -> store::Result<IdCheck> {
            if (!check.issued)
                return IdCheck{check, {}};
            return store::listPeople(connection).map([&](const QList<store::Person> &people) {
                return IdCheck{check, people};
            });
        });
}

IdVerdict verdictOf(const store::IdCheck &check)
{
    if (check.issued)
        return IdVerdict::Issued;
    return check.verification.checkDigit ? IdVerdict::NeverIssued : IdVerdict::Wrong;
}

QString holderName(const QString &login, const QList<store::Person> &people)
{
    const auto found = std::ranges::find(people, login, &store::Person::login);
    return found == people.cend() ? login : u"%1 (%2)"_s.arg(displayName(*found), login);
}

QString describe(const IdCheck &check, const pools::IdRules &rules, numbering::Calendar calendar)
{
    const QString holder = check.issued ? holderName(check.issued->login, check.people) : QString();
    return sentencesOf(check, rules, holder,
                       [calendar](const QDateTime &time) { return timeText(time, calendar); })
        .join(u'\n');
}

QStringList sentencesOf(const store::IdCheck &check, const pools::IdRules &rules, const QString &holder,
                        const std::function<QString(const QDateTime &)> &time)
{
    QStringList sentences{pools::describe(check.verification, rules)};
    if (!check.issuedCandidates.isEmpty())
        sentences.append(QCoreApplication::translate("lekthi", "Of these, issued: %1.", "IDs")
                             .arg(check.issuedCandidates.join(", "_L1)));
    if (check.verification.checkDigit)
        sentences += refusalSentences(check.verification);
    if (check.issued)
        sentences.append(issuedSentence(*check.issued, holder, time(check.issued->issued.issuedAt)));
    else if (check.verification.checkDigit)
        sentences.append(QCoreApplication::translate("lekthi", "It was never issued."));
    return sentences;
}

} // namespace lekthi::models
