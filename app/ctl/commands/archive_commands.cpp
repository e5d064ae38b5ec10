#include "app/ctl/commands/archive_commands.h"

#include "app/ctl/commands/audit_files.h"
#include "app/ctl/commands/request_commands.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/archive_text.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/audit/archive/archive_making.h"
#include "core/audit/archive/archive_rows.h"

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstYear = 1970;
constexpr int lastYear = 9998;

CommandError errorOf(const audit::NoArchive &reason)
{
    return {.code = audit::noArchiveName(reason.kind), .message = audit::describe(reason)};
}

Result<audit::LedgerArchive> writeYear(store::Connection &connection, int year, const QString &file,
                                       const audit::SigningKey &key)
{
    const auto range = audit::findArchivable(connection, year);
    if (!range)
        return storeError(range.error());
    if (!*range)
        return tl::make_unexpected(errorOf(range->error()));
    const auto written = audit::writeArchive(connection, **range, file, key);
    if (!written)
        return storeError(written.error());
    if (!*written)
        return tl::make_unexpected(errorOf(written->error()));
    return **written;
}

Result<Report> runArchive(const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForRequest);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<std::optional<int>> year = boundedOption(arguments, "year"_L1, firstYear, lastYear);
    if (!year)
        return tl::make_unexpected(year.error());
    const QString file = arguments.text("out"_L1);
    const Result<audit::SigningKey> key = signingKeyOption(arguments);
    if (!key)
        return tl::make_unexpected(key.error());
    const Result<Acting<CodedStore>> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<audit::LedgerArchive> archive = writeYear(*store->person, **year, file, *key);
    if (!archive)
        return tl::make_unexpected(archive.error());
    const auto id = audit::requestWritten(*store->person, *archive, file, *reason);
    if (!id)
        return storeError(id.error());
    if (!*id)
        return tl::make_unexpected(errorOf(id->error()));
    return reportOnRequest(*store->person, **id, store->store.data,
                           Texts::tr("The archive was written to %1. Another Super Admin has to approve it: "
                                     "give that person the file.")
                               .arg(file))
        .map([&file](Report report) {
            report.json = QJsonObject{{u"file"_s, file}, {u"request"_s, report.json}};
            return report;
        });
}

Result<audit::TrustedArchive> readArchive(const QString &file, const audit::PublicKey &key)
{
    const auto checked = audit::checkArchive(file, key);
    if (!checked)
        return auditError(checked.error());
    return *checked;
}

Result<Report> runCheckArchive(const Arguments &arguments)
{
    const Result<audit::PublicKey> key = readPublicKey(arguments.text("public-key"_L1));
    if (!key)
        return tl::make_unexpected(key.error());
    const Result<audit::TrustedArchive> checked = readArchive(arguments.positional(), *key);
    if (!checked)
        return tl::make_unexpected(checked.error());
    const audit::LedgerArchive &archive = checked->archive;
    QJsonObject json = rangeJson(archive.range);
    json.insert(u"file"_s, checked->path);
    json.insert(u"store"_s, archive.store);
    json.insert(u"writtenAt"_s, toJson(archive.made));
    const QString text = alignedRows(QList<QStringList>{{Texts::tr("Store"), archive.store},
                                                        {Texts::tr("Written at"), timeCell(archive.made)}} +
                                     rangeRows(archive.range));
    return Report{
        .text = text + u'\n' +
                Texts::tr("The archive is genuine: signed by this key, and each row carries its hash and "
                          "follows the one before it."),
        .json = json};
}

} // namespace

Result<QList<audit::TrustedArchive>> trustedArchivesOption(const Arguments &arguments,
                                                           const QString &database)
{
    QList<audit::TrustedArchive> archives;
    if (!arguments.has("archive"_L1))
        return archives;
    if (!arguments.has("public-key"_L1))
        return usageError(
            Texts::tr("--archive needs --public-key: an archive proves nothing without the key that "
                      "signed it."));
    const Result<audit::PublicKey> key = readPublicKey(arguments.text("public-key"_L1));
    if (!key)
        return tl::make_unexpected(key.error());
    for (const QString &file : arguments.texts("archive"_L1)) {
        const Result<audit::TrustedArchive> checked = readArchive(file, *key);
        if (!checked)
            return tl::make_unexpected(checked.error());
        if (checked->archive.store != database)
            return auditError({audit::AuditProblem::OtherStore, checked->archive.store, {}});
        archives.append(*checked);
    }
    std::ranges::sort(archives, {},
                      [](const audit::TrustedArchive &one) { return one.archive.range.afterId; });
    return archives;
}

QList<Command> archiveCommands()
{
    return {
        {.name = "audit archive",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Write a year of the ledger to a signed file and request that it "
                                         "counts as archived; another Super Admin approves"),
         .options = {options::required({"year", "YEAR", QT_TRANSLATE_NOOP("lekthi", "The year, A.D.")}),
                     options::required({"out", "FILE", QT_TRANSLATE_NOOP("lekthi", "The file to write")}),
                     {"key", "FILE",
                      QT_TRANSLATE_NOOP("lekthi", "File of the signing key; made on first use")},
                     options::required(options::reason),
                     options::actor},
         .run = runArchive},
        {.name = "audit check-archive",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Check an archive of a year; needs no store"),
         .positional = "FILE",
         .options = {options::required(
             {"public-key", "KEY",
              QT_TRANSLATE_NOOP("lekthi", "Public key of who signed it, or the file that holds it")})},
         .run = runCheckArchive},
    };
}

} // namespace lekthi::ctl
