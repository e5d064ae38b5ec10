#pragma once

#include "core/allocation/allocator.h"
#include "core/allocation/benchmark/drawers/drawer.h"

namespace lekthi::benchmark {

/// A caller of an allocator that all callers of the process share.
class CombiningDrawer : public Drawer
{
public:
    CombiningDrawer(allocation::Allocator &allocator, const Field &field); ///< which both have to stay
    store::Result<Drawn> draw(const FieldCounter &counter) override;

    /// The options of an allocator that draws as the plan says.
    static allocation::AllocatorOptions optionsFor(const Plan &plan);

private:
    allocation::Allocator &m_allocator;
    const Field &m_field;
};

} // namespace lekthi::benchmark
