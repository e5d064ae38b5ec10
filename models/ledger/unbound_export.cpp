#include "models/ledger/unbound_export.h"

#include "models/json_values.h"
#include "models/ledger/ledger_formats.h"
#include "models/ledger/ledger_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::UnboundNumber;

namespace {

using People = QHash<int, store::Person>;

ExportFields unboundFields(const UnboundNumber &number, const store::ReferenceData &reference,
                           const People &people)
{
    const store::Project *project = reference.project(number.projectId);
    const store::CodedItem *type = store::itemById(reference.types, number.typeId);
    return {{u"id"_s, number.ledgerId},
            {u"number"_s, number.number},
            {u"project"_s, project ? project->code : QString()},
            {u"type"_s, type ? type->code : QString()},
            {u"person"_s, loginOf(number.userId, people)},
            {u"allocatedBy"_s, loginOf(number.drawnBy, people)},
            {u"createdAt"_s, timeOrNull(number.createdAt)},
            {u"requestId"_s, number.requestId.toString(QUuid::WithoutBraces)}};
}

QString cursorBehind(const UnboundPage &page)
{
    return page.hasMore ? QString::number(page.numbers.constLast().ledgerId) : QString();
}

} // namespace

ExportSource unboundExport(std::chrono::minutes age, const store::ReferenceData &reference)
{
    return {namesOf(unboundFields({}, {}, {})),
            [age, reference](store::Connection &connection, const QString &after) {
                return readingUnbound(age, after.toLongLong())(connection).map([&](const UnboundPage &page) {
                    const People people = peopleById(page.people);
                    ExportPage exported{.next = cursorBehind(page)};
                    for (const UnboundNumber &number : page.numbers)
                        exported.rows.append(unboundFields(number, reference, people));
                    return exported;
                });
            }};
}

ExportSource unboundReportRows(const UnboundModel &shown, std::chrono::minutes age,
                               const store::ReferenceData &reference, const QList<int> &columns)
{
    return reportRows(shown, columns, [age, reference](store::Connection &connection, const QString &after) {
        return readingUnbound(age, after.toLongLong())(connection).map([&](const UnboundPage &page) {
            auto model = std::make_unique<UnboundModel>();
            model->append(page, reference);
            return ModelPage{std::move(model), cursorBehind(page)};
        });
    });
}

} // namespace lekthi::models
