#include "core/store/ledger/document_gateway.h"
#include "core/store/schema/migrations.h"
#include "tests/audit/audited_store.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;
using test::PrivateStore;

/// Rows that give numbers to documents or mark them as unused: those of the store are right, and those that
/// an administrator writes with valid hashes against its rules are found.
class OpenNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_store->rewind(); }
    void believesTheStore();
    void findsForgedRows_data();
    void findsForgedRows();
    void listsThoseFromBeforeTheIndex();

private:
    void putIn(const QString &event, const QString &document, const QString &drawer, const QString &told = {},
               const QString &number = u"generated_number"_s, const QString &sequence = u"sequence_number"_s);

    std::unique_ptr<AuditedStore> m_store;
};

namespace {

const auto drawer = u"5"_s; // as AuditedStore draws
const auto reason = u"'{\"reason\": \"of no use\"}'"_s;
const auto nothing = u"NULL"_s;

QUuid requestOf(AuditedStore &store, int place)
{
    return QUuid::fromString(store.root()
                                 .value(u"SELECT request_id FROM document_number_audit WHERE id = %1"_s.arg(
                                     store.rows().at(place - 1)))
                                 .toString());
}

} // namespace

void OpenNumbersTest::initTestCase()
{
    m_store = std::make_unique<AuditedStore>();
    m_store->draw(4);
    m_store->unlock();
    m_store->keep();
}

/// A row about the third number behind all others, with everything fitted to it.
void OpenNumbersTest::putIn(const QString &event, const QString &document, const QString &by,
                            const QString &told, const QString &number, const QString &sequence)
{
    m_store->tamper(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "document_id, generated_number, counter_key, template_used, template_version, user_id, drawn_by, "
        "skipped, row_hash, created_at) SELECT '%3', UUID(), counter_id, reset_epoch, %4, %5, %6, "
        "counter_key, "
        "template_used, template_version, user_id, %7, %8, REPEAT('h', 32), UTC_TIMESTAMP(6) "
        "FROM document_number_audit WHERE id = %1"_s.replace("%3"_L1, event)
            .replace("%4"_L1, sequence)
            .replace("%5"_L1, document)
            .replace("%6"_L1, number)
            .replace("%7"_L1, by)
            .replace("%8"_L1, told.isEmpty() ? nothing : told),
        3);
    m_store->rechain();
}

void OpenNumbersTest::believesTheStore()
{
    AuditedStore audited; // with its guards
    audited.draw(4);
    const auto service = PrivateStore::instance().connect(
        PrivateStore::asPerson(audited.connection().address(), u"allocator.demo"_s));
    const auto admin =
        PrivateStore::instance().connect(PrivateStore::asPerson(audited.connection().address(), u"sa.one"_s));
    const auto bound = store::bindDocument(*service, requestOf(audited, 1), 4711);
    QVERIFY2(bound, bound ? "" : qPrintable(bound.error().detail));
    QVERIFY(store::markUnused(*service, requestOf(audited, 2), u"never written"_s));
    const auto marked = store::markUnused(*admin, requestOf(audited, 3), u"the service is gone"_s);
    QVERIFY2(marked, marked ? "" : qPrintable(marked.error().detail));
    QCOMPARE(audited.rows().size(), 7);
    QCOMPARE(audited.findings(), QStringList());
}

void OpenNumbersTest::findsForgedRows_data()
{
    QTest::addColumn<QStringList>("first");
    QTest::addColumn<QStringList>("second");
    QTest::addColumn<QStringList>("found");
    const QStringList bound{u"BOUND"_s, u"7"_s, drawer};
    const QStringList unused{u"UNUSED"_s, nothing, drawer, reason};
    const QStringList none;
    const QStringList atFive{u"NOT_OF_DRAWER at 5"_s};
    const QStringList atSix{u"NOT_OF_DRAWER at 6"_s};
    QTest::newRow("bound by another account") << QStringList{u"BOUND"_s, u"7"_s, u"1"_s} << none << atFive;
    QTest::newRow("bound to nothing") << QStringList{u"BOUND"_s, nothing, drawer} << none << atFive;
    QTest::newRow("bound under another number")
        << QStringList{u"BOUND"_s, u"7"_s, drawer, QString(), u"'x'"_s} << none << atFive;
    QTest::newRow("bound, never issued")
        << QStringList{u"BOUND"_s, u"7"_s, drawer, QString(), u"generated_number"_s, u"90"_s} << none
        << atFive;
    QTest::newRow("bound twice") << bound << QStringList{u"BOUND"_s, u"8"_s, drawer} << atSix;
    QTest::newRow("bound, then unused") << bound << unused << atSix;
    QTest::newRow("unused, then bound") << unused << bound << atSix;
    QTest::newRow("unused without a reason") << QStringList{u"UNUSED"_s, nothing, drawer} << none << atFive;
    QTest::newRow("unused by a Super Admin of whom the log knows nothing")
        << QStringList{u"UNUSED"_s, nothing, u"2"_s, reason} << none << atFive;
    QTest::newRow("as the store writes it") << bound << none << none;
    QTest::newRow("unused as the store writes it") << unused << none << none;
}

void OpenNumbersTest::findsForgedRows()
{
    QFETCH(const QStringList, first);
    QFETCH(const QStringList, second);
    for (const QStringList &row : {first, second}) {
        if (!row.isEmpty())
            putIn(row.at(0), row.at(1), row.at(2), row.value(3), row.value(4, u"generated_number"_s),
                  row.value(5, u"sequence_number"_s));
    }
    QTEST(m_store->findings(), "found");
}

/// The index of numbers without a document is made of the rows that a store has when it is upgraded.
void OpenNumbersTest::listsThoseFromBeforeTheIndex()
{
    AuditedStore audited;
    audited.draw(4);
    const auto service = PrivateStore::instance().connect(
        PrivateStore::asPerson(audited.connection().address(), u"allocator.demo"_s));
    QVERIFY(store::bindDocument(*service, requestOf(audited, 1), 4711));
    QVERIFY(store::markUnused(*service, requestOf(audited, 2), u"never written"_s));
    const auto listed = [&] {
        QList<qint64> ids;
        const auto numbers = store::unboundNumbers(audited.connection(), {}, 10'000);
        for (const store::UnboundNumber &number : *numbers)
            ids.append(number.ledgerId);
        return ids;
    };
    const QList<qint64> before = listed();
    const QList<qint64> rows = audited.rows();
    QVERIFY(!before.contains(rows.at(0)) && !before.contains(rows.at(1)));
    QCOMPARE(before.last(2), rows.mid(2, 2));
    QVERIFY(audited.root().run(u"DELETE FROM document_number_unbound"_s));
    QVERIFY(listed().isEmpty());
    const auto migration = std::ranges::find(store::knownMigrations(), 105, &store::Migration::number);
    for (const QString &step : migration->steps)
        QVERIFY2(audited.root().run(step), qPrintable(audited.root().lastError()));
    QCOMPARE(listed(), before);
}

QTEST_GUILESS_MAIN(OpenNumbersTest)
#include "open_numbers_test.moc"
