#include "core/audit/evidence/signed_note.h"

#include <QCryptographicHash>
#include <QStringDecoder>

#include <algorithm>

namespace lekthi::audit {

namespace {

constexpr QByteArrayView dash = "\xe2\x80\x94 ";
constexpr qsizetype idSize = 4;
constexpr qsizetype keySize = 32;
constexpr qsizetype mostSignatures = 100;

std::optional<QString> utf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return std::nullopt;
    return text;
}

std::optional<QByteArray> base64(const QByteArray &text)
{
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || (*decoded).toBase64() != text)
        return std::nullopt;
    return *decoded;
}

bool isPrintable(const QByteArray &note)
{
    return utf8(note) && std::ranges::none_of(note, [](char byte) {
               return static_cast<unsigned char>(byte) < ' ' && byte != '\n';
           });
}

} // namespace

bool isNoteName(const QByteArray &name)
{
    const auto text = utf8(name);
    return text && !text->isEmpty() && std::ranges::none_of(*text, [](QChar letter) {
               return letter.isSpace() || letter == u'+' || letter.category() == QChar::Other_Control;
           });
}

QByteArray NoteKey::id() const
{
    return QCryptographicHash::hash(name + '\n' + char(algorithm) + key.bytes, QCryptographicHash::Sha256)
        .left(idSize);
}

QByteArray NoteKey::toText() const
{
    return name + '+' + id().toHex() + '+' + (char(algorithm) + key.bytes).toBase64();
}

std::optional<NoteKey> NoteKey::parse(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    const qsizetype nameEnd = trimmed.indexOf('+');
    const qsizetype idEnd = trimmed.indexOf('+', nameEnd + 1);
    if (nameEnd < 0 || idEnd < 0)
        return std::nullopt;
    const auto bytes = base64(trimmed.mid(idEnd + 1));
    if (!bytes || bytes->size() != 1 + keySize)
        return std::nullopt;
    const auto algorithm = NoteAlgorithm(bytes->front());
    if (algorithm != NoteAlgorithm::Ed25519 && algorithm != NoteAlgorithm::Cosignature)
        return std::nullopt;
    const NoteKey key{trimmed.left(nameEnd), {bytes->mid(1)}, algorithm};
    if (!isNoteName(key.name) || key.toText() != trimmed)
        return std::nullopt;
    return key;
}

std::optional<NoteSignature> NoteSignature::parse(const QByteArray &line)
{
    if (!line.startsWith(dash))
        return std::nullopt;
    const QByteArray rest = line.mid(dash.size());
    const qsizetype blank = rest.indexOf(' ');
    const auto bytes = blank < 0 ? std::nullopt : base64(rest.mid(blank + 1));
    if (!bytes || bytes->size() <= idSize || !isNoteName(rest.left(blank)))
        return std::nullopt;
    return NoteSignature{rest.left(blank), bytes->left(idSize), bytes->mid(idSize)};
}

QByteArray NoteSignature::toLine() const
{
    return dash.toByteArray() + name + ' ' + (keyId + bytes).toBase64();
}

std::optional<SignedNote> SignedNote::parse(const QByteArray &note)
{
    const qsizetype blank = note.lastIndexOf("\n\n");
    if (blank < 1 || note.size() <= blank + 2 || !note.endsWith('\n') || !isPrintable(note))
        return std::nullopt;
    SignedNote read;
    read.text = note.left(blank + 1);
    const QList<QByteArray> lines = note.mid(blank + 2).chopped(1).split('\n');
    if (lines.size() > mostSignatures)
        return std::nullopt;
    for (const QByteArray &line : lines) {
        auto signature = NoteSignature::parse(line);
        if (!signature)
            return std::nullopt;
        read.signatures.append(std::move(*signature));
    }
    return read;
}

QByteArray SignedNote::toText() const
{
    QByteArray note = text + '\n';
    for (const NoteSignature &signature : signatures)
        note += signature.toLine() + '\n';
    return note;
}

bool SignedNote::isSignedBy(const NoteKey &key) const
{
    bool found = false;
    for (const NoteSignature &signature : signatures) {
        if (!signature.isOf(key))
            continue;
        if (!key.key.verifies(text, signature.bytes))
            return false;
        found = true;
    }
    return found;
}

SignedNote signNote(const QByteArray &text, const QByteArray &name, const SigningKey &key)
{
    Q_ASSERT(text.endsWith('\n') && isNoteName(name));
    const NoteKey signer{name, key.publicKey()};
    return {text, {{name, signer.id(), key.sign(text)}}};
}

} // namespace lekthi::audit
