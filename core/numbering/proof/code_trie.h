#pragma once

#include "core/numbering/proof/collated_text.h"
#include "core/numbering/proof/proof_input.h"

#include <span>
#include <string>
#include <vector>

namespace lekthi::numbering {

/// The collated texts of the rows that a token can stand for, as a tree of their common beginnings. Codes
/// that no number can show (blank, with invisible characters) are left out. Immutable.
class CodeTrie
{
public:
    using NodeId = quint32;

    static constexpr NodeId root = 0;

    struct Node
    {
        char32_t symbol = 0;
        NodeId parent = root;
        NodeId firstChild = 0; ///< children stand side by side, by symbol
        quint32 childCount = 0;
        quint32 firstCode =
            0; ///< the codes that end here: more than one if the store takes them for the same
        quint32 codeCount = 0;
    };

    /// Of what a token writes for the rows; all tokens that show codes write the same.
    explicit CodeTrie(const QList<ProofCode> &rows, TokenKind writer);

    bool isEmpty() const { return m_codes.empty(); }
    const Node &node(NodeId id) const { return m_nodes[id]; }
    std::span<const Node> nodes() const { return m_nodes; }
    NodeId child(NodeId id, char32_t symbol) const; ///< root if there is none
    std::span<const Node> childrenOf(NodeId id) const;
    std::span<const ProofCode> codesAt(NodeId id) const;
    std::span<const ProofCode> codes() const { return m_codes; } ///< all of them
    std::u32string textAt(NodeId id) const;

    /// Of a trie that is not empty; another one than this id if that is as short.
    const ProofCode &shortestCode(int otherThan = 0) const;
    const PartBorder &border() const { return m_border; }
    /// A code for which isCollationKnown() does not hold; empty if there is none.
    const QString &unknownCode() const { return m_unknownCode; }
    bool expands() const { return m_expands; } ///< a collated code may have more code points

private:
    struct Entry
    {
        std::u32string text;
        ProofCode code;
    };

    struct Stretch
    {
        NodeId node;
        quint32 from;
        quint32 to;
        quint32 depth;
    };

    std::vector<Entry> sortedEntries(const QList<ProofCode> &rows) const;
    qsizetype lengthOf(const ProofCode &row) const;
    void grow(const std::vector<Entry> &entries);
    void addChildren(const std::vector<Entry> &entries, const Stretch &stretch, std::vector<Stretch> &open);

    TokenKind m_writer;
    std::vector<Node> m_nodes;
    std::vector<ProofCode> m_codes;
    size_t m_shortest = 0;
    PartBorder m_border;
    QString m_unknownCode;
    bool m_expands = false;
};

} // namespace lekthi::numbering
