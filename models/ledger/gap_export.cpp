#include "models/ledger/gap_export.h"

#include "core/store/reference/codes.h"
#include "models/json_values.h"
#include "models/ledger/gap_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString utcText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODate);
}

ExportFields gapFields(const audit::NumberGap &gap, const store::ReferenceData &reference)
{
    return {{u"counterId"_s, gap.counter.id},
            {u"counter"_s, store::counterCodes(reference, gap.counter.key).join(u'/')},
            {u"first"_s, gap.first},
            {u"last"_s, gap.last},
            {u"reason"_s, audit::gapReasonName(gap.reason)},
            {u"message"_s, gapReasonText(gap, &utcText)},
            {u"number"_s, textOrNull(gap.number)},
            {u"instead"_s, textOrNull(gap.instead)},
            {u"because"_s, textOrNull(gap.because)},
            {u"at"_s, timeOrNull(gap.at)}};
}

} // namespace

ExportSource gapExport(const QList<audit::NumberGap> &gaps, const store::ReferenceData &reference)
{
    QList<ExportFields> rows;
    for (const audit::NumberGap &gap : gaps)
        rows.append(gapFields(gap, reference));
    return {namesOf(gapFields({}, {})),
            [rows](store::Connection & /*connection*/, const QString & /*after*/) {
                return store::Result<ExportPage>(ExportPage{.rows = rows});
            }};
}

} // namespace lekthi::models
