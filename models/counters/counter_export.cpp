#include "models/counters/counter_export.h"

#include "core/store/reference/codes.h"
#include "models/json_values.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::CodeKind;

namespace {

constexpr int countersAtOnce = 500;

QJsonValue dayOrNull(const std::optional<QDate> &day)
{
    return day ? QJsonValue(day->toString(Qt::ISODate)) : QJsonValue();
}

ExportFields counterFields(const CounterRow &row, const store::ReferenceData &reference)
{
    const numbering::CounterKey &key = row.counter.key;
    const auto code = [&](CodeKind kind, int id) { return textOrNull(store::codeOf(reference, kind, id)); };
    const qint64 open = row.openReset != 0 ? row.openReset : row.openRegisterImport;
    return {{u"id"_s, row.counter.id},
            {u"project"_s, code(CodeKind::Project, key.projectId)},
            {u"type"_s, code(CodeKind::Type, key.correspondenceTypeId)},
            {u"originator"_s, code(CodeKind::Organization, key.originatorOrganizationId)},
            {u"recipient"_s, code(CodeKind::Organization, key.recipientOrganizationId.value_or(0))},
            {u"subType"_s, code(CodeKind::SubType, key.subTypeId)},
            {u"rfaType"_s, code(CodeKind::RfaType, key.rfaTypeId)},
            {u"discipline"_s, code(CodeKind::Discipline, key.disciplineId)},
            {u"year"_s, key.period.year != 0 ? QJsonValue(key.period.year) : QJsonValue()},
            {u"period"_s, key.period.part != 0 ? QJsonValue(key.period.part) : QJsonValue()},
            {u"lastNumber"_s, row.counter.lastNumber},
            {u"nextNumber"_s, textOrNull(row.next.text())},
            {u"whyNoNext"_s, textOrNull(row.whyNoNext)},
            {u"percentUsed"_s, row.outlook ? QJsonValue(row.outlook->percent) : QJsonValue()},
            {u"runsOutOn"_s, dayOrNull(row.outlook ? row.outlook->likely : std::nullopt)},
            {u"openRequest"_s, open != 0 ? QJsonValue(open) : QJsonValue()},
            {u"updatedAt"_s, timeOrNull(row.counter.updatedAt)}};
}

struct Read
{
    CounterPage page;
    QString next; ///< for the page behind it; empty: this was the last one
};

/// Pages follow each other: where the last one ended in an order is kept from call to call.
auto pagesOf(const CounterWish &wish, const store::ReferenceData &reference)
{
    return [wish, reference, behind = std::make_shared<store::CounterPlaces>()](store::Connection &connection,
                                                                                const QString &after) {
        CounterWish next = wish;
        next.limit = countersAtOnce;
        next.afterId = after.toLongLong();
        next.from = after.isEmpty() ? store::CounterPlaces() : *behind;
        return readCounterPage(connection, next, reference).map([behind](const CounterPage &page) {
            *behind = page.behind;
            return Read{page, page.isLast ? QString() : QString::number(page.rows.constLast().counter.id)};
        });
    };
}

} // namespace

ExportSource counterExport(const CounterWish &wish, const store::ReferenceData &reference)
{
    return {namesOf(counterFields({}, {})), [pages = pagesOf(wish, reference),
                                             reference](store::Connection &connection, const QString &after) {
                return pages(connection, after).map([&](const Read &read) {
                    ExportPage exported{.next = read.next};
                    for (const CounterRow &row : read.page.rows)
                        exported.rows.append(counterFields(row, reference));
                    return exported;
                });
            }};
}

ExportSource counterReportRows(const CounterModel &shown, const CounterWish &wish,
                               const store::ReferenceData &reference, const QList<int> &columns)
{
    return reportRows(shown, columns,
                      [pages = pagesOf(wish, reference),
                       calendar = shown.calendar()](store::Connection &connection, const QString &after) {
                          return pages(connection, after).map([&](const Read &read) {
                              auto model = std::make_unique<CounterModel>();
                              model->setCalendar(calendar);
                              model->appendPage(read.page.rows, true);
                              return ModelPage{std::move(model), read.next};
                          });
                      });
}

} // namespace lekthi::models
