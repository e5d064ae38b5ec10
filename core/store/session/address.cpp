#include "core/store/session/address.h"

#include "core/numbering/translated.h"
#include "core/store/session/schema_names.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <optional>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int defaultPort = 3306;

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

QString sandboxInAddress(const QString &database)
{
    const QString store = database.chopped(sandboxEnding.size());
    return translated(
               QT_TRANSLATE_NOOP("lekthi",
                                 "The database %1 is a sandbox: it keeps no rules, and its numbers count for "
                                 "nothing. Enter the database of the store itself, %2."))
        .arg(database, store);
}

tl::expected<Address, QString> complete(Address address, QStringView text)
{
    if (address.user.isEmpty() || address.database.isEmpty())
        return tl::unexpected(notAnAddress(text));
    if (address.isSandbox())
        return tl::unexpected(sandboxInAddress(address.database));
    return address;
}

/// Where the nodes stand in the text of an address.
struct Span
{
    qsizetype start;
    qsizetype length;
};

Span nodesIn(const QString &text)
{
    const bool isNetwork = text.startsWith("mysql://"_L1);
    const qsizetype scheme = text.indexOf(u':') + (isNetwork ? 3 : 1);
    const qsizetype end = text.indexOf(isNetwork ? u'/' : u'?', scheme);
    const qsizetype length = (end < 0 ? text.size() : end) - scheme;
    const qsizetype user = isNetwork ? text.mid(scheme, length).lastIndexOf(u'@') + 1 : 0;
    return {scheme + user, length - user};
}

/// The text of an address of several nodes as one text for each.
QStringList textsOfNodes(const QString &text)
{
    const Span span = nodesIn(text);
    QStringList texts;
    for (const QString &node : text.mid(span.start, span.length).split(u','))
        texts << text.left(span.start) + node + text.mid(span.start + span.length);
    return texts;
}

/// Names alone: the client library reads more than a name as settings.
bool isHostName(const QString &host)
{
    return std::all_of(host.cbegin(), host.cend(), [](QChar sign) {
        return sign.isLetterOrNumber() || sign.isMark() || u"-._:%"_s.contains(sign);
    });
}

bool isLoopback(const QString &host)
{
    static const QRegularExpression ownAddress(u"^(localhost|127(\\.[0-9]{1,3}){3}|::1)$"_s,
                                               QRegularExpression::CaseInsensitiveOption);
    return ownAddress.match(host).hasMatch();
}

/// Nothing if something stands there that is no way to encrypt.
std::optional<Tls> tlsFrom(const QUrlQuery &query)
{
    Tls tls;
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded)) {
        if (name == "tls"_L1 && value == "required"_L1)
            tls.required = true;
        else if (name == "tls-ca"_L1 && value.startsWith(u'/'))
            tls.authority = value;
        else if (name == "tls-cert"_L1 && value.startsWith(u'/'))
            tls.certificate = value;
        else if (name == "tls-key"_L1 && value.startsWith(u'/'))
            tls.key = value;
        else
            return std::nullopt;
    }
    // The client library has no way to write braces.
    const bool unwritable =
        (tls.authority + tls.certificate + tls.key).contains(QRegularExpression(u"[{}]"_s));
    if (unwritable || tls.certificate.isEmpty() != tls.key.isEmpty())
        return std::nullopt;
    return tls;
}

QUrlQuery queryOf(const Tls &tls)
{
    QUrlQuery query;
    const std::pair<QString, QString> items[] = {{u"tls-ca"_s, tls.authority},
                                                 {u"tls-cert"_s, tls.certificate},
                                                 {u"tls-key"_s, tls.key},
                                                 {u"tls"_s, tls.required ? u"required"_s : QString()}};
    for (const auto &[name, value] : items) {
        if (!value.isEmpty())
            query.addQueryItem(name, QString::fromLatin1(QUrl::toPercentEncoding(value)));
    }
    return query;
}

tl::expected<Address, QString> parseNetwork(const QUrl &url, QStringView text)
{
    if (!url.password().isEmpty() || url.userInfo().contains(u':'))
        return tl::unexpected(passwordInAddress());
    const QUrlQuery query(url);
    if (query.hasQueryItem(u"password"_s))
        return tl::unexpected(passwordInAddress());
    const auto tls = tlsFrom(query);
    if (url.host().isEmpty() || !isHostName(url.host()) || url.hasFragment() || !tls)
        return tl::unexpected(notAnAddress(text));
    Address address;
    address.tls = *tls;
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
    // The driver would read what follows a semicolon as a setting.
    if (!address.socket.startsWith(u'/') || address.socket.contains(u';'))
        return tl::unexpected(notAnAddress(text));
    return complete(std::move(address), text);
}

tl::expected<Address, QString> parseNode(const QString &node, QStringView text)
{
    const QUrl url(node, QUrl::StrictMode);
    if (!url.isValid())
        return tl::unexpected(notAnAddress(text));
    if (url.scheme() == "mysql"_L1)
        return parseNetwork(url, text);
    if (url.scheme() == "unix"_L1)
        return parseSocket(url, text);
    return tl::unexpected(notAnAddress(text));
}

QString textOfNode(const Address &address)
{
    QUrl url;
    if (address.usesNetwork()) {
        url.setScheme(u"mysql"_s);
        url.setHost(address.host);
        url.setPort(address.port == defaultPort ? -1 : address.port);
        url.setUserName(address.user);
        url.setPath(u'/' + address.database);
        if (address.tls != Tls())
            url.setQuery(queryOf(address.tls));
        return url.toString(QUrl::FullyEncoded);
    }
    QUrlQuery query;
    query.addQueryItem(u"user"_s, QString::fromLatin1(QUrl::toPercentEncoding(address.user)));
    query.addQueryItem(u"db"_s, QString::fromLatin1(QUrl::toPercentEncoding(address.database)));
    url.setScheme(u"unix"_s);
    url.setPath(QString(address.socket).replace(u'%', "%25"_L1).replace(u',', "%2C"_L1), QUrl::TolerantMode);
    url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

} // namespace

QString Address::toText() const
{
    QString text = textOfNode(node(0));
    for (int index = 1; index < nodeCount(); ++index) {
        const QString other = textOfNode(node(index));
        const Span span = nodesIn(other);
        const Span present = nodesIn(text);
        text.insert(present.start + present.length, u',' + other.mid(span.start, span.length));
    }
    return text;
}

bool Address::mustEncrypt() const
{
    return usesNetwork() && (tls != Tls() || !isLoopback(host));
}

Address Address::node(int index) const
{
    Address one = *this;
    one.otherNodes.clear();
    if (index > 0) {
        const Node &node = otherNodes.at(index - 1);
        one.host = node.host;
        one.port = node.port;
        one.socket = node.socket;
    }
    return one;
}

Address Address::sandbox() const
{
    Address twin = *this;
    twin.database += sandboxEnding;
    return twin;
}

bool Address::isSandbox() const
{
    return lekthi::store::isSandbox(database);
}

tl::expected<Address, QString> parseAddress(QStringView text)
{
    tl::expected<Address, QString> address;
    const QStringList nodes = textsOfNodes(text.trimmed().toString());
    for (qsizetype index = 0; index < nodes.size(); ++index) {
        auto node = parseNode(nodes.at(index), text);
        if (!node)
            return node;
        if (index == 0)
            address = std::move(node);
        else
            address->otherNodes << Node{node->host, node->port, node->socket};
    }
    return address;
}

} // namespace lekthi::store
