#include "core/store/requests/archive_request.h"
#include "core/store/requests/request_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::RequestState;
using test::PrivateStore;
using test::TestWindow;

/// Another Super Admin reads what an archive holds and agrees to it.
class ArchiveRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void isArchivedAfterTheConsequenceIsRead();
};

void ArchiveRequestTest::isArchivedAfterTheConsequenceIsRead()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"sa.one"_s));
    store::ArchivedRange range{.year = 2019, .contentHash = QByteArray(32, 'h'), .key = QByteArray(32, 'k')};
    {
        test::RawSession root(address);
        range.lastId = root.value(u"SELECT MIN(id) + 9 FROM document_number_audit"_s).toLongLong();
        range.rows =
            root.value(u"SELECT COUNT(*) FROM document_number_audit WHERE id <= %1"_s.arg(range.lastId))
                .toLongLong();
    }
    const auto reason = numbering::Reason::parse(u"ปีนี้ปิดงานเรียบร้อยแล้วตามบันทึกการประชุม"_s, 20);
    const auto id = store::requestArchive(*one, range, *reason);
    QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
    const auto state = [&] { return store::findRequest(*one, *id)->state; };

    TestWindow test(test::openerOf(address));
    QVERIFY(test.signIn(u"sa.two"_s));
    test.goTo(u"approvalsPage"_s);
    QTRY_VERIFY(test.isShown(u"archiveRequestDetail"_s));
    QCOMPARE(test.find<QLabel>(u"requestTitle"_s)->text(), u"Archive #%1: 2019"_s.arg(*id));
    QCOMPARE(test.find<QLabel>(u"archiveRequestRows"_s)->text(), QString::number(range.rows));
    QCOMPARE(test.find<QLabel>(u"archiveRequestHash"_s)->text(),
             QString::fromLatin1(range.contentHash.toHex()));
    QVERIFY(test.find<ui::Banner>(u"archiveRequestMeans"_s)->message().contains("audit verify --archive"_L1));
    QTRY_VERIFY(test.find<QPushButton>(u"approveButton"_s)->isEnabled());
    QTest::mouseClick(test.find<QPushButton>(u"approveButton"_s), Qt::LeftButton);
    QVERIFY(test.find<QLabel>(u"decisionConsequence"_s)->text().contains(u"No row is removed"_s));
    QCOMPARE(state(), RequestState::Pending);
    QTest::mouseClick(test.find<QPushButton>(u"executeButton"_s), Qt::LeftButton);
    QTRY_COMPARE(state(), RequestState::Executed);
    QTRY_VERIFY(test.isShown(u"requestDone"_s));
    QVERIFY(test.find<ui::Banner>(u"requestDone"_s)->message().contains(u"2019"_s));
}

QTEST_MAIN(ArchiveRequestTest)
#include "archive_request_test.moc"
