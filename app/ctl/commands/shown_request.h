#pragma once

#include "app/ctl/print/report.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/request.h"
#include "core/store/session/connection.h"

#include <QByteArray>
#include <QString>

namespace lekthi::ctl {

/// A request with what whoever decides has to know, as it stands now.
struct ShownRequest
{
    store::Request request;
    QString text;
    QJsonObject json;
    QByteArray digest; ///< of what is shown, for approving it
    QString question;  ///< before it is approved: "Type 9 to approve the reset:"
    QString expected;  ///< the answer
};

Result<ShownRequest> readShown(store::Connection &connection, qint64 id, const store::ReferenceData &data);

} // namespace lekthi::ctl
