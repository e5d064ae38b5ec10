#pragma once

#include "core/pools/filter.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace lekthi::pools {

/// What the ten filters of id-generator-architecture.md refuse. Each setting has one meaning, whatever the
/// profile; all look at the whole id with its check digit. The filter of the length has no setting: it
/// refuses every id that does not have as many digits as ids of the pool have.
///
/// In brackets: the properties of MOSIP (mosip.kernel.uin...) and the keys of OpenG2P (default.yaml). They
/// have the same names, but not the same meanings: see filtersOf().
struct FilterSettings
{
    /// An id that begins with one of these. [not-start-with; not_start_with]
    QStringList notStartWith{};
    /// So many neighbouring digits of which each is one more than the one before it, or each one less: 123
    /// and 321 for
    /// 3. 0: off. [length.sequence-limit; sequence_limit]
    int sequenceDigits = 0;
    /// Sequences go from 9 on to 0, and from 0 on to 9 downwards: 890, 901, 109, 098 for 3.
    bool sequencesWrap = false;
    /// The same digit again, at most so many places further on: 11 for 1; 11 and 1x1 for 2. 0: off.
    /// [length.repeating-limit; one more than this: repeating_limit]
    int repeatDistance = 0;
    /// A block of so many digits (and so of more) that occurs a second time behind its end: 4848 and 48xx48
    /// for 2; not 444, where the two 44 overlap. 0: off. [length.repeating-block-limit;
    /// repeating_block_limit]
    int blockDigits = 0;
    /// So many even digits side by side. 0: off.
    /// [length.conjugative-even-digits-limit; conjugative_even_digits_limit]
    int evenDigits = 0;
    /// 0 counts as even; else only 2, 4, 6 and 8 do.
    bool zeroIsEven = false;
    /// So many first digits that equal as many last digits. 0: off. [length.digits-limit; digits_group_limit]
    int firstEqualsLastDigits = 0;
    /// So many first digits that equal as many last digits read from the end. 0: off.
    /// [length.reverse-digits-limit; reverse_digits_group_limit]
    int firstEqualsReverseDigits = 0;
    /// Both groups are compared in ids in which they overlap, too; else these filters let through what is
    /// shorter than two groups. Ids shorter than one group always pass.
    bool groupsMayOverlap = false;
    /// An id that contains one of these. [restricted-numbers; restricted_numbers]
    QStringList restrictedNumbers{};
    /// An id that contains one of cyclicNumbers() in full.
    bool cyclicNumbers = false;

    bool operator==(const FilterSettings &) const = default;
};

/// 142857 and the eight longer ones of MOSIP: the periods of 1/17, 1/19, 1/23, 1/29, 1/47, 1/59, 1/61 and
/// 1/97. Ids have up to 32 digits, so that only those of 6, 16, 18, 22 and 28 digits are ever found.
const QStringList &cyclicNumbers();

/// Whether the settings let the filter refuse anything; that of the length always does.
bool isOn(FilterKind filter, const FilterSettings &settings);

/// The same meaning in one form: lists sorted, without entries that stand twice.
FilterSettings normalized(FilterSettings settings);

enum class Profile {
    Mosip,
    OpenG2p,
};

/// What the defaults of both mean, to the digit; that is how many ids of 6 digits MOSIP accepts (22,268) and
/// OpenG2P (29,593), and of 7 digits (161,750 and 231,359). With the same figures they differ:
///
/// | | MOSIP | OpenG2P |
/// | sequences of 3 | also across 9 and 0 | not across |
/// | repeating limit 2 | 11 and 1x1 (distance 2) | only 11 (distance 1), whatever its specification says |
/// | even digits | 2, 4, 6, 8 | 0 as well |
/// | groups of 5 | compared even where they overlap | only from 10 digits on |
/// | restricted | 786, 666 | none |
///
/// MOSIP fails on ids that are shorter than a group; here they pass. An empty list means no entry: to MOSIP
/// it is one empty entry, which every id contains. As MOSIP's groups overlap, its first group is its last in
/// ids of 5 digits: none passes (SettingsProblem::Code::RefusesAll).
FilterSettings filtersOf(Profile profile);

/// The profile that means the same; nothing if neither does.
std::optional<Profile> profileOf(const FilterSettings &settings);

/// "MOSIP", "OpenG2P": a name, for people and scripts.
QString profileName(Profile profile);
/// "custom": the name of a profile that is neither, or cannot be read.
QString ownProfileName();
/// That of profileOf(), else ownProfileName(); scripts see it.
QString profileNameOf(const FilterSettings &settings);
/// Nothing for any other text; capitals do not count.
std::optional<Profile> profileFromName(QStringView name);

} // namespace lekthi::pools
