#pragma once

#include <QLatin1StringView>

namespace lekthi::store {

/// A routine of the store that a person may be allowed to call: one file among the routines of its room, made
/// in the schema "<database>_api". Routines are constants next to the gateway that calls them.
class Routine
{
public:
    /// name: of the procedure: "set_template".
    constexpr explicit Routine(const char *name)
        : m_name(name)
    {
    }

    QLatin1StringView name() const { return QLatin1StringView(m_name); }

private:
    const char *m_name;
};

} // namespace lekthi::store
