#include "core/pools/filter_settings.h"

using namespace Qt::StringLiterals;

namespace lekthi::pools {

const QStringList &cyclicNumbers()
{
    static const QStringList numbers{
        u"142857"_s,
        u"0588235294117647"_s,
        u"052631578947368421"_s,
        u"0434782608695652173913"_s,
        u"0344827586206896551724137931"_s,
        u"0212765957446808510638297872340425531914893617"_s,
        u"0169491525423728813559322033898305084745762711864406779661"_s,
        u"016393442622950819672131147540983606557377049180327868852459"_s,
        u"010309278350515463917525773195876288659793814432989690721649484536082474226804123711340206185567"_s,
    };
    return numbers;
}

bool isOn(FilterKind filter, const FilterSettings &settings)
{
    switch (filter) {
    case FilterKind::NotStartWith:
        return !settings.notStartWith.isEmpty();
    case FilterKind::Length:
        return true;
    case FilterKind::Sequence:
        return settings.sequenceDigits > 0;
    case FilterKind::RepeatingDigit:
        return settings.repeatDistance > 0;
    case FilterKind::RepeatingBlock:
        return settings.blockDigits > 0;
    case FilterKind::EvenDigits:
        return settings.evenDigits > 0;
    case FilterKind::FirstEqualsLast:
        return settings.firstEqualsLastDigits > 0;
    case FilterKind::FirstEqualsReverse:
        return settings.firstEqualsReverseDigits > 0;
    case FilterKind::RestrictedNumbers:
        return !settings.restrictedNumbers.isEmpty();
    case FilterKind::CyclicNumbers:
        return settings.cyclicNumbers;
    }
    return false;
}

FilterSettings normalized(FilterSettings settings)
{
    for (QStringList *list : {&settings.notStartWith, &settings.restrictedNumbers}) {
        list->sort();
        list->removeDuplicates();
    }
    return settings;
}

FilterSettings filtersOf(Profile profile)
{
    const bool mosip = profile == Profile::Mosip;
    return {.notStartWith = {u"0"_s, u"1"_s},
            .sequenceDigits = 3,
            .sequencesWrap = mosip,
            .repeatDistance = mosip ? 2 : 1,
            .blockDigits = 2,
            .evenDigits = 3,
            .zeroIsEven = !mosip,
            .firstEqualsLastDigits = 5,
            .firstEqualsReverseDigits = 5,
            .groupsMayOverlap = mosip,
            .restrictedNumbers = mosip ? QStringList{u"666"_s, u"786"_s} : QStringList{},
            .cyclicNumbers = true};
}

std::optional<Profile> profileOf(const FilterSettings &settings)
{
    for (const Profile profile : {Profile::Mosip, Profile::OpenG2p}) {
        if (normalized(settings) == filtersOf(profile))
            return profile;
    }
    return std::nullopt;
}

QString profileName(Profile profile)
{
    return profile == Profile::Mosip ? u"MOSIP"_s : u"OpenG2P"_s;
}

QString ownProfileName()
{
    return u"custom"_s;
}

QString profileNameOf(const FilterSettings &settings)
{
    const auto profile = profileOf(settings);
    return profile ? profileName(*profile) : ownProfileName();
}

std::optional<Profile> profileFromName(QStringView name)
{
    for (const Profile profile : {Profile::Mosip, Profile::OpenG2p}) {
        if (name.compare(profileName(profile), Qt::CaseInsensitive) == 0)
            return profile;
    }
    return std::nullopt;
}

} // namespace lekthi::pools
