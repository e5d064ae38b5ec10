#include "app/local/own_home.h"

#include <QByteArray>

#include <pwd.h>
#include <unistd.h>

namespace lekthi::local {

void provideHome()
{
    if (!qEnvironmentVariableIsEmpty("HOME"))
        return;
    const passwd *user = ::getpwuid(::geteuid());
    if (user && user->pw_dir && *user->pw_dir)
        qputenv("HOME", user->pw_dir);
}

} // namespace lekthi::local
