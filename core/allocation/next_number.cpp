#include "core/allocation/next_number.h"

#include "core/allocation/drawing/number_plan.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <utility>

namespace lekthi::allocation {

namespace {

CheckedRequest requestOf(const NextNumberWish &wish)
{
    return {.key = wish.key, .parts = wish.parts, .text = wish.text, .settings = wish.settings};
}

store::ScopeKey scopeOf(const NextNumberWish &wish)
{
    return store::scopeKeyOf(wish.settings.scope, wish.key);
}

AskTaken askTakenFor(store::Connection &connection, const NextNumberWish &wish)
{
    if (!wish.voidedCounterId)
        return askTakenOf(connection, scopeOf(wish));
    return [&connection, scope = scopeOf(wish), counterId = *wish.voidedCounterId,
            lastNumber = wish.lastNumber](const QStringList &numbers) {
        return store::takenAmongAfterVoid(connection, scope, numbers, counterId, lastNumber);
    };
}

/// What the plan gives one draw.
store::Result<NextNumber> take(NumberPlan &plan, const CheckedRequest &request)
{
    const auto planned = plan.take({&request, 1});
    if (!planned)
        return tl::unexpected(planned.error());
    NextNumber next;
    if (!*planned) {
        next.whyNone = planned->error();
        return next;
    }
    const PlannedNumber &number = (*planned)->constFirst();
    numbering::NumberParts parts = request.parts;
    parts.sequence = next.sequence = number.sequence;
    next.number = numbering::render(request.text, parts, request.settings.overflow)
                      .value_or(numbering::DocumentNumber());
    next.skipped = int(number.skipped.size());
    return next;
}

/// The number that each wish would try first; empty where none can be made.
QStringList firstNumbersOf(const QList<NextNumberWish> &wishes)
{
    QStringList numbers;
    for (const NextNumberWish &wish : wishes) {
        numbering::NumberParts parts = wish.parts;
        parts.sequence = wish.lastNumber + 1;
        const auto first = numbering::render(wish.text, parts, wish.settings.overflow);
        numbers << (first ? first->text() : QString());
    }
    return numbers;
}

/// What is asked of one scope at once.
struct Asked
{
    store::ScopeKey scope;
    QStringList numbers;
};

QList<Asked> askedOf(const QList<NextNumberWish> &wishes, const QStringList &first)
{
    QList<Asked> asked;
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        const store::ScopeKey scope = scopeOf(wishes[i]);
        auto same =
            std::find_if(asked.begin(), asked.end(), [&](const Asked &one) { return one.scope == scope; });
        if (same == asked.end())
            same = asked.insert(asked.end(), {scope, {}});
        same->numbers << first[i];
    }
    return asked;
}

/// The wishes, by their places, whose first number is taken.
store::Result<QSet<qsizetype>> takenFirst(store::Connection &connection, const QList<NextNumberWish> &wishes,
                                          const QStringList &first)
{
    QSet<qsizetype> places;
    for (const Asked &asked : askedOf(wishes, first)) {
        const auto found = store::takenAmong(connection, asked.scope, asked.numbers);
        if (!found)
            return tl::unexpected(found.error());
        const QSet<QString> taken(found->cbegin(), found->cend());
        for (qsizetype i = 0; i < wishes.size(); ++i)
            if (taken.contains(first[i]) && scopeOf(wishes[i]) == asked.scope)
                places.insert(i);
    }
    return places;
}

} // namespace

store::Result<QList<NextNumber>> nextNumbers(store::Connection &connection, const NextNumberWish &wish,
                                             int count)
{
    const CheckedRequest request = requestOf(wish);
    NumberPlan plan(askTakenFor(connection, wish), wish.lastNumber, Looking::First);
    if (const auto looked = plan.lookAhead({{&request, count}}); !looked)
        return tl::unexpected(looked.error());
    QList<NextNumber> numbers;
    while (numbers.size() < count) {
        auto next = take(plan, request);
        if (!next)
            return tl::unexpected(next.error());
        numbers << *std::move(next);
        if (numbers.constLast().whyNone)
            break;
    }
    return numbers;
}

store::Result<NextNumber> nextNumber(store::Connection &connection, const NextNumberWish &wish)
{
    return nextNumbers(connection, wish, 1).map([](const QList<NextNumber> &numbers) {
        return numbers.constFirst();
    });
}

store::Result<QList<NextNumber>> nextNumberOfEach(store::Connection &connection,
                                                  const QList<NextNumberWish> &wishes)
{
    const QStringList first = firstNumbersOf(wishes);
    const auto taken = takenFirst(connection, wishes, first);
    if (!taken)
        return tl::unexpected(taken.error());
    QList<NextNumber> numbers;
    numbers.reserve(wishes.size());
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        NumberPlan plan(askTakenFor(connection, wishes[i]), wishes[i].lastNumber, Looking::First);
        const QStringList looked{first[i]};
        if (!wishes[i].voidedCounterId)
            plan.note(looked, taken->contains(i) ? looked : QStringList());
        auto next = take(plan, requestOf(wishes[i]));
        if (!next)
            return tl::unexpected(next.error());
        numbers << *std::move(next);
    }
    return numbers;
}

QString skippedText(int skipped)
{
    return skipped > 0
               ? QCoreApplication::translate("lekthi", "%n taken number(s) are skipped", nullptr, skipped)
               : QString();
}

} // namespace lekthi::allocation
