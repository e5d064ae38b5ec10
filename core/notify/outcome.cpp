#include "core/notify/outcome.h"

#include <QCoreApplication>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

const char *sentenceOf(Trouble trouble)
{
    switch (trouble) {
    case Trouble::None:
        return QT_TRANSLATE_NOOP("lekthi", "Delivered.");
    case Trouble::NoSecret:
        return QT_TRANSLATE_NOOP("lekthi", "This computer does not know the address or key of the channel. "
                                           "Enter it on the Alerts page.");
    case Trouble::NotFound:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "No server of that name was found. Check the channel's address and "
                                 "the network of this computer.");
    case Trouble::AddressRefused:
        return QT_TRANSLATE_NOOP(
            "lekthi",
            "The channel's address is in a private network, so nothing was sent. If this is intended, allow "
            "private addresses in the channel; link-local addresses are never allowed.");
    case Trouble::Unreachable:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "The channel's server cannot be reached. Check the network and the "
                                 "proxy of this computer.");
    case Trouble::NotTrusted:
        return QT_TRANSLATE_NOOP("lekthi", "The certificate of the channel's server is not valid, so nothing "
                                           "was sent. Ask its administrator for a valid certificate.");
    case Trouble::TooSlow:
        return QT_TRANSLATE_NOOP("lekthi", "The channel's server did not answer in time.");
    case Trouble::HungUp:
        return QT_TRANSLATE_NOOP("lekthi", "The channel's server closed the connection before it answered.");
    case Trouble::Redirected:
        return QT_TRANSLATE_NOOP(
            "lekthi", "The channel's server redirects, which is not followed. Enter the final address.");
    case Trouble::Throttled:
        return QT_TRANSLATE_NOOP("lekthi", "The channel accepts no more messages at the moment.");
    case Trouble::ServerFault:
        return QT_TRANSLATE_NOOP("lekthi", "The channel's server reports an internal error.");
    case Trouble::Rejected:
        return QT_TRANSLATE_NOOP("lekthi", "The channel rejected the message. Check its address and key; it "
                                           "may have been removed from the service.");
    }
    return "";
}

} // namespace

bool Outcome::isRetryable() const
{
    switch (trouble) {
    case Trouble::None:
    case Trouble::AddressRefused:
    case Trouble::Redirected:
    case Trouble::Rejected:
        return false;
    default:
        return true;
    }
}

QString troubleName(Trouble trouble)
{
    switch (trouble) {
    case Trouble::None:
        return {};
    case Trouble::NoSecret:
        return u"NO_SECRET"_s;
    case Trouble::NotFound:
        return u"NOT_FOUND"_s;
    case Trouble::AddressRefused:
        return u"ADDRESS_REFUSED"_s;
    case Trouble::Unreachable:
        return u"UNREACHABLE"_s;
    case Trouble::NotTrusted:
        return u"NOT_TRUSTED"_s;
    case Trouble::TooSlow:
        return u"TOO_SLOW"_s;
    case Trouble::HungUp:
        return u"HUNG_UP"_s;
    case Trouble::Redirected:
        return u"REDIRECTED"_s;
    case Trouble::Throttled:
        return u"THROTTLED"_s;
    case Trouble::ServerFault:
        return u"SERVER_FAULT"_s;
    case Trouble::Rejected:
        return u"REJECTED"_s;
    }
    return {};
}

QString describe(const Outcome &outcome)
{
    QString text = QCoreApplication::translate("lekthi", sentenceOf(outcome.trouble));
    if (outcome.status != 0)
        text += u' ' + QCoreApplication::translate("lekthi", "Its answer: %1")
                           .arg(QString::number(outcome.status) + u' ' + outcome.answer)
                           .trimmed();
    return text;
}

} // namespace lekthi::notify
