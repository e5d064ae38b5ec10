#pragma once

#include <QProcessEnvironment>
#include <QString>

namespace lekthi::test {

/// The variables of a program that may be killed at any moment, here with a place of its own for what it
/// counts of its coverage. A count that breaks off while it is written stays broken, and each program that
/// shares the file complains of it ever after.
inline QProcessEnvironment
withProfileApart(QProcessEnvironment environment = QProcessEnvironment::systemEnvironment())
{
    const QString place = qEnvironmentVariable("LEKTHI_PROFILES_APART");
    if (!place.isEmpty())
        environment.insert(QStringLiteral("GCOV_PREFIX"), place);
    return environment;
}

} // namespace lekthi::test
