#include "core/store/schema/sandbox_rights.h"

#include "core/store/people/given_rights.h"
#include "core/store/people/rights.h"
#include "core/store/schema/shipped_texts.h"
#include "core/store/session/schema_names.h"

#include <QCryptographicHash>
#include <QStringList>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement recordSandboxFingerprint("schema/record_fingerprint");

constexpr auto everybody = "lekthi_auditor, lekthi_project_admin, lekthi_super_admin, lekthi_allocator"_L1;

/// Nothing can be revoked that was never granted; earlier versions granted the whole sandbox.
QStringList texts()
{
    QStringList all{u"GRANT SELECT ON {{store_pattern}}.* TO %1"_s.arg(everybody),
                    u"REVOKE ALL PRIVILEGES ON {{store_pattern}}.* FROM %1"_s.arg(everybody)};
    for (const SandboxRight &right : sandboxRights())
        all.append(u"GRANT %1 ON {{store}}.%2 TO %3"_s.arg(QLatin1StringView(right.privileges),
                                                           QLatin1StringView(right.table), everybody));
    return all;
}

} // namespace

Result<void> grantSandbox(Connection &sandbox)
{
    for (const QString &text : texts()) {
        if (auto done = sandbox.execute(withNames(text, sandbox.address().database)); !done)
            return done;
    }
    if (auto revoked = revokeOtherRights(sandbox, {sandbox.address().database}); !revoked)
        return revoked;
    return sandbox.write(recordSandboxFingerprint, {sandboxFingerprint()}).map([](int) {});
}

QString sandboxFingerprint()
{
    static const QString fingerprint = [] {
        QStringList all = texts();
        for (const ShippedText &beside : shippedBesideTables())
            all.append(beside.text);
        return QString::fromLatin1(
            QCryptographicHash::hash(all.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex());
    }();
    return fingerprint;
}

} // namespace lekthi::store
