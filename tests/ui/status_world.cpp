#include "tests/ui/status_world.h"

#include "tests/support/private_store.h"

#include <QLabel>

namespace lekthi::test {

using namespace Qt::StringLiterals;

void StatusWorld::use(const store::Address &address)
{
    m_address = address;
    m_administrator = PrivateStore::instance().connect(m_address);
}

void StatusWorld::leave()
{
    m_test.reset();
    m_administrator.reset();
}

void StatusWorld::open(const QString &login)
{
    if (!m_test)
        m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
}

void StatusWorld::show()
{
    m_test->goTo(u"statusPage"_s);
    QTRY_VERIFY(m_test->isShown(u"statusPage"_s));
    QTRY_VERIFY(m_test->find<QLabel>(u"statusTime"_s)->text().startsWith(u"As of"_s));
}

} // namespace lekthi::test
