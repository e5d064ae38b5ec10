#include "core/pools/filter_settings.h"

#include "core/pools/explanation.h"
#include "core/pools/pool_settings.h"

#include "tests/pools/rules.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// The two profiles: what they accept, to the digit, and how they differ.
class FilterSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsAsManyIdsAsMeasured_data();
    void acceptsAsManyIdsAsMeasured();
    void profilesDiffer_data();
    void profilesDiffer();
    void findsProfileOfSettings();
    void namesProfiles();
    void tellsWhichFiltersAreOn();
    void knowsThresholdsOfProfiles();
    void knowsCyclicNumbers();
};

void FilterSettingsTest::acceptsAsManyIdsAsMeasured_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<qsizetype>("openG2p");
    QTest::addColumn<qsizetype>("mosip");
    QTest::addColumn<qsizetype>("mosipUnrestricted");
    QTest::addColumn<qsizetype>("both"); // OpenG2P and MOSIP without restricted numbers
    QTest::newRow("6") << 6 << qsizetype(29'593) << qsizetype(22'268) << qsizetype(22'381)
                       << qsizetype(18'953);
    QTest::newRow("7") << 7 << qsizetype(231'359) << qsizetype(161'750) << qsizetype(162'808)
                       << qsizetype(132'121);
}

void FilterSettingsTest::acceptsAsManyIdsAsMeasured()
{
    QFETCH(int, length);
    FilterSettings unrestricted = filtersOf(Profile::Mosip);
    unrestricted.restrictedNumbers.clear();
    const QStringList openG2p = idsOf(rulesOf(length, filtersOf(Profile::OpenG2p)));
    const QStringList mosip = idsOf(rulesOf(length, unrestricted));
    QTEST(openG2p.size(), "openG2p");
    QTEST(mosip.size(), "mosipUnrestricted");
    QTEST(idsOf(rulesOf(length, filtersOf(Profile::Mosip))).size(), "mosip");
    const QSet<QString> known(openG2p.begin(), openG2p.end());
    QTEST(qsizetype(std::ranges::count_if(mosip, [&](const QString &id) { return known.contains(id); })),
          "both");
}

void FilterSettingsTest::profilesDiffer_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("mosip");
    QTest::addColumn<bool>("openG2p");
    QTest::newRow("nothing to refuse") << u"293175"_s << true << true;
    QTest::newRow("11") << u"295113"_s << false << false;
    QTest::newRow("1x1") << u"295171"_s << false << true;
    QTest::newRow("even with 0") << u"357204"_s << true << false;
    QTest::newRow("890") << u"538907"_s << false << true;
    QTest::newRow("109") << u"531095"_s << false << true;
    QTest::newRow("786") << u"517863"_s << false << true;
    QTest::newRow("48xx48") << u"482548"_s << false << false;
    QTest::newRow("starts with 1") << u"193275"_s << false << false;
    QTest::newRow("cyclic") << u"142857"_s << false << false;
}

void FilterSettingsTest::profilesDiffer()
{
    QFETCH(QString, id);
    QTEST(explain(rulesOf(6, filtersOf(Profile::Mosip)), id).isAccepted(), "mosip");
    QTEST(explain(rulesOf(6, filtersOf(Profile::OpenG2p)), id).isAccepted(), "openG2p");
}

void FilterSettingsTest::findsProfileOfSettings()
{
    for (const Profile profile : {Profile::Mosip, Profile::OpenG2p}) {
        FilterSettings filters = filtersOf(profile);
        QCOMPARE(profileOf(filters), profile);
        filters.notStartWith = {u"1"_s, u"0"_s, u"1"_s};
        QCOMPARE(profileOf(filters), profile);
        filters.blockDigits = 3;
        QVERIFY(!profileOf(filters));
    }
    QVERIFY(!profileOf({}));
}

void FilterSettingsTest::namesProfiles()
{
    for (const Profile profile : {Profile::Mosip, Profile::OpenG2p})
        QCOMPARE(profileFromName(profileName(profile)), profile);
    QCOMPARE(profileFromName(u"openg2p"), Profile::OpenG2p);
    QVERIFY(!profileFromName(u"MOSIP "));
    QVERIFY(!profileFromName(u""));
    QCOMPARE(profileNameOf(filtersOf(Profile::Mosip)), u"MOSIP"_s);
    QCOMPARE(profileNameOf(FilterSettings()), u"custom"_s);
}

void FilterSettingsTest::tellsWhichFiltersAreOn()
{
    for (const FilterKind filter : allFilters) {
        QCOMPARE(isOn(filter, {}), filter == FilterKind::Length);
        QVERIFY(isOn(filter, filtersOf(Profile::Mosip)));
        QCOMPARE(isOn(filter, filtersOf(Profile::OpenG2p)), filter != FilterKind::RestrictedNumbers);
    }
}

void FilterSettingsTest::knowsThresholdsOfProfiles()
{
    PoolDraft mosip = draftOf(Profile::Mosip);
    QCOMPARE(mosip.length, 10);
    QCOMPARE(mosip.minimum, 100'000);
    QCOMPARE(mosip.batch, 200'000);
    PoolDraft openG2p = draftOf(Profile::OpenG2p);
    QCOMPARE(openG2p.minimum, 1000);
    QCOMPARE(openG2p.batch, 5000);
    for (PoolDraft *draft : {&mosip, &openG2p}) {
        draft->name = u"farmer"_s;
        QCOMPARE(problemsOf(*draft), QList<SettingsProblem>());
    }
}

/// Each is the period of 1/n: n times the number is all nines.
void FilterSettingsTest::knowsCyclicNumbers()
{
    const QList<int> divisors{7, 17, 19, 23, 29, 47, 59, 61, 97};
    QCOMPARE(cyclicNumbers().size(), divisors.size());
    for (qsizetype index = 0; index < divisors.size(); ++index) {
        QString digits;
        int rest = 1;
        do {
            digits.append(QString::number(rest * 10 / divisors[index]));
            rest = rest * 10 % divisors[index];
        } while (rest != 1);
        QCOMPARE(cyclicNumbers()[index], digits);
    }
}

QTEST_GUILESS_MAIN(FilterSettingsTest)
#include "filter_settings_test.moc"
