#include "core/allocation/drawing/number_plan.h"

#include <algorithm>
#include <utility>

namespace lekthi::allocation {

namespace {

constexpr int firstStride = 16;
constexpr int longestStride = 512;
constexpr int maximumSkipped = 100'000; // the row's lock must not be held for a search without end

Failure failureOf(const numbering::RenderFailure &reason, const CheckedRequest &request, qint64 sequence)
{
    if (reason.kind == numbering::RenderFailureKind::SequenceExhausted) {
        Failure failure;
        failure.code = FailureCode::SequenceExhausted;
        failure.subject = QString::number(sequence);
        return failure;
    }
    Failure failure = refusal(ValidationFault::TemplateInvalid, request.text.text());
    failure.cause.detail = numbering::describe(reason);
    return failure;
}

Failure takenFailure(const QString &number, const QStringList &skipped)
{
    Failure failure;
    failure.code = FailureCode::NumberTaken;
    failure.subject = skipped.value(0, number);
    failure.skipped = int(skipped.size());
    return failure;
}

} // namespace

AskTaken askTakenOf(store::Connection &connection, const store::ScopeKey &scope)
{
    return [&connection, scope](const QStringList &numbers) {
        return store::takenAmong(connection, scope, numbers);
    };
}

NumberPlan::NumberPlan(AskTaken askTaken, qint64 lastNumber, Looking looking)
    : m_askTaken(std::move(askTaken))
    , m_lastNumber(lastNumber)
    , m_looking(looking)
{
}

store::Result<void> NumberPlan::lookAhead(const QList<Wish> &wishes)
{
    if (m_looking == Looking::Never)
        return {};
    QStringList numbers;
    qint64 sequence = m_lastNumber + 1;
    for (const Wish &wish : wishes) {
        numbers += numbersFrom(*wish.request, sequence, wish.count);
        sequence += wish.count;
    }
    return ask(numbers);
}

store::Result<NumberPlan::Numbers> NumberPlan::take(const Wish &wish)
{
    const bool maySkip = wish.request->settings.taken == numbering::TakenPolicy::Skip;
    QList<PlannedNumber> planned;
    QStringList skipped;
    qint64 sequence = m_lastNumber;
    while (planned.size() < wish.count) {
        const auto number = m_printer.numberAt(*wish.request, ++sequence);
        if (!number)
            return Numbers(tl::unexpect, failureOf(number.error(), *wish.request, sequence));
        const auto taken = isTaken(*wish.request, *number, sequence, wish.count - int(planned.size()));
        if (!taken)
            return tl::unexpected(taken.error());
        m_metTaken = m_metTaken || *taken;
        if (!*taken)
            planned << PlannedNumber{*number, sequence, std::exchange(skipped, {})};
        else if (maySkip && skipped.size() < maximumSkipped)
            skipped << *number;
        else
            return Numbers(tl::unexpect, takenFailure(*number, skipped));
    }
    reserve(planned);
    m_lastNumber = sequence;
    return Numbers(planned);
}

store::Result<bool> NumberPlan::isTaken(const CheckedRequest &request, const QString &number, qint64 sequence,
                                        int wanted)
{
    const bool isKnown = m_free.contains(number) || m_taken.contains(number);
    if (m_looking == Looking::First && !isKnown) {
        const auto answer = ask(numbersFrom(request, sequence, wanted + m_stride));
        if (!answer)
            return tl::unexpected(answer.error());
        m_stride = std::clamp(m_stride * 2, firstStride, longestStride);
    }
    return m_taken.contains(number);
}

QStringList NumberPlan::numbersFrom(const CheckedRequest &request, qint64 sequence, int count)
{
    QStringList numbers;
    for (int i = 0; i < count; ++i) {
        const auto number = m_printer.numberAt(request, sequence + i);
        if (!number)
            break;
        numbers << *number;
    }
    return numbers;
}

store::Result<void> NumberPlan::ask(const QStringList &numbers)
{
    if (numbers.isEmpty())
        return {};
    const auto taken = m_askTaken(numbers);
    if (!taken)
        return tl::unexpected(taken.error());
    note(numbers, *taken);
    return {};
}

void NumberPlan::note(const QStringList &asked, const QStringList &taken)
{
    for (const QString &number : asked)
        if (!m_taken.contains(number))
            m_free.insert(number);
    for (const QString &number : taken) {
        m_free.remove(number);
        m_taken.insert(number);
    }
}

void NumberPlan::reserve(const QList<PlannedNumber> &numbers)
{
    for (const PlannedNumber &planned : numbers) {
        m_free.remove(planned.number);
        m_taken.insert(planned.number);
    }
}

} // namespace lekthi::allocation
