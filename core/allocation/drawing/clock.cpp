#include "core/allocation/drawing/clock.h"

namespace lekthi::allocation {

void Condition::sleep(Lock &lock, std::optional<Clock::time_point> until)
{
    if (Simulation *simulation = Simulation::ofThisThread()) {
        lock.unlock();
        simulation->wait(this, until);
        lock.lock();
        return;
    }
    std::unique_lock native(lock.mutex()->m_mutex, std::adopt_lock);
    if (until)
        m_condition.wait_until(native, *until);
    else
        m_condition.wait(native);
    std::ignore = native.release(); // it stays locked by lock
}

} // namespace lekthi::allocation
