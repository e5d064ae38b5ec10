#include "core/audit/archive/archive_rows.h"
#include "core/files/written_file.h"
#include "core/store/requests/archive_request.h"
#include "core/store/requests/request_gateway.h"
#include "tests/audit/audited_store.h"
#include "tests/store/emptied_store.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
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
    void writesAYear();
    void showsYearsToOthers();
    void isArchivedAfterTheConsequenceIsRead();
};

namespace {

/// A ledger of two years that are over, and of this one.
store::Address oldStore()
{
    const store::Address address = test::emptiedStore(PrivateStore::instance().demoStore());
    test::AuditedStore store(address);
    store.draw(7, QDateTime(QDate(2018, 2, 3), QTime(4, 5), Qt::UTC));
    store.draw(5, QDateTime(QDate(2019, 2, 3), QTime(4, 5), Qt::UTC));
    store.draw(2);
    return address;
}

QString cell(const TestWindow &test, int row, int column)
{
    return test.find<QTableView>(u"retentionTable"_s)->model()->index(row, column).data().toString();
}

} // namespace

void ArchiveRequestTest::writesAYear()
{
    const store::Address address = oldStore();
    const test::ScratchDirectory files;
    TestWindow test(test::openerOf(address));
    QVERIFY(test.signIn(u"sa.one"_s));
    test.goTo(u"statusPage"_s);
    test.find<QPushButton>(u"ledgerYears"_s)->click();
    QTRY_VERIFY(test.isShown(u"retentionDialog"_s));
    QTRY_COMPARE(test.find<QTableView>(u"retentionTable"_s)->model()->rowCount(), 3);
    QCOMPARE(cell(test, 0, 0), u"2018"_s);
    QCOMPARE(cell(test, 0, 1), u"7"_s);
    QCOMPARE(cell(test, 0, 3), u"No"_s);
    QVERIFY2(test.find<QLabel>(u"retentionVerdict"_s)->text().contains("Rows older than that: 12."_L1),
             qPrintable(test.find<QLabel>(u"retentionVerdict"_s)->text()));
    auto *archive = test.find<QPushButton>(u"retentionArchive"_s);
    QCOMPARE(archive->text(), u"Archive 2018…"_s);
    archive->click();
    QTRY_VERIFY(test.isShown(u"archiveDialog"_s));
    auto *write = test.find<QPushButton>(u"archiveWrite"_s);
    QVERIFY(!write->isEnabled());
    test.find<QLineEdit>(u"archiveReason"_s)->setText(u"closed, see the minutes of 12 May"_s);
    write->click();
    QTRY_VERIFY(test.find<QFileDialog>(u"archiveFile"_s));
    auto *chooser = test.find<QFileDialog>(u"archiveFile"_s);
    // Nobody is asked whether to overwrite what is never overwritten.
    QVERIFY(chooser->testOption(QFileDialog::DontConfirmOverwrite));
    const QString before = files.filePath(u"2017.gz"_s);
    QVERIFY(lekthi::files::writeWholeFile(before, "of the year before"));
    emit chooser->fileSelected(before);
    QTRY_VERIFY(test.find<ui::Banner>(u"archiveBanner"_s)->message().contains(u"exists already"_s));
    const QString path = files.filePath(u"2018.gz"_s);
    emit chooser->fileSelected(path);
    QTRY_VERIFY(!test.find<QDialog>(u"archiveDialog"_s));
    QVERIFY(test.find<ui::Banner>(u"retentionBanner"_s)->message().contains(path));

    const auto two = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"sa.two"_s));
    const store::ArchiveRequest request(store::openRequests(*two)->first());
    QCOMPARE(request.range.rows, 7);
    const auto checked = audit::checkArchive(path, {request.range.key});
    QVERIFY(checked);
    QCOMPARE(checked->archive.range, request.range);
    QVERIFY(test::approve(*two, request.id));
    // What is read anew tells it, and leads to the year after.
    QTest::keyClick(test.find<QDialog>(u"retentionDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!test.find<QDialog>(u"retentionDialog"_s));
    test.find<QPushButton>(u"ledgerYears"_s)->click();
    QTRY_VERIFY(test.isShown(u"retentionDialog"_s));
    QTRY_COMPARE(test.find<QPushButton>(u"retentionArchive"_s)->text(), u"Archive 2019…"_s);
    QVERIFY(cell(test, 0, 3).contains(u"request #%1"_s.arg(request.id)));
}

void ArchiveRequestTest::showsYearsToOthers()
{
    TestWindow test(test::openerOf(oldStore()));
    QVERIFY(test.signIn(u"auditor.demo"_s));
    test.goTo(u"statusPage"_s);
    test.find<QPushButton>(u"ledgerYears"_s)->click();
    QTRY_VERIFY(test.isShown(u"retentionDialog"_s));
    QTRY_COMPARE(test.find<QTableView>(u"retentionTable"_s)->model()->rowCount(), 3);
    QVERIFY(!test.isShown(u"retentionArchive"_s));
}

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
