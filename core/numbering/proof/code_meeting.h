#pragma once

#include "core/numbering/proof/code_trie.h"

#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lekthi::numbering {

/// How two codes that begin at the same place of a text can go together, one of each trie: found once per
/// pair of tries, so that numbers that begin with the same codes need not be walked through code by code.
class CodeMeeting
{
public:
    using NodeId = CodeTrie::NodeId;

    /// One code ends at its node, the other one goes on from its own.
    struct Parting
    {
        NodeId ended;
        NodeId goesOn;
        quint32 depth;
    };

    CodeMeeting(const CodeTrie &first, const CodeTrie &second);

    /// The shortest text that is a code of both.
    const std::optional<std::pair<NodeId, quint32>> &sharedCode() const { return m_sharedCode; }
    /// Where the first trie's code ends and the second's can go on with the symbol.
    const std::vector<Parting> &firstEnds(char32_t symbol) const { return at(m_firstEnds, symbol); }
    const std::vector<Parting> &secondEnds(char32_t symbol) const { return at(m_secondEnds, symbol); }
    /// All symbols of firstEnds() or secondEnds().
    std::vector<char32_t> symbols(bool firstEnds) const;

private:
    using Partings = std::unordered_map<char32_t, std::vector<Parting>>;

    struct Pair
    {
        NodeId first;
        NodeId second;
        quint32 depth;
    };

    static const std::vector<Parting> &at(const Partings &partings, char32_t symbol);
    static void note(Partings &partings, const Parting &parting, const CodeTrie &goingOn);

    Partings m_firstEnds;
    Partings m_secondEnds;
    std::optional<std::pair<NodeId, quint32>> m_sharedCode; ///< node of the first trie, depth
};

/// The meetings of one proof.
class CodeMeetings
{
public:
    const CodeMeeting &of(const CodeTrie &first, const CodeTrie &second);

private:
    std::map<std::pair<const CodeTrie *, const CodeTrie *>, std::unique_ptr<CodeMeeting>> m_meetings;
};

} // namespace lekthi::numbering
