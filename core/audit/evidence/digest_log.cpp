#include "core/audit/evidence/digest_log.h"

#include "core/store/session/chained_text.h"

#include <QHash>
#include <QRandomGenerator>
#include <QUrl>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::addChained;

namespace {

QByteArray tagged(QByteArrayView tag, const Digest &digest)
{
    QByteArray text = tag.toByteArray();
    addChained(text, digest.store.toUtf8());
    addChained(text, digestTimeText(digest.time).toUtf8());
    if (digest.adminLog) {
        addChained(text, QByteArray::number(digest.adminLog->sequence));
        addChained(text, digest.adminLog->hash.toHex());
    } else {
        text += "--";
    }
    addChained(text, QByteArray::number(digest.counters.size()));
    for (const CounterHead &counter : digest.counters) {
        addChained(text, QByteArray::number(counter.counterId));
        addChained(text, QByteArray::number(counter.head.length));
        addChained(text, counter.head.hash.toHex());
    }
    return text;
}

QByteArray encoded(const QString &store)
{
    return QUrl::toPercentEncoding(store);
}

/// No other log has it, whatever becomes of this one's file.
QByteArray newOrigin(const QString &store)
{
    const QByteArray random = QByteArray::number(QRandomGenerator::system()->generate64(), 16);
    return "lekthi/" + encoded(store) + '/' + random.rightJustified(16, '0');
}

QList<CounterHead> movedSince(const Digest *before, const Digest &digest)
{
    QHash<qint64, store::LedgerHead> known;
    if (before) {
        for (const CounterHead &counter : before->counters)
            known.insert(counter.counterId, counter.head);
    }
    QList<CounterHead> moved;
    for (const CounterHead &counter : digest.counters) {
        const auto found = known.constFind(counter.counterId);
        if (found == known.cend() || *found != counter.head)
            moved.append(counter);
    }
    return moved;
}

void enter(MerkleTree &tree, const QList<CounterHead> &heads, const Digest &digest)
{
    for (const CounterHead &head : heads)
        tree.append(leafHash(headEntry(digest.store, head)));
    tree.append(leafHash(digestEntry(digest)));
}

std::optional<TreeFrontier> frontierOf(const SignedDigest &digest)
{
    const auto checkpoint = checkpointOf(digest);
    if (!checkpoint)
        return std::nullopt;
    return TreeFrontier::ofLastLeaf(checkpoint->size, leafHash(digestEntry(digest.digest)),
                                    digest.log->proof);
}

} // namespace

QByteArray headEntry(const QString &store, const CounterHead &head)
{
    return "lekthi-head-1\n" + encoded(store) + '\n' + QByteArray::number(head.counterId) + '\n' +
           QByteArray::number(head.head.length) + '\n' + head.head.hash.toHex() + '\n';
}

QByteArray digestEntry(const Digest &digest)
{
    return tagged("LD2", digest);
}

QByteArray textWithoutLog(const Digest &digest)
{
    return tagged("LD1", digest);
}

QString digestTimeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

std::optional<Checkpoint> checkpointOf(const SignedDigest &digest)
{
    return digest.log ? Checkpoint::parse(digest.log->checkpoint.text) : std::nullopt;
}

bool SignedDigest::isSignedBy(const PublicKey &trusted) const
{
    if (!log)
        return trusted.verifies(textWithoutLog(digest), signature);
    const auto checkpoint = checkpointOf(*this);
    return checkpoint && log->checkpoint.isSignedBy({checkpoint->origin, trusted}) &&
           isIncluded(leafHash(digestEntry(digest)), checkpoint->size - 1, checkpoint->size, log->proof,
                      checkpoint->root);
}

SignedDigest signDigest(const Digest &digest, const SigningKey &key, const SignedDigest *before)
{
    const bool goesOn =
        before && before->log && before->digest.store == digest.store && before->isSignedBy(key.publicKey());
    const auto frontier = goesOn ? frontierOf(*before) : std::nullopt;
    MerkleTree tree(frontier.value_or(TreeFrontier()));
    enter(tree, movedSince(frontier ? &before->digest : nullptr, digest), digest);
    const Checkpoint checkpoint{frontier ? checkpointOf(*before)->origin : newOrigin(digest.store),
                                tree.size(), tree.root()};
    return {.digest = digest,
            .key = key.publicKey(),
            .log = LogPlace{signNote(checkpoint.toText(), checkpoint.origin, key),
                            tree.inclusionProof(tree.size() - 1)}};
}

std::optional<LogGrowth> growth(const QList<SignedDigest> &digests, qsizetype first, qsizetype last)
{
    const auto wanted = checkpointOf(digests.at(last));
    const auto frontier = first < 0 ? TreeFrontier() : frontierOf(digests.at(first));
    if (!wanted || !frontier)
        return std::nullopt;
    LogGrowth grown{.tree = MerkleTree(*frontier)};
    const Digest *before = first < 0 ? nullptr : &digests.at(first).digest;
    for (qsizetype at = first < 0 ? last : first + 1; at <= last; ++at) {
        const auto checkpoint = checkpointOf(digests.at(at));
        if (!checkpoint || checkpoint->origin != wanted->origin)
            continue;
        const Digest &digest = digests.at(at).digest;
        grown.heads = movedSince(before, digest);
        grown.firstHead = grown.tree.size();
        enter(grown.tree, grown.heads, digest);
        before = &digest;
    }
    if (grown.tree.size() != wanted->size || grown.tree.root() != wanted->root)
        return std::nullopt;
    return grown;
}

qsizetype predecessorOf(const QList<SignedDigest> &digests, qsizetype at)
{
    const auto own = checkpointOf(digests.at(at));
    for (qsizetype before = at - 1; before >= 0; --before) {
        const auto checkpoint = checkpointOf(digests.at(before));
        if (own && checkpoint && checkpoint->origin == own->origin)
            return before;
    }
    return -1;
}

} // namespace lekthi::audit
