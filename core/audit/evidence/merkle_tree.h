#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QCryptographicHash>
#include <QList>

#include <optional>
#include <vector>

namespace lekthi::audit {

// The Merkle tree of transparency logs, as RFC 6962 and RFC 9162 (section 2.1) define it over SHA-256.
// Values; any thread.

constexpr qsizetype treeHashSize = 32;

/// The hash of one entry of the log: SHA-256 over 0x00 and its bytes.
QByteArray leafHash(QByteArrayView entry);

/// That of an entry which comes in parts.
class LeafHash
{
public:
    LeafHash();

    void add(QByteArrayView part) { m_hash.addData(part); }
    QByteArray result() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

/// How many entries a tree has, and the roots of the complete subtrees that they form from the left, the
/// largest first: all that is needed to go on with it.
struct TreeFrontier
{
    qint64 size = 0;
    QList<QByteArray> peaks;

    /// Of a tree of so many entries, from its last one and that one's inclusion proof; nothing if the proof
    /// has not as many hashes as such a tree asks for.
    static std::optional<TreeFrontier> ofLastLeaf(qint64 size, const QByteArray &leaf,
                                                  const QList<QByteArray> &proof);

    void append(const QByteArray &leaf); ///< as leafHash() gives it
    QByteArray root() const;             ///< of no entries: SHA-256 of nothing
    /// The inclusion proof that the next leaf will have while it is the last one.
    QList<QByteArray> proofOfNext() const;

    bool operator==(const TreeFrontier &) const = default;
};

/// Makes the inclusion proof of one entry while the entries pass by, and holds no more than the proof is
/// long.
class PassingProof
{
public:
    /// Of the entry at this place, from 0, in a tree of this size, of which the frontier is known: it does
    /// not reach beyond the entry.
    PassingProof(TreeFrontier before, qint64 index, qint64 size);

    /// Every entry behind the frontier, in order, as leafHash() gives it.
    void append(const QByteArray &leaf);
    /// Once all were.
    QList<QByteArray> proof() const;

private:
    struct Part
    {
        qint64 begin = 0;
        qint64 end = 0;
        TreeFrontier tree;
    };

    void divide(qint64 begin, qint64 end, qint64 index);
    TreeFrontier knownWithin(qint64 begin, qint64 end) const;

    TreeFrontier m_before;
    qint64 m_next; ///< place of the next entry
    qint64 m_index;
    std::vector<Part> m_parts; ///< neighbours of the entry and of what it is part of, from below
};

/// A tree that grows at its right end. Of the entries before its frontier it knows nothing, so that it proves
/// what came after them.
class MerkleTree
{
public:
    MerkleTree() = default;
    explicit MerkleTree(TreeFrontier before);

    void append(const QByteArray &leaf); ///< as leafHash() gives it
    qint64 size() const { return m_before.size + m_leaves.size(); }
    QByteArray root() const; ///< of no entries: SHA-256 of nothing
    TreeFrontier frontier() const;

    /// That the entry at this place, from 0, is in the tree: hashes from its neighbour up. The entry has to
    /// stand behind the frontier.
    QList<QByteArray> inclusionProof(qint64 index) const;
    /// That the tree begins with what it was at an earlier size, not 0 and not before the frontier.
    QList<QByteArray> consistencyProof(qint64 oldSize) const;

private:
    QByteArray hashOf(qint64 begin, qint64 end) const;
    QByteArray peakAt(qint64 begin) const;
    void prove(qint64 index, qint64 begin, qint64 end, QList<QByteArray> &proof) const;
    void proveOld(qint64 oldEnd, qint64 begin, qint64 end, bool isKnown, QList<QByteArray> &proof) const;

    TreeFrontier m_before;
    QList<QByteArray> m_leaves;
};

/// Whether the proof leads from the entry at this place to the root of a tree of this size.
bool isIncluded(const QByteArray &leaf, qint64 index, qint64 size, const QList<QByteArray> &proof,
                const QByteArray &root);

/// Whether the proof shows that the newer tree begins with the older one.
bool isConsistent(qint64 oldSize, const QByteArray &oldRoot, qint64 newSize, const QByteArray &newRoot,
                  const QList<QByteArray> &proof);

} // namespace lekthi::audit
