#include "tests/ui/alerts_world.h"

#include <QTabBar>
#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;

void AlertsWorld::begin()
{
    m_address = PrivateStore::instance().demoStore();
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void AlertsWorld::end()
{
    m_test.reset();
    m_one.reset();
    m_drawer.kept.clear();
}

void AlertsWorld::open(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    m_test->window().setPasswordKeeper(&m_drawer);
    QVERIFY(m_test->signIn(login));
    m_test->goTo(u"alertsPage"_s);
    QVERIFY(m_test->isShown(u"alertsPage"_s));
}

void AlertsWorld::goToTab(int tab)
{
    find<QTabBar>(u"alertTabs"_s).setCurrentIndex(tab);
}

store::StoredAlertRule AlertsWorld::rule(const QString &code) const
{
    const auto all = store::alertRules(*m_one).value_or(QList<store::StoredAlertRule>());
    for (const store::StoredAlertRule &one : all)
        if (one.rule.code == code)
            return one;
    return {};
}

void AlertsWorld::click(const QString &button) const
{
    QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton);
}

void AlertsWorld::type(const QString &field, const QString &words) const
{
    QTest::keyClicks(&find<QLineEdit>(field), words);
}

} // namespace lekthi::test
