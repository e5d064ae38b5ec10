#include "core/pools/filter_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lekthi::pools {

namespace {

QString off()
{
    return QCoreApplication::translate("lekthi", "Off");
}

QString refusesEntries(const QString &sentence, const QStringList &entries)
{
    return entries.isEmpty() ? off() : sentence.arg(entries.join(u", "_s));
}

QString sequenceMeaning(const FilterSettings &settings)
{
    const int digits = settings.sequenceDigits;
    if (digits == 0)
        return off();
    const auto count = [digits](int from, int step) {
        QString text;
        for (int digit = 0; digit < digits; ++digit)
            text.append(QString::number((from + step * digit + 40) % 10));
        return text;
    };
    const int first = digits < 10 ? 1 : 0;
    const QStringList plain{count(first, 1), count(first + digits - 1, -1)};
    if (!settings.sequencesWrap)
        return QCoreApplication::translate(
                   "lekthi", "Refuses %1 digits in a row that count up or down, such as %2 or %3.")
            .arg(QString::number(digits), plain[0], plain[1]);
    return QCoreApplication::translate("lekthi",
                                       "Refuses %1 digits in a row that count up or down, also across 9 "
                                       "and 0, such as %2, %3 or %4.")
        .arg(QString::number(digits), plain[0], plain[1], count(9, 1));
}

QString repeatMeaning(int distance)
{
    if (distance == 0)
        return off();
    if (distance == 1)
        return QCoreApplication::translate("lekthi", "Refuses the same digit twice in a row, such as 11.");
    //: %1: a number of digits from 2 on
    return QCoreApplication::translate(
               "lekthi", "Refuses a digit that appears again within the next %1 digits, such as 11 or 1x1.")
        .arg(distance);
}

QString blockMeaning(int digits)
{
    if (digits == 0)
        return off();
    const QString block = u"48271594608372154"_s.left(digits);
    return QCoreApplication::translate("lekthi",
                                       "Refuses a block of %1 or more digits that appears twice, such as %2.")
        .arg(QString::number(digits), u"%1xx%1"_s.arg(block));
}

QString evenMeaning(const FilterSettings &settings)
{
    if (settings.evenDigits == 0)
        return off();
    return QCoreApplication::translate("lekthi", "Refuses %1 even digits in a row (%2).")
        .arg(QString::number(settings.evenDigits),
             settings.zeroIsEven ? u"0, 2, 4, 6, 8"_s : u"2, 4, 6, 8"_s);
}

QString groupMeaning(int digits, const QString &sentence)
{
    return digits == 0 ? off() : sentence.arg(digits);
}

} // namespace

QString filterTitle(FilterKind filter)
{
    switch (filter) {
    case FilterKind::NotStartWith:
        return QCoreApplication::translate("lekthi", "Must not start with");
    case FilterKind::Length:
        return QCoreApplication::translate("lekthi", "Number of digits");
    case FilterKind::Sequence:
        return QCoreApplication::translate("lekthi", "Sequence");
    case FilterKind::RepeatingDigit:
        return QCoreApplication::translate("lekthi", "Repeated digit");
    case FilterKind::RepeatingBlock:
        return QCoreApplication::translate("lekthi", "Repeated block");
    case FilterKind::EvenDigits:
        return QCoreApplication::translate("lekthi", "Even digits in a row");
    case FilterKind::FirstEqualsLast:
        return QCoreApplication::translate("lekthi", "First digits equal last digits");
    case FilterKind::FirstEqualsReverse:
        return QCoreApplication::translate("lekthi", "First digits equal last digits in reverse");
    case FilterKind::RestrictedNumbers:
        return QCoreApplication::translate("lekthi", "Restricted numbers");
    case FilterKind::CyclicNumbers:
        return QCoreApplication::translate("lekthi", "Cyclic numbers");
    }
    return {};
}

QString filterMeaning(FilterKind filter, const FilterSettings &settings)
{
    switch (filter) {
    case FilterKind::NotStartWith:
        return refusesEntries(QCoreApplication::translate("lekthi", "Refuses IDs that start with %1."),
                              settings.notStartWith);
    case FilterKind::Length:
        return QCoreApplication::translate("lekthi", "Refuses IDs of any other length.");
    case FilterKind::Sequence:
        return sequenceMeaning(settings);
    case FilterKind::RepeatingDigit:
        return repeatMeaning(settings.repeatDistance);
    case FilterKind::RepeatingBlock:
        return blockMeaning(settings.blockDigits);
    case FilterKind::EvenDigits:
        return evenMeaning(settings);
    case FilterKind::FirstEqualsLast:
        return groupMeaning(settings.firstEqualsLastDigits,
                            QCoreApplication::translate(
                                "lekthi", "Refuses IDs whose first %1 digits are the same as the last %1."));
    case FilterKind::FirstEqualsReverse:
        return groupMeaning(
            settings.firstEqualsReverseDigits,
            QCoreApplication::translate(
                "lekthi", "Refuses IDs whose first %1 digits are the same as the last %1 in reverse."));
    case FilterKind::RestrictedNumbers:
        return refusesEntries(QCoreApplication::translate("lekthi", "Refuses IDs that contain %1."),
                              settings.restrictedNumbers);
    case FilterKind::CyclicNumbers:
        return settings.cyclicNumbers
                   ? QCoreApplication::translate("lekthi",
                                                 "Refuses IDs that contain a cyclic number, such as 142857.")
                   : off();
    }
    return {};
}

QString describe(const Refusal &refusal, QStringView id)
{
    const QString digits = id.mid(refusal.start, refusal.length).toString();
    const auto sentence = [&digits](const QString &text) { return text.arg(digits); };
    switch (refusal.filter) {
    case FilterKind::NotStartWith:
        return sentence(QCoreApplication::translate("lekthi", "Starts with %1."));
    case FilterKind::Length:
        return refusal.length == 0
                   ? QCoreApplication::translate("lekthi", "Has too few digits.")
                   : sentence(QCoreApplication::translate("lekthi", "Has too many digits: remove %1."));
    case FilterKind::Sequence:
        return sentence(QCoreApplication::translate("lekthi", "%1 is a sequence."));
    case FilterKind::RepeatingDigit:
        return sentence(QCoreApplication::translate("lekthi", "%1 repeats a digit."));
    case FilterKind::RepeatingBlock:
        return sentence(QCoreApplication::translate("lekthi", "%1 appears twice."));
    case FilterKind::EvenDigits:
        return sentence(QCoreApplication::translate("lekthi", "%1 has only even digits."));
    case FilterKind::FirstEqualsLast:
        return sentence(QCoreApplication::translate("lekthi", "Starts and ends with %1."));
    case FilterKind::FirstEqualsReverse:
        return sentence(
            QCoreApplication::translate("lekthi", "The last digits, %1, are the first in reverse."));
    case FilterKind::RestrictedNumbers:
        return sentence(QCoreApplication::translate("lekthi", "Contains the restricted number %1."));
    case FilterKind::CyclicNumbers:
        return sentence(QCoreApplication::translate("lekthi", "Contains the cyclic number %1."));
    }
    return {};
}

} // namespace lekthi::pools
