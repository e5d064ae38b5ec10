#include "core/notify/address_rules.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

struct Range
{
    const char *subnet;
    Reach reach;
};

// Registries of IANA for addresses of special purpose. The first that fits counts.
constexpr std::array ranges{
    Range{"100.100.100.200/32", Reach::Never}, // metadata at Alibaba
    Range{"169.254.0.0/16", Reach::Never},
    Range{"0.0.0.0/8", Reach::Never},
    Range{"192.0.0.0/24", Reach::Never},
    Range{"192.0.2.0/24", Reach::Never},
    Range{"192.88.99.0/24", Reach::Never},
    Range{"198.18.0.0/15", Reach::Never},
    Range{"198.51.100.0/24", Reach::Never},
    Range{"203.0.113.0/24", Reach::Never},
    Range{"224.0.0.0/3", Reach::Never},
    Range{"10.0.0.0/8", Reach::House},
    Range{"100.64.0.0/10", Reach::House},
    Range{"127.0.0.0/8", Reach::House},
    Range{"172.16.0.0/12", Reach::House},
    Range{"192.168.0.0/16", Reach::House},
    Range{"fd00:ec2::254/128", Reach::Never}, // metadata at Amazon
    Range{"::1/128", Reach::House},
    Range{"fc00::/7", Reach::House},
    Range{"2001::/23", Reach::Never}, // Teredo among them: an IPv4 address in disguise
    Range{"2001:db8::/32", Reach::Never},
    Range{"2000::/3", Reach::Public},
    Range{"::/0", Reach::Never},
};

/// The IPv4 address inside an IPv6 one.
std::optional<QHostAddress> innerAddress(const QHostAddress &address)
{
    bool isMapped = false;
    const quint32 mapped = address.toIPv4Address(&isMapped);
    if (isMapped)
        return QHostAddress(mapped);
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    const auto at = [&bytes](int first) {
        quint32 inner = 0;
        for (int i = first; i < first + 4; ++i)
            inner = inner << 8 | bytes[i];
        return QHostAddress(inner);
    };
    constexpr int behindTranslator = 12; // 64:ff9b::/96
    constexpr int behind6to4 = 2;        // 2002::/16
    if (address.isInSubnet(QHostAddress(u"64:ff9b::"_s), 96))
        return at(behindTranslator);
    if (address.isInSubnet(QHostAddress(u"2002::"_s), 16))
        return at(behind6to4);
    return std::nullopt;
}

} // namespace

Reach reachOf(const QHostAddress &address)
{
    QHostAddress looked = address;
    if (address.protocol() == QAbstractSocket::IPv6Protocol)
        looked = innerAddress(address).value_or(address);
    for (const Range &range : ranges)
        if (const auto subnet = QHostAddress::parseSubnet(QLatin1StringView(range.subnet));
            subnet.first.protocol() == looked.protocol() && looked.isInSubnet(subnet))
            return range.reach;
    return looked.protocol() == QAbstractSocket::IPv4Protocol ? Reach::Public : Reach::Never;
}

bool mayUse(const QList<QHostAddress> &addresses, bool inHouse)
{
    return !addresses.isEmpty() &&
           std::all_of(addresses.cbegin(), addresses.cend(), [&](const auto &address) {
               const Reach reach = reachOf(address);
               return reach == Reach::Public || (reach == Reach::House && inHouse);
           });
}

QByteArray hostHeader(const QUrl &url)
{
    QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    return url.port() < 0 ? host : host + ':' + QByteArray::number(url.port());
}

} // namespace lekthi::notify
