#include "ui/reports/report_text.h"

#include "core/numbering/period.h"
#include "models/time_text.h"
#include "ui/shell/theme.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal tablePoints = 8;

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString placeText(const store::Address &place)
{
    return place.usesNetwork()
               ? ReportWords::tr("Store %1 on %2", "database and server").arg(place.database, place.host)
               : ReportWords::tr("Store %1 on this computer", "database").arg(place.database);
}

} // namespace

QString zonedTimeText(const QDateTime &instant, numbering::Calendar calendar)
{
    const QTimeZone zone = numbering::defaultDocumentTimeZone();
    return u"%1 (%2, %3)"_s.arg(models::timeText(instant, calendar), QString::fromUtf8(zone.id()),
                                zone.displayName(instant, QTimeZone::OffsetName));
}

ReportText reportText(const QString &title, const QStringList &filters, const ReportMaker &maker,
                      numbering::Calendar calendar)
{
    ReportText text;
    text.title = title;
    text.place = placeText(maker.place);
    text.facts = {
        {ReportWords::tr("Filters"), filters.isEmpty() ? ReportWords::tr("none") : filters.join(u" · "_s)},
        {ReportWords::tr("Made by"), maker.person},
        {ReportWords::tr("Made on"), zonedTimeText(maker.time, calendar)}};
    text.nothing = ReportWords::tr("Nothing is listed.");
    text.page = ReportWords::tr("Page %1 of %2");
    text.signers = {ReportWords::tr("Prepared by"), ReportWords::tr("Checked by")};
    text.preparedBy = maker.person;
    text.signature = ReportWords::tr("Signature");
    text.name = ReportWords::tr("Name", "of a person who signs");
    text.date = ReportWords::tr("Date");
    text.font = theme::baseFont();
    text.font.setPointSizeF(tablePoints);
    return text;
}

} // namespace lekthi::ui
