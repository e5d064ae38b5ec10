#include "core/audit/evidence/digest_log.h"

#include "core/store/session/chained_text.h"

#include <QRandomGenerator>
#include <QUrl>

#include <functional>
#include <utility>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::addChained;

namespace {

constexpr QByteArrayView logTag = "LD2";
constexpr QByteArrayView tagWithoutLog = "LD1";

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

/// entry: the hash of the digest as one.
std::optional<TreeFrontier> frontierOf(const SignedDigest &digest, const QByteArray &entry)
{
    const auto checkpoint = checkpointOf(digest);
    if (!checkpoint)
        return std::nullopt;
    return TreeFrontier::ofLastLeaf(checkpoint->size, entry, digest.log->proof);
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

/// Shows the heads that moved since those before; false if either cannot be read: whoever took the rest for
/// moved would sign what nobody can follow.
bool showMoved(HeadSource &heads, HeadSource *before, const std::function<void(const CounterHead &)> &show)
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
            show(*head);
    }
    return isWhole;
}

/// Shows what the digest entered into its log behind the one before it; false if it cannot be read.
bool showEntries(StoredDigest *before, StoredDigest &digest,
                 const std::function<void(const QByteArray &leaf)> &show)
{
    const QString &store = digest.frame().digest.store;
    const auto entry = digest.entryHash();
    const bool isRead =
        entry && showMoved(digest.heads(), before ? &before->heads() : nullptr,
                           [&](const CounterHead &head) { show(leafHash(headEntry(store, head))); });
    if (isRead)
        show(*entry);
    return isRead;
}

/// That of the log before the digest behind this one; of a log that begins for none.
std::optional<TreeFrontier> frontierBefore(StoredDigest *before)
{
    if (!before)
        return TreeFrontier();
    const auto entry = before->entryHash();
    return entry ? frontierOf(before->frame(), *entry) : std::nullopt;
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
    return tagged(tagWithoutLog, digest);
}

std::optional<QByteArray> textWithoutLog(const Digest &digest, HeadSource &heads)
{
    QByteArray text = tagged(tagWithoutLog, digest, heads.count());
    heads.begin();
    for (qint64 shown = 0; shown < heads.count(); ++shown) {
        const auto head = heads.next();
        if (!head)
            return std::nullopt;
        addHead(text, *head);
    }
    return text;
}

QString digestTimeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

std::optional<Checkpoint> checkpointOf(const SignedDigest &digest)
{
    return digest.log ? Checkpoint::parse(digest.log->checkpoint.text) : std::nullopt;
}

bool isSignedInLog(const SignedDigest &digest, const QByteArray &entry, const PublicKey &trusted)
{
    const auto checkpoint = checkpointOf(digest);
    return checkpoint && digest.log->checkpoint.isSignedBy({checkpoint->origin, trusted}) &&
           isIncluded(entry, checkpoint->size - 1, checkpoint->size, digest.log->proof, checkpoint->root);
}

bool SignedDigest::isSignedBy(const PublicKey &trusted) const
{
    return log ? isSignedInLog(*this, leafHash(digestEntry(digest)), trusted)
               : trusted.verifies(textWithoutLog(digest), signature);
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
    const auto enter = [&](const CounterHead &head) { tree.append(leafHash(headEntry(digest.store, head))); };
    if (!showMoved(heads, behind ? &before->heads() : nullptr, enter))
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

std::optional<MerkleTree> growth(DigestFile &digests, qsizetype first, qsizetype last)
{
    StoredDigest *before = first < 0 ? nullptr : &digests.at(first);
    const auto wanted = checkpointOf(digests.at(last).frame());
    auto frontier = frontierBefore(before);
    if (!wanted || !frontier)
        return std::nullopt;
    MerkleTree tree(*std::move(frontier));
    for (qsizetype at = first < 0 ? last : first + 1; at <= last; ++at) {
        StoredDigest &digest = digests.at(at);
        const auto checkpoint = checkpointOf(digest.frame());
        if (!checkpoint || checkpoint->origin != wanted->origin)
            continue;
        if (!showEntries(before, digest, [&tree](const QByteArray &leaf) { tree.append(leaf); }))
            return std::nullopt;
        before = &digest;
    }
    if (tree.size() != wanted->size || tree.root() != wanted->root)
        return std::nullopt;
    return tree;
}

std::optional<LogProof> proofOfHead(StoredDigest *before, StoredDigest &digest, const CounterHead &head)
{
    const auto checkpoint = checkpointOf(digest.frame());
    const auto frontier = frontierBefore(before);
    if (!checkpoint || !frontier)
        return std::nullopt;
    std::optional<qint64> index;
    qint64 size = frontier->size;
    const auto find = [&](const CounterHead &moved) {
        if (moved == head)
            index = size;
        ++size;
    };
    if (!showMoved(digest.heads(), before ? &before->heads() : nullptr, find) || !index ||
        size + 1 != checkpoint->size)
        return std::nullopt;
    PassingProof passing(*frontier, *index, checkpoint->size);
    if (!showEntries(before, digest, [&passing](const QByteArray &leaf) { passing.append(leaf); }))
        return std::nullopt;
    const QList<QByteArray> proof = passing.proof();
    const QByteArray leaf = leafHash(headEntry(digest.frame().digest.store, head));
    if (!isIncluded(leaf, *index, checkpoint->size, proof, checkpoint->root))
        return std::nullopt;
    return LogProof{*index, proof, digest.frame().log->checkpoint};
}

qsizetype predecessorOf(const DigestFile &digests, qsizetype at)
{
    const auto own = checkpointOf(digests.at(at).frame());
    for (qsizetype before = at - 1; before >= 0; --before) {
        const auto checkpoint = checkpointOf(digests.at(before).frame());
        if (own && checkpoint && checkpoint->origin == own->origin)
            return before;
    }
    return -1;
}

} // namespace lekthi::audit
