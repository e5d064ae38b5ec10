#include "core/pools/filter.h"

using namespace Qt::StringLiterals;

namespace lekthi::pools {

QString filterName(FilterKind filter)
{
    switch (filter) {
    case FilterKind::NotStartWith:
        return u"not_start_with"_s;
    case FilterKind::Length:
        return u"length"_s;
    case FilterKind::Sequence:
        return u"sequence"_s;
    case FilterKind::RepeatingDigit:
        return u"repeating_digit"_s;
    case FilterKind::RepeatingBlock:
        return u"repeating_block"_s;
    case FilterKind::EvenDigits:
        return u"conjugative_even"_s;
    case FilterKind::FirstEqualsLast:
        return u"first_equals_last"_s;
    case FilterKind::FirstEqualsReverse:
        return u"first_equals_reverse"_s;
    case FilterKind::RestrictedNumbers:
        return u"restricted_numbers"_s;
    case FilterKind::CyclicNumbers:
        return u"cyclic_numbers"_s;
    }
    return {};
}

} // namespace lekthi::pools
