#include "models/templates/next_number_look_up.h"

#include "core/store/counters/counter_gateway.h"

#include <tuple>
#include <utility>

namespace lekthi::models {

namespace {

using Question = NextNumberLookUp::Question;

constexpr int nextAndFourMore = 5;

auto tied(const numbering::NumberParts &parts)
{
    return std::tie(parts.project, parts.originator, parts.recipient, parts.corrType, parts.subType,
                    parts.rfaType, parts.discipline, parts.revision, parts.documentDate);
}

bool areAlike(const Question &first, const Question &second)
{
    if (!(first.key == second.key) || first.wish.has_value() != second.wish.has_value())
        return false;
    return !first.wish || (first.wish->text.text() == second.wish->text.text() &&
                           first.wish->settings == second.wish->settings &&
                           tied(first.wish->parts) == tied(second.wish->parts));
}

} // namespace

NextNumberLookUp::NextNumberLookUp(store::StoreWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{
}

void NextNumberLookUp::look(std::optional<Question> question)
{
    if (question.has_value() == m_question.has_value() && (!question || areAlike(*question, *m_question)))
        return;
    if (!question || !m_question || !(question->key == m_question->key))
        m_nextValue.reset();
    m_question = std::move(question);
    lookAgain();
}

void NextNumberLookUp::lookAgain()
{
    ++m_number;
    if (!m_question) {
        setState(State::NoCounter);
        return;
    }
    setState(State::Reading);
    if (!m_asking)
        ask();
}

void NextNumberLookUp::ask()
{
    m_asking = true;
    m_worker.run(
        this,
        [question = *m_question](store::Connection &connection) { return answerTo(connection, question); },
        [this, number = m_number](store::Result<Answer> answer) { take(number, std::move(answer)); });
}

store::Result<NextNumberLookUp::Answer> NextNumberLookUp::answerTo(store::Connection &connection,
                                                                   const Question &question)
{
    const auto counter = store::findCounter(connection, question.key);
    if (!counter)
        return tl::unexpected(counter.error());
    Answer answer;
    answer.lastNumber = *counter ? (*counter)->lastNumber : 0;
    if (!question.wish)
        return answer;
    allocation::NextNumberWish wish = *question.wish;
    wish.lastNumber = answer.lastNumber;
    auto coming = allocation::nextNumbers(connection, wish, nextAndFourMore);
    if (!coming)
        return tl::unexpected(coming.error());
    answer.coming = *std::move(coming);
    return answer;
}

void NextNumberLookUp::take(quint64 number, store::Result<Answer> answer)
{
    m_asking = false;
    if (number != m_number) {
        if (m_question)
            ask();
        return;
    }
    if (!answer) {
        m_error = answer.error();
        setState(State::Failed);
        return;
    }
    m_answer = *std::move(answer);
    const bool comes = !m_answer.coming.isEmpty() && !m_answer.coming.constFirst().whyNone;
    m_nextValue = comes ? m_answer.coming.constFirst().sequence : m_answer.lastNumber + 1;
    setState(State::Known);
}

void NextNumberLookUp::setState(State state)
{
    m_state = state;
    emit changed();
}

} // namespace lekthi::models
