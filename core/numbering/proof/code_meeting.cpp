#include "core/numbering/proof/code_meeting.h"

#include <algorithm>
#include <iterator>

namespace lekthi::numbering {

CodeMeeting::CodeMeeting(const CodeTrie &first, const CodeTrie &second)
    : m_first(first)
    , m_second(second)
{
    std::vector<Pair> pairs{{CodeTrie::root, CodeTrie::root, 0}};
    for (size_t next = 0; next < pairs.size(); ++next) {
        const Pair pair = pairs[next];
        const CodeTrie::Node &a = first.node(pair.first);
        const CodeTrie::Node &b = second.node(pair.second);
        if (a.codeCount > 0 && b.codeCount > 0 && !m_sharedCode)
            m_sharedCode = {pair.first, pair.depth};
        if (a.codeCount > 0 && b.childCount > 0)
            m_firstEnds.push_back({pair.first, pair.second, pair.depth});
        if (b.codeCount > 0 && a.childCount > 0)
            m_secondEnds.push_back({pair.second, pair.first, pair.depth});
        for (quint32 i = 0; i < a.childCount; ++i) {
            const NodeId child = a.firstChild + i;
            const NodeId same = second.child(pair.second, first.node(child).symbol);
            if (same != CodeTrie::root)
                pairs.push_back({child, same, pair.depth + 1});
        }
    }
}

const std::vector<CodeMeeting::Parting> &CodeMeeting::partings(bool firstEnds, const Prospect &behind)
{
    const auto [known, isNew] = m_partings.try_emplace({firstEnds, behind});
    if (isNew) {
        const CodeTrie &goingOn = firstEnds ? m_second : m_first;
        std::ranges::copy_if(
            firstEnds ? m_firstEnds : m_secondEnds, std::back_inserter(known->second),
            [&](const Parting &parting) { return canGoOn(goingOn, parting.goesOn, behind); });
    }
    return known->second;
}

/// False only if no text is left.
bool CodeMeeting::canGoOn(const CodeTrie &trie, NodeId node, const Prospect &behind)
{
    for (const char32_t symbol : behind.literal) {
        node = trie.child(node, symbol);
        if (node == CodeTrie::root)
            return false;
        if (trie.node(node).codeCount > 0)
            return true;
    }
    const auto children = trie.childrenOf(node);
    const auto isDigit = [](const CodeTrie::Node &child) {
        return child.symbol >= U'0' && child.symbol <= U'9';
    };
    if (behind.isDigit)
        return std::ranges::any_of(children, isDigit);
    return !behind.codes || std::ranges::any_of(children, [&behind](const CodeTrie::Node &child) {
        return behind.codes->child(CodeTrie::root, child.symbol) != CodeTrie::root;
    });
}

CodeMeeting &CodeMeetings::of(const CodeTrie &first, const CodeTrie &second)
{
    std::unique_ptr<CodeMeeting> &meeting = m_meetings[{&first, &second}];
    if (!meeting)
        meeting = std::make_unique<CodeMeeting>(first, second);
    return *meeting;
}

} // namespace lekthi::numbering
