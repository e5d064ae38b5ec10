#include "core/audit/evidence/receipt.h"
#include "models/ledger/ledger_model.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/ledger/receipt_dialog.h"
#include "ui/ledger/receipt_paper.h"
#include "ui/widgets/banner.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

/// A receipt of a number, from the ledger page to the files.
class ReceiptDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void cleanup() { m_test.reset(); }
    void offersADigestAndWritesTheReceipt();
    void showsTheNumberLarge();
    void offersNoneForASkippedNumber();

private:
    void open(const QString &login);
    ui::Banner *banner() const { return m_test->find<ui::Banner>(u"receiptBanner"_s); }
    bool isReady() const { return m_test->find<QPushButton>(u"receiptJson"_s)->isEnabled(); }
    QByteArray saved(const QString &button, const QString &path);

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
};

void ReceiptDialogTest::open(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    QVERIFY(m_test->open(u"ledgerPage"_s));
    QTRY_VERIFY(m_test->find<QPushButton>(u"ledgerReceiptLink"_s)->isVisibleTo(&m_test->window()));
    QTest::mouseClick(m_test->find<QPushButton>(u"ledgerReceiptLink"_s), Qt::LeftButton);
    QVERIFY(m_test->find(u"receiptDialog"_s));
}

QByteArray ReceiptDialogTest::saved(const QString &button, const QString &path)
{
    m_test->find<QPushButton>(button)->click();
    auto *dialog = m_test->find<QFileDialog>(u"receiptFile"_s);
    emit dialog->fileSelected(path);
    delete dialog;
    if (!QTest::qWaitFor([&] { return banner()->message().contains(path); }, 30000))
        return {};
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// A Project Admin's window writes no digest by itself.
void ReceiptDialogTest::offersADigestAndWritesTheReceipt()
{
    open(u"pa.demo"_s);
    QTRY_VERIFY(banner()->message().contains(u"No digest"_s));
    QVERIFY(!isReady());
    emit banner() -> actionTriggered();
    QTRY_VERIFY(isReady());
    const QTemporaryDir folder;
    const auto receipt = audit::readReceipt(saved(u"receiptJson"_s, folder.filePath(u"ใบรับรอง.json"_s)));
    QVERIFY(receipt);
    QCOMPARE(receipt->row().number, m_test->find<QLabel>(u"receiptNumber"_s)->text());
    const QString verdict = m_test->find<QLabel>(u"receiptVerdict"_s)->text();
    const auto key = audit::PublicKey::parse(verdict.section(u' ', -1).toLatin1());
    QVERIFY2(key, qPrintable(verdict));
    QCOMPARE(audit::faultOf(*receipt, *key), std::nullopt);
    const QByteArray pdf = saved(u"receiptPdf"_s, folder.filePath(u"receipt.pdf"_s));
    QVERIFY(pdf.startsWith("%PDF-"));
    const QString html =
        ui::receiptHtml(*receipt, QString::fromLatin1(key->toText()), numbering::Calendar::Gregorian);
    for (const QString &told : {receipt->row().number.toHtmlEscaped(), receipt->person, receipt->project,
                                QString::fromLatin1(key->toText())})
        QVERIFY2(html.contains(told), qPrintable(told));
}

void ReceiptDialogTest::showsTheNumberLarge()
{
    open(u"auditor.demo"_s);
    QTRY_VERIFY(isReady() || !banner()->message().isEmpty());
    const auto *number = m_test->find<QLabel>(u"receiptNumber"_s);
    QVERIFY(number->font().pointSizeF() > m_test->find<QLabel>(u"receiptVerdict"_s)->font().pointSizeF());
}

/// The row is that of the number which was given instead, and so is what became of it.
void ReceiptDialogTest::offersNoneForASkippedNumber()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const auto administrator = PrivateStore::instance().connect(address);
    QVERIFY(administrator->execute(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, skipped, created_at) "
        "SELECT 'ISSUED', UUID(), MIN(id), 90, 3, 'S-3', '{}', '', 1, 5, '[\"S-1\",\"S-2\"]', "
        "UTC_TIMESTAMP(6) FROM document_number_counters"_s));
    QVERIFY(administrator->execute(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at) "
        "SELECT 'VOIDED', UUID(), counter_id, reset_epoch, sequence_number, generated_number, counter_key, "
        "template_used, template_version, user_id, UTC_TIMESTAMP(6) FROM document_number_audit "
        "WHERE generated_number = 'S-3'"_s));
    m_test = std::make_unique<TestWindow>(openerOf(address));
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
    QVERIFY(m_test->open(u"ledgerPage"_s));
    const auto number = [this] {
        const auto *table = m_test->find<QAbstractItemView>(u"ledgerTable"_s);
        return table->model()->index(0, models::LedgerModel::Number).data().toString();
    };
    const auto isOffered = [this](const QString &link) {
        return m_test->find(link)->isVisibleTo(&m_test->window());
    };
    QTRY_COMPARE(number(), u"S-3"_s);
    QTRY_VERIFY(isOffered(u"ledgerEnding"_s) && isOffered(u"ledgerReceiptLink"_s));
    auto *state = m_test->find<QComboBox>(u"ledgerState"_s);
    state->setCurrentIndex(state->findData(u"SKIPPED"_s));
    emit state->activated(state->currentIndex());
    QTRY_VERIFY(number() == u"S-1"_s || number() == u"S-2"_s);
    QTRY_VERIFY(isOffered(u"ledgerAfter"_s));
    QVERIFY(isOffered(u"ledgerStoryLink"_s));
    QVERIFY(!isOffered(u"ledgerReceiptLink"_s));
    QVERIFY(!isOffered(u"ledgerEnding"_s));
}

QTEST_MAIN(ReceiptDialogTest)
#include "receipt_dialog_test.moc"
