#include "core/store/address.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int defaultPort = 3306;

QString translated(const char *source)
{
    return QCoreApplication::translate("lekthi", source);
}

QString notAnAddress(QStringView text)
{
    return translated(QT_TRANSLATE_NOOP("lekthi", "\"%1\" is not the address of a store. Write "
                                                  "mysql://user@host:port/database or "
                                                  "unix:/path/to/socket?user=USER&db=DATABASE."))
        .arg(text);
}

QString passwordInAddress()
{
    return translated(QT_TRANSLATE_NOOP(
        "lekthi", "The address holds a password, which other people on this machine could read. Leave it "
                  "out and put it into the environment variable LEKTHI_PASSWORD."));
}

tl::expected<Address, QString> complete(Address address, QStringView text)
{
    if (address.user.isEmpty() || address.database.isEmpty())
        return tl::unexpected(notAnAddress(text));
    return address;
}

tl::expected<Address, QString> parseNetwork(const QUrl &url, QStringView text)
{
    if (!url.password().isEmpty() || url.userInfo().contains(u':'))
        return tl::unexpected(passwordInAddress());
    if (url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        return tl::unexpected(notAnAddress(text));
    Address address;
    address.host = url.host();
    address.port = url.port(defaultPort);
    address.user = url.userName(QUrl::FullyDecoded);
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    if (address.port < 1 || address.database.contains(u'/'))
        return tl::unexpected(notAnAddress(text));
    return complete(std::move(address), text);
}

tl::expected<Address, QString> parseSocket(const QUrl &url, QStringView text)
{
    const QUrlQuery query(url);
    if (query.hasQueryItem(u"password"_s))
        return tl::unexpected(passwordInAddress());
    Address address;
    address.socket = url.path(QUrl::FullyDecoded);
    address.user = query.queryItemValue(u"user"_s, QUrl::FullyDecoded);
    address.database = query.queryItemValue(u"db"_s, QUrl::FullyDecoded);
    if (!address.socket.startsWith(u'/'))
        return tl::unexpected(notAnAddress(text));
    return complete(std::move(address), text);
}

} // namespace

QString Address::toText() const
{
    QUrl url;
    if (usesNetwork()) {
        url.setScheme(u"mysql"_s);
        url.setHost(host);
        url.setPort(port == defaultPort ? -1 : port);
        url.setUserName(user);
        url.setPath(u'/' + database);
        return url.toString(QUrl::FullyEncoded);
    }
    QUrlQuery query;
    query.addQueryItem(u"user"_s, QString::fromLatin1(QUrl::toPercentEncoding(user)));
    query.addQueryItem(u"db"_s, QString::fromLatin1(QUrl::toPercentEncoding(database)));
    url.setScheme(u"unix"_s);
    url.setPath(socket);
    url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

Address Address::sandbox() const
{
    Address twin = *this;
    twin.database += "_sandbox"_L1;
    return twin;
}

tl::expected<Address, QString> parseAddress(QStringView text)
{
    const QUrl url(text.trimmed().toString(), QUrl::StrictMode);
    if (!url.isValid())
        return tl::unexpected(notAnAddress(text));
    if (url.scheme() == "mysql"_L1)
        return parseNetwork(url, text);
    if (url.scheme() == "unix"_L1)
        return parseSocket(url, text);
    return tl::unexpected(notAnAddress(text));
}

} // namespace lekthi::store
