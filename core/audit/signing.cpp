#include "core/audit/signing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sodium.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView fileTag = "lekthi-ed25519-key:";
constexpr QByteArrayView keychainTag = "lekthi-ed25519-key-in-keychain:";
constexpr qint64 longestFile = 200;

class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }

private:
    int m_number;
};

tl::unexpected<AuditError> failed(AuditProblem problem, const QString &path, int reason = 0)
{
    const QString detail = reason == 0 ? QString() : QString::fromLocal8Bit(std::strerror(reason));
    return tl::unexpected(AuditError{problem, path, detail});
}

bool writeAll(int file, const QByteArray &bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count = ::write(file, bytes.constData() + written, size_t(bytes.size() - written));
        if (count < 0 && errno != EINTR)
            return false;
        written += count > 0 ? qsizetype(count) : 0;
    }
    return true;
}

void wipe(QByteArray &bytes)
{
    sodium_memzero(bytes.data(), size_t(bytes.size()));
}

/// A complete file of another name beside the path, to be put in its place; gives its name.
AuditResult<QByteArray> makePart(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    const QString directory = info.absolutePath();
    if (!QDir().mkpath(directory))
        return failed(AuditProblem::CannotWrite, directory);
    std::array<unsigned char, 8> random{};
    randombytes_buf(random.data(), random.size());
    const QByteArray part = QFile::encodeName(path) + '.' +
                            QByteArray(reinterpret_cast<const char *>(random.data()), random.size()).toHex();
    const Descriptor file(::open(part.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!file.isOpen())
        return cannotWrite(path, errno);
    if (!writeAll(file.number(), content) || ::fsync(file.number()) != 0) {
        const int reason = errno;
        ::unlink(part.constData());
        return cannotWrite(path, reason);
    }
    return part;
}

/// The key's file appears complete or not at all, and never in place of another one.
AuditResult<void> makeFile(const QString &path, const QByteArray &content)
{
    const auto part = makePart(path, content);
    if (!part)
        return tl::unexpected(part.error());
    const int linked = ::link(part->constData(), QFile::encodeName(path).constData());
    const int reason = errno;
    ::unlink(part->constData());
    if (linked != 0 && reason != EEXIST)
        return cannotWrite(path, reason);
    return {};
}

AuditResult<QByteArray> readFile(const QString &path)
{
    const Descriptor file(
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (!file.isOpen())
        return failed(errno == ENOENT ? AuditProblem::KeyMissing : AuditProblem::FileMissing, path, errno);
    // Of the file that is open, not of whatever the name stands for by now.
    struct stat status{};
    if (::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > longestFile)
        return failed(AuditProblem::Malformed, path);
    if (status.st_uid != ::geteuid())
        return failed(AuditProblem::KeyForeign, path);
    if ((status.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return failed(AuditProblem::KeyTooOpen, path);
    QByteArray content(longestFile, '\0');
    const ssize_t count = ::read(file.number(), content.data(), size_t(content.size()));
    if (count < 0)
        return failed(AuditProblem::FileMissing, path, errno);
    content.resize(qsizetype(count));
    return content;
}

} // namespace

struct SigningKey::Secret
{
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open{};
    std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secret{};

    Secret() = default;
    ~Secret() { sodium_memzero(secret.data(), secret.size()); }
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;
};

std::optional<PublicKey> PublicKey::parse(const QByteArray &text)
{
    const auto decoded =
        QByteArray::fromBase64Encoding(text.trimmed(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || (*decoded).size() != crypto_sign_PUBLICKEYBYTES)
        return std::nullopt;
    return PublicKey{*decoded};
}

QByteArray PublicKey::toText() const
{
    return bytes.toBase64();
}

bool PublicKey::verifies(const QByteArray &text, const QByteArray &signature) const
{
    if (sodium_init() < 0 || bytes.size() != crypto_sign_PUBLICKEYBYTES ||
        signature.size() != crypto_sign_BYTES)
        return false;
    return crypto_sign_verify_detached(reinterpret_cast<const unsigned char *>(signature.constData()),
                                       reinterpret_cast<const unsigned char *>(text.constData()),
                                       static_cast<unsigned long long>(text.size()),
                                       reinterpret_cast<const unsigned char *>(bytes.constData())) == 0;
}

SigningKey::SigningKey(std::unique_ptr<Secret> secret)
    : m_secret(std::move(secret))
{
}

SigningKey::~SigningKey() = default;
SigningKey::SigningKey(SigningKey &&) noexcept = default;
SigningKey &SigningKey::operator=(SigningKey &&) noexcept = default;

std::optional<SigningKey> SigningKey::fromSecretText(const QByteArray &text)
{
    const bool isKey = sodium_init() >= 0 && text.startsWith(fileTag);
    QByteArray seed = isKey ? QByteArray::fromBase64(text.mid(fileTag.size()).trimmed()) : QByteArray();
    if (seed.size() != crypto_sign_SEEDBYTES)
        return std::nullopt;
    auto secret = std::make_unique<Secret>();
    crypto_sign_seed_keypair(secret->open.data(), secret->secret.data(),
                             reinterpret_cast<const unsigned char *>(seed.constData()));
    wipe(seed);
    return SigningKey(std::move(secret));
}

QByteArray SigningKey::secretText() const
{
    QByteArray seed(crypto_sign_SEEDBYTES, Qt::Uninitialized);
    crypto_sign_ed25519_sk_to_seed(reinterpret_cast<unsigned char *>(seed.data()), m_secret->secret.data());
    QByteArray text = fileTag.toByteArray() + seed.toBase64() + '\n';
    wipe(seed);
    return text;
}

AuditResult<SigningKey> SigningKey::load(const QString &path)
{
    auto content = readFile(path);
    if (!content)
        return tl::unexpected(content.error());
    std::optional<SigningKey> key = fromSecretText(*content);
    const bool isElsewhere = content->startsWith(keychainTag);
    wipe(*content);
    if (isElsewhere)
        return failed(AuditProblem::KeyInKeychain, path);
    if (!key)
        return failed(AuditProblem::Malformed, path);
    return *std::move(key);
}

AuditResult<SigningKey> SigningKey::loadOrCreate(const QString &path)
{
    auto loaded = load(path);
    if (loaded || loaded.error().problem != AuditProblem::KeyMissing)
        return loaded;
    QByteArray seed(crypto_sign_SEEDBYTES, Qt::Uninitialized);
    randombytes_buf(seed.data(), size_t(seed.size()));
    QByteArray content = fileTag.toByteArray() + seed.toBase64() + '\n';
    const auto made = makeFile(path, content);
    wipe(seed);
    wipe(content);
    return made ? load(path) : tl::unexpected(made.error());
}

PublicKey SigningKey::publicKey() const
{
    return {
        QByteArray(reinterpret_cast<const char *>(m_secret->open.data()), qsizetype(m_secret->open.size()))};
}

QByteArray SigningKey::sign(const QByteArray &text) const
{
    QByteArray signature(crypto_sign_BYTES, Qt::Uninitialized);
    crypto_sign_detached(reinterpret_cast<unsigned char *>(signature.data()), nullptr,
                         reinterpret_cast<const unsigned char *>(text.constData()),
                         static_cast<unsigned long long>(text.size()), m_secret->secret.data());
    return signature;
}

AuditResult<PublicKey> publicKeyAt(const QString &path)
{
    const auto key = SigningKey::load(path);
    if (key)
        return key->publicKey();
    if (key.error().problem != AuditProblem::KeyInKeychain)
        return tl::unexpected(key.error());
    const auto content = readFile(path);
    const auto named = content ? PublicKey::parse(content->mid(keychainTag.size())) : std::nullopt;
    if (!named)
        return failed(AuditProblem::Malformed, path);
    return *named;
}

AuditResult<SigningKey> keyFromKeychain(const QString &path, const QByteArray &secretText)
{
    const auto named = publicKeyAt(path);
    if (!named)
        return tl::unexpected(named.error());
    auto key = SigningKey::fromSecretText(secretText);
    if (!key || key->publicKey() != *named)
        return failed(AuditProblem::KeyInKeychain, path);
    return *std::move(key);
}

AuditResult<void> leaveToKeychain(const QString &path, const PublicKey &key)
{
    const auto part = makePart(path, keychainTag.toByteArray() + key.toText() + '\n');
    if (!part)
        return tl::unexpected(part.error());
    if (::rename(part->constData(), QFile::encodeName(path).constData()) == 0)
        return {};
    const int reason = errno;
    ::unlink(part->constData());
    return cannotWrite(path, reason);
}

} // namespace lekthi::audit
