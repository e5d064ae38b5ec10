#include "models/pools/pool_filling.h"

#include "core/pools/verhoeff.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "models/pools/fill_text.h"
#include "models/pools/id_check.h"
#include "models/pools/pool_export.h"
#include "models/pools/pool_text.h"
#include "models/pools/pool_wish.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/models/pools/pool_samples.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using dispensing::FillOutcome;
using models::IdVerdict;
using models::PoolFilling;
using models::PoolRow;

/// ID pools on a real store: reading, filling in the background, checking an id, asking for a pool.
class PoolFillingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void readsHowPoolsStand();
    void fillsALowPool();
    void fillsUpWhatIsNotLow();
    void endsWhereItIsTold();
    void endsWithItsWindow();
    void saysWhoFillsIt();
    void saysWhyItFailed();
    void checksIds();
    void asksForPools();
    void exportsAmounts();

private:
    void enter(const QString &login);
    PoolRow row(const QString &name);
    FillOutcome outcomeOf(PoolFilling &filling);
    models::IdCheck check(const QString &name, const QString &typed)
    {
        const auto checked = models::checkId(*m_person, row(name), typed);
        if (!checked)
            qFatal("%s", qPrintable(checked.error().detail));
        return *checked;
    }
    QString said(const QString &name, const QString &typed)
    {
        return models::describe(check(name, typed), row(name).settings->rules(),
                                numbering::Calendar::Gregorian);
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_person;
    std::unique_ptr<models::Session> m_session;
};

void PoolFillingTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    enter(u"sa.one"_s);
}

void PoolFillingTest::cleanup()
{
    m_session.reset();
    m_person.reset();
}

void PoolFillingTest::enter(const QString &login)
{
    m_session.reset();
    const store::Address address = PrivateStore::asPerson(m_address, login);
    m_person = PrivateStore::instance().connect(address);
    m_session = std::make_unique<models::Session>(address, *store::findPerson(*m_person, login),
                                                  *store::loadReferenceData(*m_person));
}

PoolRow PoolFillingTest::row(const QString &name)
{
    const auto rows = models::readPools(*m_person);
    if (!rows)
        qFatal("%s", qPrintable(rows.error().detail));
    const auto found = std::ranges::find(*rows, name, [](const PoolRow &one) { return one.pool.name; });
    return found == rows->end() ? PoolRow() : *found;
}

FillOutcome PoolFillingTest::outcomeOf(PoolFilling &filling)
{
    QSignalSpy finished(&filling, &PoolFilling::finished);
    filling.start(row(u"farmer"_s).pool);
    if (!filling.isBusy() || !QTest::qWaitFor([&] { return !finished.isEmpty(); }, patienceMs))
        qFatal("filling did not end");
    return finished.first().at(1).value<FillOutcome>();
}

void PoolFillingTest::readsHowPoolsStand()
{
    QVERIFY(models::readPools(*m_person)->isEmpty());
    makeFilledPool(m_address, plainDraft(u"farmer"_s));
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QVERIFY(store::issueIds(*service, poolName(u"farmer"_s), {QUuid::createUuid(), 30}));
    const PoolRow pool = row(u"farmer"_s);
    QCOMPARE(pool.pool.available(), 170);
    QCOMPARE(pool.issuedLately, 30);
    QVERIFY(pool.settings);
    QCOMPARE(pool.settings->rules().length(), 6);
    QVERIFY(qAbs(pool.readAt.secsTo(QDateTime::currentDateTimeUtc())) < 3600);
    enter(u"auditor.demo"_s);
    QCOMPARE(row(u"farmer"_s).pool.issued, 30);
}

void PoolFillingTest::fillsALowPool()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    PoolFilling filling(*m_session);
    QSignalSpy changed(&filling, &PoolFilling::changed);
    const FillOutcome outcome = outcomeOf(filling);
    QCOMPARE(outcome.end, FillOutcome::End::Filled);
    QCOMPARE(outcome.added, 200);
    QVERIFY(models::isFilled(outcome));
    QVERIFY(models::describe(u"farmer"_s, outcome).contains(u"200"_s));
    QVERIFY(!filling.isBusy());
    QVERIFY(changed.size() >= 2);
    QVERIFY(!row(u"farmer"_s).pool.isBeingFilled);
}

void PoolFillingTest::fillsUpWhatIsNotLow()
{
    makeFilledPool(m_address, plainDraft(u"farmer"_s));
    PoolFilling filling(*m_session);
    QCOMPARE(outcomeOf(filling).added, 100);
    QCOMPARE(row(u"farmer"_s).pool.available(), 300); // minimum and batch
}

void PoolFillingTest::endsWhereItIsTold()
{
    makePool(m_address, plainDraft(u"farmer"_s, 10, 50'000));
    PoolFilling filling(*m_session);
    QSignalSpy finished(&filling, &PoolFilling::finished);
    filling.start(row(u"farmer"_s).pool);
    QTRY_VERIFY(filling.idsAdded() > 0);
    QCOMPARE(filling.idsInAll(), 50'000);
    QCOMPARE(filling.pool(), u"farmer"_s);
    filling.cancel();
    QVERIFY(filling.isCancelling());
    QTRY_COMPARE(finished.size(), 1);
    const auto outcome = finished.first().at(1).value<FillOutcome>();
    QCOMPARE(outcome.end, FillOutcome::End::Cancelled);
    QVERIFY(!models::isFilled(outcome));
    QCOMPARE(row(u"farmer"_s).pool.available(), outcome.added);
    QVERIFY(outcome.added > 0 && outcome.added < 50'000);
}

void PoolFillingTest::endsWithItsWindow()
{
    makePool(m_address, plainDraft(u"farmer"_s, 10, 50'000));
    auto filling = std::make_unique<PoolFilling>(*m_session);
    filling->start(row(u"farmer"_s).pool);
    QTRY_VERIFY(filling->idsAdded() > 0);
    filling.reset();
    // Whole hundreds stay, and nobody has to wait for the lease to run out.
    QTRY_VERIFY(!row(u"farmer"_s).pool.isBeingFilled);
    const qint64 generated = row(u"farmer"_s).pool.generated;
    QVERIFY(generated > 0 && generated < 50'000);
    PoolFilling another(*m_session);
    QSignalSpy finished(&another, &PoolFilling::finished);
    another.start(row(u"farmer"_s).pool);
    QTRY_VERIFY(another.idsAdded() > 0);
    another.cancel();
    QTRY_COMPARE(finished.size(), 1);
}

void PoolFillingTest::saysWhoFillsIt()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QVERIFY(store::takePoolLease(*service, poolName(u"farmer"_s), QUuid::createUuid(), u"filler on host"_s,
                                 std::chrono::seconds(60)));
    PoolFilling filling(*m_session);
    const FillOutcome outcome = outcomeOf(filling);
    QCOMPARE(outcome.end, FillOutcome::End::ByAnother);
    QVERIFY(models::describe(u"farmer"_s, outcome).contains(u"allocator.demo"_s));
}

void PoolFillingTest::saysWhyItFailed()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    enter(u"auditor.demo"_s);
    PoolFilling filling(*m_session);
    QSignalSpy failed(&filling, &PoolFilling::failed);
    filling.start(row(u"farmer"_s).pool);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!failed.first().at(1).toString().isEmpty());
    QVERIFY(!filling.isBusy());
}

void PoolFillingTest::checksIds()
{
    makeFilledPool(m_address, plainDraft(u"farmer"_s));
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    const auto issued =
        store::issueIds(*service, poolName(u"farmer"_s), {QUuid::createUuid(), 1, u"farmer cards"_s});
    const QString id = issued->first().id;
    QCOMPARE(models::verdictOf(check(u"farmer"_s, id.first(3) + u'-' + id.mid(3))), IdVerdict::Issued);
    QVERIFY2(said(u"farmer"_s, id).contains(u"allocator.demo"_s), qPrintable(said(u"farmer"_s, id)));
    QVERIFY(said(u"farmer"_s, id).contains(u"farmer cards"_s));
    QString mistyped = id;
    mistyped[2] = mistyped[2] == u'9' ? u'8' : u'9';
    const models::IdCheck wrong = check(u"farmer"_s, mistyped);
    QCOMPARE(models::verdictOf(wrong), IdVerdict::Wrong);
    QCOMPARE(wrong.issuedCandidates, QStringList{id});
    QVERIFY(said(u"farmer"_s, mistyped).contains(id));
    QCOMPARE(models::verdictOf(check(u"farmer"_s, u"12"_s)), IdVerdict::Wrong);
    const QString digits = id.startsWith(u'5') ? u"60471"_s : u"50471"_s;
    const QString other = digits + QString::number(*pools::checkDigit(digits));
    QCOMPARE(models::verdictOf(check(u"farmer"_s, other)), IdVerdict::NeverIssued);
    QVERIFY(said(u"farmer"_s, other).contains(u"never issued"_s));
}

void PoolFillingTest::asksForPools()
{
    const pools::PoolSettings settings = poolSettings(plainDraft(u"farmer"_s));
    const auto asked =
        models::requestingPool(settings, *pools::measureCapacity(settings.rules()), poolReason())(*m_person);
    QVERIFY(asked);
    const auto two = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.two"_s));
    QVERIFY(approve(*two, *asked));
    QCOMPARE(row(u"farmer"_s).pool.capacity, 100'000);
    const auto retiring = models::requestingRetirement(poolName(u"farmer"_s), poolReason())(*m_person);
    QVERIFY(retiring);
    QVERIFY(approve(*two, *retiring));
    QCOMPARE(models::standingOf(row(u"farmer"_s)), models::PoolStanding::Retired);
}

void PoolFillingTest::exportsAmounts()
{
    const models::ExportSource source = models::poolExport({poolRow(u"farmer"_s, 6000, 2000, 700)});
    const auto page = source.read(*m_person, {});
    QVERIFY(page);
    QHash<QString, QJsonValue> fields;
    for (const auto &[name, value] : page->rows.first())
        fields.insert(name, value);
    QCOMPARE(fields.size(), source.names.size());
    QCOMPARE(fields[u"available"_s], QJsonValue(4000));
    QCOMPARE(fields[u"profile"_s], QJsonValue(u"MOSIP"_s));
    QCOMPARE(fields[u"state"_s], QJsonValue(u"READY"_s));
    QCOMPARE(fields[u"daysLeft"_s], QJsonValue(40.0));
    QVERIFY(fields[u"retiredAt"_s].isNull());
}

QTEST_GUILESS_MAIN(PoolFillingTest)
#include "pool_filling_test.moc"
