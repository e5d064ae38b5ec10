#pragma once

#include "models/setup/setup_run.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace lekthi::ui {

/// One-time passwords to hand over, as plain text: a block of lines for each person.
QString passwordSheetText(const QList<models::HandedPassword> &passwords, const QString &place);

/// The same as a PDF, with a block to cut out for each person. UI thread only.
QByteArray passwordSheetPdf(const QList<models::HandedPassword> &passwords, const QString &place);

} // namespace lekthi::ui
