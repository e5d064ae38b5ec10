#include "tests/ui/support/test_window.h"

#include "models/people_model.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "ui/shell/page_factory.h"
#include "ui/shell/shell.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QHash>
#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;

TestWindow::TestWindow(models::StoreOpener opener, numbering::Language language)
{
    qputenv("XDG_CONFIG_HOME", m_config.path().toUtf8());
    qputenv("XDG_DATA_HOME", m_config.filePath(u"data"_s).toUtf8());
    m_preferences = std::make_unique<ui::Preferences>();
    m_preferences->overrideForThisRun(language, ui::Appearance::Light);
    m_preferences->apply();
    m_window = std::make_unique<ui::MainWindow>(std::move(opener));
}

TestWindow::~TestWindow() = default;

models::SessionServices &TestWindow::services()
{
    return m_window->findChild<ui::Shell *>()->services();
}

bool TestWindow::show()
{
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window.get(), patienceMs))
        return false;
    m_window->activateWindow(); // a display without a window manager leaves that to the program
    return QTest::qWaitForWindowActive(m_window.get(), patienceMs);
}

bool TestWindow::signIn(const QString &login)
{
    if (!show() || !QTest::qWaitFor([this] { return isShown(u"signInPage"_s); }, patienceMs))
        return false;
    auto *list = find<QAbstractItemView>(u"accountList"_s);
    const auto *people = qobject_cast<models::PeopleModel *>(list->model());
    const int row = people ? people->rowOfLogin(login) : -1;
    if (row < 0)
        return false;
    list->setCurrentIndex(people->index(row));
    QTest::mouseClick(find<QAbstractButton>(u"signInButton"_s), Qt::LeftButton);
    if (QTest::qWaitFor([this] { return isShown(u"navigation"_s); }, patienceMs))
        return true;
    qWarning() << "the sign-in page says:" << find<ui::Banner>(u"signInBanner"_s)->message();
    return false;
}

void TestWindow::goTo(const QString &page)
{
    auto *navigation = find<QAbstractItemView>(u"navigation"_s);
    navigation->setCurrentIndex(navigation->model()->index(ui::pageNamed(page), 0));
}

bool TestWindow::open(const QString &page)
{
    // What is shown last.
    static const QHash<QString, QString> signs{
        {u"templatesPage"_s, u"previewNumber"_s}, {u"countersPage"_s, u"counterNextNumber"_s},
        {u"historyPage"_s, u"historyDetail"_s},   {u"ledgerPage"_s, u"ledgerBefore"_s},
        {u"adminLogPage"_s, u"adminLogTable"_s},  {u"peoplePage"_s, u"accountCard"_s}};
    goTo(page);
    return QTest::qWaitFor([&] { return isShown(signs.value(page, page)); }, patienceMs);
}

bool TestWindow::isShown(const QString &name) const
{
    const auto *widget = find<QWidget>(name);
    return widget && widget->isVisible();
}

models::StorePlace placeOf(const store::Address &address)
{
    const auto people = store::listPeople(*PrivateStore::instance().connect(address));
    if (!people)
        qFatal("tests/ui: %s", qUtf8Printable(people.error().detail));
    models::StorePlace place{address, *people, true};
    place.address.user.clear();
    return place;
}

models::StoreOpener openerOf(const store::Address &address)
{
    return [address](const auto &) -> tl::expected<models::StorePlace, models::OpenFailure> {
        return placeOf(address);
    };
}

} // namespace lekthi::test
