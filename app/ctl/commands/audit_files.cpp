#include "app/ctl/commands/audit_files.h"

#include "app/ctl/print/texts.h"
#include "app/keychain/kept_secret.h"
#include "core/audit/evidence/cosignatures.h"
#include "core/files/regular_file.h"
#include "models/status/digest_place.h"

#include <QFileInfo>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestKey = 64 * 1024;

tl::unexpected<CommandError> readingError(const files::FileProblem &problem)
{
    if (problem.fault == files::FileFault::Missing)
        return auditError({audit::AuditProblem::FileMissing, problem.path, problem.detail});
    return fileError(problem);
}

Result<QByteArray> readFile(const QString &path, qint64 most)
{
    const auto content = files::readWholeFile(path, most);
    if (!content)
        return readingError(content.error());
    return *content;
}

} // namespace

tl::unexpected<CommandError> auditError(const audit::AuditError &error)
{
    return tl::make_unexpected(CommandError{.code = audit::problemName(error.problem),
                                            .message = audit::describe(error),
                                            .details = error.detail});
}

Result<audit::PublicKey> readPublicKey(const QString &given)
{
    if (const auto key = audit::PublicKey::parse(given.toUtf8()))
        return *key;
    const Result<QByteArray> content = readFile(given, largestKey);
    if (!content)
        return tl::make_unexpected(content.error());
    const auto key = audit::PublicKey::parse(*content);
    if (!key)
        return auditError({audit::AuditProblem::Malformed, given, {}});
    return *key;
}

Result<audit::DigestFile> readDigestFile(const QString &path)
{
    auto file = std::make_unique<QFile>();
    if (const auto opened = files::openRegular(*file, path, audit::largestDigestFile); !opened)
        return readingError(opened.error());
    auto digests = audit::DigestFile::read(std::move(file), path);
    if (!digests)
        return auditError(digests.error());
    // A file without a single digest must not pass for one that agrees.
    if (digests->isEmpty())
        return auditError({audit::AuditProblem::Malformed, path, {}});
    return *std::move(digests);
}

Result<audit::DigestFile> readCosignedDigests(const QString &path)
{
    Result<audit::DigestFile> digests = readDigestFile(path);
    const QString beside = audit::cosignatureFile(path);
    if (!digests || !QFileInfo::exists(beside))
        return digests;
    const Result<QByteArray> kept = readFile(beside, audit::largestCosignatureFile);
    if (!kept)
        return tl::make_unexpected(kept.error());
    audit::addCosignatures(*digests, *kept);
    return digests;
}

Result<audit::DigestFile> readTrustedDigests(const Arguments &arguments)
{
    const Result<audit::PublicKey> key = readPublicKey(arguments.text("public-key"_L1));
    if (!key)
        return tl::make_unexpected(key.error());
    const QString file = arguments.text("digest"_L1);
    Result<audit::DigestFile> digests = readCosignedDigests(file);
    if (!digests)
        return digests;
    if (const Result<void> isSigned = requireSignatures(*digests, *key, file); !isSigned)
        return tl::make_unexpected(isSigned.error());
    return digests;
}

Result<void> requireSignatures(audit::DigestFile &digests, const audit::PublicKey &key, const QString &file)
{
    for (qsizetype at = 0; at < digests.size(); ++at) {
        if (!digests.at(at).isSignedBy(key))
            return auditError({audit::AuditProblem::WrongSignature, file, {}});
    }
    return {};
}

Result<std::optional<TrustedDigests>> trustedDigestsOption(const Arguments &arguments)
{
    const bool isKeyOfArchives = arguments.has("archive"_L1) && !arguments.has("digest"_L1);
    if (isKeyOfArchives || (!arguments.has("digest"_L1) && !arguments.has("public-key"_L1)))
        return std::nullopt;
    if (!arguments.has("digest"_L1) || !arguments.has("public-key"_L1))
        return usageError(Texts::tr("--digest and --public-key belong together: a digest proves nothing "
                                    "without the key that signed it."));
    Result<audit::DigestFile> read = readTrustedDigests(arguments);
    if (!read)
        return tl::make_unexpected(read.error());
    TrustedDigests trusted;
    trusted.file = arguments.text("digest"_L1);
    for (qsizetype at = 0; at < read->size(); ++at)
        trusted.digests.append(read->at(at).frame().digest);
    trusted.read = std::make_shared<audit::DigestFile>(*std::move(read));
    return trusted;
}

Result<void> requireStore(const TrustedDigests &digests, const QString &database)
{
    for (const audit::Digest &digest : digests.digests) {
        if (digest.store != database)
            return auditError({audit::AuditProblem::OtherStore, digest.store, {}});
    }
    return {};
}

QString signingKeyPath(const Arguments &arguments)
{
    if (arguments.has("key"_L1))
        return arguments.text("key"_L1);
    return models::signingKeyFile();
}

audit::AuditResult<audit::SigningKey> signingKeyAt(const QString &path)
{
    auto key = audit::SigningKey::loadOrCreate(path);
    if (key || key.error().problem != audit::AuditProblem::KeyInKeychain)
        return key;
    return audit::keyFromKeychain(path, keptSecret(models::signingKeyName()).value_or(QByteArray()));
}

Result<audit::SigningKey> signingKeyOption(const Arguments &arguments)
{
    auto key = signingKeyAt(signingKeyPath(arguments));
    if (!key)
        return auditError(key.error());
    return std::move(*key);
}

} // namespace lekthi::ctl
