#include "app/ctl/commands/archive_commands.h"
#include "app/ctl/commands/audit_files.h"
#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/evidence_commands.h"
#include "app/ctl/commands/gap_commands.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/number_story.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/audit/digest_folder.h"
#include "core/audit/evidence/digest_log.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/schema/damage.h"

#include <QDir>
#include <QJsonArray>

#include <cerrno>
#include <memory>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Names of the counters that findings are about; of one that cannot be read the id alone.
class NamedCounters
{
public:
    explicit NamedCounters(store::Connection &connection)
        : m_connection(connection)
    {
    }

    QJsonValue json(qint64 id)
    {
        if (id == 0)
            return {};
        if (!m_known.contains(id))
            m_known.insert(id, read(id));
        return m_known.value(id);
    }

private:
    QJsonObject read(qint64 id)
    {
        if (!m_data)
            m_data = store::loadReferenceData(m_connection).value_or(store::ReferenceData());
        if (const auto found = store::findCounter(m_connection, id); found && *found)
            return counterJson(id, (*found)->key, *m_data);
        return {{u"id"_s, id}, {u"key"_s, QJsonValue()}, {u"label"_s, QJsonValue()}};
    }

    store::Connection &m_connection;
    std::optional<store::ReferenceData> m_data;
    QHash<qint64, QJsonObject> m_known;
};

QJsonObject jsonOf(const audit::Finding &finding, NamedCounters &counters)
{
    return {
        {u"id"_s, idOrNull(finding.ledgerId)},
        {u"counter"_s, counters.json(finding.counterId)},
        {u"place"_s, idOrNull(finding.place)},
        {u"signedPlace"_s, idOrNull(finding.signedPlace)},
        {u"damage"_s, audit::damageName(finding.damage)},
        {u"subject"_s, textOrNull(finding.subject)},
        {u"message"_s, audit::describe(finding.damage)},
    };
}

QJsonObject jsonOf(const audit::AdminLogVerification &adminLog)
{
    return {{u"rows"_s, adminLog.rows},
            {u"intact"_s, adminLog.isIntact()},
            {u"firstBroken"_s, numberOrNull(adminLog.firstBroken)}};
}

QString adminLogLine(const audit::AdminLogVerification &adminLog)
{
    return adminLog.isIntact()
               ? Texts::tr("The admin log is intact: %1 entries.").arg(adminLog.rows)
               : Texts::tr("The admin log is damaged: entry %1 was changed, inserted or removed.")
                     .arg(*adminLog.firstBroken);
}

QJsonObject verificationJson(const audit::Verification &verification, const audit::VerifyOptions &options,
                             NamedCounters counters)
{
    QJsonArray findings;
    for (const audit::Finding &finding : verification.findings)
        findings.append(jsonOf(finding, counters));
    const std::optional<qint64> firstBroken = verification.firstBroken();
    return {
        {u"rows"_s, verification.rows},
        {u"intact"_s, verification.isIntact()},
        {u"firstBroken"_s, numberOrNull(firstBroken)},
        {u"beforeChain"_s, verification.beforeChain},
        {u"archivedRows"_s, verification.archivedRows},
        {u"counters"_s, verification.counters},
        {u"digests"_s, options.digests.size()},
        {u"archives"_s, options.archives.size()},
        {u"damages"_s, verification.damages},
        {u"findings"_s, findings},
    };
}

QStringList intactLines(const audit::Verification &verification, qsizetype digests)
{
    QStringList lines{Texts::tr("The ledger is intact: %1 rows of %2 counters.")
                          .arg(QString::number(verification.rows), QString::number(verification.counters))};
    lines.append(
        digests == 0
            ? Texts::tr(
                  "Checked without a digest, so a complete recalculation of the hashes would not be noticed.")
            : Texts::tr("It agrees with every digest (%1).").arg(digests));
    return lines;
}

QString shownId(qint64 id)
{
    return id == 0 ? u"-"_s : QString::number(id);
}

QStringList damageLines(const audit::Verification &verification)
{
    QList<QStringList> rows{{Texts::tr("Ledger row"), Texts::tr("Counter"), Texts::tr("Place"),
                             Texts::tr("Damage"), Texts::tr("What happened")}};
    for (const audit::Finding &finding : verification.findings)
        rows.append({shownId(finding.ledgerId), shownId(finding.counterId), shownId(finding.place),
                     audit::damageName(finding.damage), audit::describe(finding)});
    QStringList lines{Texts::tr("The ledger is damaged: %1 findings in %2 rows, the first ones first.")
                          .arg(QString::number(verification.damages), QString::number(verification.rows)),
                      alignedRows(rows)};
    if (verification.damages > verification.findings.size())
        lines.append(Texts::tr("More follow."));
    return lines;
}

Report verificationReport(const audit::Verification &ledger, const audit::VerifyOptions &options,
                          store::Connection &connection)
{
    QStringList lines = ledger.isIntact() ? intactLines(ledger, options.digests.size()) : damageLines(ledger);
    if (ledger.isIntact() && !options.archives.isEmpty())
        lines.append(Texts::tr("It agrees with every archive (%1).").arg(options.archives.size()));
    if (ledger.archivedRows > 0)
        lines.append(
            Texts::tr("%1 rows of archived years are no longer in the store and were not read. Verify them "
                      "with --archive.")
                .arg(ledger.archivedRows));
    if (ledger.beforeChain > 0)
        lines.append(
            Texts::tr("%1 rows are older than the chain and not protected by it.").arg(ledger.beforeChain));
    lines.append(adminLogLine(ledger.adminLog));
    QJsonObject json = verificationJson(ledger, options, NamedCounters(connection));
    json.insert(u"adminLog"_s, jsonOf(ledger.adminLog));
    const bool isIntact = ledger.isIntact() && ledger.adminLog.isIntact();
    return {
        .text = lines.join(u'\n'), .json = json, .exitCode = isIntact ? ExitCode::Done : ExitCode::Refused};
}

Result<Report> runVerify(const Arguments &arguments)
{
    const Result<std::optional<TrustedDigests>> wanted = trustedDigestsOption(arguments);
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    audit::VerifyOptions verifyOptions;
    if (const auto &digests = *wanted) {
        const Result<void> same = requireStore(*digests, opened->address.database);
        if (!same)
            return tl::make_unexpected(same.error());
        verifyOptions.digests = digests->digests;
        verifyOptions.showHeads = [file = digests->read](const auto &show) { return file->showHeads(show); };
    }
    const auto archives = trustedArchivesOption(arguments, opened->address.database);
    if (!archives)
        return tl::make_unexpected(archives.error());
    verifyOptions.archives = *archives;
    const auto verified = audit::verifyLedger(*opened->connection, verifyOptions);
    if (!verified)
        return storeError(store::withDamagedTables(*opened->connection, verified.error()));
    return verificationReport(*verified, verifyOptions, *opened->connection);
}

/// The digest of now, signed in a log of its own. Its heads lie in a temporary file until they are printed.
Result<PartedText> signedNow(store::Connection &connection, const audit::SigningKey &key)
{
    const auto heads = std::make_shared<audit::KeptHeads>(QDir::temp().filePath(u"digest"_s));
    const auto digest =
        audit::readDigest(connection, [&heads](const audit::CounterHead &head) { heads->append(head); });
    if (!digest)
        return storeError(digest.error());
    const auto made = heads->finish() ? audit::signHeads(*digest, *heads, key) : std::nullopt;
    if (!made)
        return auditError(audit::cannotWrite(QDir::tempPath(), errno).value());
    return [heads, made = *made](const auto &write) { return audit::writeJson(made, *heads, write); };
}

Result<Report> runAuditExport(const Arguments &arguments)
{
    const Result<audit::SigningKey> key = signingKeyOption(arguments);
    if (!key)
        return tl::make_unexpected(key.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const QString note = Texts::tr("Signed with the key %1. Verification needs its public key: %2")
                             .arg(signingKeyPath(arguments), QString::fromLatin1(key->publicKey().toText()));
    if (!arguments.has("out"_L1)) {
        return signedNow(*opened->connection, *key).map([&note](const PartedText &digest) {
            return Report{.note = note, .parts = digest};
        });
    }
    const auto written = audit::writeDigest(*opened->connection, *key, arguments.text("out"_L1));
    if (!written)
        return storeError(written.error());
    if (!*written)
        return auditError(written->error());
    const audit::WrittenDigest &digest = **written;
    return Report{.text = Texts::tr("A digest of %1 counters was added to %2.")
                              .arg(QString::number(digest.counters), digest.file),
                  .json = {{u"file"_s, digest.file},
                           {u"counters"_s, digest.counters},
                           {u"time"_s, toJson(digest.time)},
                           {u"publicKey"_s, QString::fromLatin1(key->publicKey().toText())}},
                  .note = note};
}

Result<Report> runExplain(const Arguments &arguments)
{
    const Result<std::optional<qint64>> document = positiveOption(arguments, "document"_L1);
    if (!document)
        return tl::make_unexpected(document.error());
    if (document->has_value() != arguments.positional().isEmpty())
        return usageError(Texts::tr("Give either a number or --document ID."));
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    if (const std::optional<qint64> wanted = *document)
        return documentReport(*coded, arguments, *wanted);
    return readStory(*coded, arguments).map([&](const NumberStory &story) {
        return storyReport(story, coded->data);
    });
}

} // namespace

QList<Command> auditCommands()
{
    return QList<Command>{
               {.name = "audit verify",
                .summary = QT_TRANSLATE_NOOP("lekthi", "Verify that the ledger of numbers was not changed"),
                .options = {{"digest", "FILE",
                             QT_TRANSLATE_NOOP("lekthi",
                                               "Signed digests that were kept elsewhere, one a line")},
                            options::archive,
                            options::signerOfArchives},
                .run = runVerify},
               {.name = "audit export",
                .summary = QT_TRANSLATE_NOOP("lekthi", "Sign a digest of the ledger, to be kept elsewhere"),
                .options = {{"out", "FILE",
                             QT_TRANSLATE_NOOP("lekthi",
                                               "Add the digest to this file instead of printing it")},
                            {"key", "FILE",
                             QT_TRANSLATE_NOOP("lekthi", "File of the signing key; made on first use")}},
                .run = runAuditExport},
               {.name = "audit explain",
                .summary =
                    QT_TRANSLATE_NOOP("lekthi", "Show everything that the ledger knows about a number"),
                .positional = "[NUMBER]",
                .options = {options::project,
                            {"document", "ID",
                             QT_TRANSLATE_NOOP("lekthi",
                                               "All numbers of this document instead of one number")}},
                .run = runExplain},
           } +
           evidenceCommands() + gapCommands() + archiveCommands();
}

} // namespace lekthi::ctl
