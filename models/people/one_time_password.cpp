#include "models/people/one_time_password.h"

#include <QRandomGenerator>

#include <algorithm>

namespace lekthi::models {

namespace {

constexpr QLatin1StringView readable("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789");
constexpr int groups = 4;
constexpr int lettersOfGroup = 5;

bool isOfEveryKind(const QString &text)
{
    const auto has = [&](bool (QChar::*isKind)() const) {
        return std::any_of(text.cbegin(), text.cend(), [&](QChar letter) { return (letter.*isKind)(); });
    };
    return has(&QChar::isUpper) && has(&QChar::isLower) && has(&QChar::isDigit);
}

QString randomGroups()
{
    QString text;
    for (int place = 0; place < groups * lettersOfGroup; ++place) {
        if (place > 0 && place % lettersOfGroup == 0)
            text += u'-';
        text += readable[QRandomGenerator::system()->bounded(int(readable.size()))];
    }
    return text;
}

} // namespace

QString makeOneTimePassword()
{
    QString password;
    do {
        password = randomGroups();
    } while (!isOfEveryKind(password));
    return password;
}

} // namespace lekthi::models
