#include "app/ctl/commands/reset_digest.h"

#include "app/ctl/commands/audit_files.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "core/audit/digest_folder.h"
#include "models/status/digest_place.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

struct Signed
{
    audit::WrittenDigest digest;
    QString publicKey;
};

tl::expected<Signed, QString> signNow(store::Connection &connection)
{
    const auto key = signingKeyAt(models::signingKeyFile());
    if (!key)
        return tl::unexpected(audit::describe(key.error()));
    const audit::DigestFolder folder(models::digestFolder(), connection.address());
    const auto written = audit::writeDigest(connection, *key, folder);
    if (!written)
        return tl::unexpected(store::describe(written.error()));
    if (!*written)
        return tl::unexpected(audit::describe(written->error()));
    return Signed{**written, QString::fromLatin1(key->publicKey().toText())};
}

QJsonObject digestJson(const Signed &made, const QString &whyNone)
{
    return {{u"file"_s, textOrNull(made.digest.file)},
            {u"time"_s, toJson(made.digest.time)},
            {u"publicKey"_s, textOrNull(made.publicKey)},
            {u"whyNone"_s, textOrNull(whyNone)}};
}

} // namespace

void addDigest(Report &report, store::Connection &connection)
{
    const auto done = signNow(connection);
    if (!done) {
        report.json.insert(u"digest"_s, digestJson({}, done.error()));
        report.note = Texts::tr("It was executed, but no signed digest could be written after it: %1 Then "
                                "write one with \"lekthictl audit export\".")
                          .arg(done.error());
        return;
    }
    report.json.insert(u"digest"_s, digestJson(*done, {}));
    report.note = Texts::tr("A signed digest was added to %1. Keep a copy, and the public key %2, where the "
                            "administrators of the server cannot write.")
                      .arg(done->digest.file, done->publicKey);
}

} // namespace lekthi::ctl
