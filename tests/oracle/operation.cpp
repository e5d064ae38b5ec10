#include "tests/oracle/operation.h"

#include <QStringList>

#include <random>

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;

namespace {

/// Draws from one seed; the same on every machine, which the distributions of the library are not.
class Dice
{
public:
    explicit Dice(quint64 seed)
        : m_random(seed)
    {
    }

    int below(int limit) { return int(m_random() % quint64(limit)); }
    bool oneIn(int times) { return below(times) == 0; }

    /// Numbers meet where few counters are used.
    CounterName counter()
    {
        if (!oneIn(3))
            return {};
        return {{oneIn(2) ? 1 : 0, oneIn(2) ? 1 : 0}, oneIn(3) ? 1 : 0, oneIn(3) ? 1 : 0};
    }

    QString revision() { return QString(QChar(u'A' + below(4))); }

    Settings settings()
    {
        constexpr Format formats[] = {
            Format::Plain,    Format::Plain,       Format::WithRevision, Format::WithRevision,
            Format::WithType, Format::WithProject, Format::WithoutYear,  Format::WithoutRecipient,
            Format::OneDigit};
        constexpr Scope scopes[] = {Scope::Type, Scope::Type, Scope::Project, Scope::Store, Scope::Store};
        return {formats[below(int(std::size(formats)))], scopes[below(int(std::size(scopes)))], oneIn(4),
                oneIn(3)};
    }

    Harm harm()
    {
        if (!oneIn(14))
            return Harm::None;
        constexpr Harm harms[] = {Harm::CutBefore, Harm::CutAfter, Harm::KilledBefore, Harm::KilledAfter,
                                  Harm::GivenUp};
        return harms[below(int(std::size(harms)))];
    }

    Ending ending()
    {
        constexpr Ending endings[] = {Ending::Rejected, Ending::Withdrawn, Ending::Expired,
                                      Ending::Overtaken};
        return oneIn(4) ? endings[below(int(std::size(endings)))] : Ending::Approved;
    }

    Act act()
    {
        struct Share
        {
            Act act;
            int weight;
        };
        constexpr Share shares[] = {{Act::Draw, 28},    {Act::Repeat, 15}, {Act::Revise, 12},
                                    {Act::Reset, 14},   {Act::Import, 5},  {Act::SetTemplate, 14},
                                    {Act::RollBack, 4}, {Act::Together, 8}};
        int at = below(100);
        for (const Share &share : shares) {
            if (at < share.weight)
                return share.act;
            at -= share.weight;
        }
        return Act::Draw;
    }

private:
    std::mt19937_64 m_random;
};

bool makesARequest(const Operation &operation)
{
    return operation.act == Act::Draw || operation.act == Act::Revise || operation.act == Act::Together;
}

/// One of the operations so far that made a request; 0: there is none.
int targetOf(const std::vector<Operation> &earlier, Dice &dice)
{
    QList<int> places;
    for (const Operation &operation : earlier)
        if (makesARequest(operation))
            places << operation.place;
    return places.isEmpty() ? 0 : places[dice.below(int(places.size()))];
}

Operation next(Dice &dice, const std::vector<Operation> &earlier)
{
    const int place = int(earlier.size()) + 1;
    Operation operation;
    operation.place = place;
    operation.act = place == 1 && dice.oneIn(2) ? Act::SetTemplate : dice.act();
    operation.harm = dice.harm();
    operation.harmAfter = dice.below(12);
    operation.counter = dice.counter();
    operation.count = dice.oneIn(4) ? 2 + dice.below(4) : 1;
    operation.hasDocument = dice.oneIn(4);
    operation.looksFirst = dice.oneIn(3);
    operation.revision = dice.revision();
    operation.target = targetOf(earlier, dice);
    if (operation.target == 0 && (operation.act == Act::Repeat || operation.act == Act::Revise))
        operation.act = Act::Draw;
    operation.looksFirst = operation.looksFirst && operation.act == Act::Draw && operation.count == 1 &&
                           operation.harm == Harm::None;
    operation.settings = dice.settings();
    operation.version = dice.below(4);
    operation.offset = dice.oneIn(4) ? 1 + dice.below(3) : -1 - dice.below(4);
    operation.releases = !dice.oneIn(3);
    operation.ending = dice.ending();
    for (int left = 1 + dice.below(3); left > 0; --left)
        operation.steps << 1 + dice.below(3);
    for (int left = 1 + dice.below(2); left > 0; --left)
        operation.others << (dice.oneIn(3) ? operation.counter : dice.counter());
    return operation;
}

QString words(const CounterName &counter)
{
    return u"P%1 T%2 to R%3 in year %4"_s.arg(counter.place.project + 1)
        .arg(counter.place.type + 1)
        .arg(counter.recipient + 1)
        .arg(counter.year + 1);
}

QString words(Harm harm)
{
    switch (harm) {
    case Harm::None:
        break;
    case Harm::CutBefore:
        return u", cut off before the commit"_s;
    case Harm::CutAfter:
        return u", cut off after the commit"_s;
    case Harm::KilledBefore:
        return u", killed before the commit and repeated"_s;
    case Harm::KilledAfter:
        return u", killed after the commit and repeated"_s;
    case Harm::GivenUp:
        return u", given up and repeated"_s;
    }
    return {};
}

QString words(Ending ending)
{
    switch (ending) {
    case Ending::Approved:
        break;
    case Ending::Rejected:
        return u"rejected"_s;
    case Ending::Withdrawn:
        return u"withdrawn"_s;
    case Ending::Expired:
        return u"expired"_s;
    case Ending::Overtaken:
        return u"overtaken by a number, then approved"_s;
    }
    return u"approved"_s;
}

QString words(const Settings &settings)
{
    constexpr const char *scopes[] = {"TYPE", "PROJECT", "STORE"};
    return u"%1, scope %2, %3, %4"_s.arg(
        templateText(settings.format, {.tag = u"TAG"_s}), QLatin1StringView(scopes[int(settings.scope)]),
        settings.failsWhenTaken ? u"FAIL"_s : u"SKIP"_s, settings.refusesOverflow ? u"REFUSE"_s : u"WIDEN"_s);
}

QString withDocument(const Operation &operation)
{
    return operation.hasDocument ? u" for a document"_s : QString();
}

QString numbers(int count)
{
    return count == 1 ? u"a number"_s : u"%1 numbers"_s.arg(count);
}

QString action(const Operation &operation)
{
    const QString counter = words(operation.counter);
    switch (operation.act) {
    case Act::Draw:
        return u"%1 %2 of %3%4"_s.arg(operation.looksFirst ? u"look at the next number, then draw"_s
                                                           : u"draw"_s,
                                      numbers(operation.count), counter, withDocument(operation));
    case Act::Repeat:
        return u"repeat the request of %1"_s.arg(operation.target);
    case Act::Revise:
        return u"revise the number of %1 to %2%3"_s.arg(operation.target)
            .arg(operation.revision, withDocument(operation));
    case Act::Reset:
        return u"reset %1 by %2%3, %4: %5"_s.arg(counter)
            .arg(operation.offset > 0 ? u"+"_s : QString())
            .arg(operation.offset)
            .arg(operation.releases ? u"VOID"_s : u"SKIP"_s, words(operation.ending));
    case Act::Import: {
        QStringList steps;
        for (const int step : operation.steps)
            steps << u"+%1"_s.arg(step);
        return u"import %1 into %2: %3"_s.arg(steps.join(u' '), counter, words(operation.ending));
    }
    case Act::SetTemplate:
        return u"set the template of P%1 T%2 to %3"_s.arg(operation.counter.place.project + 1)
            .arg(operation.counter.place.type + 1)
            .arg(words(operation.settings));
    case Act::RollBack:
        return u"roll the template of P%1 T%2 back to version %3 of the sequence"_s
            .arg(operation.counter.place.project + 1)
            .arg(operation.counter.place.type + 1)
            .arg(operation.version);
    case Act::Together:
        break;
    }
    QStringList all{counter};
    for (const CounterName &other : operation.others)
        all << words(other);
    return u"draw at the same time of "_s + all.join(" and "_L1);
}

} // namespace

std::vector<Operation> operationsOf(quint64 seed, Length length)
{
    Dice dice(seed);
    const int count = length.shortest + dice.below(length.longest - length.shortest + 1);
    std::vector<Operation> operations;
    while (int(operations.size()) < count)
        operations.push_back(next(dice, operations));
    return operations;
}

QString describe(const Operation &operation)
{
    return u"%1. %2%3"_s.arg(operation.place).arg(action(operation), words(operation.harm));
}

} // namespace lekthi::test::oracle
