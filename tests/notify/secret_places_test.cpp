#include "core/notify/secret_places.h"
#include "tests/support/scratch_directory.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace lekthi;
using namespace lekthi::notify;
using namespace Qt::StringLiterals;

/// Where a program without a desktop finds what nobody else may read.
class SecretPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsAFolderOfTheServiceManager();
    void readsAListFromAFileOrTheEnvironment();
    void theFolderCountsBeforeTheFileAndThatBeforeTheEnvironment();
    void refusesWhatOthersCanRead_data();
    void refusesWhatOthersCanRead();
    void refusesWhatIsNoList_data();
    void refusesWhatIsNoList();
    void oneBadSecretLeavesTheOthers();
    void noNameLeadsOutOfTheFolder();
    void everyProblemNamesThePlace();

private:
    QString write(const QString &name, const QByteArray &content,
                  QFile::Permissions permissions = QFile::ReadOwner | QFile::WriteOwner);

    std::unique_ptr<test::ScratchDirectory> m_folder;
};

namespace {

const auto address = "https://hooks.example/services/T0/B0/secretsecret"_ba;
const auto key = "0123456789abcdefABCDEF0123456789"_ba;
const QMap<QString, ChannelKind> channels{{u"duty"_s, ChannelKind::PagerDuty},
                                          {u"ops"_s, ChannelKind::Webhook},
                                          {u"สำนักงาน"_s, ChannelKind::Webhook}};

} // namespace

void SecretPlacesTest::init()
{
    m_folder = std::make_unique<test::ScratchDirectory>();
}

QString SecretPlacesTest::write(const QString &name, const QByteArray &content,
                                QFile::Permissions permissions)
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size() ||
        !file.setPermissions(permissions))
        qFatal("the scratch directory cannot be written to");
    return file.fileName();
}

void SecretPlacesTest::readsAFolderOfTheServiceManager()
{
    write(u"ops"_s, address + '\n');
    write(u"channel_duty"_s, key, QFile::ReadOwner | QFile::ReadGroup); // a list of access rights
    write(u"สำนักงาน"_s,
          "{\"address\":\"" + address + "\",\"signingKey\":\"0123456789abcdef\",\"inHouse\":true}");
    const auto found = findSecrets({.credentials = m_folder->path()}, channels);
    QVERIFY(found);
    QVERIFY(found->faults.isEmpty());
    QCOMPARE(found->secrets.size(), 3);
    QCOMPARE(found->secrets[u"ops"_s].address, QUrl(QString::fromLatin1(address)));
    QVERIFY(!found->secrets[u"ops"_s].inHouse);
    QCOMPARE(found->secrets[u"duty"_s].routingKey.toLatin1(), key);
    QCOMPARE(found->secrets[u"duty"_s].address, pagerDutyAddress(false));
    QVERIFY(found->secrets[u"สำนักงาน"_s].inHouse);
    QCOMPARE(found->secrets[u"สำนักงาน"_s].signingKey, u"0123456789abcdef"_s);
}

void SecretPlacesTest::readsAListFromAFileOrTheEnvironment()
{
    const QByteArray list = "{\"ops\":\"" + address + "\",\"duty\":{\"routingKey\":\"" + key +
                            "\",\"inEurope\":true},\"other\":\"x\"}";
    for (const SecretPlaces &places :
         {SecretPlaces{.file = write(u"list.json"_s, list)}, SecretPlaces{.environment = list}}) {
        const auto found = findSecrets(places, channels);
        QVERIFY(found);
        QCOMPARE(found->secrets.keys(), (QStringList{u"duty"_s, u"ops"_s}));
        QCOMPARE(found->secrets[u"duty"_s].address, pagerDutyAddress(true));
        QVERIFY(found->faults.isEmpty());
    }
}

void SecretPlacesTest::theFolderCountsBeforeTheFileAndThatBeforeTheEnvironment()
{
    write(u"ops"_s, "https://folder.example/");
    const QString file =
        write(u"list.json"_s, R"({"ops":"https://file.example/","สำนักงาน":"https://file.example/"})");
    const auto found = findSecrets({.credentials = m_folder->path(),
                                    .file = file,
                                    .environment = R"({"สำนักงาน":"https://environment.example/"})"},
                                   channels);
    QVERIFY(found);
    QCOMPARE(found->secrets[u"ops"_s].address.host(), u"folder.example"_s);
    QCOMPARE(found->secrets[u"สำนักงาน"_s].address.host(), u"file.example"_s);
}

void SecretPlacesTest::refusesWhatOthersCanRead_data()
{
    QTest::addColumn<QFile::Permissions>("more");
    QTest::addColumn<bool>("isRefusedInFolder");
    QTest::newRow("group reads") << QFile::Permissions(QFile::ReadGroup) << false;
    QTest::newRow("all read") << QFile::Permissions(QFile::ReadOther) << true;
    QTest::newRow("all write") << QFile::Permissions(QFile::WriteOther) << true;
}

void SecretPlacesTest::refusesWhatOthersCanRead()
{
    QFETCH(QFile::Permissions, more);
    QFETCH(bool, isRefusedInFolder);
    const auto own = QFile::ReadOwner | QFile::WriteOwner;
    const QString file = write(u"list.json"_s, "{\"ops\":\"" + address + "\"}", own | more);
    const auto refused = findSecrets({.file = file}, channels);
    QVERIFY(!refused);
    QVERIFY(refused.error().fault == PlaceFault::TooOpen);
    QVERIFY(describe(refused.error()).contains(file));
    QVERIFY(!describe(refused.error()).contains(QString::fromLatin1(address)));
    write(u"ops"_s, address, own | more);
    QCOMPARE(!findSecrets({.credentials = m_folder->path()}, channels), isRefusedInFolder);
}

void SecretPlacesTest::refusesWhatIsNoList_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("ops=https://hooks.example");
    QTest::newRow("a list without names") << QByteArray("[\"https://hooks.example\"]");
    QTest::newRow("cut off") << QByteArray("{\"ops\":\"https://hooks.exa");
}

void SecretPlacesTest::refusesWhatIsNoList()
{
    QFETCH(QByteArray, content);
    const auto refused = findSecrets({.file = write(u"list.json"_s, content)}, channels);
    QVERIFY(!refused);
    QVERIFY(refused.error().fault == PlaceFault::NoJson);
    const auto missing = findSecrets({.file = m_folder->filePath(u"nowhere"_s)}, channels);
    QVERIFY(!missing);
    QVERIFY(missing.error().fault == PlaceFault::CannotRead);
    const auto folder = findSecrets({.file = m_folder->path()}, channels);
    QVERIFY(!folder);
}

void SecretPlacesTest::oneBadSecretLeavesTheOthers()
{
    const auto found = findSecrets(
        {.environment =
             R"({"ops":"http://plain.example/","duty":"short","สำนักงาน":"https://good.example/"})"},
        channels);
    QVERIFY(found);
    QCOMPARE(found->secrets.keys(), QStringList{u"สำนักงาน"_s});
    QVERIFY(found->faults[u"ops"_s] == SecretFault::NotHttps);
    QVERIFY(found->faults[u"duty"_s] == SecretFault::BadKey);
}

void SecretPlacesTest::noNameLeadsOutOfTheFolder()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"inner"_s));
    write(u"ops"_s, address);
    const auto found =
        findSecrets({.credentials = m_folder->filePath(u"inner"_s)}, {{u".."_s, ChannelKind::Webhook},
                                                                      {u"."_s, ChannelKind::Webhook},
                                                                      {u"../ops"_s, ChannelKind::Webhook}});
    QVERIFY(found);
    QVERIFY(found->secrets.isEmpty());
}

void SecretPlacesTest::everyProblemNamesThePlace()
{
    QSet<QString> texts;
    for (const PlaceFault fault :
         {PlaceFault::CannotRead, PlaceFault::TooOpen, PlaceFault::Foreign, PlaceFault::NoJson}) {
        const QString text = describe(PlaceProblem{fault, u"/etc/lekthi/channels.json"_s});
        QVERIFY2(text.contains(u"/etc/lekthi/channels.json"_s), qPrintable(text));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), 4);
}

QTEST_GUILESS_MAIN(SecretPlacesTest)
#include "secret_places_test.moc"
