#pragma once

#include "app/ctl/print/command_error.h"
#include "core/numbering/running_out.h"
#include "core/store/counters/counter_gateway.h"
#include "models/counters/next_numbers.h"

#include <QJsonValue>
#include <QList>
#include <QStringList>

#include <optional>

namespace lekthi::ctl {

/// A counter with what really comes next, and what is known of the end of its digits; nothing where there is
/// no template that is right.
struct JudgedCounter
{
    store::Counter counter;
    models::ShownNext next;
    std::optional<numbering::Outlook> outlook;
};

/// All of them, in their order; what comes next is not known yet.
Result<QList<JudgedCounter>> judged(store::Connection &connection, const QList<store::Counter> &counters);

/// The same counters with what really comes next.
Result<QList<JudgedCounter>> withNext(store::Connection &connection, QList<JudgedCounter> counters,
                                      const store::ReferenceData &data);

/// Leaves those that run out, what ends first in front.
QList<JudgedCounter> runningOut(QList<JudgedCounter> counters);

QJsonValue outlookJson(const std::optional<numbering::Outlook> &outlook);
/// "96 %" and "2027-03-12", or why there is no date.
QStringList outlookCells(const std::optional<numbering::Outlook> &outlook);
/// The whole sentence.
QString outlookText(const std::optional<numbering::Outlook> &outlook);

} // namespace lekthi::ctl
