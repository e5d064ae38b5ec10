#include "core/notify/channel_secret.h"
#include "core/store/alerts/alert_delivery_gateway.h"
#include "tests/ui/alerts_world.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AlertsWorld;
using ui::Banner;

/// Where alerts go, in the window.
class AlertChannelsTest : public QObject, private AlertsWorld
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void addsAChannelAndKnowsItsAddress();
    void sendsByMail();
    void refusesAnAddressThatIsNone();
    void retiresAChannel();
    void forgetsAChannelThatWasRetiredElsewhere();
    void keepsAChannelThatARuleNames();

private:
    /// "ops", whose address the keychain knows; gives the name under which it does.
    QString makeChannel();
};

QString AlertChannelsTest::makeChannel()
{
    store::AlertChannel wish;
    wish.name = u"ops"_s;
    const auto made =
        store::changeAlertChannel(*m_one, wish, *numbering::Reason::parse(u"for the test of it"_s));
    if (!made)
        qFatal("no channel: %s", qUtf8Printable(made.error().detail));
    notify::ChannelSecret secret;
    secret.address = QUrl(u"https://127.0.0.1:1/hook"_s);
    const QString name =
        notify::keptName(test::PrivateStore::asPerson(m_address, u"sa.one"_s).toText(), wish.name);
    m_drawer.kept.insert(name, QString::fromUtf8(notify::toKept(secret)));
    return name;
}

void AlertChannelsTest::addsAChannelAndKnowsItsAddress()
{
    open(u"sa.one"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelAdd"_s));
    click(u"channelAdd"_s);
    QVERIFY(!isEnabled(u"channelSave"_s));
    type(u"channelName"_s, u"site-office"_s);
    type(u"channelReason"_s, u"the site asked for it"_s);
    QVERIFY(isEnabled(u"channelSave"_s));
    click(u"channelSave"_s);
    QTRY_COMPARE(store::alertChannels(*m_one)->size(), 1);
    QCOMPARE(store::alertChannels(*m_one)->first().name, u"site-office"_s);
    QTRY_VERIFY(m_test->isShown(u"channelAddress"_s));
    QVERIFY(!isEnabled(u"channelKeep"_s));
    type(u"channelAddress"_s, u"https://hooks.slack.com/services/T0/B0/secret"_s);
    QVERIFY(isEnabled(u"channelKeep"_s) && isEnabled(u"channelTest"_s));
    click(u"channelKeep"_s);
    QTRY_VERIFY(text(u"channelKnown"_s).startsWith(u"Entered"_s));
    QVERIFY(find<QLineEdit>(u"channelAddress"_s).text().isEmpty());
    QTRY_VERIFY(m_test->isShown(u"channelForget"_s));
    click(u"channelForget"_s);
    QTRY_VERIFY(text(u"channelKnown"_s).startsWith(u"Not entered"_s));
    QVERIFY(!isEnabled(u"channelTest"_s));
}

void AlertChannelsTest::sendsByMail()
{
    open(u"sa.one"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelAdd"_s));
    click(u"channelAdd"_s);
    type(u"channelName"_s, u"ops-mail"_s);
    find<QComboBox>(u"channelKind"_s).setCurrentIndex(2);
    type(u"channelReason"_s, u"the operators read mail"_s);
    click(u"channelSave"_s);
    QTRY_COMPARE(store::alertChannels(*m_one)->size(), 1);
    QCOMPARE(store::alertChannels(*m_one)->first().kind, store::ChannelKind::Mail);
    QTRY_VERIFY(m_test->isShown(u"channelRecipients"_s));
    QVERIFY(!m_test->isShown(u"channelSigningKey"_s) && !m_test->isShown(u"channelRegion"_s));
    type(u"channelAddress"_s, u"mail.example.com"_s);
    QTRY_VERIFY(text(u"channelSecretWhy"_s).contains(u"smtps://"_s));
    QVERIFY(!isEnabled(u"channelKeep"_s));
    find<QLineEdit>(u"channelAddress"_s).setText(u"smtps://mail.example.com"_s);
    type(u"channelSender"_s, u"lekthi@example.com"_s);
    type(u"channelRecipients"_s, u"ops@example.com, night@example.com"_s);
    type(u"channelUser"_s, u"lekthi"_s);
    type(u"channelPassword"_s, u"secret"_s);
    QVERIFY(isEnabled(u"channelKeep"_s) && isEnabled(u"channelTest"_s));
    QCOMPARE(find<QLineEdit>(u"channelPassword"_s).echoMode(), QLineEdit::Password);
    click(u"channelKeep"_s);
    QTRY_COMPARE(m_drawer.kept.size(), 1);
    const auto kept = notify::fromKept(m_drawer.kept.begin()->toUtf8());
    QVERIFY(kept && kept->kind == notify::ChannelKind::Mail);
    QCOMPARE(kept->recipients, (QStringList{u"ops@example.com"_s, u"night@example.com"_s}));
    QCOMPARE(kept->password, u"secret"_s);
    QVERIFY(find<QLineEdit>(u"channelPassword"_s).text().isEmpty());
}

void AlertChannelsTest::refusesAnAddressThatIsNone()
{
    store::AlertChannel wish;
    wish.name = u"ops"_s;
    QVERIFY(store::changeAlertChannel(*m_one, wish, *numbering::Reason::parse(u"for the test of it"_s)));
    open(u"pa.demo"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelAddress"_s));
    QVERIFY(!m_test->isShown(u"channelSave"_s));
    type(u"channelAddress"_s, u"http://hooks.slack.com/services"_s);
    QTRY_VERIFY(m_test->isShown(u"channelSecretWhy"_s));
    QVERIFY(text(u"channelSecretWhy"_s).contains(u"https"_s));
    QVERIFY(!isEnabled(u"channelKeep"_s) && !isEnabled(u"channelTest"_s));
    auto &address = find<QLineEdit>(u"channelAddress"_s);
    address.setText(u"https://127.0.0.1:1/hook"_s);
    QVERIFY(isEnabled(u"channelTest"_s));
    click(u"channelTest"_s);
    QTRY_VERIFY(text(u"channelTestResult"_s).contains(u"private network"_s));
}

/// For good, and this computer forgets where it led.
void AlertChannelsTest::retiresAChannel()
{
    const QString kept = makeChannel();
    open(u"sa.one"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelForget"_s)); // its address is known
    click(u"channelRetire"_s);
    QTRY_VERIFY(m_test->isShown(u"retireDialog"_s));
    QVERIFY(!isEnabled(u"retireButton"_s));
    type(u"retireReason"_s, u"the site has closed"_s);
    QTest::keyClick(&find<QLineEdit>(u"retireReason"_s), Qt::Key_Return);
    QVERIFY2(m_test->isShown(u"retireDialog"_s), "what cannot be undone takes more than a key");
    QVERIFY(isEnabled(u"retireButton"_s));
    click(u"retireButton"_s);
    QTRY_VERIFY(!m_test->find<QWidget>(u"retireDialog"_s));
    QVERIFY(store::alertChannels(*m_one)->isEmpty());
    QVERIFY(!m_drawer.kept.contains(kept));
    QTRY_VERIFY(!m_test->isShown(u"channelForm"_s)); // there is none any more
    QVERIFY(find<Banner>(u"alertsBanner"_s).message().contains(u"ops"_s));
}

void AlertChannelsTest::forgetsAChannelThatWasRetiredElsewhere()
{
    makeChannel();
    open(u"sa.one"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelForget"_s));
    QVERIFY(
        store::retireAlertChannel(*m_one, u"ops"_s, 1, *numbering::Reason::parse(u"for the test of it"_s)));
    find<ui::Page>(u"alertsPage"_s).activate(); // as its clock does now and then
    QTRY_VERIFY(m_drawer.kept.isEmpty());
    QTRY_VERIFY(!m_test->isShown(u"channelForm"_s));
}

void AlertChannelsTest::keepsAChannelThatARuleNames()
{
    makeChannel();
    alerts::Rule naming = rule(slow).rule;
    naming.channels = {u"ops"_s};
    QVERIFY(store::changeAlertRule(*m_one, naming, *numbering::Reason::parse(u"for the test of it"_s)));
    open(u"sa.one"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelRetire"_s));
    click(u"channelRetire"_s);
    QTRY_VERIFY(m_test->isShown(u"retireNamed"_s));
    QVERIFY2(text(u"retireNamed"_s).contains(u"Slow allocation"_s), qPrintable(text(u"retireNamed"_s)));
    QVERIFY(!m_test->isShown(u"retireButton"_s));
    click(u"retireCancel"_s);
    QTRY_VERIFY(!m_test->find<QWidget>(u"retireDialog"_s));
    m_test.reset();
    open(u"pa.demo"_s);
    goToTab(Channels);
    QTRY_VERIFY(m_test->isShown(u"channelName"_s));
    QVERIFY(!m_test->isShown(u"channelRetire"_s));
}

QTEST_MAIN(AlertChannelsTest)
#include "alert_channels_test.moc"
