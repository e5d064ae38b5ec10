#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class SupportBundleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void holdsWhatHelps();
    void holdsNoSecret();
    void cutsErrors();
    void worksWhereTheStoreIsAway();
    void saysWhatIsInIt();
    void wantsAnArchive();
    void saysWhyItCannotBeWritten();

private:
    void plant(const QString &path, const QByteArray &content);
    ProgramRun collect(const store::Address &store, const QString &name);
    /// The files of a bundle by their names.
    QMap<QString, QByteArray> unpacked(const QString &name) const;

    QTemporaryDir m_scratch;
    store::Address m_store;
};

namespace {

/// Each stands in a place of its own.
const QList<QByteArray> secrets{"PersonSecret7",
                                "RedisSecret7",
                                "HookPathSecret7",
                                "SigningSecretSecret7",
                                "1234567890abcdef1234567890abcdef",
                                "MailSecret7",
                                "CredentialPath7",
                                "LogSecret7",
                                "LogHookSecret7",
                                "ConfSecret7",
                                "SearchedFor7",
                                "ServerSecret7",
                                "StatementSecret7"};

Variables planted(const QString &scratch)
{
    return {u"LEKTHI_PERSON_PASSWORD=PersonSecret7"_s,
            u"LEKTHI_REDIS=redis://cards@127.0.0.1:1"_s,
            u"LEKTHI_REDIS_PASSWORD=RedisSecret7"_s,
            uR"(LEKTHI_ALERT_SECRETS={"HOOK": {"address": "https://hooks.example/HookPathSecret7",)"
            uR"("signingKey": "SigningSecretSecret7"}, "PAGER": "1234567890abcdef1234567890abcdef",)"
            uR"("MAIL": {"address": "smtps://mail.example", "password": "MailSecret7"}})"_s,
            u"CREDENTIALS_DIRECTORY="_s + scratch + u"/credentials"_s,
            u"XDG_STATE_HOME="_s + scratch + u"/state"_s,
            u"XDG_CONFIG_HOME="_s + scratch + u"/config"_s,
            u"LEKTHI_DATA_DIR="_s + scratch + u"/data"_s};
}

store::Address awayStore()
{
    store::Address address;
    address.socket = u"/nonexistent"_s;
    address.user = u"nobody"_s;
    address.database = u"none"_s;
    return address;
}

} // namespace

void SupportBundleTest::plant(const QString &path, const QByteArray &content)
{
    const QString whole = m_scratch.filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void SupportBundleTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    plant(u"credentials/HOOK2"_s, "https://hooks.example/CredentialPath7\n");
    plant(u"state/lekthi/lekthictl.log"_s,
          "a line that helps\nredis://x:LogSecret7@h away\nPOST https://hooks.example/LogHookSecret7 failed\n"
          "refused: CredentialPath7, 1234567890abcdef1234567890abcdef\n");
    plant(u"state/lekthi/lekthi.log.1"_s, "an older line that helps\npassword=LogSecret7\n");
    plant(u"config/Lekthi/Lekthi.conf"_s,
          "[General]\nlanguage=th\nproxyPassword=ConfSecret7\nfilter=SearchedFor7\n");
    plant(u"data/server.cnf"_s, "[mariadbd]\nmax_connections = 200\nssl_passphrase = ServerSecret7\n");
    plant(u"data/server.log"_s, "[Note] ready\nCREATE USER a IDENTIFIED BY 'StatementSecret7'\n");
    const ProgramRun refused =
        runProgram(onStore(m_store, {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                     u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s,
                                     u"2018-12-31"_s, u"--for"_s, u"pa.demo"_s}));
    QVERIFY(!refused.error()[u"reference"].toString().isEmpty());
}

ProgramRun SupportBundleTest::collect(const store::Address &store, const QString &name)
{
    return runProgram(onStore(store, {u"support-bundle"_s, m_scratch.filePath(name)}),
                      planted(m_scratch.path()));
}

QMap<QString, QByteArray> SupportBundleTest::unpacked(const QString &name) const
{
    const QTemporaryDir place;
    QProcess tar;
    tar.start(u"tar"_s, {u"-xzf"_s, m_scratch.filePath(name), u"-C"_s, place.path()});
    tar.waitForFinished();
    QMap<QString, QByteArray> files;
    QDirIterator entries(place.path(), QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        if (file.open(QIODevice::ReadOnly))
            files.insert(QDir(place.filePath(u"lekthi-support"_s)).relativeFilePath(file.fileName()),
                         file.readAll());
    }
    return files;
}

void SupportBundleTest::holdsWhatHelps()
{
    const ProgramRun run = collect(m_store, u"one.tar.gz"_s);
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(run.json()[u"storeProblem"], QJsonValue());
    const QMap<QString, QByteArray> files = unpacked(u"one.tar.gz"_s);
    for (const QString &name : {u"status"_s, u"settings"_s, u"metrics"_s, u"pools"_s, u"alerts"_s,
                                u"alert-history"_s, u"alert-rules"_s, u"alert-channels"_s, u"errors"_s}) {
        const QByteArray content = files[u"store/%1.json"_s.arg(name)];
        const QJsonObject document = QJsonDocument::fromJson(content).object();
        QVERIFY2(!document.isEmpty() && !document.contains(u"error"_s),
                 qPrintable(name + u' ' + QString::fromUtf8(content)));
    }
    QVERIFY(files[u"versions.txt"_s].contains("libmariadb: 3."));
    QVERIFY(files[u"versions.txt"_s].contains("libc: 2."));
    QVERIFY(files[u"environment.txt"_s].contains("LEKTHI_REDIS=redis://cards@127.0.0.1:1\n"));
    QVERIFY(files[u"environment.txt"_s].contains("LEKTHI_REDIS_PASSWORD=(removed)\n"));
    QVERIFY(files[u"logs/lekthictl.log"_s].contains("a line that helps\nredis://x@h away\n"));
    QVERIFY(files[u"logs/lekthi.log.1"_s].contains("an older line that helps"));
    QVERIFY(files[u"logs/server.log"_s].contains("[Note] ready"));
    QVERIFY(files[u"configuration/server.cnf"_s].contains("max_connections = 200"));
    QVERIFY(files[u"configuration/Lekthi.conf"_s].contains("language=th\n"));
}

void SupportBundleTest::holdsNoSecret()
{
    QVERIFY(collect(m_store, u"two.tar.gz"_s).exitCode == 0);
    const QMap<QString, QByteArray> files = unpacked(u"two.tar.gz"_s);
    QVERIFY(files.size() > 10);
    for (auto file = files.begin(); file != files.end(); ++file) {
        for (const QByteArray &secret : secrets)
            QVERIFY2(!file.value().contains(secret),
                     qPrintable(file.key() + u' ' + QString::fromLatin1(secret)));
    }
}

void SupportBundleTest::cutsErrors()
{
    QVERIFY(collect(m_store, u"errors.tar.gz"_s).exitCode == 0);
    const QJsonArray errors = QJsonDocument::fromJson(unpacked(u"errors.tar.gz"_s)[u"store/errors.json"_s])
                                  .object()[u"errors"]
                                  .toArray();
    QVERIFY(!errors.isEmpty());
    QCOMPARE(errors[0].toObject().keys(),
             (QStringList{u"createdAt"_s, u"id"_s, u"reference"_s, u"resolvedAt"_s, u"type"_s}));
    QVERIFY(errors[0][u"reference"].toString().startsWith(u"ERR-"_s));
}

void SupportBundleTest::worksWhereTheStoreIsAway()
{
    const ProgramRun run = collect(awayStore(), u"away.tar.gz"_s);
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QString problem = run.json()[u"storeProblem"].toString();
    QVERIFY(!problem.isEmpty());
    const QMap<QString, QByteArray> files = unpacked(u"away.tar.gz"_s);
    QVERIFY(files[u"README.txt"_s].contains(problem.toUtf8()));
    const QJsonObject away = QJsonDocument::fromJson(files[u"store/away.json"_s]).object();
    QCOMPARE(away[u"error"][u"code"], QJsonValue(u"UNREACHABLE"_s));
    QVERIFY(files[u"logs/lekthictl.log"_s].contains("a line that helps"));
    for (const QByteArray &content : files) {
        for (const QByteArray &secret : secrets)
            QVERIFY2(!content.contains(secret), secret.constData());
    }
}

void SupportBundleTest::saysWhatIsInIt()
{
    const ProgramRun run = collect(m_store, u"index.tar.gz"_s);
    const QMap<QString, QByteArray> files = unpacked(u"index.tar.gz"_s);
    QStringList listed;
    for (const auto &file : run.json()[u"files"].toArray()) {
        const QString name = file[u"name"].toString();
        listed.append(name);
        QCOMPARE(file[u"bytes"].toInteger(), files[name].size());
        QVERIFY2(name == u"README.txt"_s || files[u"README.txt"_s].contains(name.toUtf8() + ": "),
                 qPrintable(name));
    }
    listed.sort();
    QCOMPARE(listed, files.keys());
    QVERIFY(!run.json()[u"leftOut"].toArray().isEmpty());
    for (const auto &one : run.json()[u"leftOut"].toArray())
        QVERIFY(files[u"README.txt"_s].contains("- " + one.toString().toUtf8() + '\n'));
}

void SupportBundleTest::wantsAnArchive()
{
    const ProgramRun run = collect(awayStore(), u"bundle.txt"_s);
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.error()[u"message"].toString().contains(u".tar.gz"_s));
    QVERIFY(!QFile::exists(m_scratch.filePath(u"bundle.txt"_s)));
}

void SupportBundleTest::saysWhyItCannotBeWritten()
{
    const ProgramRun run = collect(awayStore(), u"no/such/folder.tar.gz"_s);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.error()[u"code"], QJsonValue(u"FILE_NOT_WRITTEN"_s));
}

QTEST_GUILESS_MAIN(SupportBundleTest)
#include "support_bundle_test.moc"
