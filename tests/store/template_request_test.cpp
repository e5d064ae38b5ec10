#include "core/store/requests/template_request.h"

#include "core/store/session/denial.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/approving.h"
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
class TemplateRequestTest : public QObject
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

    void keepsWhatIsAskedFor()
    {
        const TemplateChange change = changeTo(colliding);
        const auto before = store::findTemplate(*m_admin, project, letter);
        const auto id = store::requestTemplate(*m_admin, change);
        QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
        const store::TemplateRequest request(*store::findRequest(*m_superAdmin, *id));
        QCOMPARE(request.kind, store::requestkind::templateChange);
        QCOMPARE(request.requester, u"pa.demo"_s);
        QCOMPARE(request.projectId, project);
        QCOMPARE(request.typeId, letter);
        QCOMPARE(request.followsVersion, before->version);
        QCOMPARE(request.before, before->text);
        QCOMPARE(request.settingsBefore, before->settings);
        QCOMPARE(request.after, colliding);
        QCOMPARE(request.settings, change.settings);
        QCOMPARE(request.collisionCode, u"COLLIDES"_s);
        QVERIFY(request.collisionSentence.contains(u"can be given twice"_s));
        QCOMPARE(request.reason, reason().text());
        QCOMPARE(store::findTemplate(*m_admin, project, letter)->version, before->version);
        QCOMPARE(store::requestTemplate(*m_admin, change).error().serverCode, store::denial::openAlready);
        QVERIFY(store::withdrawRequest(*m_admin, *id, {}));
    }

    void savesWhatAnotherPersonApproves()
    {
        const TemplateChange change = changeTo(colliding);
        const qint64 id = *store::requestTemplate(*m_admin, change);
        QCOMPARE(test::approve(*m_admin, id).error().kind, ErrorKind::NotAllowed);
        const auto approved = test::approve(*m_superAdmin, id, u"agreed with the archive"_s);
        QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
        const auto saved = store::findTemplate(*m_admin, project, letter);
        QCOMPARE(saved->version, change.expectedVersion + 1);
        QCOMPARE(saved->text, colliding);
        QCOMPARE(saved->settings, change.settings);
        QCOMPARE(saved->changedBy, u"pa.demo"_s);
        QCOMPARE(saved->reason, reason().text());
        QCOMPARE(store::findRequest(*m_admin, id)->state, store::RequestState::Executed);
        const auto history = store::templateHistory(*m_admin, saved->configId);
        QCOMPARE(history->first().agreedRequest, id);
        QCOMPARE(history->first().agreedBy, u"sa.one"_s);
        QCOMPARE(history->first().approvalComment, u"agreed with the archive"_s);
        QCOMPARE(history->last().agreedBy, QString());
    }

    void isStaleOnceTheTemplateHasChanged()
    {
        const qint64 id = *store::requestTemplate(*m_admin, changeTo(colliding));
        QVERIFY(save(changeTo(proved)));
        QCOMPARE(store::findRequest(*m_superAdmin, id)->state, store::RequestState::Stale);
        QCOMPARE(test::approve(*m_superAdmin, id).error().serverCode, store::denial::templateStale);
        QVERIFY(store::findRequest(*m_superAdmin, id)->closedAt.isValid());
        QCOMPARE(store::findTemplate(*m_admin, project, letter)->text, proved);
    }

    void changesNothingWhenRejected()
    {
        const qint64 id = *store::requestTemplate(*m_admin, changeTo(colliding));
        QVERIFY(store::rejectRequest(*m_superAdmin, id, reason()));
        QCOMPARE(store::findTemplate(*m_admin, project, letter)->text, proved);
        QCOMPARE(test::approve(*m_superAdmin, id).error().serverCode, store::denial::closed);
    }

    void refusesWhatNeedsNobody()
    {
        const auto refused = store::requestTemplate(*m_admin, changeTo(yearless));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Refused);
    }

    void onlyProjectAdminsRequest()
    {
        QCOMPARE(store::requestTemplate(*m_superAdmin, changeTo(colliding)).error().kind,
                 ErrorKind::NotAllowed);
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

QTEST_GUILESS_MAIN(TemplateRequestTest)
#include "template_request_test.moc"
