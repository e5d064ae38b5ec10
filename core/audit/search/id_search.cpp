#include "core/audit/search/id_search.h"

#include "core/pools/filter_check.h"
#include "core/pools/settings_json.h"
#include "core/pools/verhoeff.h"
#include "core/store/people/people.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/session/json_text.h"

#include <algorithm>

namespace lekthi::audit {

using store::Result;

namespace {

using Answers = QList<SearchAnswer>;

AnswerKind kindOf(const store::IdCheck &check)
{
    if (check.issued)
        return AnswerKind::IdIssued;
    return check.verification.checkDigit ? AnswerKind::IdNeverIssued : AnswerKind::IdMistyped;
}

Result<std::optional<store::Person>> holderOf(store::Connection &connection, const store::IdCheck &check)
{
    if (!check.issued)
        return std::nullopt;
    return store::listPeople(connection).map([&](const QList<store::Person> &people) {
        const auto found = std::ranges::find(people, check.issued->login, &store::Person::login);
        return found == people.end() ? std::nullopt : std::optional(*found);
    });
}

Result<SearchAnswer> answerIn(store::Connection &connection, const store::Pool &pool,
                              const pools::IdRules &rules, const QString &digits)
{
    const auto check = store::checkId(connection, pool.id, rules, digits);
    if (!check)
        return tl::unexpected(check.error());
    return holderOf(connection, *check).map([&](const std::optional<store::Person> &holder) {
        SearchAnswer answer{.kind = kindOf(*check), .number = check->verification.id};
        answer.id = FoundId{.pool = pool.name, .rules = rules, .check = *check, .holder = holder};
        return answer;
    });
}

Result<Answers> answersFor(store::Connection &connection, const QString &typed, bool hasRightDigit)
{
    const auto digits = pools::digitsOfTyped(typed);
    if (!digits || digits->size() < pools::minimumIdLength || digits->size() > pools::maximumIdLength ||
        pools::hasRightCheckDigit(*digits) != hasRightDigit)
        return Answers();
    const auto all = store::listPools(connection);
    if (!all)
        return tl::unexpected(all.error());
    Answers answers;
    for (const store::Pool &pool : *all) {
        const auto settings = pools::settingsFromJson(store::jsonObject(pool.settingsText));
        if (pool.length != digits->size() || !settings)
            continue;
        auto answer = answerIn(connection, pool, settings->rules(), *digits);
        if (!answer)
            return tl::unexpected(answer.error());
        answers.append(*std::move(answer));
    }
    return answers;
}

} // namespace

Result<QList<SearchAnswer>> idsTyped(store::Connection &connection, const QString &typed)
{
    return answersFor(connection, typed, true).map([](Answers answers) {
        std::ranges::stable_partition(
            answers, [](const SearchAnswer &answer) { return answer.kind == AnswerKind::IdIssued; });
        return answers;
    });
}

Result<QList<SearchAnswer>> idsMistyped(store::Connection &connection, const QString &typed)
{
    return answersFor(connection, typed, false);
}

QList<SearchAnswer> withLikelyIds(const QList<SearchAnswer> &ids, QList<SearchAnswer> others)
{
    const bool isNumber = std::ranges::any_of(others, [](const SearchAnswer &answer) {
        return answer.kind != AnswerKind::NoTemplate && answer.reason != AnswerReason::Similar;
    });
    if (ids.isEmpty() || isNumber)
        return others;
    others.removeIf([](const SearchAnswer &answer) { return answer.kind == AnswerKind::NoTemplate; });
    return ids + others;
}

} // namespace lekthi::audit
