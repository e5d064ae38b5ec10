#include "app/ctl/commands/register_import_commands.h"

#include "app/ctl/commands/request_commands.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/register_text.h"
#include "app/ctl/print/texts.h"
#include "core/register/register_import_parts.h"
#include "core/store/requests/register_import_gateway.h"

#include <QFileInfo>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

using ActingStore = Acting<CodedStore>;

Result<Report> runRegisterImportRequest(const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForRequest);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<ActingStore> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<ReadRegister> read = readRegister(arguments, store->store);
    if (!read)
        return tl::make_unexpected(read.error());
    if (read->survey.work.plan.numbers.isEmpty())
        return refusal(
            u"NOTHING_TO_TAKE_OVER"_s,
            Texts::tr(
                "The register has no number that can be imported. \"lekthictl register read\" says why."));
    const auto id = store::requestRegisterImport(
        *store->person,
        registers::wishOf(read->survey, read->survey.work.plan, QFileInfo(read->file).fileName(), *reason));
    if (!id)
        return storeError(id.error());
    return reportOnRequest(*store->person, *id, store->store.data,
                           Texts::tr("Another Super Admin has to approve it."));
}

} // namespace

QList<Command> registerImportCommands()
{
    return QList<Command>{
               {.name = "register request",
                .summary = QT_TRANSLATE_NOOP(
                    "lekthi", "Request the import of a register; another Super Admin approves"),
                .positional = "FILE",
                .options =
                    registerOptions() + QList<OptionSpec>{options::required(options::reason), options::actor},
                .run = runRegisterImportRequest},
           } +
           decisionsOnImports();
}

} // namespace lekthi::ctl
