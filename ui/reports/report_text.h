#pragma once

#include "core/numbering/calendar.h"
#include "core/store/session/address.h"

#include <QDateTime>
#include <QFont>
#include <QString>
#include <QStringList>

#include <utility>

namespace lekthi::ui {

/// All that a report says besides its table, in the language of the program, with the fonts of the window.
/// Made in the UI thread; a value.
struct ReportText
{
    QString title;
    QString place;                            ///< the store
    QList<std::pair<QString, QString>> facts; ///< each with its caption
    QString nothing;                          ///< where there are no rows
    QString page;                             ///< "Page %1 of %2"
    QStringList signers;                      ///< "Prepared by", "Checked by"
    QString preparedBy;                       ///< the name under the first of them
    QString signature;                        ///< "Signature"
    QString name;                             ///< "Name"
    QString date;                             ///< "Date"
    QFont font;                               ///< of the table
};

/// Who makes a report, of which store, and when.
struct ReportMaker
{
    QString person;
    store::Address place;
    QDateTime time;
};

ReportText reportText(const QString &title, const QStringList &filters, const ReportMaker &maker,
                      numbering::Calendar calendar);

/// The instant with the name of its zone, in the time zone of documents: "27 Nov 2026 04:58 (Asia/Bangkok,
/// UTC+07:00)".
QString zonedTimeText(const QDateTime &instant, numbering::Calendar calendar);

} // namespace lekthi::ui
