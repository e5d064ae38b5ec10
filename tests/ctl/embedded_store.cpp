#include "tests/ctl/embedded_store.h"

#include "core/store/people/accounts.h"
#include "core/store/people/own_password.h"
#include "core/store/session/connection.h"

#include <QProcess>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestRunMs = 280'000;

} // namespace

EmbeddedStore::EmbeddedStore(Data data)
{
    qputenv("XDG_RUNTIME_DIR", m_directory.path().toUtf8());
    const QStringList init{u"store"_s, u"init"_s};
    const ProgramRun made = run(data == Data::Demo ? init + QStringList{u"--demo"_s} : init);
    if (made.exitCode != 0)
        qFatal("no store: %s", made.errors.constData());
    open();
}

std::unique_ptr<QProcess> EmbeddedStore::start(const QStringList &words, const Variables &variables) const
{
    return startProgram(QStringList{u"--json"_s, u"--data-dir"_s, dataDirectory()} + words, variables);
}

ProgramRun EmbeddedStore::run(const QStringList &words, const Variables &variables) const
{
    const auto process = start(words, variables);
    const bool ended =
        process->waitForFinished(longestRunMs) && process->exitStatus() == QProcess::NormalExit;
    return {ended ? process->exitCode() : -1, process->readAllStandardOutput(),
            process->readAllStandardError()};
}

void EmbeddedStore::addSuperAdmins(const QStringList &logins, const QString &password) const
{
    const auto first = u"for the first time"_s;
    const auto admin = store::Connection::open(address());
    for (const QString &login : logins) {
        store::Address own = address();
        own.user = login;
        own.password = first;
        store::NewAccount account;
        account.account.login = login;
        account.role = store::Role::SuperAdmin;
        if (!admin || !store::addAccount(**admin, account, first) || !store::changeOwnPassword(own, password))
            qFatal("no account %s", qPrintable(login));
    }
}

void EmbeddedStore::open()
{
    local::LocalServerOptions options;
    options.dataDirectory = dataDirectory();
    auto server = local::LocalServer::open(options);
    if (!server)
        qFatal("no server: %s", qPrintable(local::describe(server.error())));
    m_server = std::move(*server);
}

} // namespace lekthi::test
