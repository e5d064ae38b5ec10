#include "core/pools/settings_json.h"

#include "tests/pools/rules.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// The form in which settings are stored, hashed and read again.
class SettingsJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void writesOneTextForEqualSettings();
    void readsWhatItWrote();
    void refusesOtherJson_data();
    void refusesOtherJson();
    void refusesSettingsThatMakeNoPool();
    void readsSomeFiltersOnly();
};

namespace {

PoolSettings farmer(Profile profile)
{
    PoolDraft draft = draftOf(profile);
    draft.name = u"farmer"_s;
    return PoolSettings::make(draft).value();
}

} // namespace

void SettingsJsonTest::writesOneTextForEqualSettings()
{
    const QByteArray text =
        R"({"batch":200000,"blockDigits":2,"cyclicNumbers":true,"evenDigits":3,"firstEqualsLastDigits":5,)"
        R"("firstEqualsReverseDigits":5,"groupsMayOverlap":true,"length":10,"minimum":100000,"name":"farmer",)"
        R"("notStartWith":["0","1"],"repeatDistance":2,"restrictedNumbers":["666","786"],"sequenceDigits":3,)"
        R"("sequencesWrap":true,"zeroIsEven":false})"_ba;
    QCOMPARE(settingsText(farmer(Profile::Mosip)), text);
    PoolDraft other = farmer(Profile::Mosip).draft();
    other.filters.restrictedNumbers = {u"786"_s, u"666"_s, u"786"_s};
    QCOMPARE(settingsText(PoolSettings::make(other).value()), text);
}

void SettingsJsonTest::readsWhatItWrote()
{
    for (const Profile profile : {Profile::Mosip, Profile::OpenG2p}) {
        const PoolSettings settings = farmer(profile);
        const auto read = settingsFromJson(QJsonDocument::fromJson(settingsText(settings)).object());
        QVERIFY(read);
        QCOMPARE(*read, settings);
    }
}

void SettingsJsonTest::refusesOtherJson_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *title, const QString &name, const QJsonValue &value,
                        const char *problem) {
        QTest::newRow(title) << name << value << QString::fromLatin1(problem);
    };
    const QJsonValue gone(QJsonValue::Undefined);
    row("unknown", u"colour"_s, 1, "UNKNOWN_SETTING");
    row("missing", u"zeroIsEven"_s, gone, "WRONG_TYPE");
    row("text for number", u"length"_s, u"10"_s, "WRONG_TYPE");
    row("half", u"length"_s, 10.5, "WRONG_TYPE");
    row("past int", u"length"_s, 4294967306.0, "WRONG_TYPE");
    row("huge", u"minimum"_s, 1e300, "WRONG_TYPE");
    row("null", u"batch"_s, QJsonValue(), "WRONG_TYPE");
    row("number for flag", u"cyclicNumbers"_s, 1, "WRONG_TYPE");
    row("number for name", u"name"_s, 5, "WRONG_TYPE");
    row("text for list", u"notStartWith"_s, u"01"_s, "WRONG_TYPE");
    row("numbers in list", u"restrictedNumbers"_s, QJsonArray{786, 666}, "WRONG_TYPE");
}

void SettingsJsonTest::refusesOtherJson()
{
    QFETCH(QString, name);
    QFETCH(QJsonValue, value);
    QFETCH(QString, problem);
    QJsonObject json = toJson(farmer(Profile::OpenG2p));
    json.insert(name, value);
    const auto settings = settingsFromJson(json);
    QVERIFY(!settings);
    QCOMPARE(settings.error().size(), 1);
    QCOMPARE(codeName(settings.error()[0].code), problem);
    QCOMPARE(settings.error()[0].arguments, QStringList{name});

    QCOMPARE(settingsFromJson({}).error().size(), toJson(farmer(Profile::Mosip)).size());
}

void SettingsJsonTest::refusesSettingsThatMakeNoPool()
{
    QJsonObject json = toJson(farmer(Profile::OpenG2p));
    json.insert(u"name"_s, u"Farmer; DROP"_s);
    json.insert(u"length"_s, 99);
    QCOMPARE(summaries(settingsFromJson(json).error()),
             QStringList({u"BAD_NAME name"_s, u"OUT_OF_RANGE length"_s}));
}

void SettingsJsonTest::readsSomeFiltersOnly()
{
    FilterSettings expected = filtersOf(Profile::Mosip);
    expected.evenDigits = 4;
    expected.restrictedNumbers = {u"13"_s};
    const QJsonObject json{{u"evenDigits"_s, 4}, {u"restrictedNumbers"_s, QJsonArray{u"13"_s}}};
    QCOMPARE(filtersFromJson(json, filtersOf(Profile::Mosip)).value(), expected);
    QCOMPARE(filtersFromJson({}).value(), FilterSettings());
    QCOMPARE(summaries(filtersFromJson({{u"length"_s, 4}, {u"evenDigits"_s, true}}).error()),
             QStringList({u"WRONG_TYPE "_s, u"UNKNOWN_SETTING "_s}));
}

QTEST_GUILESS_MAIN(SettingsJsonTest)
#include "settings_json_test.moc"
