#include "app/ctl/commands/reference_file_commands.h"

#include "app/ctl/parse/confirmation.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/parse/reference_input.h"
#include "app/ctl/print/reference_text.h"
#include "app/ctl/print/texts.h"
#include "core/files/regular_file.h"
#include "core/files/written_file.h"
#include "core/store/counters/counting_change.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using store::ReferenceKind;

namespace {

Result<std::optional<registers::TextEncoding>> encodingFrom(const Arguments &arguments)
{
    if (!arguments.has("encoding"_L1))
        return std::nullopt;
    const auto encoding = registers::encodingFromName(arguments.text("encoding"_L1));
    if (!encoding)
        return unknownNameError("encoding"_L1, arguments.text("encoding"_L1), registers::encodingNames());
    return encoding;
}

Result<models::ReferencePlan> planFrom(const Arguments &arguments, const models::ReferenceLists &lists)
{
    const auto encoding = encodingFrom(arguments);
    if (!encoding)
        return tl::make_unexpected(encoding.error());
    const auto content = files::readWholeFile(arguments.positional(), models::largestReferenceFile);
    if (!content)
        return fileError(content.error());
    return models::planReferenceImport(*content, lists, *encoding);
}

Result<std::optional<numbering::Reason>> importReason(const Arguments &arguments)
{
    if (!arguments.has("reason"_L1))
        return std::nullopt;
    return reasonOption(arguments, numbering::Reason::minimumForTemplate)
        .map([](const numbering::Reason &reason) { return std::optional(reason); });
}

Result<Report> savePlan(const Arguments &arguments, const ActingOnReference &acting,
                        const models::ReferencePlan &plan, Report report)
{
    const auto reason = importReason(arguments);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const QList<store::ReferenceItem> changes = plan.changes();
    const QString count = QString::number(changes.size());
    const auto confirmed =
        confirm(arguments, report.text, Texts::tr("Type %1 to save these changes:").arg(count), count);
    if (!confirmed)
        return tl::make_unexpected(confirmed.error());
    return fromStore(store::changeProvedReference(acting.actor(), changes, *reason)).map([&](int saved) {
        report.json.insert(u"saved"_s, saved);
        report.text += u'\n' + Texts::tr("Saved: %1").arg(saved);
        return report;
    });
}

} // namespace

Result<Report> importReference(const Arguments &arguments, ReferenceKind kind)
{
    const Result<ActingOnReference> acting = openForReference(arguments, kind);
    if (!acting)
        return tl::make_unexpected(acting.error());
    const Result<models::ReferencePlan> plan = planFrom(arguments, acting->lists);
    if (!plan)
        return tl::make_unexpected(plan.error());
    Report report{.text = ctl::describe(*plan, acting->lists), .json = ctl::toJson(*plan, acting->lists)};
    report.json.insert(u"saved"_s, 0);
    if (!plan->isAccepted())
        report.exitCode = ExitCode::Refused;
    if (!plan->isAccepted() || arguments.has("preview"_L1) || plan->changes().isEmpty())
        return report;
    return savePlan(arguments, *acting, *plan, std::move(report));
}

Result<Report> exportReference(const Arguments &arguments, ReferenceKind kind)
{
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const auto lists = models::readReferenceLists(*opened->connection, kind);
    if (!lists)
        return storeError(lists.error());
    const QByteArray csv = models::referenceCsv(*lists);
    const qint64 rows = lists->items.size();
    const QString path = arguments.positional();
    if (path.isEmpty()) {
        const QString text = QString::fromUtf8(csv);
        return Report{.text = QString(text).remove(u'\r').remove(QChar(QChar::ByteOrderMark)).trimmed(),
                      .json = {{u"file"_s, QJsonValue()}, {u"rows"_s, rows}, {u"csv"_s, text}}};
    }
    if (const auto written = files::writeWholeFile(path, csv); !written)
        return refusal(u"FILE_NOT_WRITTEN"_s, written.error());
    return Report{.text = Texts::tr("%1 rows were written to %2.").arg(QString::number(rows), path),
                  .json = {{u"file"_s, path}, {u"rows"_s, rows}, {u"csv"_s, QJsonValue()}}};
}

} // namespace lekthi::ctl
