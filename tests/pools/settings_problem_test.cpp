#include "core/pools/settings_problem.h"

#include "core/pools/pool_settings.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

using Code = SettingsProblem::Code;
using Field = SettingsField;

/// What problems of settings say to a person.
class SettingsProblemTest : public QObject
{
    Q_OBJECT

private slots:
    void describesProblem_data();
    void describesProblem();
    void namesEveryFieldOnce();
    void tellsErrorsFromWarnings();
};

void SettingsProblemTest::describesProblem_data()
{
    QTest::addColumn<SettingsProblem>("problem");
    QTest::addColumn<QStringList>("words"); // which the sentence must hold
    const auto row = [](Code code, Field field, const QStringList &arguments, const QStringList &words) {
        QTest::addRow("%s %s", qPrintable(codeName(code)), qPrintable(arguments.value(0)))
            << SettingsProblem{.code = code, .field = field, .arguments = arguments} << words;
    };
    row(Code::OutOfRange, Field::Length, {u"3"_s, u"4"_s, u"32"_s},
        {u"Digits per ID: 3"_s, u"from 4 to 32"_s});
    row(Code::OutOfRangeOrOff, Field::SequenceDigits, {u"1"_s, u"2"_s, u"10"_s},
        {u"Digits in a sequence: 1"_s, u"from 2 to 10"_s, u"off"_s});
    row(Code::NotDigits, Field::RestrictedNumbers, {u"%2a"_s}, {u"Restricted numbers: “%2a”"_s});
    row(Code::NotDigits, Field::NotStartWith, {}, {u"Must not start with: One entry is empty"_s});
    row(Code::TooManyEntries, Field::NotStartWith, {u"101"_s, u"100"_s}, {u"101 entries; 100"_s});
    row(Code::RefusesAll, Field::BlockDigits, {u"11"_s}, {u"no ID of 11 digits"_s});
    row(Code::NoEffect, Field::EvenDigits, {u"4"_s}, {u"4 digits"_s, u"no effect"_s});
    row(Code::UnknownSetting, Field::Whole, {u"colour"_s}, {u"no setting “colour”"_s});
    row(Code::WrongType, Field::Whole, {u"length"_s}, {u"“length”"_s});
    row(Code::NothingAccepted, Field::Whole, {}, {u"No ID"_s});
    row(Code::MoreThanCapacity, Field::Minimum, {u"9"_s, u"8"_s}, {u"Refill below: 9"_s, u"(8)"_s});
    QTest::newRow("name") << SettingsProblem{.field = Field::Name,
                                             .nameFault = PoolName::parse(u"%1x").error()}
                          << QStringList{u"Character 1 of the pool name (%)"_s};
}

void SettingsProblemTest::describesProblem()
{
    QFETCH(SettingsProblem, problem);
    QFETCH(QStringList, words);
    const QString sentence = describe(problem);
    for (const QString &word : words)
        QVERIFY2(sentence.contains(word), qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"%1") && sentence.endsWith(u'.'), qPrintable(sentence));
}

void SettingsProblemTest::namesEveryFieldOnce()
{
    QSet<QString> names;
    QSet<QString> titles;
    for (int field = 0; field < int(Field::Whole); ++field) {
        names.insert(fieldName(Field(field)));
        titles.insert(fieldTitle(Field(field)));
    }
    QCOMPARE(names.size(), int(Field::Whole));
    QCOMPARE(titles.size(), int(Field::Whole));
    QVERIFY(!titles.contains(u""_s) && !names.contains(u""_s));
    QCOMPARE(fieldTitle(Field::Whole), u""_s);
}

void SettingsProblemTest::tellsErrorsFromWarnings()
{
    const SettingsProblem warning{.severity = SettingsProblem::Severity::Warning, .code = Code::NoEffect};
    QVERIFY(!hasError({}));
    QVERIFY(!hasError({warning, warning}));
    QVERIFY(hasError({warning, SettingsProblem{}}));
}

QTEST_GUILESS_MAIN(SettingsProblemTest)
#include "settings_problem_test.moc"
