#pragma once

#include <QString>

namespace lekthi::store {

/// A pattern of LIKE ... ESCAPE '|' for texts that hold this one; "|" takes the meaning off the sign behind
/// it.
inline QString containsPattern(QString text)
{
    using namespace Qt::StringLiterals;
    text.replace(u'|', "||"_L1).replace(u'%', "|%"_L1).replace(u'_', "|_"_L1);
    return u'%' + text + u'%';
}

} // namespace lekthi::store
