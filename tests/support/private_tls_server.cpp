#include "tests/support/private_tls_server.h"

#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "app/local/store_directory.h"
#include "core/store/session/connection.h"
#include "tests/support/certificates.h"
#include "tests/support/free_port.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int maximumTries = 5;
constexpr auto databaseName = "test"_L1;

} // namespace

class PrivateTlsServer::Private
{
public:
    void makeCertificates();
    void makeData();
    bool start();
    QStringList arguments() const;
    QString file(const QString &name) const { return scratch.filePath(name); }

    ScratchDirectory scratch;
    Certificate certificate = Certificate::None;
    QStringList options;
    QProcess process;
    int port = 0;
};

void PrivateTlsServer::Private::makeCertificates()
{
    for (const QString &name : {u"ca"_s, u"other-ca"_s})
        makeAuthority(file(name));
    makeCertificate(file(u"own"_s), file(u"ca"_s), u"DNS:localhost,IP:127.0.0.1"_s);
    makeCertificate(file(u"other-host"_s), file(u"ca"_s), u"DNS:other.example"_s);
    makeCertificate(file(u"person"_s), file(u"ca"_s), u"DNS:person"_s);
}

void PrivateTlsServer::Private::makeData()
{
    local::LocalServerOptions made;
    made.dataDirectory = file(u"made"_s);
    made.runtimeDirectory = file(u"run"_s);
    made.databaseName = databaseName;
    made.fullDurability = false;
    if (const auto server = local::LocalServer::open(made); !server)
        qFatal("tests/support: %s", qUtf8Printable(server.error().logTail));
}

QStringList PrivateTlsServer::Private::arguments() const
{
    QStringList words{u"--no-defaults"_s,
                      u"--datadir="_s + file(u"made/database"_s),
                      u"--socket="_s + file(u"tls.sock"_s),
                      u"--pid-file="_s + file(u"tls.pid"_s),
                      u"--log-error="_s + file(u"tls.log"_s),
                      u"--tmpdir="_s + scratch.path(),
                      u"--bind-address=127.0.0.1"_s,
                      u"--port=%1"_s.arg(port),
                      u"--skip-log-bin"_s,
                      u"--innodb-log-file-size=16M"_s,
                      u"--character-set-server=utf8mb4"_s,
                      u"--collation-server=utf8mb4_thai_520_w2"_s,
                      u"--plugin-load-add=auth_ed25519"_s,
                      u"--plugin-load-add=simple_password_check"_s};
    const QString base = file(certificate == Certificate::Own ? u"own"_s : u"other-host"_s);
    if (certificate != Certificate::None)
        words += {u"--ssl-ca="_s + file(u"ca.pem"_s), u"--ssl-cert="_s + base + ".pem"_L1,
                  u"--ssl-key="_s + base + ".key"_L1};
    if (::geteuid() == 0)
        words += u"--user=root"_s;
    return words + options;
}

bool PrivateTlsServer::Private::start()
{
    port = freePort();
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(file(u"tls.err"_s));
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.start(local::findServerPrograms()->server, arguments());
    const auto answers = [this] { return QFile::exists(file(u"tls.pid"_s)); };
    return waitUntil(
               [&] {
                   return process.waitForFinished(20) || process.state() == QProcess::NotRunning || answers();
               },
               30s) &&
           process.state() == QProcess::Running;
}

PrivateTlsServer::PrivateTlsServer(Certificate certificate, const QStringList &options)
    : d(std::make_unique<Private>())
{
    d->certificate = certificate;
    d->options = options;
    d->makeCertificates();
    d->makeData();
    // Somebody else may take the free port first.
    for (int tries = 0; !d->start();) {
        d->process.kill();
        d->process.waitForFinished();
        QFile log(d->file(QFile::exists(d->file(u"tls.log"_s)) ? u"tls.log"_s : u"tls.err"_s));
        if (++tries == maximumTries)
            qFatal("tests/support: the server does not start\n%s",
                   log.open(QIODevice::ReadOnly) ? log.readAll().right(4000).constData() : "no log");
    }
}

PrivateTlsServer::~PrivateTlsServer()
{
    d->process.kill();
    d->process.waitForFinished();
}

store::Address PrivateTlsServer::administrator() const
{
    store::Address address;
    address.socket = d->file(u"tls.sock"_s);
    address.user = local::operatingSystemUser();
    address.database = databaseName;
    return address;
}

store::Address PrivateTlsServer::network(const QString &user, const QString &password) const
{
    store::Address address;
    address.host = u"127.0.0.1"_s;
    address.port = d->port;
    address.user = user;
    address.password = password;
    address.database = databaseName;
    address.tls.authority = authority();
    return address;
}

QString PrivateTlsServer::authority() const
{
    return d->file(u"ca.pem"_s);
}

QString PrivateTlsServer::otherAuthority() const
{
    return d->file(u"other-ca.pem"_s);
}

QString PrivateTlsServer::personCertificate() const
{
    return d->file(u"person.pem"_s);
}

QString PrivateTlsServer::personKey() const
{
    return d->file(u"person.key"_s);
}

bool PrivateTlsServer::isAvailable()
{
    return !QStandardPaths::findExecutable(u"openssl"_s).isEmpty();
}

QString PrivateTlsServer::missing()
{
    return u"No openssl on this machine to make certificates with: install the package openssl."_s;
}

} // namespace lekthi::test
