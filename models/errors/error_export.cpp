#include "models/errors/error_export.h"

#include "core/store/log/error_gateway.h"
#include "models/json_values.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ErrorEntry;

namespace {

constexpr int errorsAtOnce = 500;

QString cursorBehind(const QList<ErrorEntry> &entries)
{
    return entries.size() < errorsAtOnce ? QString() : QString::number(entries.constLast().id);
}

} // namespace

ExportFields errorFields(const ErrorEntry &entry, const QString &login)
{
    return {{u"id"_s, entry.id},
            {u"reference"_s, entry.reference},
            {u"type"_s, entry.type},
            {u"message"_s, entry.message},
            {u"stackTrace"_s, textOrNull(entry.stackTrace)},
            {u"context"_s, entry.context},
            {u"person"_s, textOrNull(login)},
            {u"address"_s, textOrNull(entry.ipAddress)},
            {u"createdAt"_s, timeOrNull(entry.createdAt)},
            {u"resolvedAt"_s, timeOrNull(entry.resolvedAt)}};
}

ExportSource errorExport(const store::ErrorFilter &filter, const LedgerNames &names)
{
    return {namesOf(errorFields({}, {})),
            [filter, names](store::Connection &connection, const QString &after) {
                return store::latestErrors(connection, errorsAtOnce, filter, after.toLongLong())
                    .map([&](const QList<ErrorEntry> &entries) {
                        ExportPage page;
                        for (const ErrorEntry &entry : entries)
                            page.rows.append(errorFields(entry, names.people.value(entry.userId).login));
                        page.next = cursorBehind(entries);
                        return page;
                    });
            }};
}

ExportSource errorReportRows(const ErrorModel &shown, const store::ErrorFilter &filter,
                             const QList<int> &columns)
{
    return reportRows(shown, columns,
                      [filter, names = shown.names()](store::Connection &connection, const QString &after) {
                          return store::latestErrors(connection, errorsAtOnce, filter, after.toLongLong())
                              .map([&](const QList<ErrorEntry> &entries) {
                                  auto model = std::make_unique<ErrorModel>(names.reference);
                                  model->setPeople(names.people.values());
                                  model->setCalendar(names.calendar);
                                  const QString next = cursorBehind(entries);
                                  model->appendPage(entries, next);
                                  return ModelPage{std::move(model), next};
                              });
                      });
}

} // namespace lekthi::models
