#include "core/store/people/glass.h"

#include "core/store/people/account_steps.h"
#include "core/store/session/denial.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement insertBreak("glass/insert_break");
constexpr Statement listBreaks("glass/list_breaks");
constexpr Routine requireReason("require_reason");
constexpr Routine reviewBreak("review_glass_break");

QString nameInStore(GlassOpening opening)
{
    return opening == GlassOpening::Activate      ? u"ACTIVATE"_s
           : opening == GlassOpening::NewPassword ? u"PASSWORD"_s
                                                  : u"UNLOCK"_s;
}

Result<AccountSteps> stepsToOpen(Connection &connection, const QString &login, GlassOpening opening,
                                 const QString &reason, const QString &password)
{
    switch (opening) {
    case GlassOpening::Activate:
        return stepsToActivate(connection, login, reason);
    case GlassOpening::NewPassword:
        return stepsToSetPassword(connection, login, password);
    case GlassOpening::Unlock:
        break;
    }
    return stepsToUnlock(connection, login);
}

} // namespace

Result<void> breakGlass(Connection &connection, const QString &login, GlassOpening opening,
                        const QString &reason, const QString &password)
{
    if (connection.isThroughRoutines())
        return tl::unexpected(notAnAdministrator());
    if (connection.address().usesNetwork())
        return tl::unexpected(
            Error{ErrorKind::NotAllowed, denial::onlyThroughSocket, u"break glass"_s, login});
    const Result<AccountSteps> steps = stepsToOpen(connection, login, opening, reason, password);
    if (!steps)
        return tl::unexpected(steps.error());
    if (auto good = connection.call(requireReason, {reason, minimumForGlass}); !good)
        return tl::unexpected(good.error());
    // The entry first: what is broken off then has opened nothing.
    if (auto noted = connection.write(insertBreak, {login, nameInStore(opening), reason}); !noted)
        return tl::unexpected(noted.error());
    return runSteps(connection, *steps);
}

Result<QList<GlassBreak>> listGlassBreaks(Connection &connection)
{
    return connection.read(listBreaks).map([](const Rows &rows) {
        QList<GlassBreak> breaks;
        for (const Row &row : rows)
            breaks.append({row.bigInteger("id"_L1), row.text("login"_L1), row.text("opened_by"_L1),
                           row.text("reason"_L1), row.text("broken_by"_L1), row.instant("broken_at"_L1),
                           row.integer("reviews"_L1)});
        return breaks;
    });
}

Result<void> reviewGlassBreak(Connection &connection, qint64 id, const QString &comment)
{
    return connection.call(reviewBreak, {id, comment}).map([](const Rows &) {});
}

} // namespace lekthi::store
