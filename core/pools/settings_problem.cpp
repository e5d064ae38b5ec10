#include "core/pools/settings_problem.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::pools {

using Code = SettingsProblem::Code;

namespace {

struct FieldTexts
{
    SettingsField field;
    const char *name;
    const char *title;
};

constexpr FieldTexts fieldTexts[] = {
    {SettingsField::Name, "name", QT_TRANSLATE_NOOP("lekthi", "Pool name")},
    {SettingsField::Length, "length", QT_TRANSLATE_NOOP("lekthi", "Digits per ID")},
    {SettingsField::Minimum, "minimum", QT_TRANSLATE_NOOP("lekthi", "Refill below")},
    {SettingsField::Batch, "batch", QT_TRANSLATE_NOOP("lekthi", "IDs per refill")},
    {SettingsField::NotStartWith, "notStartWith", QT_TRANSLATE_NOOP("lekthi", "Must not start with")},
    {SettingsField::SequenceDigits, "sequenceDigits", QT_TRANSLATE_NOOP("lekthi", "Digits in a sequence")},
    {SettingsField::SequencesWrap, "sequencesWrap",
     QT_TRANSLATE_NOOP("lekthi", "Sequences continue across 9 and 0")},
    {SettingsField::RepeatDistance, "repeatDistance",
     QT_TRANSLATE_NOOP("lekthi", "Distance of a repeated digit")},
    {SettingsField::BlockDigits, "blockDigits", QT_TRANSLATE_NOOP("lekthi", "Digits in a repeated block")},
    {SettingsField::EvenDigits, "evenDigits", QT_TRANSLATE_NOOP("lekthi", "Even digits in a row")},
    {SettingsField::ZeroIsEven, "zeroIsEven", QT_TRANSLATE_NOOP("lekthi", "Count 0 as even")},
    {SettingsField::FirstEqualsLastDigits, "firstEqualsLastDigits",
     QT_TRANSLATE_NOOP("lekthi", "First digits equal last digits")},
    {SettingsField::FirstEqualsReverseDigits, "firstEqualsReverseDigits",
     QT_TRANSLATE_NOOP("lekthi", "First digits equal last digits in reverse")},
    {SettingsField::GroupsMayOverlap, "groupsMayOverlap",
     QT_TRANSLATE_NOOP("lekthi", "Compare overlapping first and last digits")},
    {SettingsField::RestrictedNumbers, "restrictedNumbers",
     QT_TRANSLATE_NOOP("lekthi", "Restricted numbers")},
    {SettingsField::CyclicNumbers, "cyclicNumbers", QT_TRANSLATE_NOOP("lekthi", "Refuse cyclic numbers")},
    {SettingsField::Whole, "", ""},
};

const FieldTexts &textsOf(SettingsField field)
{
    return *std::ranges::find(fieldTexts, field, &FieldTexts::field);
}

/// The sentence behind the title; %1, %2, %3 are the arguments.
QString sentenceOf(const SettingsProblem &problem)
{
    switch (problem.code) {
    case Code::OutOfRange:
        return QCoreApplication::translate("lekthi", "%1 is not allowed. Enter a number from %2 to %3.");
    case Code::OutOfRangeOrOff:
        return QCoreApplication::translate(
            "lekthi", "%1 is not allowed. Enter a number from %2 to %3, or 0 to turn the filter off.");
    case Code::NotDigits:
        return problem.arguments.isEmpty()
                   ? QCoreApplication::translate("lekthi", "One entry is empty. Remove it.")
                   : QCoreApplication::translate(
                         "lekthi", "“%1” is not allowed. Each entry has 1 to 32 digits and nothing else.");
    case Code::TooManyEntries:
        return QCoreApplication::translate("lekthi", "There are %1 entries; %2 are allowed. Remove some.");
    case Code::RefusesAll:
        return QCoreApplication::translate(
            "lekthi",
            "With this setting, no ID of %1 digits passes. Change the setting or the number of digits.");
    case Code::NoEffect:
        return QCoreApplication::translate("lekthi", "With %1 digits per ID, this filter has no effect.");
    case Code::UnknownSetting:
        return QCoreApplication::translate("lekthi", "There is no setting “%1”. Remove it.");
    case Code::WrongType:
        return QCoreApplication::translate("lekthi",
                                           "The setting “%1” is missing or has a value of the wrong type.");
    case Code::NothingAccepted:
        return QCoreApplication::translate(
            "lekthi", "No ID passes all filters together. Turn a filter off or use more digits.");
    case Code::MoreThanCapacity:
        return QCoreApplication::translate(
            "lekthi", "%1 is more than the pool can hold (%2). Use a smaller number or more digits.");
    case Code::BadName:
        return describe(problem.nameFault);
    }
    return {};
}

} // namespace

bool hasError(const QList<SettingsProblem> &problems)
{
    return std::ranges::any_of(problems, [](const SettingsProblem &problem) {
        return problem.severity == SettingsProblem::Severity::Error;
    });
}

QString codeName(Code code)
{
    switch (code) {
    case Code::BadName:
        return u"BAD_NAME"_s;
    case Code::OutOfRange:
    case Code::OutOfRangeOrOff:
        return u"OUT_OF_RANGE"_s;
    case Code::NotDigits:
        return u"NOT_DIGITS"_s;
    case Code::TooManyEntries:
        return u"TOO_MANY_ENTRIES"_s;
    case Code::RefusesAll:
        return u"REFUSES_ALL"_s;
    case Code::NoEffect:
        return u"NO_EFFECT"_s;
    case Code::UnknownSetting:
        return u"UNKNOWN_SETTING"_s;
    case Code::WrongType:
        return u"WRONG_TYPE"_s;
    case Code::NothingAccepted:
        return u"NOTHING_ACCEPTED"_s;
    case Code::MoreThanCapacity:
        return u"MORE_THAN_CAPACITY"_s;
    }
    return {};
}

QString fieldName(SettingsField field)
{
    return QString::fromLatin1(textsOf(field).name);
}

QString fieldTitle(SettingsField field)
{
    return field == SettingsField::Whole ? QString()
                                         : QCoreApplication::translate("lekthi", textsOf(field).title);
}

QString describe(const SettingsProblem &problem)
{
    QString sentence = sentenceOf(problem);
    if (problem.code == Code::BadName)
        return sentence;
    // One after the other would take a %1 in what a person wrote for a place of its own.
    if (problem.arguments.size() == 1)
        sentence = sentence.arg(problem.arguments[0]);
    else if (problem.arguments.size() == 2)
        sentence = sentence.arg(problem.arguments[0], problem.arguments[1]);
    else if (problem.arguments.size() == 3)
        sentence = sentence.arg(problem.arguments[0], problem.arguments[1], problem.arguments[2]);
    if (problem.field == SettingsField::Whole)
        return sentence;
    return QCoreApplication::translate("lekthi", "%1: %2", "setting and what is wrong with it")
        .arg(fieldTitle(problem.field), sentence);
}

} // namespace lekthi::pools
