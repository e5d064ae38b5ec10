#include "core/store/schema/open_transactions.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listOpen("gate/list_open_transactions");
constexpr int noSuchSession = 1094;

} // namespace

Result<QList<OpenTransaction>> listOpenTransactions(Connection &connection)
{
    return connection.read(listOpen).map([](const Rows &rows) {
        QList<OpenTransaction> open;
        for (const Row &row : rows)
            open.append({row.bigInteger("session_id"_L1), row.text("login"_L1), row.text("host"_L1),
                         row.integer("open_seconds"_L1)});
        return open;
    });
}

Result<void> endSessions(Connection &connection, const QList<OpenTransaction> &open)
{
    for (const OpenTransaction &one : open) {
        auto ended = connection.execute(u"KILL HARD CONNECTION %1"_s.arg(one.session));
        if (!ended && ended.error().serverCode != noSuchSession)
            return ended;
    }
    return {};
}

} // namespace lekthi::store
