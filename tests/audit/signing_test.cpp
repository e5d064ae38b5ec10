#include "core/audit/signing.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/short_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>

#include <set>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::AuditProblem;
using audit::PublicKey;
using audit::SigningKey;

class SigningTest : public QObject
{
    Q_OBJECT

private slots:
    void makesKeyForItsOwnerAlone();
    void keepsItsKey();
    void refusesKeyThatOthersCouldRead_data();
    void refusesKeyThatOthersCouldRead();
    void refusesWhatIsNoKey_data();
    void refusesWhatIsNoKey();
    void doesNotFollowLinks();
    void readsFilesAlone();
    void saysWhereItCannotWrite();
    void leavesNoHalfAKeyWhereTheDiskIsFull();
    void refusesAPublicKeyThatIsNone();
    void tellsMissingKey();
    void twoProgramsMakeOneKey();
    void signatureBelongsToTextAndKey();
    void readsPublicKeyAsText();
    void movesToAKeychainAndBack();

private:
    test::ScratchDirectory m_scratch;
};

void SigningTest::makesKeyForItsOwnerAlone()
{
    const QString path = m_scratch.filePath(u"new/deep/audit.key"_s);
    QVERIFY(SigningKey::loadOrCreate(path));
    struct stat status{};
    QCOMPARE(::stat(QFile::encodeName(path).constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 0777), 0600);
    QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden), QStringList{u"audit.key"_s});
}

void SigningTest::keepsItsKey()
{
    const QString path = m_scratch.filePath(u"kept"_s);
    const PublicKey made = SigningKey::loadOrCreate(path)->publicKey();
    QCOMPARE(SigningKey::loadOrCreate(path)->publicKey(), made);
    QCOMPARE(SigningKey::load(path)->publicKey(), made);
    QVERIFY(SigningKey::loadOrCreate(m_scratch.filePath(u"another"_s))->publicKey() != made);
}

void SigningTest::refusesKeyThatOthersCouldRead_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("group reads") << 0640;
    QTest::newRow("group writes") << 0620;
    QTest::newRow("others read") << 0604;
    QTest::newRow("others write") << 0602;
}

void SigningTest::refusesKeyThatOthersCouldRead()
{
    QFETCH(int, mode);
    const QString path = m_scratch.filePath(u"open-%1"_s.arg(mode));
    QVERIFY(SigningKey::loadOrCreate(path));
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), mode_t(mode)), 0);
    const auto loaded = SigningKey::loadOrCreate(path);
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().problem, AuditProblem::KeyTooOpen);
    QCOMPARE(loaded.error().subject, path);
}

void SigningTest::refusesWhatIsNoKey_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("not a key\n");
    QTest::newRow("short") << QByteArray("lekthi-ed25519-key:AAAA\n");
    QTest::newRow("huge") << QByteArray(100'000, 'A');
}

void SigningTest::refusesWhatIsNoKey()
{
    QFETCH(QByteArray, content);
    QFile file(m_scratch.filePath(u"strange"_s));
    QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
    file.write(content);
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(SigningKey::load(file.fileName()).error().problem, AuditProblem::Malformed);
    QCOMPARE(SigningKey::loadOrCreate(file.fileName()).error().problem, AuditProblem::Malformed);
}

void SigningTest::doesNotFollowLinks()
{
    const QString path = m_scratch.filePath(u"target"_s);
    QVERIFY(SigningKey::loadOrCreate(path));
    const QString link = m_scratch.filePath(u"link"_s);
    QVERIFY(QFile::link(path, link));
    QCOMPARE(SigningKey::loadOrCreate(link).error().problem, AuditProblem::FileMissing);
}

void SigningTest::readsFilesAlone()
{
    const QString folder = m_scratch.filePath(u"folder"_s);
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(SigningKey::load(folder).error().problem, AuditProblem::Malformed);
    const QString pipe = m_scratch.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(SigningKey::load(pipe).error().problem, AuditProblem::Malformed);
}

void SigningTest::saysWhereItCannotWrite()
{
    QFile file(m_scratch.filePath(u"file"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    const QString below = file.fileName() + "/key"_L1;
    QVERIFY(!SigningKey::loadOrCreate(below));
    const PublicKey key = SigningKey::loadOrCreate(m_scratch.filePath(u"good"_s))->publicKey();
    const auto left = audit::leaveToKeychain(below, key);
    QVERIFY(!left);
    QCOMPARE(left.error().problem, AuditProblem::CannotWrite);
    // No file takes the place of a folder, and nothing is left beside it.
    const QString folder = m_scratch.filePath(u"full/folder"_s);
    QVERIFY(QDir().mkpath(folder + "/more"_L1));
    QCOMPARE(audit::leaveToKeychain(folder, key).error().problem, AuditProblem::CannotWrite);
    QCOMPARE(QFileInfo(folder).dir().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"folder"_s});
    QCOMPARE(SigningKey::loadOrCreate(m_scratch.filePath(QString(300, u'x'))).error().problem,
             AuditProblem::FileMissing);
}

/// A key of which half is written signs nothing that anybody can check.
void SigningTest::leavesNoHalfAKeyWhereTheDiskIsFull()
{
    const QString path = m_scratch.filePath(u"no room/key"_s);
    for (const rlim_t bytes : {0, 20}) {
        const test::ShortFiles limit(bytes);
        const auto key = SigningKey::loadOrCreate(path);
        QVERIFY(!key);
        QVERIFY(key.error().problem == AuditProblem::DiskFull ||
                key.error().problem == AuditProblem::CannotWrite);
        QCOMPARE(QFileInfo(path).dir().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }
    QVERIFY(SigningKey::loadOrCreate(path));
}

void SigningTest::refusesAPublicKeyThatIsNone()
{
    const QString path = m_scratch.filePath(u"of no keychain"_s);
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("lekthi-ed25519-key-in-keychain:AAAA\n");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(audit::publicKeyAt(path).error().problem, AuditProblem::Malformed);
    QCOMPARE(audit::publicKeyAt(m_scratch.filePath(u"nowhere"_s)).error().problem, AuditProblem::KeyMissing);
    QCOMPARE(audit::keyFromKeychain(path, {}).error().problem, AuditProblem::Malformed);
    QVERIFY(!PublicKey{}.verifies("text", QByteArray(64, 'x')));
}

void SigningTest::tellsMissingKey()
{
    QCOMPARE(SigningKey::load(m_scratch.filePath(u"nowhere"_s)).error().problem, AuditProblem::KeyMissing);
}

void SigningTest::twoProgramsMakeOneKey()
{
    const QString path = m_scratch.filePath(u"shared"_s);
    std::vector<QByteArray> keys(8);
    std::vector<std::thread> programs;
    for (QByteArray &key : keys)
        programs.emplace_back([&] { key = SigningKey::loadOrCreate(path)->publicKey().toText(); });
    for (std::thread &program : programs)
        program.join();
    QCOMPARE(std::set<QByteArray>(keys.begin(), keys.end()).size(), size_t(1));
}

void SigningTest::signatureBelongsToTextAndKey()
{
    const auto key = SigningKey::loadOrCreate(m_scratch.filePath(u"signer"_s));
    const auto other = SigningKey::loadOrCreate(m_scratch.filePath(u"other signer"_s));
    const QByteArray text("เลขที่");
    const QByteArray signature = key->sign(text);
    QVERIFY(key->publicKey().verifies(text, signature));
    QVERIFY(!key->publicKey().verifies(text + ' ', signature));
    QVERIFY(!key->publicKey().verifies(text, signature.left(63)));
    QVERIFY(!other->publicKey().verifies(text, signature));
}

void SigningTest::readsPublicKeyAsText()
{
    const PublicKey key = SigningKey::loadOrCreate(m_scratch.filePath(u"text"_s))->publicKey();
    QCOMPARE(key.toText().size(), 44);
    QCOMPARE(PublicKey::parse(' ' + key.toText() + '\n'), std::optional(key));
    QVERIFY(!PublicKey::parse(key.toText().left(40)));
    QVERIFY(!PublicKey::parse("ไม่ใช่กุญแจ"));
    QVERIFY(!PublicKey::parse({}));
}

void SigningTest::movesToAKeychainAndBack()
{
    const QString path = m_scratch.filePath(u"moved"_s);
    const auto key = SigningKey::loadOrCreate(path);
    const QByteArray secret = key->secretText();
    QCOMPARE(*audit::publicKeyAt(path), key->publicKey());
    QVERIFY(audit::leaveToKeychain(path, key->publicKey()));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(!file.readAll().contains(secret.mid(secret.indexOf(':') + 1).trimmed()));
    QCOMPARE(SigningKey::load(path).error().problem, AuditProblem::KeyInKeychain);
    // No other key takes its place.
    QCOMPARE(SigningKey::loadOrCreate(path).error().problem, AuditProblem::KeyInKeychain);
    QCOMPARE(*audit::publicKeyAt(path), key->publicKey());
    const auto back = SigningKey::fromSecretText(secret);
    QVERIFY(back);
    QCOMPARE(back->publicKey(), key->publicKey());
    QVERIFY(key->publicKey().verifies("text", back->sign("text")));
    QVERIFY(audit::keyFromKeychain(path, secret));
    const auto other = SigningKey::loadOrCreate(m_scratch.filePath(u"not moved"_s));
    for (const QByteArray &wrong : {other->secretText(), QByteArray()})
        QCOMPARE(audit::keyFromKeychain(path, wrong).error().problem, AuditProblem::KeyInKeychain);
    QVERIFY(!SigningKey::fromSecretText("lekthi-ed25519-key:AAAA"));
    QVERIFY(!SigningKey::fromSecretText(secret.mid(1)));
}

QTEST_GUILESS_MAIN(SigningTest)
#include "signing_test.moc"
