#pragma once

#include "core/numbering/proof/code_trie.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lekthi::numbering {

/// What comes behind a code in a number, as far as it is quickly told.
struct Prospect
{
    std::u32string literal{};
    const CodeTrie *codes = nullptr; ///< a code behind the literal
    bool isDigit = false;            ///< a digit behind the literal; with neither it can be anything

    auto operator<=>(const Prospect &) const = default;
};

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

    /// The shortest text that is a code of both: its node in the first trie, and its length.
    const std::optional<std::pair<NodeId, quint32>> &sharedCode() const { return m_sharedCode; }
    /// Where the first trie's code (else the second's) can end and the other's go on with what comes behind.
    const std::vector<Parting> &partings(bool firstEnds, const Prospect &behind);

private:
    struct Pair
    {
        NodeId first;
        NodeId second;
        quint32 depth;
    };

    static bool canGoOn(const CodeTrie &trie, NodeId node, const Prospect &behind);

    const CodeTrie &m_first;
    const CodeTrie &m_second;
    std::vector<Parting> m_firstEnds;
    std::vector<Parting> m_secondEnds;
    std::map<std::pair<bool, Prospect>, std::vector<Parting>> m_partings;
    std::optional<std::pair<NodeId, quint32>> m_sharedCode;
};

/// The meetings of one proof.
class CodeMeetings
{
public:
    CodeMeeting &of(const CodeTrie &first, const CodeTrie &second);

private:
    std::map<std::pair<const CodeTrie *, const CodeTrie *>, std::unique_ptr<CodeMeeting>> m_meetings;
};

} // namespace lekthi::numbering
