#pragma once

#include "core/pools/pool_name.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::pools {

/// What a problem is about: one setting each.
enum class SettingsField {
    Name,
    Length,
    Minimum,
    Batch,
    NotStartWith,
    SequenceDigits,
    SequencesWrap,
    RepeatDistance,
    BlockDigits,
    EvenDigits,
    ZeroIsEven,
    FirstEqualsLastDigits,
    FirstEqualsReverseDigits,
    GroupsMayOverlap,
    RestrictedNumbers,
    CyclicNumbers,
    Whole, ///< none in particular
};

/// One thing that is wrong with the settings of a pool. Only errors keep a pool from being made.
struct SettingsProblem
{
    enum class Severity { Error, Warning };
    enum class Code {
        BadName,          ///< nameFault says why
        OutOfRange,       ///< arguments: the value, the least, the most that is allowed
        OutOfRangeOrOff,  ///< the same; 0 is allowed, too, and switches the filter off
        NotDigits,        ///< an entry of a list; arguments: the entry, none if it is empty
        TooManyEntries,   ///< of a list; arguments: how many there are, how many are allowed
        RefusesAll,       ///< the filter lets no id of this length through; arguments: the length
        NoEffect,         ///< warning: the filter refuses no id of this length; arguments: the length
        UnknownSetting,   ///< of JSON; arguments: its name
        WrongType,        ///< of JSON: missing, or not of the type of this setting; arguments: its name
        NothingAccepted,  ///< of the capacity: all filters together let no id through
        MoreThanCapacity, ///< of the capacity; minimum: error, batch: warning; arguments: the value, the
                          ///< capacity
    };

    Severity severity = Severity::Error;
    Code code = Code::BadName;
    SettingsField field = SettingsField::Whole;
    QStringList arguments{};
    PoolName::Fault nameFault{};

    bool operator==(const SettingsProblem &) const = default;
};

bool hasError(const QList<SettingsProblem> &problems);

/// "OUT_OF_RANGE": the stable name that scripts see.
QString codeName(SettingsProblem::Code code);
/// "sequenceDigits": its key in JSON; empty for Whole.
QString fieldName(SettingsField field);
/// A heading for people: "Digits in a sequence".
QString fieldTitle(SettingsField field);

/// The finished sentence for a person: what is wrong and what to do, in the language of the program.
QString describe(const SettingsProblem &problem);

} // namespace lekthi::pools
