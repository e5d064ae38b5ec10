#include "models/ledger/ledger_report.h"

namespace lekthi::models {

namespace {

constexpr int printedAtOnce = 500;

} // namespace

ExportSource ledgerReportRows(const LedgerModel &shown, const store::LedgerFilter &filter,
                              const QList<int> &columns)
{
    return reportRows(shown, columns,
                      [filter, names = shown.names()](store::Connection &connection, const QString &after) {
                          return readLedger(connection, filter, names.reference, printedAtOnce, after)
                              .map([&](const LedgerReading &reading) {
                                  auto model = std::make_unique<LedgerModel>(names.reference);
                                  model->setPeople(names.people.values());
                                  model->setCalendar(names.calendar);
                                  model->appendPage(reading.lines, reading.next);
                                  return ModelPage{std::move(model), reading.next};
                              });
                      });
}

} // namespace lekthi::models
