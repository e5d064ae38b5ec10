#include "models/ledger/ledger_reading.h"

#include "core/demo/demo_orders.h"
#include "core/store/reference/reference_data.h"
#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;

/// Numbers of the ledger with the tokens that their parts came from.
class LedgerReadingTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsThePartsOfEarlierDays_data();
    void knowsThePartsOfEarlierDays();
    void keepsOnceWhatRowsHaveInCommon();
};

void LedgerReadingTest::knowsThePartsOfEarlierDays_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("number");
    QTest::newRow("long ago") << u"2024-01-22"_s << u"SPO-20240122-001"_s;
    QTest::newRow("the last day of a year") << u"2025-12-31"_s << u"SPO-20251231-001"_s;
}

/// The ledger keeps when a number was issued; a day that is counted is that of the document.
void LedgerReadingTest::knowsThePartsOfEarlierDays()
{
    QFETCH(const QString, date);
    QFETCH(const QString, number);
    const store::Address address = PrivateStore::instance().demoStore();
    const auto connection = PrivateStore::instance().connect(address);
    QVERIFY(store::loadDemoOrders(*connection));
    const ProgramRun drawn =
        runProgram(onStore(address, {u"allocate"_s, u"--type"_s, u"SPO"_s, u"--date"_s, date}));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const auto read =
        models::readLedger(*connection, {.number = number}, *store::loadReferenceData(*connection), 10, {});
    QVERIFY(read);
    QCOMPARE(read->lines.size(), 1);
    const numbering::DocumentNumber &parts = read->lines.constFirst().number;
    QCOMPARE(parts.text(), number);
    QCOMPARE(parts.parts().size(), 5); // three tokens, and what stands between them
}

/// A window keeps tens of thousands of rows.
void LedgerReadingTest::keepsOnceWhatRowsHaveInCommon()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const auto connection = PrivateStore::instance().connect(address);
    const auto read = models::readLedger(*connection, {}, *store::loadReferenceData(*connection), 100, {});
    QVERIFY(read && read->lines.size() > 10);
    int alike = 0;
    for (const models::LedgerLine &line : read->lines) {
        const store::LedgerEntry &entry = line.entry;
        QVERIFY(line.number.text().constData() == entry.number.constData());
        for (const models::LedgerLine &other : read->lines) {
            if (other.entry.id >= entry.id || other.entry.templateText != entry.templateText)
                continue;
            ++alike;
            QVERIFY(other.entry.templateText.constData() == entry.templateText.constData());
            if (other.number.parts() == line.number.parts())
                QVERIFY(other.number.parts().constData() == line.number.parts().constData());
        }
    }
    QVERIFY(alike > 0);
}

QTEST_GUILESS_MAIN(LedgerReadingTest)
#include "ledger_reading_test.moc"
