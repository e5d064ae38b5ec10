#include "core/audit/evidence/cosignatures.h"

#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/digest_log.h"
#include "core/audit/locked_file.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

/// Those of the witness.
QList<NoteSignature> signaturesIn(const QByteArray &answer, const NoteKey &witness)
{
    QList<NoteSignature> found;
    for (const QByteArray &line : answer.split('\n')) {
        const auto signature = NoteSignature::parse(line);
        if (signature && signature->isOf(witness))
            found.append(*signature);
    }
    return found;
}

} // namespace

QString cosignatureFile(const QString &digestFile)
{
    return digestFile + u".cosignatures"_s;
}

AuditResult<KeptCosignature> cosignatureIn(const QByteArray &answer, const DigestFile &digests,
                                           const NoteKey &witness)
{
    const QList<NoteSignature> signatures = signaturesIn(answer, witness);
    const auto none =
        tl::unexpected(AuditError{AuditProblem::NotCosigned, QString::fromUtf8(witness.name), {}});
    if (signatures.isEmpty()) // what was kept before says nothing of this answer
        return none;
    for (qsizetype at = digests.size() - 1; at >= 0; --at) {
        const SignedDigest &digest = digests.at(at).frame();
        const auto checkpoint = checkpointOf(digest);
        if (!checkpoint)
            continue;
        SignedNote note = digest.log->checkpoint;
        note.signatures += signatures;
        if (const auto time = cosignedAt(note, witness))
            return KeptCosignature{checkpoint->size, *time, note};
    }
    return none;
}

AuditResult<void> keepCosignature(const QString &digestFile, const KeptCosignature &cosignature)
{
    const QJsonObject json{{u"format"_s, u"lekthi-cosignature-1"_s},
                           {u"note"_s, QString::fromUtf8(cosignature.note.toText())}};
    return appendLocked(cosignatureFile(digestFile), [&](QFile &file) -> AuditResult<Appended> {
        const bool needsBreak = file.size() > 0 && file.seek(file.size() - 1) && file.read(1) != "\n";
        return Appended{file.size(),
                        (needsBreak ? "\n" : "") + QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n'};
    });
}

void addCosignatures(DigestFile &digests, const QByteArray &kept)
{
    QHash<QByteArray, QList<NoteSignature>> byText;
    for (const QByteArray &line : kept.split('\n')) {
        const QString text = QJsonDocument::fromJson(line).object()[u"note"].toString();
        if (const auto note = SignedNote::parse(text.toUtf8()))
            byText[note->text] += note->signatures;
    }
    for (qsizetype at = 0; at < digests.size(); ++at) {
        StoredDigest &digest = digests.at(at);
        if (digest.frame().log)
            digest.addSignatures(byText.value(digest.frame().log->checkpoint.text));
    }
}

} // namespace lekthi::audit
