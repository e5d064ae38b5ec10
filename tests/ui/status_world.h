#pragma once

#include "core/store/session/connection.h"
#include "tests/ui/support/test_window.h"

#include <QAbstractButton>
#include <QTest>

#include <memory>

namespace lekthi::test {

/// A window on a store, with the status page. A base of tests; used in their thread.
class StatusWorld
{
protected:
    /// From now on this store.
    void use(const store::Address &address);
    /// Closes the window, if there is one.
    void leave();
    /// Opens the window, unless there is one, and signs in. Fails the test if that cannot be done.
    void open(const QString &login);
    /// Shows the page and waits until it was read.
    void show();
    void press(const QString &name) const
    {
        QTest::mouseClick(m_test->find<QAbstractButton>(name), Qt::LeftButton);
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_administrator;
    std::unique_ptr<TestWindow> m_test;
};

} // namespace lekthi::test
