#include "core/store/alerts/alert_lease_gateway.h"

#include "core/numbering/text_safety.h"
#include "core/store/alerts/alert_row.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"

#include <QJsonArray>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readLease("alert/read_lease");
constexpr Routine holdLease("hold_alert_lease");
constexpr Routine releaseLease("release_alert_lease");
constexpr Routine writeStates("write_alert_states");

constexpr int longestProgram = 120;
constexpr int longestLabel = 200;

AlertLease leaseFrom(const Row &row)
{
    AlertLease lease;
    lease.epoch = row.bigInteger("epoch"_L1);
    lease.login = row.text("login"_L1);
    lease.program = row.text("program"_L1);
    lease.until = row.instant("taken_until"_L1);
    lease.lookedAt = row.instant("looked_at"_L1);
    return lease;
}

/// The store takes none that cannot be seen.
QString visibleLabel(const QString &label)
{
    QString visible;
    for (numbering::CodePoints points(label); !points.atEnd();) {
        const char32_t point = points.next();
        if (!numbering::isInvisible(point))
            visible += QString::fromUcs4(&point, 1);
    }
    return visible.left(longestLabel);
}

QJsonArray jsonOf(const AlertLook &look)
{
    const alerts::State &state = look.state;
    return {look.rule,
            look.subject,
            visibleLabel(look.label),
            alerts::phaseName(state.phase),
            alertTimeText(state.since),
            alertTimeText(state.lookedAt),
            state.hasData ? 1 : 0,
            state.value,
            state.towards ? QJsonValue(qint64(state.towards->count())) : QJsonValue(),
            state.quietSince.isValid() ? QJsonValue(alertTimeText(state.quietSince)) : QJsonValue()};
}

} // namespace

Result<AlertLease> takeAlertLease(Connection &connection, const QUuid &token, const QString &program,
                                  std::chrono::seconds time)
{
    return connection.call(holdLease, {textOf(token), program.left(longestProgram), qint64(time.count())})
        .and_then([](const Rows &rows) -> Result<AlertLease> {
            if (rows.isEmpty())
                return tl::unexpected(Error{ErrorKind::Internal, 0, u"no row of the lease"_s, {}});
            AlertLease lease = leaseFrom(rows.first());
            lease.isOwn = rows.first().flag("is_own"_L1);
            lease.isHeld = true;
            return lease;
        });
}

Result<void> releaseAlertLease(Connection &connection, const QUuid &token)
{
    return connection.call(releaseLease, {textOf(token)}).map([](const Rows &) {});
}

Result<AlertLease> alertLease(Connection &connection)
{
    return connection.read(readLease).and_then([](const Rows &rows) -> Result<AlertLease> {
        if (rows.isEmpty())
            return AlertLease();
        AlertLease lease = leaseFrom(rows.first());
        lease.isHeld = rows.first().flag("is_held"_L1);
        return lease;
    });
}

Result<void> writeAlertLooks(Connection &connection, const QUuid &token, qint64 epoch,
                             const QList<AlertLook> &looks)
{
    QJsonArray all;
    for (const AlertLook &look : looks)
        all.append(jsonOf(look));
    return connection.call(writeStates, {textOf(token), epoch, jsonText(all)}).map([](const Rows &) {});
}

} // namespace lekthi::store
