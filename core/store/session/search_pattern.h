#pragma once

#include <QString>

namespace lekthi::store {

/// A pattern of LIKE ... ESCAPE '|' for texts that begin with this one; "|" takes the meaning off the sign
/// behind it.
inline QString beginsPattern(QString text)
{
    using namespace Qt::StringLiterals;
    return text.replace(u'|', "||"_L1).replace(u'%', "|%"_L1).replace(u'_', "|_"_L1) + u'%';
}

/// The same for texts that hold it.
inline QString containsPattern(const QString &text)
{
    return u'%' + beginsPattern(text);
}

} // namespace lekthi::store
