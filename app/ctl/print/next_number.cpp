#include "app/ctl/print/next_number.h"

#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/numbering/period.h"

#include <QDateTime>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using models::ShownNext;

namespace {

QString withSkipped(const QString &number, const ShownNext &next)
{
    return next.skipped > 0 ? u"%1 (%2)"_s.arg(number, allocation::skippedText(next.skipped)) : number;
}

} // namespace

Result<QList<ShownNext>> nextOf(store::Connection &connection, const QList<store::Counter> &counters,
                                const store::ReferenceData &data)
{
    return fromStore(store::listTemplates(connection).and_then([&](const auto &templates) {
        return models::readNext(connection, counters, data, templates, numbering::currentDocumentDate());
    }));
}

Result<ShownNext> nextAfterReset(store::Connection &connection, const store::Counter &counter, bool isVoid,
                                 const store::ReferenceData &data)
{
    return fromStore(store::listTemplates(connection).and_then([&](const auto &templates) {
        return models::readNextAfterReset(connection, counter, isVoid, data, templates,
                                          numbering::currentDocumentDate());
    }));
}

QJsonObject nextJson(const ShownNext &next)
{
    const bool comes = next.sequence > 0;
    return {
        {u"sequence"_s, comes ? QJsonValue(next.sequence) : QJsonValue()},
        {u"number"_s, comes ? QJsonValue(next.number.text()) : QJsonValue()},
        {u"skippedCount"_s, next.skipped},
        {u"whyNone"_s, comes ? QJsonValue() : QJsonValue(next.reasonCode)},
    };
}

QString nextCell(const ShownNext &next)
{
    return next.sequence > 0 ? withSkipped(QString::number(next.sequence), next) : next.reasonCode;
}

QString nextText(const ShownNext &next)
{
    return next.sequence > 0 ? withSkipped(next.number.text(), next) : next.whyNone;
}

} // namespace lekthi::ctl
