#include "app/ctl/commands/evidence_commands.h"

#include "app/ctl/commands/audit_files.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/number_story.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/audit/digest_folder.h"
#include "core/audit/evidence/cosignatures.h"
#include "core/audit/evidence/digest_log.h"
#include "core/audit/evidence/receipt_making.h"
#include "core/files/regular_file.h"
#include "core/files/written_file.h"
#include "models/ledger/receipt_facts.h"
#include "models/status/digest_place.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestAnswer = 1024 * 1024; // of a witness

QString receiptText(const audit::Receipt &receipt)
{
    QList<QStringList> rows{{Texts::tr("Number"), receipt.row().number}};
    for (const auto &[caption, fact] : models::receiptFacts(receipt, numbering::Calendar::Gregorian))
        rows.append({caption, fact});
    for (const auto &[caption, fact] : models::receiptProofFacts(receipt))
        rows.append({caption, fact});
    return alignedRows(rows);
}

QJsonObject receiptSummary(const audit::Receipt &receipt)
{
    const store::StoredLedgerRow &row = receipt.row();
    return {{u"number"_s, row.number},
            {u"state"_s, receipt.state},
            {u"store"_s, receipt.store},
            {u"project"_s, receipt.project},
            {u"createdAt"_s, row.createdAt},
            {u"person"_s, textOrNull(receipt.person)},
            {u"service"_s, textOrNull(receipt.service)},
            {u"document"_s, numberOrNull(receipt.document())},
            {u"place"_s, receipt.place},
            {u"signedPlace"_s, receipt.head.head.length},
            {u"made"_s, toJson(receipt.made)}};
}

/// The digests of the file that was named, else of the one where both programs keep those of this key; none
/// if that is not there yet.
Result<audit::DigestFile> digestsFor(const Arguments &arguments, const store::Address &address,
                                     const audit::PublicKey &key)
{
    if (arguments.has("digest"_L1))
        return readCosignedDigests(arguments.text("digest"_L1));
    const QString usual = audit::DigestFolder(models::digestFolder(), address).fileOf(key);
    if (!QFileInfo::exists(usual))
        return audit::DigestFile();
    return readCosignedDigests(usual);
}

Result<audit::NoteKey> readWitness(const QString &given)
{
    const auto witness = audit::NoteKey::parse(given.toUtf8());
    if (!witness || witness->algorithm != audit::NoteAlgorithm::Cosignature)
        return refusal(
            u"MALFORMED"_s,
            Texts::tr("“%1” is no verifier key of a witness: NAME+ID+KEY, with the algorithm 4.").arg(given));
    return *witness;
}

tl::unexpected<CommandError> noReceiptError(audit::NoReceipt reason, const QString &number)
{
    CommandError error{.code = audit::noReceiptName(reason), .message = audit::describe(reason, number)};
    if (reason == audit::NoReceipt::NotCovered) {
        error.exitCode = ExitCode::TryAgain;
        error.retryable = true;
        error.message += u' ' + Texts::tr("“lekthictl audit export --out FILE” adds a digest to a file that "
                                          "--digest FILE names here.");
    }
    return tl::make_unexpected(error);
}

Result<audit::Receipt> receiptOf(const CodedStore &coded, const Arguments &arguments,
                                 const audit::SigningKey &key)
{
    const Result<NumberStory> story = readStory(coded, arguments);
    if (!story)
        return tl::make_unexpected(story.error());
    auto digests = digestsFor(arguments, coded.opened.address, key.publicKey());
    if (!digests)
        return tl::make_unexpected(digests.error());
    const audit::ReceiptWish wish{.number = story->number,
                                  .project = codeOf(coded.data, CodeKind::Project, story->projectId)};
    const auto made = audit::makeReceipt(coded.connection(), *story, wish, *digests, key);
    if (!made)
        return storeError(made.error());
    if (!*made)
        return noReceiptError(made->error(), story->number);
    return **made;
}

Result<Report> runReceipt(const Arguments &arguments)
{
    const Result<audit::SigningKey> key = signingKeyOption(arguments);
    if (!key)
        return tl::make_unexpected(key.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<audit::Receipt> receipt = receiptOf(*coded, arguments, *key);
    if (!receipt)
        return tl::make_unexpected(receipt.error());
    const QByteArray bytes = audit::toJson(*receipt);
    const QString publicKey = QString::fromLatin1(key->publicKey().toText());
    const QString note = models::receiptCheckText(publicKey);
    if (!arguments.has("out"_L1))
        return Report{.text = QString::fromUtf8(bytes.trimmed()),
                      .json = QJsonDocument::fromJson(bytes).object(),
                      .note = note};
    const QString file = arguments.text("out"_L1);
    if (const auto written = files::writeWholeFile(file, bytes); !written)
        return refusal(u"FILE_NOT_WRITTEN"_s, written.error());
    QJsonObject json = receiptSummary(*receipt);
    json.insert(u"file"_s, file);
    json.insert(u"publicKey"_s, publicKey);
    return Report{.text =
                      receiptText(*receipt) + u'\n' + Texts::tr("The receipt was written to %1.").arg(file),
                  .json = json,
                  .note = note};
}

/// When each witness that was named cosigned the log; refused as NOT_COSIGNED if one did not.
Result<QJsonArray> cosignedBy(const QStringList &witnesses, const audit::SignedNote &checkpoint)
{
    QJsonArray cosigned;
    for (const QString &given : witnesses) {
        const Result<audit::NoteKey> witness = readWitness(given);
        if (!witness)
            return tl::make_unexpected(witness.error());
        const QString name = QString::fromUtf8(witness->name);
        const auto time = audit::cosignedAt(checkpoint, *witness);
        if (!time)
            return auditError({audit::AuditProblem::NotCosigned, name, {}});
        cosigned.append(QJsonObject{{u"witness"_s, name}, {u"time"_s, toJson(*time)}});
    }
    return cosigned;
}

QString cosignedText(const QJsonArray &cosigned)
{
    QString text;
    for (const QJsonValue one : cosigned)
        text += u'\n' +
                Texts::tr("Cosigned by %1 at %2.").arg(one[u"witness"].toString(), one[u"time"].toString());
    return text;
}

Result<Report> runCheckReceipt(const Arguments &arguments)
{
    const Result<audit::PublicKey> key = readPublicKey(arguments.text("public-key"_L1));
    if (!key)
        return tl::make_unexpected(key.error());
    const QString file = arguments.positional();
    const auto content = files::readWholeFile(file, audit::largestReceipt);
    if (!content)
        return fileError(content.error());
    const auto read = audit::readReceipt(*content);
    const auto fault = read ? audit::faultOf(*read, *key) : std::optional(read.error());
    if (fault)
        return refusal(audit::faultName(fault->kind), audit::describe(*fault, file));
    const Result<QJsonArray> cosigned = cosignedBy(arguments.texts("witness"_L1), read->proof.checkpoint);
    if (!cosigned)
        return tl::make_unexpected(cosigned.error());
    QJsonObject json = receiptSummary(*read);
    json.insert(u"cosigned"_s, *cosigned);
    return Report{.text = receiptText(*read) + u'\n' +
                          Texts::tr("The receipt is genuine: signed by this key, and not changed since.") +
                          cosignedText(*cosigned),
                  .json = json};
}

constexpr OptionSpec digestsOption{"digest", "FILE",
                                   QT_TRANSLATE_NOOP("lekthi", "Signed digests, one a line")};
constexpr OptionSpec publicKeyOption{
    "public-key", "KEY",
    QT_TRANSLATE_NOOP("lekthi", "Public key of who signed it, or the file that holds it")};

/// The digest of the same log as the last one that had this size; -1 if there is none.
qsizetype digestOfSize(const audit::DigestFile &digests, qint64 size)
{
    const auto newest = audit::checkpointOf(digests.at(digests.size() - 1).frame());
    for (qsizetype at = digests.size() - 1; at >= 0; --at) {
        const auto checkpoint = audit::checkpointOf(digests.at(at).frame());
        if (checkpoint && checkpoint->origin == newest->origin && checkpoint->size == size)
            return at;
    }
    return -1;
}

/// The consistency proof from the log of this size, as a witness takes it.
Result<QList<QByteArray>> proofSince(audit::DigestFile &digests, qint64 size)
{
    const qsizetype first = digestOfSize(digests, size);
    if (first < 0)
        return refusal(u"UNKNOWN_SIZE"_s,
                       Texts::tr("None of these digests stands in their log at the size %1.").arg(size));
    const auto grown = audit::growth(digests, first, digests.size() - 1);
    if (!grown)
        return refusal(
            u"DIGESTS_DAMAGED"_s,
            Texts::tr("Digests that follow the size %1 are missing from the file or were changed. Use "
                      "a whole copy of it.")
                .arg(size));
    return grown->consistencyProof(size);
}

Result<Report> runCheckpoint(const Arguments &arguments)
{
    const Result<std::optional<qint64>> since = positiveOption(arguments, "since"_L1);
    if (!since)
        return tl::make_unexpected(since.error());
    Result<audit::DigestFile> digests = readTrustedDigests(arguments);
    if (!digests)
        return tl::make_unexpected(digests.error());
    const audit::SignedDigest &newest = digests->at(digests->size() - 1).frame();
    const auto checkpoint = audit::checkpointOf(newest);
    if (!checkpoint)
        return refusal(u"NO_LOG"_s,
                       Texts::tr("The last of these digests was signed before there was a log of them. "
                                 "Write a new one with lekthictl audit export."));
    const QByteArray note = newest.log->checkpoint.toText();
    QJsonObject json{
        {u"origin"_s, QString::fromUtf8(checkpoint->origin)},
        {u"size"_s, checkpoint->size},
        {u"root"_s, QString::fromLatin1(checkpoint->root.toBase64())},
        {u"checkpoint"_s, QString::fromUtf8(note)},
        {u"verifierKey"_s, QString::fromUtf8(audit::NoteKey{checkpoint->origin, newest.key}.toText())},
        {u"old"_s, numberOrNull(*since)},
        {u"proof"_s, QJsonArray()}};
    if (!*since)
        return Report{.text = QString::fromUtf8(note.chopped(1)), .json = json};
    const Result<QList<QByteArray>> proof = proofSince(*digests, **since);
    if (!proof)
        return tl::make_unexpected(proof.error());
    QByteArray request = "old " + QByteArray::number(**since) + '\n';
    QJsonArray hashes;
    for (const QByteArray &hash : *proof) {
        request += hash.toBase64() + '\n';
        hashes.append(QString::fromLatin1(hash.toBase64()));
    }
    json[u"proof"] = hashes;
    return Report{.text = QString::fromUtf8((request + '\n' + note).chopped(1)), .json = json};
}

Result<Report> runAddCosignature(const Arguments &arguments)
{
    const Result<audit::NoteKey> witness = readWitness(arguments.text("witness"_L1));
    if (!witness)
        return tl::make_unexpected(witness.error());
    const Result<audit::DigestFile> digests = readTrustedDigests(arguments);
    if (!digests)
        return tl::make_unexpected(digests.error());
    const auto answer = files::readWholeFile(arguments.positional(), largestAnswer);
    if (!answer)
        return fileError(answer.error());
    const auto found = audit::cosignatureIn(*answer, *digests, *witness);
    if (!found)
        return auditError(found.error());
    const QString digestFile = arguments.text("digest"_L1);
    if (const auto kept = audit::keepCosignature(digestFile, *found); !kept)
        return auditError(kept.error());
    const QString file = audit::cosignatureFile(digestFile);
    return Report{.text =
                      Texts::tr("The cosignature of %1 on the log of size %2 was added to %3. Receipts made "
                                "from these digests include it.")
                          .arg(QString::fromUtf8(witness->name), QString::number(found->size), file),
                  .json = {{u"file"_s, file},
                           {u"witness"_s, QString::fromUtf8(witness->name)},
                           {u"size"_s, found->size},
                           {u"time"_s, toJson(found->time)}}};
}

} // namespace

QList<Command> evidenceCommands()
{
    return {
        {.name = "audit receipt",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Sign a receipt of a number that anybody can check offline"),
         .positional = "NUMBER",
         .options =
             {options::project,
              {"digest", "FILE",
               QT_TRANSLATE_NOOP("lekthi", "Signed digests of the same key; else those that the programs "
                                           "keep on this computer")},
              {"key", "FILE", QT_TRANSLATE_NOOP("lekthi", "File of the signing key; made on first use")},
              {"out", "FILE",
               QT_TRANSLATE_NOOP("lekthi", "Write the receipt to this file instead of printing it")}},
         .run = runReceipt},
        {.name = "audit check-receipt",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Check a receipt; needs no store"),
         .positional = "FILE",
         .options = {options::required(publicKeyOption),
                     {"witness", "KEY",
                      QT_TRANSLATE_NOOP("lekthi",
                                        "Verifier key of a witness who has to have cosigned; can be given "
                                        "several times"),
                      false, true}},
         .run = runCheckReceipt},
        {.name = "audit checkpoint",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Print how far the log of signed digests is, as a signed note"),
         .options = {options::required(digestsOption),
                     options::required(publicKeyOption),
                     {"since", "SIZE",
                      QT_TRANSLATE_NOOP("lekthi",
                                        "Print a request to a witness, which proves that the log begins "
                                        "with what it was at this size")}},
         .run = runCheckpoint},
        {.name = "audit add-cosignature",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Keep the cosignature of a witness for later receipts"),
         .positional = "FILE",
         .options = {options::required(digestsOption), options::required(publicKeyOption),
                     options::required(
                         {"witness", "KEY",
                          QT_TRANSLATE_NOOP("lekthi", "Verifier key of the witness: NAME+ID+KEY")})},
         .run = runAddCosignature},
    };
}

} // namespace lekthi::ctl
