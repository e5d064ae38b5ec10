#pragma once

#include "tests/oracle/number_model.h"

#include <QString>

#include <vector>

namespace lekthi::test::oracle {

enum class Act { Draw, Repeat, Revise, Reset, Import, SetTemplate, RollBack, Together };

/// What becomes of a request that another person decides about.
enum class Ending {
    Approved,
    Rejected,
    Withdrawn,
    Expired,
    Overtaken, ///< a number is drawn before it is approved
};

enum class Harm {
    None,
    CutBefore,    ///< the connection is lost in front of the commit
    CutAfter,     ///< the connection is lost behind the commit, before the answer
    KilledBefore, ///< the same, and who asked is gone; somebody repeats the request
    KilledAfter,
    GivenUp, ///< whoever waits gives up, and repeats the request
};

/// One step of a sequence. Says nothing about how the store stands, so that any of them can be left out.
struct Operation
{
    int place = 0; ///< in its sequence, from 1
    Act act = Act::Draw;
    Harm harm = Harm::None;
    int harmAfter = 0; ///< how many calls are let through before
    CounterName counter{};
    int count = 1;
    bool hasDocument = false;
    bool looksFirst = false; ///< for Draw: at the next number, as the program shows it
    QString revision{};
    int target = 0;        ///< for Repeat and Revise: the place of the operation that made the request
    Settings settings{};   ///< for SetTemplate
    int version = 0;       ///< for RollBack: which version, counted from the sequence's first
    int offset = 0;        ///< for Reset: from the last number on
    bool releases = false; ///< for Reset: VOID
    Ending ending = Ending::Approved;
    QList<int> steps{};          ///< for Import: from number to number
    QList<CounterName> others{}; ///< for Together: counters that are drawn from at the same time
};

struct Length
{
    int shortest = 6;
    int longest = 20;
};

/// The sequence of a seed, always the same one. With another length it begins with the same operations.
std::vector<Operation> operationsOf(quint64 seed, Length length = {});

/// "3. draw 2 numbers of P1 LETTER to R2 in year 1".
QString describe(const Operation &operation);

} // namespace lekthi::test::oracle
