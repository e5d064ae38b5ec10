#include "core/store/templates/template_confirmation.h"

#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::TemplateChange;

namespace {

constexpr int project = 2;
constexpr int letter = 6;
const auto proved = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;
const auto yearless = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s;
const auto colliding = u"{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;

numbering::Reason reason()
{
    return *numbering::Reason::parse(u"The two registers were joined by letter 12."_s);
}

} // namespace

/// Saving what the uniqueness proof finds fault with (3.11.7).
class TemplateConfirmationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = test::PrivateStore::instance().demoStore(); }

    void init()
    {
        m_admin = connectAs(u"pa.demo"_s);
        m_superAdmin = connectAs(u"sa.one"_s);
    }

    void cleanup()
    {
        m_admin.reset();
        m_superAdmin.reset();
    }

    void savesWhatOnlyWarns()
    {
        QVERIFY(save(changeTo(colliding, numbering::UniquenessScope::Type)));
        QVERIFY(save(changeTo(yearless, numbering::UniquenessScope::Store)));
        QVERIFY(save(changeTo(proved, numbering::UniquenessScope::Store)));
    }

    void refusesWhatCollidesInTheStore()
    {
        const auto refused = save(changeTo(colliding));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Refused);
        QCOMPARE(refused.error().subject, u"COLLIDES"_s);
        QVERIFY(refused.error().detail.contains(u"can be given twice"_s));
    }

    void refusesTheDefaultTooIfItsTypesCollide()
    {
        TemplateChange change = changeTo(proved);
        change.typeId.reset();
        change.expectedVersion = store::findTemplate(*m_admin, project, std::nullopt)->version;
        QCOMPARE(save(change).error().subject, u"COLLIDES"_s);
    }

    void savesWhatAnotherPersonConfirmed()
    {
        const TemplateChange change = changeTo(colliding);
        QVERIFY(store::confirmTemplate(*m_superAdmin, change, reason()));
        QVERIFY(*store::findConfirmation(*m_admin, change));
        QVERIFY(!*store::findConfirmation(*m_superAdmin, change)); // of his own
        const auto saved = save(change);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
        const auto history = store::templateHistory(*m_admin, saved->configId);
        QCOMPARE(history->first().confirmedBy, u"sa.one"_s);
        QCOMPARE(history->first().confirmationReason, reason().text());
        QCOMPARE(history->last().confirmedBy, QString());
    }

    void confirmationIsOfOneVersion()
    {
        QVERIFY(store::confirmTemplate(*m_superAdmin, changeTo(colliding), reason()));
        QVERIFY(save(changeTo(proved)));
        QCOMPARE(save(changeTo(colliding)).error().subject, u"COLLIDES"_s);
    }

    void confirmationIsOfOneText()
    {
        QVERIFY(store::confirmTemplate(*m_superAdmin, changeTo(colliding), reason()));
        QCOMPARE(save(changeTo(u"{RECIPIENT}/{SEQ:4}/{YEAR:A.D.}"_s)).error().subject, u"COLLIDES"_s);
    }

    void onlySuperAdminsConfirm()
    {
        const auto refused = store::confirmTemplate(*m_admin, changeTo(colliding), reason());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
    }

private:
    std::unique_ptr<store::Connection> connectAs(const QString &login)
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }

    store::Result<store::NumberTemplate> save(const TemplateChange &change)
    {
        return store::saveTemplate(*m_admin, change);
    }

    TemplateChange changeTo(const QString &text,
                            numbering::UniquenessScope scope = numbering::UniquenessScope::Store)
    {
        const auto now = store::findTemplate(*m_admin, project, letter);
        TemplateChange change{project, letter, now->version, *numbering::Template::parse(text), {}, reason()};
        change.settings.scope = scope;
        return change;
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_superAdmin;
};

QTEST_GUILESS_MAIN(TemplateConfirmationTest)
#include "template_confirmation_test.moc"
