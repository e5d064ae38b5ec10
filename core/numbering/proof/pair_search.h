#pragma once

#include "core/numbering/proof/code_meeting.h"
#include "core/numbering/proof/shape_walk.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace lekthi::numbering {

/// What all searches of one proof may spend together.
struct SearchBudget
{
    qint64 stepsLeft = 0;
    qint64 statesOfPair = 0; ///< of one search
    std::stop_token stop;

    bool isSpent() const { return stepsLeft <= 0 || stop.stop_requested(); }
};

/// Looks for a text that is a number of both shapes, shortest first, in the product of their automata; for a
/// shape and itself, a text that can be read in two ways. Reuses its memory from search to search.
class PairSearch
{
public:
    PairSearch(CodeMeetings &meetings, SearchBudget &budget);

    /// The shortest such text of at most `longest` symbols (collated; maybe with spaces at the end). Nothing
    /// proves that there is none, unless the search was cut short.
    std::optional<std::u32string> shortestShared(const NumberShape &first, const NumberShape &second,
                                                 qsizetype longest);
    /// Whether the last search ended because its budget did.
    bool wasCutShort() const { return m_wasCutShort; }

private:
    struct State
    {
        Place first;
        Place second;
        bool differ = false; ///< of one shape and itself: the two numbers have parted

        bool operator==(const State &) const = default;
    };

    /// A state and how it was reached: by a symbol, or by a node of a trie.
    struct Step
    {
        State state;
        quint32 parent = 0;
        quint32 length = 0;
        const CodeTrie *trie = nullptr;
        quint32 symbolOrNode = 0;
    };

    void begin(const ShapeWalk &first, const ShapeWalk &second);
    void reach(const Step &step);
    void expand(quint32 index, const ShapeWalk &first, const ShapeWalk &second);
    bool leap(quint32 index, const ShapeWalk &first, const ShapeWalk &second);
    void part(quint32 index, const ShapeWalk &ending, const ShapeWalk &goingOn, bool firstEnds,
              CodeMeeting &meeting);
    void walk(quint32 index, char32_t symbol, const ShapeWalk &first, const ShapeWalk &second);
    const std::vector<char32_t> &sharedSymbols();
    bool isGoal(const State &state, const ShapeWalk &first, const ShapeWalk &second) const;
    std::u32string textTo(quint32 index) const;
    void growTable();
    size_t slotOf(const State &state) const;

    CodeMeetings &m_meetings;
    SearchBudget &m_budget;
    bool m_isOneShape = false;
    bool m_wasCutShort = false;
    size_t m_longest = 0;
    std::vector<Step> m_steps;
    std::vector<std::vector<quint32>> m_queue; ///< by length
    std::vector<quint32> m_table;              ///< open addressing: index into m_steps + 1
    size_t m_seen = 0;
    Following m_followFirst;
    Following m_followSecond;
    std::vector<char32_t> m_symbols;
    std::vector<Place> m_nextFirst;
    std::vector<Place> m_nextSecond;
};

} // namespace lekthi::numbering
