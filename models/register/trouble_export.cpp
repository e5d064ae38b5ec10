#include "models/register/trouble_export.h"

#include "models/csv_text.h"

#include <QCoreApplication>

namespace lekthi::models {

QByteArray troublesCsv(const registers::RegisterImportPlan &plan)
{
    // Without the mark Excel takes Thai for something else.
    QString csv{QChar::ByteOrderMark};
    csv += csvLine({QCoreApplication::translate("lekthi", "Line"),
                    QCoreApplication::translate("lekthi", "Number as written"),
                    QCoreApplication::translate("lekthi", "Why it is not imported")});
    for (const registers::TroubledLine &line : plan.troubles)
        csv += csvLine({QString::number(line.line), line.written, registers::describe(line)});
    return csv.toUtf8();
}

} // namespace lekthi::models
