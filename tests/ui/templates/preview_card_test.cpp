#include "core/store/counters/counter_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/reset_gateway.h"
#include "tests/support/approving.h"
#include "tests/support/demo_year.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/templates/page_world.h"
#include "ui/templates/preview_card.h"
#include "ui/widgets/card.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/number_view.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

#include <atomic>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The next number of the edited template: what really comes, and nothing while nobody knows.
class PreviewCardTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { useScratchConfiguration(); }

private slots:
    void init();
    void cleanup();
    void showsNoNumberWhileTheCounterIsRead();
    void dropsTheAnswerAboutAnotherTemplate();
    void skipsWhatStaysTaken();
    void showsAnOrganizationThatCameLater();

private:
    void showCard();
    void type(const QString &text);
    void reset(qint64 newNumber);
    QString number() { return m_card->findChild<ui::NumberView *>(u"previewNumber"_s)->number().text(); }
    QString label(const QString &name) { return m_card->findChild<QLabel *>(name)->text(); }

    store::Address m_address;
    std::atomic<Harm> m_harm = Harm::None;
    std::unique_ptr<FaultProxy> m_proxy;
    std::unique_ptr<store::Connection> m_connection;
    ui::Preferences m_preferences;
    std::unique_ptr<models::Session> m_session;
    std::unique_ptr<ui::PreviewCard> m_card;
};

namespace {

constexpr std::chrono::milliseconds slowAnswer{1500};
const auto letterText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;

} // namespace

void PreviewCardTest::init()
{
    m_preferences.setLanguage(numbering::Language::English);
    m_preferences.apply();
    m_address = PrivateStore::instance().demoStore();
    m_harm = Harm::None;
    m_proxy =
        std::make_unique<FaultProxy>(m_address.socket, [this](Step) { return m_harm.load(); }, slowAnswer);
    m_connection = PrivateStore::instance().connect(m_address);
    store::Address slow = PrivateStore::asPerson(m_address, u"pa.demo"_s);
    slow.socket = m_proxy->socket();
    m_session = std::make_unique<models::Session>(slow, *store::findPerson(*m_connection, u"pa.demo"_s),
                                                  *store::loadReferenceData(*m_connection));
}

void PreviewCardTest::cleanup()
{
    m_card.reset();
    m_session.reset();
    m_connection.reset();
    m_proxy.reset();
}

/// A letter of คคง. to สคฉ.3 of 2026, whose counter stands at 117.
void PreviewCardTest::showCard()
{
    m_card = std::make_unique<ui::PreviewCard>(*m_session);
    m_card->retranslate();
    models::Sample sample;
    sample.projectId = demoProject;
    sample.typeId = demoLetter;
    sample.originatorId = 22;
    sample.recipientId = 10;
    sample.date = QDate(demoYear(), 12, 2);
    m_card->setSample(sample);
    type(letterText);
    m_card->show();
}

void PreviewCardTest::type(const QString &text)
{
    m_card->setTemplate(numbering::parseTemplate(text), {});
}

void PreviewCardTest::reset(qint64 newNumber)
{
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    const auto two = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.two"_s));
    const numbering::CounterKey key{demoProject, 22, 10, demoLetter, 0, 0, 0, {demoYear(), 0}};
    const auto counter = store::findCounter(*one, key);
    QVERIFY(counter && *counter);
    QVERIFY(store::requestReset(*one,
                                {(*counter)->id, (*counter)->version, newNumber, store::NumbersAbove::Skip,
                                 *numbering::Reason::parse(u"Nobody has sent these letters to anybody"_s)}));
    QVERIFY(test::approve(*two, test::resetRequests(*two)->first().id, {}));
}

void PreviewCardTest::showsNoNumberWhileTheCounterIsRead()
{
    m_harm = Harm::Delay;
    QElapsedTimer since;
    since.start();
    showCard();
    QVERIFY2(since.elapsed() < slowAnswer.count(), "the window waited for the store");
    const auto *value = m_card->findChild<QSpinBox *>(u"previewNextValue"_s);
    QCOMPARE(number(), u"—"_s);
    QCOMPARE(value->text(), u"—"_s);
    QCOMPARE(label(u"previewFollowing"_s), u"—"_s);
    QTest::qWait(int(slowAnswer.count()) / 3);
    QCOMPARE(number(), u"—"_s);
    m_harm = Harm::None;
    QTRY_COMPARE_WITH_TIMEOUT(number(), inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s), 20'000);
    QCOMPARE(value->value(), 118);
    QCOMPARE(label(u"previewFollowing"_s), inDemoYear(u"คคง.-สคฉ.3-0119-2569 · 0120 · 0121 · 0122"_s));
}

void PreviewCardTest::dropsTheAnswerAboutAnotherTemplate()
{
    showCard();
    QTRY_COMPARE(number(), inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s));
    for (int typed = 0; typed < 20; ++typed)
        type(letterText + QString(typed, u'x'));
    type(u"{ORIGINATOR}/{SEQ:5}"_s);
    QTRY_COMPARE(m_card->accessibleName(), u"Next number"_s);
    QCOMPARE(number(), u"คคง./00118"_s);
    QCOMPARE(label(u"previewFollowing"_s), u"คคง./00119 · 00120 · 00121 · 00122"_s);
}

void PreviewCardTest::skipsWhatStaysTaken()
{
    reset(106);
    showCard();
    QTRY_COMPARE(number(), inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s));
    QTRY_VERIFY(label(u"previewCounterNote"_s).contains(u"11 taken numbers are skipped"_s));
    QVERIFY(label(u"previewCounterNote"_s).contains(u"106"_s));
    QCOMPARE(label(u"previewFollowing"_s), inDemoYear(u"คคง.-สคฉ.3-0119-2569 · 0120 · 0121 · 0122"_s));
}

void PreviewCardTest::showsAnOrganizationThatCameLater()
{
    showCard();
    connect(m_session.get(), &models::Session::referenceChanged, m_card.get(),
            &ui::PreviewCard::renewReference);
    m_session->refreshReference();
    const auto *sender = m_card->findChild<ui::CodeCombo *>(u"previewSender"_s);
    constexpr int later = 901;
    QCOMPARE(sender->findData(later), -1);
    QVERIFY(m_connection->write(store::Statement("demo/insert_organization"),
                                {later, u"ผรม.9"_s, u"ผู้รับจ้างรายใหม่"_s, u"New contractor"_s}));
    QVERIFY(m_connection->write(store::Statement("demo/insert_project_organization"), {demoProject, later}));
    QTRY_VERIFY((m_session->refreshReference(), sender->findData(later) >= 0));
    QVERIFY(sender->itemText(sender->findData(later)).contains(u"New contractor"_s));
    QTRY_COMPARE(number(), inDemoYear(u"คคง.-สคฉ.3-0118-2569"_s));
}

QTEST_MAIN(PreviewCardTest)
#include "preview_card_test.moc"
