#include "models/people/account_command.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString wordsOf(AccountDeed deed)
{
    switch (deed) {
    case AccountDeed::Add:
        return u"user add LOGIN --role ROLE --projects CODE,CODE --full-name NAME"_s;
    case AccountDeed::ChangeRole:
        return u"user role %1 --role ROLE --projects CODE,CODE --reason TEXT"_s;
    case AccountDeed::LimitRate:
        return u"user pace %1 --per-minute N --reason TEXT"_s;
    case AccountDeed::ResetPassword:
        return u"user password %1"_s;
    case AccountDeed::Deactivate:
        return u"user deactivate %1 --reason TEXT"_s;
    case AccountDeed::Activate:
        return u"user activate %1 --reason TEXT"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QString commandFor(AccountDeed deed, const QString &login, const store::Address &place)
{
    store::Address address = place;
    address.user = u"ADMINISTRATOR"_s;
    const QString words = deed == AccountDeed::Add ? wordsOf(deed) : wordsOf(deed).arg(login);
    return u"lekthictl --store '%1' "_s.arg(address.toText()) + words;
}

} // namespace lekthi::models
