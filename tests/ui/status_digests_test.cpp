#include "core/audit/digest_folder.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "models/session/session_services.h"
#include "models/status/digest_place.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/file_content.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/support/whole_digest.h"
#include "tests/ui/status_world.h"
#include "tests/ui/support/drawer.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::Drawer;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

/// The digests that the window writes by itself, and where they and their key are kept.
class StatusDigestsTest : public QObject, protected test::StatusWorld
{
    Q_OBJECT

private slots:
    void init() { use(PrivateStore::instance().demoStore()); }
    void cleanup() { leave(); }
    void writesADigestOnceADay();
    void writesAnotherWhenADayHasPassed();
    void writesADigestAfterAReset();
    void writesADigestAfterOnesOwnApproval();
    void catchesUpOnAResetOfBefore();
    void leavesDigestsOfProjectAdminsToThem();
    void tellsWhenNoDigestCanBeWritten();
    void tellsThatTheLastDigestCannotBeRead();
    void movesTheKeyToTheKeychain();
    void keepsTheKeyThatAKeychainLoses();

private:
    qint64 requestReset(qint64 to);
    void reset(qint64 to);
    QList<audit::Digest> digests() const;
};

/// As a Super Admin elsewhere; gives its id.
qint64 StatusDigestsTest::requestReset(qint64 to)
{
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    const auto counter = store::findCounter(*one, letterKey);
    const auto reason =
        *numbering::Reason::parse(u"Numbers of the trial run are not used"_s, store::minimumForRequest);
    const auto done = store::requestReset(
        *one, {(*counter)->id, (*counter)->version, to, store::NumbersAbove::Skip, reason});
    if (!done)
        qFatal("%s", qPrintable(done.error().detail));
    return test::resetRequests(*one)->first().id;
}

/// As two Super Admins elsewhere.
void StatusDigestsTest::reset(qint64 to)
{
    const qint64 id = requestReset(to);
    const auto two = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.two"_s));
    QVERIFY(test::approve(*two, id, {}));
}

QList<audit::Digest> StatusDigestsTest::digests() const
{
    QList<audit::Digest> found;
    const QDir folder(models::digestFolder());
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QFile::ReadOnly))
            continue;
        const auto read = audit::readDigests(file.readAll());
        for (const audit::SignedDigest &one : read.value_or(QList<audit::SignedDigest>())) {
            if (one.digest.store == m_address.database)
                found += one.digest;
        }
    }
    return found;
}

void StatusDigestsTest::writesADigestOnceADay()
{
    open(u"auditor.demo"_s);
    QTRY_COMPARE(digests().size(), 1);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    open(u"sa.one"_s);
    show();
    QTRY_VERIFY(m_test->find<QLabel>(u"digestNewest"_s)->text().contains(u"just now"_s));
    QCOMPARE(digests().size(), 1);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestWrite"_s), Qt::LeftButton);
    QTRY_COMPARE(digests().size(), 2);
    QCOMPARE(m_test->find<QLabel>(u"digestKey"_s)->text().size(), 44);
}

void StatusDigestsTest::writesAnotherWhenADayHasPassed()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    auto digest = test::makeDigest(*m_administrator);
    QVERIFY(digest);
    const auto key = audit::SigningKey::loadOrCreate(models::signingKeyFile());
    const audit::DigestFolder folder(models::digestFolder(), m_address);
    digest->time = QDateTime::currentDateTimeUtc().addSecs(-25 * 3600);
    QVERIFY(test::addWhole(folder, *digest, *key));
    open(u"auditor.demo"_s);
    QTRY_COMPARE(digests().size(), 2);
    QVERIFY(digests().last().time.secsTo(QDateTime::currentDateTimeUtc()) < 3600);
}

void StatusDigestsTest::writesADigestAfterAReset()
{
    open(u"sa.one"_s);
    QTRY_COMPARE(digests().size(), 1);
    reset(110);
    m_test->services().digests().look();
    QTRY_COMPARE(digests().size(), 2);
    QVERIFY(digests().last().time > digests().first().time);
    // Once is enough.
    m_test->services().digests().look();
    QTest::qWait(500);
    QCOMPARE(digests().size(), 2);
    QVERIFY(!m_test->isShown(u"digestBanner"_s));
}

void StatusDigestsTest::writesADigestAfterOnesOwnApproval()
{
    requestReset(110);
    open(u"sa.two"_s);
    QTRY_COMPARE(digests().size(), 1);
    m_test->goTo(u"approvalsPage"_s);
    auto *approve = m_test->find<QAbstractButton>(u"approveButton"_s);
    QTRY_VERIFY(approve->isVisible() && approve->isEnabled());
    QTest::mouseClick(approve, Qt::LeftButton);
    auto *execute = m_test->find<QAbstractButton>(u"executeButton"_s);
    QTRY_VERIFY(execute->isVisible() && execute->isEnabled());
    QTest::mouseClick(execute, Qt::LeftButton);
    QTRY_COMPARE(digests().size(), 2);
}

/// The program ended between a reset and its digest.
void StatusDigestsTest::catchesUpOnAResetOfBefore()
{
    open(u"sa.one"_s);
    QTRY_COMPARE(digests().size(), 1);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    reset(110);
    open(u"sa.two"_s);
    QTRY_COMPARE(digests().size(), 2);
}

void StatusDigestsTest::leavesDigestsOfProjectAdminsToThem()
{
    open(u"pa.demo"_s);
    show();
    QTRY_VERIFY(m_test->find<QLabel>(u"digestNewest"_s)->text().contains(u"None"_s));
    QTest::qWait(300);
    QVERIFY(digests().isEmpty());
    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestWrite"_s), Qt::LeftButton);
    QTRY_COMPARE(digests().size(), 1);
}

void StatusDigestsTest::tellsWhenNoDigestCanBeWritten()
{
    open(u"sa.one"_s);
    QTRY_COMPARE(digests().size(), 1);
    QTemporaryDir room;
    QFile inTheWay(room.filePath(u"in the way"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    models::setDigestFolder(inTheWay.fileName());
    reset(110);
    m_test->services().digests().look();
    QTRY_VERIFY(m_test->isShown(u"digestBanner"_s));
    const QString said = m_test->find<ui::Banner>(u"digestBanner"_s)->message();
    QVERIFY2(said.contains(inTheWay.fileName()), qPrintable(said));
    const auto now = store::findCounter(*m_administrator, letterKey);
    QCOMPARE((*now)->lastNumber, 110);

    emit m_test->find<ui::Banner>(u"digestBanner"_s)->actionTriggered();
    QTRY_VERIFY(m_test->isShown(u"digestCardBanner"_s));
    QVERIFY(!m_test->isShown(u"digestBanner"_s));
    models::setDigestFolder({});
    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestWrite"_s), Qt::LeftButton);
    QTRY_COMPARE(digests().size(), 2);
    QTRY_VERIFY(!m_test->isShown(u"digestCardBanner"_s));
}

/// To who may write digests and to who only reads that page; nothing is added behind it.
void StatusDigestsTest::tellsThatTheLastDigestCannotBeRead()
{
    open(u"sa.one"_s);
    show();
    QTRY_COMPARE(digests().size(), 1);
    const QDir folder(models::digestFolder());
    const QString file = folder.filePath(folder.entryList(QDir::Files).constFirst());
    const QByteArray whole = test::contentOf(file);
    QByteArray damaged = whole;
    QVERIFY(test::setContent(file, damaged.replace("lekthi-digest-2", "lekthi-digest-3")));
    m_test->services().digests().look();
    auto *banner = m_test->find<ui::Banner>(u"digestCardBanner"_s);
    QTRY_VERIFY(banner->isVisible() && !m_test->services().digests().isBusy());
    QVERIFY2(banner->message().contains(file), qPrintable(banner->message()));
    QCOMPARE(m_test->find<QLabel>(u"digestNewest"_s)->text(), u"–"_s);
    QCOMPARE(test::contentOf(file), damaged);

    QTest::mouseClick(m_test->find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    open(u"pa.demo"_s);
    show();
    banner = m_test->find<ui::Banner>(u"digestCardBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->message().contains(file), qPrintable(banner->message()));
    QVERIFY(test::setContent(file, whole));
    m_test->services().digests().look();
    QTRY_VERIFY(!banner->isVisible());
}

void StatusDigestsTest::movesTheKeyToTheKeychain()
{
    Drawer drawer;
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    m_test->window().setPasswordKeeper(&drawer);
    open(u"sa.one"_s);
    show();
    QTRY_COMPARE(digests().size(), 1);
    QVERIFY2(drawer.kept.isEmpty(), "nobody asked for it yet");
    const QByteArray key = test::contentOf(models::signingKeyFile());
    QTRY_VERIFY(m_test->isShown(u"digestMoveKey"_s));
    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestMoveKey"_s), Qt::LeftButton);
    QTRY_VERIFY(!m_test->isShown(u"digestMoveKey"_s));
    QCOMPARE(drawer.kept.size(), 1);
    QVERIFY(!test::contentOf(models::signingKeyFile()).contains(key.mid(key.indexOf(':') + 1).trimmed()));
    QVERIFY(m_test->find<QLabel>(u"digestKeyPlace"_s)->text().contains(u"keychain"_s));

    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestWrite"_s), Qt::LeftButton);
    QTRY_COMPARE(digests().size(), 2);
    QCOMPARE(QDir(models::digestFolder()).entryList(QDir::Files).size(), 1);

    drawer.isBroken = true;
    QTRY_VERIFY(m_test->find<QAbstractButton>(u"digestWrite"_s)->isEnabled());
    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestWrite"_s), Qt::LeftButton);
    auto *banner = m_test->find<ui::Banner>(u"digestCardBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->message().contains(u"keychain"_s), qPrintable(banner->message()));
    QCOMPARE(digests().size(), 2);
}

void StatusDigestsTest::keepsTheKeyThatAKeychainLoses()
{
    Drawer drawer;
    drawer.isBroken = true;
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    m_test->window().setPasswordKeeper(&drawer);
    open(u"sa.one"_s);
    show();
    QTRY_VERIFY(m_test->isShown(u"digestMoveKey"_s));
    const QByteArray key = test::contentOf(models::signingKeyFile());
    QTest::mouseClick(m_test->find<QAbstractButton>(u"digestMoveKey"_s), Qt::LeftButton);
    auto *banner = m_test->find<ui::Banner>(u"digestCardBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(test::contentOf(models::signingKeyFile()), key);
    QVERIFY(m_test->isShown(u"digestMoveKey"_s));
}

QTEST_MAIN(StatusDigestsTest)
#include "status_digests_test.moc"
