#include "core/embedding/answer.h"

namespace lekthi::embedding {

using allocation::FailureCode;

namespace {

/// Fixed once and for all, whatever order the codes have in C++.
int codeOf(FailureCode code)
{
    switch (code) {
    case FailureCode::LockTimeout:
        return LEKTHI_LOCK_TIMEOUT;
    case FailureCode::VersionConflict:
        return LEKTHI_VERSION_CONFLICT;
    case FailureCode::DatabaseError:
        return LEKTHI_DATABASE_ERROR;
    case FailureCode::RedisError:
        return LEKTHI_REDIS_ERROR;
    case FailureCode::ValidationError:
        return LEKTHI_VALIDATION_ERROR;
    case FailureCode::NumberTaken:
        return LEKTHI_NUMBER_TAKEN;
    case FailureCode::SequenceExhausted:
        return LEKTHI_SEQUENCE_EXHAUSTED;
    case FailureCode::NumberVoided:
        return LEKTHI_NUMBER_VOIDED;
    case FailureCode::RateLimited:
        return LEKTHI_RATE_LIMITED;
    case FailureCode::Cancelled:
        return LEKTHI_CANCELLED;
    }
    return LEKTHI_DATABASE_ERROR;
}

lekthi_answer answerOf(const allocation::Failure &failure)
{
    return {.code = codeOf(failure.code),
            .codeName = allocation::codeName(failure.code).toUtf8(),
            .fault = allocation::faultName(failure.fault).toUtf8(),
            .message = allocation::describe(failure).toUtf8(),
            .subject = failure.subject.toUtf8(),
            .reference = failure.reference.toUtf8(),
            .retryAfter = failure.retryAfter().value_or(-1),
            .mayHaveBeenDrawn = failure.mayHaveBeenDrawn};
}

} // namespace

lekthi_answer answerOf(const allocation::Outcome &outcome)
{
    if (!outcome)
        return answerOf(outcome.error());
    lekthi_answer answer;
    for (const allocation::Allocation &drawn : *outcome)
        answer.numbers.push_back({drawn.number.toUtf8(), drawn.sequence,
                                  drawn.requestId.toString(QUuid::WithoutBraces).toUtf8(),
                                  drawn.generatedAt.toUTC().toString(Qt::ISODateWithMs).toUtf8()});
    return answer;
}

lekthi_answer answerOf(const store::Error &error)
{
    return {.code = LEKTHI_DATABASE_ERROR,
            .codeName = store::kindName(error.kind).toUtf8(),
            .message = store::describe(error).toUtf8(),
            .subject = error.subject.toUtf8(),
            .retryAfter = error.isRetryable() ? 1 : -1};
}

lekthi_answer numberAlone(const QString &number)
{
    lekthi_answer answer;
    answer.numbers.push_back({.text = number.toUtf8()});
    return answer;
}

lekthi_answer invalidArgument(const QString &sentence)
{
    return {.code = LEKTHI_INVALID_ARGUMENT, .codeName = "INVALID_ARGUMENT", .message = sentence.toUtf8()};
}

} // namespace lekthi::embedding

namespace {

const lekthi_answer::Number &numberAt(const lekthi_answer *answer, size_t place)
{
    static const lekthi_answer::Number none;
    return place < answer->numbers.size() ? answer->numbers[place] : none;
}

} // namespace

extern "C" {

void lekthi_answer_free(lekthi_answer *answer)
{
    delete answer;
}

int lekthi_answer_code(const lekthi_answer *answer)
{
    return answer->code;
}

const char *lekthi_answer_code_name(const lekthi_answer *answer)
{
    return answer->codeName.constData();
}

const char *lekthi_answer_fault(const lekthi_answer *answer)
{
    return answer->fault.constData();
}

const char *lekthi_answer_message(const lekthi_answer *answer)
{
    return answer->message.constData();
}

const char *lekthi_answer_subject(const lekthi_answer *answer)
{
    return answer->subject.constData();
}

const char *lekthi_answer_reference(const lekthi_answer *answer)
{
    return answer->reference.constData();
}

int lekthi_answer_retry_after(const lekthi_answer *answer)
{
    return answer->retryAfter;
}

int lekthi_answer_may_have_been_drawn(const lekthi_answer *answer)
{
    return answer->mayHaveBeenDrawn ? 1 : 0;
}

size_t lekthi_answer_count(const lekthi_answer *answer)
{
    return answer->numbers.size();
}

const char *lekthi_answer_number(const lekthi_answer *answer, size_t place)
{
    return numberAt(answer, place).text.constData();
}

int64_t lekthi_answer_sequence(const lekthi_answer *answer, size_t place)
{
    return numberAt(answer, place).sequence;
}

const char *lekthi_answer_request_id(const lekthi_answer *answer, size_t place)
{
    return numberAt(answer, place).requestId.constData();
}

const char *lekthi_answer_generated_at(const lekthi_answer *answer, size_t place)
{
    return numberAt(answer, place).generatedAt.constData();
}

} // extern "C"
