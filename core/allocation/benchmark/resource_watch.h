#pragma once

namespace lekthi::benchmark {

/// The most memory and threads that this process had since the object was made.
class ResourceWatch
{
public:
    ResourceWatch();

    void look(); ///< threads are counted when somebody looks
    int peakThreads() const { return m_peakThreads; }
    double peakMemoryMb() const; ///< resident; where the system cannot start anew, since the process began

private:
    int m_peakThreads = 0;
};

} // namespace lekthi::benchmark
