#include "app/opening/failed_start.h"

#include "models/status/digest_place.h"

namespace lekthi::opening {

using namespace Qt::StringLiterals;

QString describeFailedStart(const local::StartFailure &failure)
{
    const QString sentence = local::describe(failure);
    using Kind = local::StartFailureKind;
    if (failure.kind != Kind::DataGone && failure.kind != Kind::DataDamaged &&
        failure.kind != Kind::DataIncomplete)
        return sentence;
    return sentence + u' ' + models::lastDigestText(failure.store);
}

std::optional<local::StartFailure> damageBehind(const store::Error &error, const local::LocalServer &server)
{
    using store::ErrorKind;
    const bool isDamage = error.kind == ErrorKind::Damaged || error.kind == ErrorKind::AccessDenied;
    if (!isDamage)
        return {};
    const QString table = error.kind == ErrorKind::AccessDenied ? u"mysql/global_priv"_s : error.subject;
    return local::StartFailure{.kind = local::StartFailureKind::DataDamaged,
                               .subject = server.directory(),
                               .logTail = error.detail,
                               .store = server.address(),
                               .file = table};
}

} // namespace lekthi::opening
