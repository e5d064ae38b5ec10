#include "core/numbering/proof/pair_search.h"

#include <algorithm>
#include <utility>

namespace lekthi::numbering {

namespace {

constexpr size_t smallestTable = 256;

// Two revisions side by side: which letter it is makes no difference to what follows.
constexpr char32_t anyRevision = U'a';

quint64 mixed(quint64 hash, quint64 value)
{
    constexpr quint64 factor = 0x9E3779B97F4A7C15;
    hash = (hash ^ value) * factor;
    return hash ^ (hash >> 29);
}

quint64 mixed(quint64 hash, const Place &place)
{
    hash = mixed(hash, (quint64(place.cell) << 32) | place.inner);
    return mixed(hash, place.memory ^ (quint64(place.date) << 40));
}

} // namespace

PairSearch::PairSearch(CodeMeetings &meetings, SearchBudget &budget)
    : m_meetings(meetings)
    , m_budget(budget)
{
}

std::optional<std::u32string> PairSearch::shortestShared(const NumberShape &first, const NumberShape &second,
                                                         qsizetype longest)
{
    const ShapeWalk firstWalk(first);
    const ShapeWalk secondWalk(second);
    m_isOneShape = &first == &second;
    m_longest = static_cast<size_t>(std::max<qsizetype>(longest, 0));
    begin(firstWalk, secondWalk);
    for (size_t length = 0; length < m_queue.size() && length <= m_longest; ++length) {
        for (size_t next = 0; next < m_queue[length].size(); ++next) {
            const quint32 index = m_queue[length][next];
            if (m_table[slotOf(m_steps[index].state)] != index + 1)
                continue;
            if (isGoal(m_steps[index].state, firstWalk, secondWalk))
                return textTo(index);
            m_wasCutShort = m_budget.isSpent() || static_cast<qint64>(m_steps.size()) > m_budget.statesOfPair;
            if (m_wasCutShort)
                return std::nullopt;
            expand(index, firstWalk, secondWalk);
        }
    }
    return std::nullopt;
}

void PairSearch::begin(const ShapeWalk &first, const ShapeWalk &second)
{
    m_wasCutShort = false;
    m_steps.clear();
    for (std::vector<quint32> &waiting : m_queue)
        waiting.clear();
    m_table.assign(smallestTable, 0);
    m_seen = 0;
    reach({.state = {first.start(), second.start(), !m_isOneShape}});
}

void PairSearch::reach(const Step &step)
{
    if (step.length > m_longest)
        return;
    --m_budget.stepsLeft;
    const size_t slot = slotOf(step.state);
    // A leap may have come here late; then the shorter way counts.
    if (m_table[slot] != 0 && m_steps[m_table[slot] - 1].length <= step.length)
        return;
    m_seen += m_table[slot] == 0;
    m_steps.push_back(step);
    m_table[slot] = static_cast<quint32>(m_steps.size());
    if (m_queue.size() <= step.length)
        m_queue.resize(step.length + 1);
    m_queue[step.length].push_back(m_table[slot] - 1);
    if (m_seen * 2 > m_table.size())
        growTable();
}

size_t PairSearch::slotOf(const State &state) const
{
    const quint64 hash = mixed(mixed(state.differ, state.first), state.second);
    size_t slot = hash % m_table.size();
    while (m_table[slot] != 0 && !(m_steps[m_table[slot] - 1].state == state))
        slot = (slot + 1) % m_table.size();
    return slot;
}

void PairSearch::growTable()
{
    const std::vector<quint32> entries = std::exchange(m_table, std::vector<quint32>(m_table.size() * 4));
    for (const quint32 entry : entries) {
        if (entry != 0)
            m_table[slotOf(m_steps[entry - 1].state)] = entry;
    }
}

void PairSearch::expand(quint32 index, const ShapeWalk &first, const ShapeWalk &second)
{
    const State state = m_steps[index].state;
    if (leap(index, first, second))
        return;
    first.listFollowing(state.first, m_followFirst);
    second.listFollowing(state.second, m_followSecond);
    for (const char32_t symbol : sharedSymbols())
        walk(index, symbol, first, second);
}

/// Only symbols that both may have, as far as that is quickly told.
const std::vector<char32_t> &PairSearch::sharedSymbols()
{
    m_symbols.clear();
    if (m_followFirst.anyOfRevision && m_followSecond.anyOfRevision)
        m_symbols.push_back(anyRevision);
    else if (m_followFirst.anyOfRevision)
        m_symbols = m_followSecond.symbols;
    else if (m_followSecond.anyOfRevision || m_followFirst.symbols.size() <= m_followSecond.symbols.size())
        m_symbols = m_followFirst.symbols;
    else
        m_symbols = m_followSecond.symbols;
    return m_symbols;
}

void PairSearch::walk(quint32 index, char32_t symbol, const ShapeWalk &first, const ShapeWalk &second)
{
    const State state = m_steps[index].state;
    const quint32 length = m_steps[index].length + 1;
    m_nextFirst.clear();
    m_nextSecond.clear();
    first.step(state.first, symbol, m_nextFirst);
    if (m_nextFirst.empty())
        return;
    second.step(state.second, symbol, m_nextSecond);
    for (const Place &a : m_nextFirst) {
        for (const Place &b : m_nextSecond) {
            const bool differ = state.differ || !(a == b);
            reach({.state = {a, b, differ}, .parent = index, .length = length, .symbolOrNode = symbol});
        }
    }
}

/// Over codes that begin at the same symbol of the text.
bool PairSearch::leap(quint32 index, const ShapeWalk &first, const ShapeWalk &second)
{
    const State state = m_steps[index].state;
    const Cell *a = first.plainCodesAt(state.first);
    const Cell *b = second.plainCodesAt(state.second);
    if (!a || !b)
        return false;
    CodeMeeting &meeting = m_meetings.of(*a->codes, *b->codes);
    if (const auto &shared = meeting.sharedCode()) {
        reach({.state = {first.behind(state.first), second.behind(state.second), state.differ},
               .parent = index,
               .length = m_steps[index].length + shared->second,
               .trie = a->codes,
               .symbolOrNode = shared->first});
    }
    part(index, first, second, true, meeting);
    if (state.differ)
        part(index, second, first, false, meeting);
    return true;
}

/// One code ends, the other one goes on with what follows the ended one.
void PairSearch::part(quint32 index, const ShapeWalk &ending, const ShapeWalk &goingOn, bool firstEnds,
                      CodeMeeting &meeting)
{
    const State state = m_steps[index].state;
    const quint32 length = m_steps[index].length;
    const Place &endingPlace = firstEnds ? state.first : state.second;
    const Place &otherPlace = firstEnds ? state.second : state.first;
    const CodeTrie *trie = ending.plainCodesAt(endingPlace)->codes;
    const Place ended = ending.behind(endingPlace);
    for (const CodeMeeting::Parting &parting : meeting.partings(firstEnds, ending.behindCodes(endingPlace))) {
        const Place other = goingOn.within(otherPlace, parting.goesOn);
        reach({.state = firstEnds ? State{ended, other, true} : State{other, ended, true},
               .parent = index,
               .length = length + parting.depth,
               .trie = trie,
               .symbolOrNode = parting.ended});
    }
}

bool PairSearch::isGoal(const State &state, const ShapeWalk &first, const ShapeWalk &second) const
{
    return state.differ && first.isEnd(state.first) && second.isEnd(state.second);
}

std::u32string PairSearch::textTo(quint32 index) const
{
    std::u32string text;
    for (; index != 0; index = m_steps[index].parent) {
        const Step &step = m_steps[index];
        if (step.trie)
            text.insert(0, step.trie->textAt(step.symbolOrNode));
        else
            text.insert(text.begin(), static_cast<char32_t>(step.symbolOrNode));
    }
    return text;
}

} // namespace lekthi::numbering
