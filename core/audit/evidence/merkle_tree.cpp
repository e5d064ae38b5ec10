#include "core/audit/evidence/merkle_tree.h"

#include <algorithm>
#include <bit>

namespace lekthi::audit {

namespace {

constexpr char leafTag = '\x00';
constexpr char nodeTag = '\x01';

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QByteArray nodeHash(const QByteArray &left, const QByteArray &right)
{
    return sha256(nodeTag + left + right);
}

/// Where a tree of so many entries, two at least, is divided: the largest power of two below.
qint64 leftPart(qint64 size)
{
    return qint64(std::bit_floor(quint64(size - 1)));
}

/// A walk up from the leaf at index to the root, next to the last leaf's (RFC 9162, 2.1.3.2).
class Climb
{
public:
    Climb(qint64 index, qint64 last)
        : m_index(quint64(index))
        , m_last(quint64(last))
    {
    }

    bool isAtRoot() const { return m_last == 0; }
    /// Whether the neighbour stands at the left; if so, levels at which there is none are passed.
    bool hasLeftNeighbour()
    {
        const bool isLeft = (m_index & 1) == 1 || m_index == m_last;
        while (isLeft && (m_index & 1) == 0 && m_index != 0)
            rise();
        return isLeft;
    }
    void rise()
    {
        m_index >>= 1;
        m_last >>= 1;
    }

private:
    quint64 m_index;
    quint64 m_last;
};

} // namespace

QByteArray leafHash(QByteArrayView entry)
{
    return sha256(leafTag + entry.toByteArray());
}

LeafHash::LeafHash()
{
    m_hash.addData(QByteArrayView(&leafTag, 1));
}

std::optional<TreeFrontier> TreeFrontier::ofLastLeaf(qint64 size, const QByteArray &leaf,
                                                     const QList<QByteArray> &proof)
{
    if (size < 1 || proof.size() != std::popcount(quint64(size - 1)))
        return std::nullopt;
    TreeFrontier frontier{size - 1, {proof.crbegin(), proof.crend()}};
    frontier.append(leaf);
    return frontier;
}

void TreeFrontier::append(const QByteArray &leaf)
{
    QByteArray subtree = leaf;
    for (auto complete = quint64(size); (complete & 1) == 1; complete >>= 1)
        subtree = nodeHash(peaks.takeLast(), subtree);
    peaks.append(subtree);
    ++size;
}

QByteArray TreeFrontier::root() const
{
    if (peaks.isEmpty())
        return sha256({});
    QByteArray hash = peaks.constLast();
    for (qsizetype at = peaks.size() - 2; at >= 0; --at)
        hash = nodeHash(peaks.at(at), hash);
    return hash;
}

QList<QByteArray> TreeFrontier::proofOfNext() const
{
    return {peaks.crbegin(), peaks.crend()};
}

PassingProof::PassingProof(TreeFrontier before, qint64 index, qint64 size)
    : m_before(std::move(before))
    , m_next(m_before.size)
    , m_index(index)
{
    Q_ASSERT(m_before.size <= index && index < size);
    divide(0, size, index);
}

void PassingProof::divide(qint64 begin, qint64 end, qint64 index)
{
    if (end - begin == 1)
        return;
    const qint64 middle = begin + leftPart(end - begin);
    const bool isLeft = index < middle;
    divide(isLeft ? begin : middle, isLeft ? middle : end, index);
    const qint64 otherBegin = isLeft ? middle : begin;
    const qint64 otherEnd = isLeft ? end : middle;
    m_parts.push_back({otherBegin, otherEnd, knownWithin(otherBegin, otherEnd)});
}

/// The neighbours at the left are complete subtrees without the entry, and so made of whole peaks.
TreeFrontier PassingProof::knownWithin(qint64 begin, qint64 end) const
{
    TreeFrontier known;
    qint64 at = 0;
    for (const QByteArray &peak : m_before.peaks) {
        const auto length = qint64(std::bit_floor(quint64(m_before.size - at)));
        if (at >= begin && at < end) {
            known.peaks.append(peak);
            known.size += length;
        }
        at += length;
    }
    return known;
}

void PassingProof::append(const QByteArray &leaf)
{
    const qint64 place = m_next++;
    if (place == m_index)
        return;
    const auto part = std::ranges::find_if(
        m_parts, [place](const Part &one) { return one.begin <= place && place < one.end; });
    if (part != m_parts.end())
        part->tree.append(leaf);
}

QList<QByteArray> PassingProof::proof() const
{
    QList<QByteArray> hashes;
    for (const Part &part : m_parts)
        hashes.append(part.tree.root());
    return hashes;
}

MerkleTree::MerkleTree(TreeFrontier before)
    : m_before(std::move(before))
{
    Q_ASSERT(m_before.peaks.size() == std::popcount(quint64(m_before.size)));
}

void MerkleTree::append(const QByteArray &leaf)
{
    m_leaves.append(leaf);
}

QByteArray MerkleTree::root() const
{
    return size() == 0 ? sha256({}) : hashOf(0, size());
}

TreeFrontier MerkleTree::frontier() const
{
    TreeFrontier now{size(), {}};
    for (qint64 begin = 0; begin < now.size;) {
        const auto length = qint64(std::bit_floor(quint64(now.size - begin)));
        now.peaks.append(hashOf(begin, begin + length));
        begin += length;
    }
    return now;
}

QByteArray MerkleTree::peakAt(qint64 begin) const
{
    qint64 at = 0;
    for (const QByteArray &peak : m_before.peaks) {
        if (at == begin)
            return peak;
        at += qint64(std::bit_floor(quint64(m_before.size - at)));
    }
    return {};
}

QByteArray MerkleTree::hashOf(qint64 begin, qint64 end) const
{
    // What lies before the frontier is only asked for where its parent reaches behind it, or as part of the
    // whole: as a peak.
    if (end <= m_before.size && std::has_single_bit(quint64(end - begin)))
        return peakAt(begin);
    if (end - begin == 1)
        return m_leaves.at(begin - m_before.size);
    const qint64 middle = begin + leftPart(end - begin);
    return nodeHash(hashOf(begin, middle), hashOf(middle, end));
}

QList<QByteArray> MerkleTree::inclusionProof(qint64 index) const
{
    Q_ASSERT(index >= m_before.size && index < size());
    QList<QByteArray> proof;
    prove(index, 0, size(), proof);
    return proof;
}

void MerkleTree::prove(qint64 index, qint64 begin, qint64 end, QList<QByteArray> &proof) const
{
    if (end - begin == 1)
        return;
    const qint64 middle = begin + leftPart(end - begin);
    if (index < middle) {
        prove(index, begin, middle, proof);
        proof.append(hashOf(middle, end));
    } else {
        prove(index, middle, end, proof);
        proof.append(hashOf(begin, middle));
    }
}

QList<QByteArray> MerkleTree::consistencyProof(qint64 oldSize) const
{
    Q_ASSERT(oldSize > 0 && oldSize >= m_before.size && oldSize <= size());
    QList<QByteArray> proof;
    proveOld(oldSize, 0, size(), true, proof);
    return proof;
}

/// SUBPROOF of RFC 9162, 2.1.4.1; isKnown: whoever checks has the old root itself.
void MerkleTree::proveOld(qint64 oldEnd, qint64 begin, qint64 end, bool isKnown,
                          QList<QByteArray> &proof) const
{
    if (oldEnd == end) {
        if (!isKnown)
            proof.append(hashOf(begin, end));
        return;
    }
    const qint64 middle = begin + leftPart(end - begin);
    if (oldEnd <= middle) {
        proveOld(oldEnd, begin, middle, isKnown, proof);
        proof.append(hashOf(middle, end));
    } else {
        proveOld(oldEnd, middle, end, false, proof);
        proof.append(hashOf(begin, middle));
    }
}

bool isIncluded(const QByteArray &leaf, qint64 index, qint64 size, const QList<QByteArray> &proof,
                const QByteArray &root)
{
    if (index < 0 || index >= size)
        return false;
    Climb climb(index, size - 1);
    QByteArray hash = leaf;
    for (const QByteArray &neighbour : proof) {
        if (climb.isAtRoot() || neighbour.size() != treeHashSize)
            return false;
        hash = climb.hasLeftNeighbour() ? nodeHash(neighbour, hash) : nodeHash(hash, neighbour);
        climb.rise();
    }
    return climb.isAtRoot() && hash == root;
}

bool isConsistent(qint64 oldSize, const QByteArray &oldRoot, qint64 newSize, const QByteArray &newRoot,
                  const QList<QByteArray> &proof)
{
    if (oldSize < 1 || oldSize > newSize)
        return false;
    if (oldSize == newSize)
        return proof.isEmpty() && oldRoot == newRoot;
    QList<QByteArray> path = proof;
    if (std::has_single_bit(quint64(oldSize)))
        path.prepend(oldRoot);
    if (path.isEmpty())
        return false;
    qint64 index = oldSize - 1;
    qint64 last = newSize - 1;
    for (; (index & 1) == 1; index >>= 1)
        last >>= 1;
    Climb climb(index, last);
    QByteArray older = path.takeFirst();
    QByteArray newer = older;
    for (const QByteArray &neighbour : path) {
        if (climb.isAtRoot() || neighbour.size() != treeHashSize)
            return false;
        if (climb.hasLeftNeighbour()) {
            older = nodeHash(neighbour, older);
            newer = nodeHash(neighbour, newer);
        } else {
            newer = nodeHash(newer, neighbour);
        }
        climb.rise();
    }
    return climb.isAtRoot() && older == oldRoot && newer == newRoot;
}

} // namespace lekthi::audit
