#pragma once

#include "core/allocation/next_number.h"
#include "core/store/session/error.h"
#include "core/store/session/store_worker.h"

#include <QList>
#include <QObject>

#include <optional>

namespace lekthi::models {

/// Finds out which numbers really come next from one counter without making anybody wait; answers to older
/// questions are dropped, and one question is under way at most. UI thread only.
class NextNumberLookUp : public QObject
{
    Q_OBJECT

public:
    enum class State { NoCounter, Reading, Known, Failed };

    struct Question
    {
        numbering::CounterKey key;
        /// What the counter is to number, but for where it stands; nothing while the template is wrong: then
        /// only where it stands is asked.
        std::optional<allocation::NextNumberWish> wish;
    };

    explicit NextNumberLookUp(store::StoreWorker &worker, QObject *parent = nullptr);

    /// Nothing is asked again for the same question. Without one there is no counter.
    void look(std::optional<Question> question);
    void lookAgain();

    State state() const { return m_state; }
    qint64 lastNumber() const { return m_answer.lastNumber; } ///< while Known; 0: nothing was drawn yet
    /// The next number and what follows it, as allocation::nextNumbers() gives them, while Known; empty
    /// without a wish.
    const QList<allocation::NextNumber> &coming() const { return m_answer.coming; }
    /// The running number that would come, or as near as is known of this counter; nothing before the first
    /// answer about it.
    std::optional<qint64> nextValue() const { return m_nextValue; }
    const store::Error &error() const { return m_error; } ///< while Failed

signals:
    void changed();

private:
    struct Answer
    {
        qint64 lastNumber = 0;
        QList<allocation::NextNumber> coming;
    };

    static store::Result<Answer> answerTo(store::Connection &connection, const Question &question);
    void ask();
    void take(quint64 number, store::Result<Answer> answer);
    void setState(State state);

    store::StoreWorker &m_worker;
    std::optional<Question> m_question;
    quint64 m_number = 0; ///< of the question
    bool m_asking = false;
    State m_state = State::NoCounter;
    Answer m_answer;
    std::optional<qint64> m_nextValue;
    store::Error m_error;
};

} // namespace lekthi::models
