#include "tests/support/certificates.h"

#include <QFile>
#include <QProcess>
#include <QStringList>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

void callOpenssl(const QStringList &words)
{
    QProcess process;
    process.start(u"openssl"_s, words);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("tests/support: openssl %s\n%s", qUtf8Printable(words.join(u' ')),
               process.readAllStandardError().constData());
}

} // namespace

void makeAuthority(const QString &base)
{
    callOpenssl({u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:P-256"_s,
                 u"-nodes"_s, u"-days"_s, u"2"_s, u"-subj"_s, u"/CN=Authority "_s + base.section(u'/', -1),
                 u"-keyout"_s, base + ".key"_L1, u"-out"_s, base + ".pem"_L1});
}

void makeCertificate(const QString &base, const QString &authority, const QString &names)
{
    callOpenssl({u"req"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:P-256"_s, u"-nodes"_s,
                 u"-subj"_s, u"/CN="_s + base.section(u'/', -1), u"-keyout"_s, base + ".key"_L1, u"-out"_s,
                 base + ".csr"_L1});
    QFile extensions(base + ".ext"_L1);
    if (!extensions.open(QIODevice::WriteOnly) ||
        extensions.write(("subjectAltName="_L1 + names + u'\n').toLatin1()) < 0)
        qFatal("tests/support: %s cannot be written", qUtf8Printable(extensions.fileName()));
    extensions.close();
    callOpenssl({u"x509"_s, u"-req"_s, u"-in"_s, base + ".csr"_L1, u"-CA"_s, authority + ".pem"_L1,
                 u"-CAkey"_s, authority + ".key"_L1, u"-CAcreateserial"_s, u"-days"_s, u"2"_s, u"-extfile"_s,
                 extensions.fileName(), u"-out"_s, base + ".pem"_L1});
}

} // namespace lekthi::test
