#pragma once

#include "core/audit/evidence/receipt.h"
#include "core/numbering/calendar.h"

#include <QByteArray>
#include <QString>

namespace lekthi::ui {

/// The receipt on one page (PDF): the number large, what it says, what proves it, how it is checked; black on
/// white whatever the appearance of the window. UI thread only.
QByteArray receiptPdf(const audit::Receipt &receipt, const QString &publicKey, numbering::Calendar calendar);

/// The same as rich text.
QString receiptHtml(const audit::Receipt &receipt, const QString &publicKey, numbering::Calendar calendar);

} // namespace lekthi::ui
