#include "core/audit/evidence/log_proof.h"

#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/merkle_tree.h"

namespace lekthi::audit {

namespace {

constexpr QByteArrayView firstLine = "c2sp.org/tlog-proof@v1\n";
constexpr QByteArrayView indexBegin = "index ";

} // namespace

std::optional<LogProof> LogProof::parse(const QByteArray &text)
{
    const qsizetype blank = text.indexOf("\n\n");
    if (blank < 0 || !text.startsWith(firstLine))
        return std::nullopt;
    QList<QByteArray> lines = text.left(blank).mid(firstLine.size()).split('\n');
    const QByteArray indexLine = lines.takeFirst();
    const auto note = SignedNote::parse(text.mid(blank + 2));
    if (!indexLine.startsWith(indexBegin) || !note || !Checkpoint::parse(note->text))
        return std::nullopt;
    LogProof proof{indexLine.mid(indexBegin.size()).toLongLong(), {}, *note};
    for (const QByteArray &line : lines)
        proof.hashes.append(QByteArray::fromBase64(line));
    for (const QByteArray &hash : proof.hashes) {
        if (hash.size() != treeHashSize)
            return std::nullopt;
    }
    if (proof.index < 0 || proof.toText() != text)
        return std::nullopt;
    return proof;
}

QByteArray LogProof::toText() const
{
    QByteArray text = firstLine.toByteArray() + indexBegin.toByteArray() + QByteArray::number(index) + '\n';
    for (const QByteArray &hash : hashes)
        text += hash.toBase64() + '\n';
    return text + '\n' + checkpoint.toText();
}

} // namespace lekthi::audit
