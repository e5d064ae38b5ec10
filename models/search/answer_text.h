#pragma once

#include "core/audit/search/search_answer.h"
#include "core/store/reference/reference_data.h"
#include "models/ledger/gap_text.h"

#include <functional>

namespace lekthi::models {

/// How answers are told: whose codes, which calendar.
struct AnswerTelling
{
    const store::ReferenceData &reference;
    std::function<QString(const numbering::CounterKey &)> counter{}; ///< its name
    TimeTelling time{};
};

/// An answer in the language of the program.
struct AnswerText
{
    enum class Tone { Plain, Good, Warning, Error };

    QString title{};    ///< the number, code or reference
    QString state{};    ///< one or two words
    QString sentence{}; ///< what is known of it
    Tone tone = Tone::Plain;
};

AnswerText answerText(const audit::SearchAnswer &answer, const AnswerTelling &telling);

} // namespace lekthi::models
