#include "core/store/people/one_time_password.h"

#include <QRandomGenerator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

QString makeOneTimePassword()
{
    // Without 0 o 1 l i, and without vowels, which make words.
    constexpr QLatin1StringView symbols("23456789bcdfghjkmnpqrstvwxyzBCDF");
    constexpr int groups = 4;
    constexpr int groupSize = 4;
    QString password;
    for (int at = 0; at < groups * groupSize; ++at) {
        if (at > 0 && at % groupSize == 0)
            password += u'-';
        password += symbols.at(QRandomGenerator::system()->bounded(int(symbols.size())));
    }
    return password;
}

} // namespace lekthi::store
