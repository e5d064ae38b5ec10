#pragma once

#include "core/store/alerts/alert_gateway.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/drawer.h"
#include "tests/ui/support/test_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <memory>

namespace lekthi::test {

/// The Alerts page of the real window on a demo store of its own, with a keychain, and the hands of whoever
/// sits before it.
class AlertsWorld
{
protected:
    enum Tab { Rules = 1, Channels };

    static inline const QString slow = QStringLiteral("GENERATION_SLOW");

    void begin(); ///< before each test
    void end();
    void open(const QString &login);
    void goToTab(int tab);
    store::StoredAlertRule rule(const QString &code) const;

    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString text(const QString &label) const { return find<QLabel>(label).text(); }
    bool isEnabled(const QString &button) const { return find<QPushButton>(button).isEnabled(); }
    void click(const QString &button) const;
    void type(const QString &field, const QString &words) const;

    store::Address m_address;
    std::unique_ptr<store::Connection> m_one; ///< a Super Admin beside the window
    Drawer m_drawer;
    std::unique_ptr<TestWindow> m_test;
};

} // namespace lekthi::test
