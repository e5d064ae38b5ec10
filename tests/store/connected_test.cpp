#include "tests/store/connected_test.h"

#include "tests/support/private_store.h"

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

} // namespace lekthi::test
