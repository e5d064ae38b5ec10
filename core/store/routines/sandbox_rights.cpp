#include "core/store/routines/sandbox_rights.h"

#include "core/store/routines/install_routines.h"
#include "core/store/routines/schema_names.h"

#include <QCryptographicHash>
#include <QStringList>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement recordFingerprint("schema/record_fingerprint");

constexpr auto everybody = "lekthi_auditor, lekthi_project_admin, lekthi_super_admin, lekthi_allocator"_L1;

/// What test generation and the bench of algorithms do in the sandbox.
constexpr std::pair<const char *, const char *> rights[] = {
    {"SELECT", "lekthi_schema"},
    {"SELECT", "lekthi_routines"},
    {"SELECT", "document_number_rules_stamp"},
    {"SELECT", "project_admins"},
    {"SELECT, INSERT, UPDATE", "users"},
    {"SELECT, INSERT, UPDATE", "projects"},
    {"SELECT, INSERT, UPDATE", "organizations"},
    {"SELECT, INSERT, UPDATE, DELETE", "project_organizations"},
    {"SELECT, INSERT, UPDATE", "correspondence_types"},
    {"SELECT, INSERT, UPDATE", "correspondence_sub_types"},
    {"SELECT, INSERT, UPDATE", "rfa_types"},
    {"SELECT, INSERT, UPDATE", "disciplines"},
    {"SELECT, INSERT, UPDATE", "document_number_configs"},
    {"SELECT, INSERT, UPDATE", "document_number_counters"},
    {"SELECT, INSERT", "document_number_audit"},
    {"SELECT, INSERT", "document_number_taken"},
    {"INSERT", "document_number_errors"},
    {"SELECT", "take_over_requests"},
    {"SELECT", "take_over_numbers"},
};

/// Nothing can be revoked that was never granted; earlier versions granted the whole sandbox.
QStringList texts()
{
    QStringList all{u"GRANT SELECT ON {{store_pattern}}.* TO %1"_s.arg(everybody),
                    u"REVOKE ALL PRIVILEGES ON {{store_pattern}}.* FROM %1"_s.arg(everybody)};
    for (const auto &[privileges, table] : rights)
        all.append(u"GRANT %1 ON {{store}}.%2 TO %3"_s.arg(QLatin1StringView(privileges),
                                                           QLatin1StringView(table), everybody));
    return all;
}

} // namespace

Result<void> grantSandbox(Connection &sandbox)
{
    for (const QString &text : texts()) {
        if (auto done = sandbox.execute(withNames(text, sandbox.address().database)); !done)
            return done;
    }
    return sandbox.write(recordFingerprint, {sandboxFingerprint()}).map([](int) {});
}

QString sandboxFingerprint()
{
    static const QString fingerprint = QString::fromLatin1(
        QCryptographicHash::hash(texts().join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex());
    return fingerprint;
}

} // namespace lekthi::store
