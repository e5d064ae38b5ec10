#include "tests/ui/templates/page_world.h"

#include "models/templates/template_list_model.h"
#include "tests/support/private_store.h"

#include <QFile>
#include <QListView>
#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using models::TemplateListModel;

namespace {

QTemporaryDir &configuration()
{
    static QTemporaryDir directory;
    return directory;
}

const store::Address &sharedStore()
{
    static const store::Address address = PrivateStore::instance().demoStore();
    return address;
}

} // namespace

void useScratchConfiguration()
{
    qputenv("XDG_CONFIG_HOME", configuration().path().toLocal8Bit());
}

PageWorld::PageWorld(const QString &login)
    : m_address(sharedStore())
    , m_connection(PrivateStore::instance().connect(m_address))
{
    m_preferences.setLanguage(numbering::Language::English);
    m_preferences.setCalendar(numbering::Calendar::Gregorian);
    m_preferences.apply();
    const auto person = store::findPerson(*m_connection, login);
    const auto reference = store::loadReferenceData(*m_connection);
    if (!person || !reference)
        qFatal("the demo store lacks %s", qPrintable(login));
    m_session =
        std::make_unique<models::Session>(PrivateStore::asPerson(m_address, login), *person, *reference);
    QFile::remove(configuration().filePath(u"Lekthi/drafts.conf"_s));
    restoreLetter();
    openPage();
}

PageWorld::~PageWorld()
{
    m_page.reset();
    m_session.reset();
}

void PageWorld::openPage()
{
    m_page = std::make_unique<ui::TemplatesPage>(*m_session);
    m_page->resize(1080, 770);
    m_page->show();
    m_page->activate();
}

void PageWorld::reopenPage()
{
    m_page->leave();
    m_page.reset();
    openPage();
}

bool PageWorld::open(const models::TemplateKey &key)
{
    auto &list = find<QListView>(u"templateList"_s);
    const auto *model = qobject_cast<const TemplateListModel *>(list.model());
    if (!QTest::qWaitFor([&] { return model->indexOf(key).isValid(); }, patienceMs))
        return false;
    list.setCurrentIndex(model->indexOf(key));
    return list.currentIndex() == model->indexOf(key);
}

void PageWorld::restoreLetter()
{
    const auto demoText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    const store::NumberTemplate now = stored({demoProject, demoLetter});
    if (now.text != demoText || now.settings != store::TemplateSettings())
        save(now, demoText, {}, u"as in the demo"_s);
}

store::NumberTemplate PageWorld::saveElsewhere(const QString &text, const QString &reason)
{
    const store::NumberTemplate now = stored({demoProject, demoLetter});
    return save(now, text, now.settings, reason);
}

store::NumberTemplate PageWorld::save(const store::NumberTemplate &onTopOf, const QString &text,
                                      const store::TemplateSettings &settings, const QString &reason)
{
    const store::TemplateChange change{onTopOf.projectId, onTopOf.typeId,
                                       onTopOf.version,   *numbering::Template::parse(text),
                                       settings,          *numbering::Reason::parse(reason)};
    const auto admin = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"pa.demo"_s));
    const auto saved = store::saveTemplate(*admin, change);
    if (!saved)
        qFatal("%s", qPrintable(store::describe(saved.error())));
    return *saved;
}

store::NumberTemplate PageWorld::stored(const models::TemplateKey &key)
{
    const auto found = store::findTemplate(*m_connection, key.projectId, key.typeId);
    return found ? *found : store::NumberTemplate();
}

} // namespace lekthi::test
