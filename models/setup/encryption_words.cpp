#include "models/setup/encryption_words.h"

#include <QCoreApplication>

namespace lekthi::models {

namespace {

struct EncryptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::Encryption)
};

} // namespace

QString encryptionText(const store::Address &entered)
{
    if (!entered.usesNetwork())
        return {};
    if (!entered.mustEncrypt())
        return EncryptionTexts::tr("The connection to %1 is not encrypted: it does not leave this computer.")
            .arg(entered.host);
    if (entered.tls.authority.isEmpty())
        return EncryptionTexts::tr(
                   "The connection is encrypted (TLS). The server proved with a certificate, which "
                   "this computer trusts, that it is %1.")
            .arg(entered.host);
    return EncryptionTexts::tr(
               "The connection is encrypted (TLS). The server proved with a certificate, signed by "
               "the authority in %2, that it is %1.")
        .arg(entered.host, entered.tls.authority);
}

} // namespace lekthi::models
