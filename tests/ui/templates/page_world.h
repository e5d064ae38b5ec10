#pragma once

#include "core/store/people/people.h"
#include "core/store/session/address.h"
#include "core/store/templates/template_gateway.h"
#include "models/session/session.h"
#include "models/templates/template_key.h"
#include "ui/shell/preferences.h"
#include "ui/templates/templates_page.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace lekthi::test {

inline constexpr int demoProject = 2;
inline constexpr int demoLetter = 6;
inline constexpr int demoMemo = 7;
inline constexpr int demoRfa = 1;

/// Keeps preferences and drafts of a test program away from the user's; call before the application is made.
void useScratchConfiguration();

/// The Templates page of a signed-in person on a demo store of its own. Drafts of one world do not reach
/// another.
class PageWorld
{
public:
    explicit PageWorld(const QString &login);
    ~PageWorld();

    ui::TemplatesPage &page() { return *m_page; }
    const store::Address &address() const { return m_address; }
    /// Closes the page as the end of the program does and opens a new one.
    void reopenPage();
    /// Waits until the page shows the template.
    bool open(const models::TemplateKey &key);

    /// The child with the name; fails the program if there is none.
    template <class Widget>
    Widget &find(const QString &name)
    {
        auto *widget = m_page->findChild<Widget *>(name);
        if (!widget)
            qFatal("no widget %s", qPrintable(name));
        return *widget;
    }

    /// Saves behind the page's back, as somebody else would.
    store::NumberTemplate saveElsewhere(const QString &text, const QString &reason);
    store::NumberTemplate stored(const models::TemplateKey &key);

private:
    void openPage();
    void restoreLetter();
    store::NumberTemplate save(const store::NumberTemplate &onTopOf, const QString &text,
                               const store::TemplateSettings &settings, const QString &reason);

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    ui::Preferences m_preferences;
    std::unique_ptr<models::Session> m_session;
    std::unique_ptr<ui::TemplatesPage> m_page;
};

} // namespace lekthi::test
