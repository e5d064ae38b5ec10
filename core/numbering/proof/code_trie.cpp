#include "core/numbering/proof/code_trie.h"

#include "core/numbering/text_safety.h"

#include <algorithm>

namespace lekthi::numbering {

namespace {

/// As the renderer sees it.
bool canBeShown(QStringView code)
{
    return !std::ranges::all_of(code, [](QChar character) { return character == u' '; }) &&
           !hasInvisible(code);
}

} // namespace

CodeTrie::CodeTrie(const QList<ProofCode> &rows, TokenKind writer)
    : m_writer(writer)
{
    const std::vector<Entry> entries = sortedEntries(rows);
    qsizetype fewest = maximumNumberLength * 2;
    for (const Entry &entry : entries) {
        const QString written = writtenFor(entry.code, m_writer);
        const qsizetype count = codePointCount(written);
        m_expands = m_expands || entry.text.size() > static_cast<size_t>(count);
        if (count < fewest) {
            fewest = count;
            m_shortest = m_codes.size();
        }
        m_codes.push_back(entry.code);
        m_border.add(borderOf(written));
        if (m_unknownCode.isEmpty() && !isCollationKnown(written))
            m_unknownCode = written;
    }
    grow(entries);
}

std::vector<CodeTrie::Entry> CodeTrie::sortedEntries(const QList<ProofCode> &rows) const
{
    std::vector<Entry> entries;
    entries.reserve(static_cast<size_t>(rows.size()));
    for (const ProofCode &row : rows) {
        if (const QString written = writtenFor(row, m_writer); canBeShown(written))
            entries.push_back({collatedPart(written), row});
    }
    std::ranges::stable_sort(entries, {}, &Entry::text);
    return entries;
}

void CodeTrie::grow(const std::vector<Entry> &entries)
{
    m_nodes.push_back({});
    std::vector<Stretch> open{{root, 0, static_cast<quint32>(entries.size()), 0}};
    for (size_t next = 0; next < open.size(); ++next) {
        const Stretch stretch = open[next];
        addChildren(entries, stretch, open);
    }
}

void CodeTrie::addChildren(const std::vector<Entry> &entries, const Stretch &stretch,
                           std::vector<Stretch> &open)
{
    quint32 from = stretch.from;
    while (from < stretch.to && entries[from].text.size() == stretch.depth)
        ++from;
    m_nodes[stretch.node].firstCode = stretch.from;
    m_nodes[stretch.node].codeCount = from - stretch.from;
    m_nodes[stretch.node].firstChild = static_cast<NodeId>(m_nodes.size());
    while (from < stretch.to) {
        const char32_t symbol = entries[from].text[stretch.depth];
        quint32 to = from;
        while (to < stretch.to && entries[to].text[stretch.depth] == symbol)
            ++to;
        open.push_back({static_cast<NodeId>(m_nodes.size()), from, to, stretch.depth + 1});
        m_nodes.push_back({.symbol = symbol, .parent = stretch.node});
        ++m_nodes[stretch.node].childCount;
        from = to;
    }
}

CodeTrie::NodeId CodeTrie::child(NodeId id, char32_t symbol) const
{
    const std::span<const Node> children = childrenOf(id);
    const auto found = std::ranges::lower_bound(children, symbol, {}, &Node::symbol);
    if (found == children.end() || found->symbol != symbol)
        return root;
    return m_nodes[id].firstChild + static_cast<NodeId>(found - children.begin());
}

std::span<const CodeTrie::Node> CodeTrie::childrenOf(NodeId id) const
{
    const Node &node = m_nodes[id];
    return std::span(m_nodes).subspan(node.firstChild, node.childCount);
}

std::span<const ProofCode> CodeTrie::codesAt(NodeId id) const
{
    const Node &node = m_nodes[id];
    return std::span(m_codes).subspan(node.firstCode, node.codeCount);
}

std::u32string CodeTrie::textAt(NodeId id) const
{
    std::u32string text;
    for (; id != root; id = m_nodes[id].parent)
        text.push_back(m_nodes[id].symbol);
    std::ranges::reverse(text);
    return text;
}

qsizetype CodeTrie::lengthOf(const ProofCode &row) const
{
    return codePointCount(writtenFor(row, m_writer));
}

const ProofCode &CodeTrie::shortestCode(int otherThan) const
{
    const ProofCode &shortest = m_codes[m_shortest];
    const auto isAsShort = [&](const ProofCode &code) {
        return code.id != otherThan && lengthOf(code) == lengthOf(shortest);
    };
    const auto found = std::ranges::find_if(m_codes, isAsShort);
    return found == m_codes.end() ? shortest : *found;
}

} // namespace lekthi::numbering
