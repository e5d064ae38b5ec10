#include "core/audit/evidence/checkpoint.h"

#include "core/audit/evidence/merkle_tree.h"

#include <QtEndian>

#include <limits>

namespace lekthi::audit {

namespace {

constexpr qsizetype timeSize = 8;

/// The seconds of a cosignature; nothing if it is not genuine.
std::optional<qint64> genuineTime(const SignedNote &note, const NoteSignature &signature,
                                  const NoteKey &witness)
{
    if (signature.bytes.size() <= timeSize)
        return std::nullopt;
    const auto seconds = qFromBigEndian<quint64>(signature.bytes.constData());
    if (seconds > quint64(std::numeric_limits<qint64>::max() / 1000))
        return std::nullopt;
    const QByteArray signedText = "cosignature/v1\ntime " + QByteArray::number(seconds) + '\n' + note.text;
    if (!witness.key.verifies(signedText, signature.bytes.mid(timeSize)))
        return std::nullopt;
    return qint64(seconds);
}

} // namespace

std::optional<Checkpoint> Checkpoint::parse(const QByteArray &text)
{
    const QList<QByteArray> lines = text.split('\n');
    if (lines.size() < 4 || lines.first().isEmpty() || !lines.last().isEmpty())
        return std::nullopt;
    bool isNumber = false;
    const Checkpoint read{lines.at(0), lines.at(1).toLongLong(&isNumber),
                          QByteArray::fromBase64(lines.at(2))};
    const QByteArray canonical = read.toText();
    if (!isNumber || read.size < 0 || read.root.size() != treeHashSize || !text.startsWith(canonical))
        return std::nullopt;
    return read;
}

QByteArray Checkpoint::toText() const
{
    return origin + '\n' + QByteArray::number(size) + '\n' + root.toBase64() + '\n';
}

std::optional<QDateTime> cosignedAt(const SignedNote &note, const NoteKey &witness)
{
    std::optional<QDateTime> newest;
    for (const NoteSignature &signature : note.signatures) {
        if (!signature.isOf(witness))
            continue;
        const auto seconds = genuineTime(note, signature, witness);
        if (!seconds)
            return std::nullopt;
        const QDateTime time = QDateTime::fromSecsSinceEpoch(*seconds, Qt::UTC);
        if (!newest || *newest < time)
            newest = time;
    }
    return newest;
}

} // namespace lekthi::audit
