#include "core/store/ledger/ledger_entry.h"
#include "core/store/ledger/ledger_list.h"
#include "tests/store/connected_test.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::LedgerEntry;
using store::LedgerFilter;
using store::LedgerOrder;

namespace {

/// What an export says of a number.
QStringList told(const QList<LedgerEntry> &entries)
{
    QStringList lines;
    for (const LedgerEntry &entry : entries)
        lines.append(u"%1 %2 %3 %4 %5 %6"_s.arg(entry.id)
                         .arg(entry.number, store::stateName(entry.state), entry.reason)
                         .arg(entry.endedBy)
                         .arg(entry.documentId.value_or(0)));
    return lines;
}

} // namespace

/// The ledger as an export reads it, against the list of the same rows.
class StoreLedgerShowingTest : public test::ConnectedTest
{
    Q_OBJECT

private slots:
    void showsEveryRowOnce_data();
    void showsEveryRowOnce();
    void showsAProjectAdminHisProjects();

private:
    static QList<LedgerEntry> listed(store::Connection &connection, const LedgerFilter &filter);
    static QList<LedgerEntry> everyShown(store::Connection &connection, const LedgerFilter &filter,
                                         int limit);
    void tellOfThree(const QString &event, qint64 firstId);
};

QList<LedgerEntry> StoreLedgerShowingTest::listed(store::Connection &connection, const LedgerFilter &filter)
{
    const auto page = store::ledgerPage(connection, filter, LedgerOrder::NewestFirst, 100'000);
    return page ? page->entries : QList<LedgerEntry>();
}

QList<LedgerEntry> StoreLedgerShowingTest::everyShown(store::Connection &connection,
                                                      const LedgerFilter &filter, int limit)
{
    QList<LedgerEntry> entries;
    QString after;
    do {
        QList<LedgerEntry> came;
        QList<qint64> ids;
        const auto begin = [&] {
            came.clear();
            ids.clear();
        };
        const auto page =
            store::showLedgerPage(connection, filter, limit, after, begin, [&](const store::TextRow &row) {
                came.append(*store::entryFrom(row));
                ids.append(came.last().id);
            });
        if (!page || page->ids.size() > limit || page->ids != ids)
            return {};
        entries += came;
        after = page->next;
    } while (!after.isEmpty());
    return entries;
}

/// Rows of one moment about three numbers, as the store's routines write them.
void StoreLedgerShowingTest::tellOfThree(const QString &event, qint64 firstId)
{
    const bool isWritten = m_raw->run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
        "drawn_by, created_at) SELECT '%1', UUID(), counter_id, reset_epoch, sequence_number, 777000 + id, "
        "CONCAT(generated_number, '-'), '', counter_key, template_used, template_version, user_id, drawn_by, "
        "UTC_TIMESTAMP(6) FROM document_number_audit WHERE event = 'ISSUED' AND id >= %2 ORDER BY id LIMIT 3"_s
            .arg(event)
            .arg(firstId));
    QVERIFY2(isWritten, qPrintable(m_raw->lastError()));
}

void StoreLedgerShowingTest::showsEveryRowOnce_data()
{
    QTest::addColumn<int>("limit");
    QTest::newRow("a few") << 7;
    QTest::newRow("hundreds") << 337;
    QTest::newRow("all in one") << 100'000;
}

/// Rows of one moment lie on both sides of a page's end, and some only say something of a number.
void StoreLedgerShowingTest::showsEveryRowOnce()
{
    QFETCH(const int, limit);
    for (int times = 0; times < 4; ++times) {
        tellOfThree(u"REVISED"_s, 100 + 10 * times);
        tellOfThree(u"BOUND"_s, 140 + 10 * times);
        tellOfThree(u"VOIDED"_s, 180 + 10 * times);
    }
    const QList<LedgerEntry> all = listed(*m_connection, {});
    QVERIFY(all.size() > 340);
    QCOMPARE(told(everyShown(*m_connection, {}, limit)), told(all));
    const LedgerFilter since{.from = all.at(all.size() / 2).createdAt};
    const QList<LedgerEntry> some = listed(*m_connection, since);
    QVERIFY(!some.isEmpty() && some.size() < all.size());
    QCOMPARE(told(everyShown(*m_connection, since, limit)), told(some));
}

void StoreLedgerShowingTest::showsAProjectAdminHisProjects()
{
    const auto admin = person(u"pa.demo"_s);
    const QList<LedgerEntry> his = listed(*admin, {});
    QVERIFY(!his.isEmpty() && his.size() < listed(*m_connection, {}).size());
    QCOMPARE(told(everyShown(*admin, {}, 337)), told(his));
}

QTEST_GUILESS_MAIN(StoreLedgerShowingTest)
#include "ledger_showing_test.moc"
