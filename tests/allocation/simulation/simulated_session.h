#pragma once

#include "tests/allocation/simulation/simulated_store.h"

namespace lekthi::simulation {

/// Sessions with a simulated store.
class SimulatedDoor final : public allocation::StoreDoor
{
public:
    explicit SimulatedDoor(SimulatedStore &store)
        : m_store(store)
    {
    }

    store::Result<std::unique_ptr<allocation::DrawingStore>> open() override;
    int nodeCount() const override { return 1; }

private:
    SimulatedStore &m_store;
};

} // namespace lekthi::simulation
