#include "tests/store/connected_test.h"

#include "core/store/reference/reference_gateway.h"
#include "tests/support/private_store.h"

#include <algorithm>

namespace lekthi::test {

void ConnectedTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_raw = std::make_unique<RawSession>(m_address);
}

void ConnectedTest::init()
{
    m_connection = PrivateStore::instance().connect(m_address);
}

std::unique_ptr<store::Connection> ConnectedTest::person(const QString &login) const
{
    return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
}

store::ReferenceItem ConnectedTest::referenceItem(store::ReferenceKind kind, const QString &code)
{
    const auto items = store::referenceItems(*m_connection, kind).value();
    const auto found = std::ranges::find(items, code, &store::ReferenceItem::code);
    return found == items.end() ? store::ReferenceItem{} : *found;
}

} // namespace lekthi::test
