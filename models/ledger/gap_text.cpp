#include "models/ledger/gap_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using audit::GapReason;
using audit::NumberGap;

namespace {

struct GapTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QStringList approversNamed(const store::Request &request)
{
    QStringList logins;
    for (const store::RequestApproval &approval : request.approvals)
        logins.append(approval.login);
    return logins;
}

/// "request 4 of sa.one, approved by sa.two on 2026-11-26 05:00:20 +07".
QString agreementText(const store::Request &request, const TimeTelling &telling)
{
    return GapTexts::tr("request %1 of %2, approved by %3 on %4")
        .arg(QString::number(request.id), request.requester, approversNamed(request).join(", "_L1),
             telling(request.closedAt));
}

QString withReason(const QString &sentence, const NumberGap &gap)
{
    return gap.because.isEmpty() ? sentence : u"%1 (%2)"_s.arg(sentence, gap.because);
}

} // namespace

QString gapReasonText(const NumberGap &gap, const TimeTelling &telling)
{
    switch (gap.reason) {
    case GapReason::Reset:
        return withReason(
            gap.request ? GapTexts::tr("Reset of the counter: %1").arg(agreementText(*gap.request, telling))
                        : GapTexts::tr("Reset of the counter"),
            gap);
    case GapReason::Skipped:
        return GapTexts::tr("Skipped: %1 was taken already, %2 was issued instead")
            .arg(gap.number, gap.instead);
    case GapReason::Imported:
        return withReason(gap.request ? GapTexts::tr("Raised by the import of an old register: %1")
                                            .arg(agreementText(*gap.request, telling))
                                      : GapTexts::tr("Raised by the import of an old register"),
                          gap);
    case GapReason::Unused:
        return withReason(GapTexts::tr("%1 was marked as unused").arg(gap.number), gap);
    case GapReason::Voided:
        return withReason(
            gap.request
                ? GapTexts::tr("%1 was voided: %2").arg(gap.number, agreementText(*gap.request, telling))
                : GapTexts::tr("%1 was voided").arg(gap.number),
            gap);
    case GapReason::BeforeChain:
        return GapTexts::tr("Before the first number that the ledger knows of this counter");
    case GapReason::Archived:
        return GapTexts::tr("Their ledger rows were archived and are no longer in the store");
    case GapReason::Unexplained:
        return GapTexts::tr(
            "Not explained. Run lekthictl audit verify with the digests that were kept elsewhere, "
            "and compare with the backups of the store.");
    }
    Q_UNREACHABLE();
}

QString gapRangeText(const NumberGap &gap)
{
    return gap.first == gap.last ? QString::number(gap.first) : u"%1–%2"_s.arg(gap.first).arg(gap.last);
}

} // namespace lekthi::models
