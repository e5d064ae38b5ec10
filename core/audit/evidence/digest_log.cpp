#include "core/audit/evidence/digest_log.h"

#include "core/store/session/chained_text.h"

#include <QHash>
#include <QRandomGenerator>
#include <QUrl>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::addChained;

namespace {

constexpr QByteArrayView logTag = "LD2";

/// What stands before its counters.
QByteArray tagged(QByteArrayView tag, const Digest &digest, qint64 counters)
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
    addChained(text, QByteArray::number(counters));
    return text;
}

void addHead(QByteArray &text, const CounterHead &counter)
{
    addChained(text, QByteArray::number(counter.counterId));
    addChained(text, QByteArray::number(counter.head.length));
    addChained(text, counter.head.hash.toHex());
}

QByteArray tagged(QByteArrayView tag, const Digest &digest)
{
    QByteArray text = tagged(tag, digest, digest.counters.size());
    for (const CounterHead &counter : digest.counters)
        addHead(text, counter);
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

/// entry: the hash of the digest as one.
std::optional<TreeFrontier> frontierOf(const SignedDigest &digest, const QByteArray &entry)
{
    const auto checkpoint = checkpointOf(digest);
    if (!checkpoint)
        return std::nullopt;
    return TreeFrontier::ofLastLeaf(checkpoint->size, entry, digest.log->proof);
}

std::optional<TreeFrontier> frontierOf(const SignedDigest &digest)
{
    return frontierOf(digest, leafHash(digestEntry(digest.digest)));
}

bool isSignedInLog(const SignedDigest &digest, const QByteArray &entry, const PublicKey &trusted)
{
    const auto checkpoint = checkpointOf(digest);
    return checkpoint && digest.log->checkpoint.isSignedBy({checkpoint->origin, trusted}) &&
           isIncluded(entry, checkpoint->size - 1, checkpoint->size, digest.log->proof, checkpoint->root);
}

/// The log that goes on behind the digest; nothing if a new one has to begin.
std::optional<TreeFrontier> frontierBehind(StoredDigest &before, const QString &store, const PublicKey &key)
{
    if (!before.frame().log || before.frame().digest.store != store)
        return std::nullopt;
    const auto entry = before.entryHash();
    return entry && isSignedInLog(before.frame(), *entry, key) ? frontierOf(before.frame(), *entry)
                                                               : std::nullopt;
}

/// Enters the heads that moved since those before; false if either cannot be read: whoever took the rest for
/// moved would sign what nobody can follow.
bool enterMoved(TreeFrontier &tree, const QString &store, HeadSource &heads, HeadSource *before)
{
    heads.begin();
    if (before)
        before->begin();
    qint64 seen = 0;
    bool isWhole = true;
    const auto nextBefore = [&] {
        if (!before || seen == before->count())
            return std::optional<CounterHead>();
        ++seen;
        auto next = before->next();
        isWhole = isWhole && next;
        return next;
    };
    auto known = nextBefore();
    for (qint64 shown = 0; shown < heads.count(); ++shown) {
        const auto head = heads.next();
        if (!head || !isWhole)
            return false;
        while (known && known->counterId < head->counterId)
            known = nextBefore();
        if (!known || *known != *head)
            tree.append(leafHash(headEntry(store, *head)));
    }
    return isWhole;
}

} // namespace

QByteArray headEntry(const QString &store, const CounterHead &head)
{
    return "lekthi-head-1\n" + encoded(store) + '\n' + QByteArray::number(head.counterId) + '\n' +
           QByteArray::number(head.head.length) + '\n' + head.head.hash.toHex() + '\n';
}

QByteArray digestEntry(const Digest &digest)
{
    return tagged(logTag, digest);
}

std::optional<QByteArray> entryHash(const Digest &digest, HeadSource &heads)
{
    LeafHash hash;
    hash.add(tagged(logTag, digest, heads.count()));
    heads.begin();
    for (qint64 shown = 0; shown < heads.count(); ++shown) {
        const auto head = heads.next();
        if (!head)
            return std::nullopt;
        QByteArray text;
        addHead(text, *head);
        hash.add(text);
    }
    return hash.result();
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
    return log ? isSignedInLog(*this, leafHash(digestEntry(digest)), trusted)
               : trusted.verifies(textWithoutLog(digest), signature);
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

bool mayBeFollowed(StoredDigest &digest, const PublicKey &key)
{
    const SignedDigest &frame = digest.frame();
    const auto checkpoint = checkpointOf(frame);
    if (!checkpoint)
        return true;
    if (frame.key != key && !frame.log->checkpoint.isSignedBy({checkpoint->origin, key}))
        return true;
    const auto entry = digest.entryHash();
    return entry && isSignedInLog(frame, *entry, key);
}

std::optional<SignedDigest> signHeads(const Digest &digest, HeadSource &heads, const SigningKey &key,
                                      StoredDigest *before)
{
    const auto behind = before ? frontierBehind(*before, digest.store, key.publicKey()) : std::nullopt;
    TreeFrontier tree = behind.value_or(TreeFrontier());
    if (!enterMoved(tree, digest.store, heads, behind ? &before->heads() : nullptr))
        return std::nullopt;
    const auto entry = entryHash(digest, heads);
    if (!entry)
        return std::nullopt;
    const QList<QByteArray> proof = tree.proofOfNext();
    tree.append(*entry);
    const Checkpoint checkpoint{behind ? checkpointOf(before->frame())->origin : newOrigin(digest.store),
                                tree.size, tree.root()};
    return SignedDigest{.digest = digest,
                        .key = key.publicKey(),
                        .log = LogPlace{signNote(checkpoint.toText(), checkpoint.origin, key), proof}};
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
