#include "core/numbering/proof/code_meeting.h"

namespace lekthi::numbering {

CodeMeeting::CodeMeeting(const CodeTrie &first, const CodeTrie &second)
{
    std::vector<Pair> pairs{{CodeTrie::root, CodeTrie::root, 0}};
    for (size_t next = 0; next < pairs.size(); ++next) {
        const Pair pair = pairs[next];
        const CodeTrie::Node &a = first.node(pair.first);
        const CodeTrie::Node &b = second.node(pair.second);
        if (a.codeCount > 0 && b.codeCount > 0 && !m_sharedCode)
            m_sharedCode = {pair.first, pair.depth};
        if (a.codeCount > 0 && b.childCount > 0)
            note(m_firstEnds, {pair.first, pair.second, pair.depth}, second);
        if (b.codeCount > 0 && a.childCount > 0)
            note(m_secondEnds, {pair.second, pair.first, pair.depth}, first);
        for (quint32 i = 0; i < a.childCount; ++i) {
            const NodeId child = a.firstChild + i;
            if (const NodeId same = second.child(pair.second, first.node(child).symbol);
                same != CodeTrie::root)
                pairs.push_back({child, same, pair.depth + 1});
        }
    }
}

void CodeMeeting::note(Partings &partings, const Parting &parting, const CodeTrie &goingOn)
{
    for (const CodeTrie::Node &child : goingOn.childrenOf(parting.goesOn))
        partings[child.symbol].push_back(parting);
}

const std::vector<CodeMeeting::Parting> &CodeMeeting::at(const Partings &partings, char32_t symbol)
{
    static const std::vector<Parting> nothing;
    const auto found = partings.find(symbol);
    return found == partings.end() ? nothing : found->second;
}

std::vector<char32_t> CodeMeeting::symbols(bool firstEnds) const
{
    std::vector<char32_t> symbols;
    for (const auto &[symbol, partings] : firstEnds ? m_firstEnds : m_secondEnds)
        symbols.push_back(symbol);
    return symbols;
}

const CodeMeeting &CodeMeetings::of(const CodeTrie &first, const CodeTrie &second)
{
    std::unique_ptr<CodeMeeting> &meeting = m_meetings[{&first, &second}];
    if (!meeting)
        meeting = std::make_unique<CodeMeeting>(first, second);
    return *meeting;
}

} // namespace lekthi::numbering
