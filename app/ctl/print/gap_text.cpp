#include "app/ctl/print/gap_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using audit::GapReason;
using audit::NumberGap;

namespace {

QStringList approversOf(const store::Request &request)
{
    QStringList logins;
    for (const store::RequestApproval &approval : request.approvals)
        logins.append(approval.login);
    return logins;
}

/// "request 4 of sa.one, approved by sa.two on 2026-11-26 05:00:20 +07".
QString agreementText(const store::Request &request)
{
    return Texts::tr("request %1 of %2, approved by %3 on %4")
        .arg(QString::number(request.id), request.requester, approversOf(request).join(", "_L1),
             timeCell(request.closedAt));
}

QJsonValue requestJson(const std::optional<store::Request> &request)
{
    if (!request)
        return {};
    return QJsonObject{{u"id"_s, request->id},
                       {u"requester"_s, textOrNull(request->requester)},
                       {u"approvers"_s, QJsonArray::fromStringList(approversOf(*request))},
                       {u"executedAt"_s, toJson(request->closedAt)}};
}

QString rangeText(const NumberGap &gap)
{
    return gap.first == gap.last ? QString::number(gap.first) : u"%1–%2"_s.arg(gap.first).arg(gap.last);
}

QString withReason(const QString &sentence, const NumberGap &gap)
{
    return gap.because.isEmpty() ? sentence : u"%1 (%2)"_s.arg(sentence, gap.because);
}

} // namespace

QString gapReasonText(const NumberGap &gap)
{
    switch (gap.reason) {
    case GapReason::Reset:
        return withReason(gap.request ? Texts::tr("Reset of the counter: %1").arg(agreementText(*gap.request))
                                      : Texts::tr("Reset of the counter"),
                          gap);
    case GapReason::Skipped:
        return Texts::tr("Skipped: %1 was taken already, %2 was issued instead").arg(gap.number, gap.instead);
    case GapReason::Imported:
        return withReason(
            gap.request
                ? Texts::tr("Raised by the import of an old register: %1").arg(agreementText(*gap.request))
                : Texts::tr("Raised by the import of an old register"),
            gap);
    case GapReason::Unused:
        return withReason(Texts::tr("%1 was marked as unused").arg(gap.number), gap);
    case GapReason::Voided:
        return withReason(gap.request
                              ? Texts::tr("%1 was voided: %2").arg(gap.number, agreementText(*gap.request))
                              : Texts::tr("%1 was voided").arg(gap.number),
                          gap);
    case GapReason::BeforeChain:
        return Texts::tr("Before the first number that the ledger knows of this counter");
    case GapReason::Unexplained:
        return Texts::tr(
            "Not explained. Run lekthictl audit verify with the digests that were kept elsewhere, "
            "and compare with the backups of the store.");
    }
    Q_UNREACHABLE();
}

QJsonObject gapJson(const NumberGap &gap, const store::ReferenceData &data)
{
    return {
        {u"counter"_s, counterJson(gap.counter.id, gap.counter.key, data)},
        {u"first"_s, gap.first},
        {u"last"_s, gap.last},
        {u"reason"_s, audit::gapReasonName(gap.reason)},
        {u"message"_s, gapReasonText(gap)},
        {u"number"_s, textOrNull(gap.number)},
        {u"instead"_s, textOrNull(gap.instead)},
        {u"ledgerRow"_s, idOrNull(gap.ledgerId)},
        {u"because"_s, textOrNull(gap.because)},
        {u"request"_s, requestJson(gap.request)},
        {u"at"_s, toJson(gap.at)},
    };
}

QStringList gapHeadings()
{
    return {Texts::tr("Counter"), Texts::tr("Missing numbers"), Texts::tr("Time"), Texts::tr("Why")};
}

QStringList gapCells(const NumberGap &gap, const store::ReferenceData &data)
{
    return {u"%1 (%2)"_s.arg(QString::number(gap.counter.id), counterText(gap.counter.key, data)),
            rangeText(gap), timeCell(gap.at), gapReasonText(gap)};
}

} // namespace lekthi::ctl
