#pragma once

#include "core/numbering/proof/number_shape.h"

#include <vector>

namespace lekthi::numbering {

/// How far a number has been written: in which cell, where in it, and what the rest has to agree with.
struct Place
{
    quint32 cell = 0;
    quint32 inner = 0;  ///< of the cell: offset, node, digits so far
    quint32 date = 0;   ///< node of DateTexts
    quint64 memory = 0; ///< nodes of codes that will be shown again

    bool operator==(const Place &) const = default;
};

/// The symbols that can follow a place.
struct Following
{
    std::vector<char32_t> symbols;
    bool anyOfRevision = false; ///< every one that isRevisionSymbol()
};

/// Walks a shape as an automaton: symbol by symbol, along all numbers at once.
class ShapeWalk
{
public:
    explicit ShapeWalk(const NumberShape &shape)
        : m_shape(shape)
    {
    }

    const NumberShape &shape() const { return m_shape; }
    Place start() const;
    bool isEnd(const Place &place) const { return place.cell == m_shape.cells.size(); }
    /// The cell that the place stands at the beginning of, if that holds codes which need not be remembered.
    const Cell *plainCodesAt(const Place &place) const;
    /// What follows the codes at which plainCodesAt() stands.
    const Prospect &behindCodes(const Place &place) const { return m_shape.cells[place.cell].behind; }
    /// Behind these codes.
    Place behind(const Place &place) const;
    Place within(const Place &place, CodeTrie::NodeId node) const;

    void listFollowing(const Place &place, Following &following) const;
    /// Appends the places after this symbol; none if it cannot follow. At the end spaces may follow, which
    /// count for nothing.
    void step(const Place &place, char32_t symbol, std::vector<Place> &next) const;

private:
    Place entered(Place place) const;
    void stepInCodes(const Cell &cell, Place place, char32_t symbol, std::vector<Place> &next) const;
    void stepInSequence(const Cell &cell, Place place, int digit, std::vector<Place> &next) const;
    void stepInDate(const Cell &cell, Place place, int digit, std::vector<Place> &next) const;
    void stepInTime(const Cell &cell, Place place, int digit, std::vector<Place> &next) const;
    void stepInRevision(const Cell &cell, Place place, char32_t symbol, std::vector<Place> &next) const;

    const NumberShape &m_shape;
};

} // namespace lekthi::numbering
