#include "core/numbering/proof/shape_walk.h"

namespace lekthi::numbering {

namespace {

/// What a running number has shown so far.
struct SequenceState
{
    static constexpr quint32 anyBit = 16;     ///< a digit that is not 0
    static constexpr quint32 leadingBit = 32; ///< its first digit is 0

    explicit SequenceState(quint32 packed)
        : digits(static_cast<int>(packed % anyBit))
        , hasValue((packed & anyBit) != 0)
        , beginsWithZero((packed & leadingBit) != 0)
    {
    }

    quint32 packed() const
    {
        return static_cast<quint32>(digits) + (hasValue ? anyBit : 0) + (beginsWithZero ? leadingBit : 0);
    }

    bool mayGoOn(const Cell &cell) const
    {
        return digits < cell.digits || (digits < cell.mostDigits && !beginsWithZero);
    }

    int digits;
    bool hasValue;
    bool beginsWithZero;
};

int digitOf(char32_t symbol)
{
    return symbol >= U'0' && symbol <= U'9' ? static_cast<int>(symbol - U'0') : -1;
}

/// The highest digit that may come next; before the second one, the first one and one stand in the place.
int mostOfTime(const Cell &cell, const Place &place)
{
    const int last = lastOf(cell.time);
    if (place.inner == 0)
        return last / 10;
    return static_cast<int>(place.inner) - 1 == last / 10 ? last % 10 : 9;
}

void listDigitsOfTime(const Cell &cell, const Place &place, Following &following)
{
    for (int digit = 0; digit <= mostOfTime(cell, place); ++digit)
        following.symbols.push_back(U'0' + static_cast<char32_t>(digit));
}

constexpr int bitsOfMemory = 21;

quint64 remembered(quint64 memory, int which)
{
    return (memory >> (which * bitsOfMemory)) & ((quint64(1) << bitsOfMemory) - 1);
}

} // namespace

Place ShapeWalk::start() const
{
    return {.cell = 0, .inner = 0, .date = m_shape.dates->start(), .memory = 0};
}

Place ShapeWalk::entered(Place place) const
{
    ++place.cell;
    place.inner = 0;
    return place;
}

const Cell *ShapeWalk::plainCodesAt(const Place &place) const
{
    if (isEnd(place) || place.inner != CodeTrie::root)
        return nullptr;
    const Cell &cell = m_shape.cells[place.cell];
    return cell.kind == Cell::Kind::Codes && cell.memory < 0 ? &cell : nullptr;
}

Place ShapeWalk::behind(const Place &place) const
{
    return entered(place);
}

Place ShapeWalk::within(const Place &place, CodeTrie::NodeId node) const
{
    Place inside = place;
    inside.inner = node;
    return inside;
}

void ShapeWalk::listFollowing(const Place &place, Following &following) const
{
    following.symbols.clear();
    following.anyOfRevision = false;
    if (isEnd(place))
        return following.symbols.push_back(U' ');
    const Cell &cell = m_shape.cells[place.cell];
    switch (cell.kind) {
    case Cell::Kind::Literal:
        return following.symbols.push_back(cell.literal[place.inner]);
    case Cell::Kind::Codes:
        for (const CodeTrie::Node &child : cell.codes->childrenOf(place.inner))
            following.symbols.push_back(child.symbol);
        return;
    case Cell::Kind::Sequence:
        following.symbols.assign({U'0', U'1', U'2', U'3', U'4', U'5', U'6', U'7', U'8', U'9'});
        return;
    case Cell::Kind::DateField:
        for (const int digit : m_shape.dates->following(place.date))
            following.symbols.push_back(U'0' + static_cast<char32_t>(digit));
        return;
    case Cell::Kind::TimeField:
        return listDigitsOfTime(cell, place, following);
    case Cell::Kind::Revision:
        following.anyOfRevision = true;
        return;
    }
}

void ShapeWalk::step(const Place &place, char32_t symbol, std::vector<Place> &next) const
{
    if (isEnd(place)) {
        if (symbol == U' ')
            next.push_back(place);
        return;
    }
    const Cell &cell = m_shape.cells[place.cell];
    switch (cell.kind) {
    case Cell::Kind::Literal: {
        if (cell.literal[place.inner] != symbol)
            return;
        Place after = place;
        next.push_back(++after.inner == cell.literal.size() ? entered(place) : after);
        return;
    }
    case Cell::Kind::Codes:
        return stepInCodes(cell, place, symbol, next);
    case Cell::Kind::Sequence:
        return stepInSequence(cell, place, digitOf(symbol), next);
    case Cell::Kind::DateField:
        return stepInDate(cell, place, digitOf(symbol), next);
    case Cell::Kind::TimeField:
        return stepInTime(cell, place, digitOf(symbol), next);
    case Cell::Kind::Revision:
        return stepInRevision(cell, place, symbol, next);
    }
}

void ShapeWalk::stepInCodes(const Cell &cell, Place place, char32_t symbol, std::vector<Place> &next) const
{
    place.inner = cell.codes->child(place.inner, symbol);
    if (place.inner == CodeTrie::root)
        return;
    const CodeTrie::Node &node = cell.codes->node(place.inner);
    if (node.childCount > 0)
        next.push_back(place);
    if (node.codeCount == 0)
        return;
    Place after = entered(place);
    if (cell.memory >= 0 && cell.memory < NumberShape::memories) {
        const quint64 known = remembered(place.memory, cell.memory);
        if (known != 0 && known != place.inner)
            return;
        if (known == 0)
            after.memory |= quint64(place.inner) << (cell.memory * bitsOfMemory);
    }
    next.push_back(after);
}

void ShapeWalk::stepInSequence(const Cell &cell, Place place, int digit, std::vector<Place> &next) const
{
    SequenceState state(place.inner);
    if (digit < 0 || !state.mayGoOn(cell))
        return;
    if (state.digits == 0)
        state.beginsWithZero = digit == 0;
    ++state.digits;
    state.hasValue = state.hasValue || digit != 0;
    if (!state.hasValue && state.digits >= cell.valueWithin)
        return;
    place.inner = state.packed();
    if (state.mayGoOn(cell))
        next.push_back(place);
    if (state.digits >= cell.digits)
        next.push_back(entered(place));
}

void ShapeWalk::stepInDate(const Cell &cell, Place place, int digit, std::vector<Place> &next) const
{
    if (digit < 0)
        return;
    place.date = m_shape.dates->next(place.date, digit);
    if (place.date == DateTexts::none)
        return;
    ++place.inner;
    next.push_back(place.inner == static_cast<quint32>(cell.digits) ? entered(place) : place);
}

void ShapeWalk::stepInTime(const Cell &cell, Place place, int digit, std::vector<Place> &next) const
{
    if (digit < 0 || digit > mostOfTime(cell, place))
        return;
    if (place.inner > 0)
        return next.push_back(entered(place));
    place.inner = static_cast<quint32>(digit) + 1;
    next.push_back(place);
}

void ShapeWalk::stepInRevision(const Cell &cell, Place place, char32_t symbol, std::vector<Place> &next) const
{
    if (!isRevisionSymbol(symbol))
        return;
    ++place.inner;
    if (place.inner < static_cast<quint32>(cell.mostDigits))
        next.push_back(place);
    next.push_back(entered(place));
}

} // namespace lekthi::numbering
