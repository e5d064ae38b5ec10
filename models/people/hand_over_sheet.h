#pragma once

#include "core/store/people/people.h"
#include "core/store/session/address.h"

#include <QDateTime>

namespace lekthi::models {

/// What somebody needs to sign in the first time, or again.
struct HandOver
{
    store::Person person;
    QString password;
    QString projects;     ///< codes; may be empty
    store::Address place; ///< of the store; account and password in it are not looked at
    QString madeBy;       ///< login of the administrator of the server
    QDateTime madeAt;
};

/// A page to print, as HTML, in the language of the program. Every text of others is escaped.
QString handOverSheet(const HandOver &handOver);

/// How the person signs in, in steps.
QStringList signInSteps(const HandOver &handOver);

} // namespace lekthi::models
