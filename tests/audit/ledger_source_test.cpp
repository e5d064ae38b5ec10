#include "core/audit/archive/archive_making.h"
#include "core/audit/archive/ledger_source.h"
#include "tests/audit/audited_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;
using test::PrivateStore;

namespace {

constexpr int firstYear = 2019;

QDateTime noonOf(int year)
{
    return {QDate(year, 6, 1), QTime(12, 0), Qt::UTC};
}

} // namespace

/// The ledger page by page, from the store and from the archives of two years.
class LedgerSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsPagesOfAnySize_data();
    void readsPagesOfAnySize();
    void readsRowsThatAreGone_data();
    void readsRowsThatAreGone();
    void findsARowThatWasMoved();
    void findsRowsThatAreOthers();
    void passesOverRowsThatTheStoreLacks();
    void refusesAnArchiveThatChanged();

private:
    std::unique_ptr<store::Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(
            PrivateStore::asPerson(m_store->connection().address(), login));
    }
    QString fileOf(int year) { return m_files.filePath(QString::number(year)); }
    audit::TrustedArchive archive(int year);
    QList<qint64> ids();
    QList<qint64> read(audit::LedgerSource &source, int limit);
    QStringList findings(const QList<audit::TrustedArchive> &archives);
    void run(const QString &sql) { QVERIFY2(m_store->root().run(sql), qPrintable(sql)); }
    void remove(const store::ArchivedRange &range);

    test::ScratchDirectory m_files;
    audit::SigningKey m_key = *audit::SigningKey::loadOrCreate(m_files.filePath(u"key"_s));
    std::unique_ptr<AuditedStore> m_store;
    QList<audit::TrustedArchive> m_archives; ///< of both years
};

/// Between the ids of the first year there is room, as after a transaction that was rolled back.
void LedgerSourceTest::init()
{
    m_store = std::make_unique<AuditedStore>(test::emptiedStore(PrivateStore::instance().demoStore()));
    m_store->draw(7, noonOf(firstYear));
    run(u"ALTER TABLE document_number_audit AUTO_INCREMENT = %1"_s.arg(ids().last() + 10));
    m_store->draw(4, noonOf(firstYear));
    m_store->draw(5, noonOf(firstYear + 1));
    m_store->draw(3);
    m_archives = {archive(firstYear), archive(firstYear + 1)};
    m_store->unlock();
}

/// The year's file, with the agreement of two persons.
audit::TrustedArchive LedgerSourceTest::archive(int year)
{
    const auto one = enter(u"sa.one"_s);
    const auto two = enter(u"sa.two"_s);
    QFile::remove(fileOf(year));
    const auto written = audit::writeArchive(*one, **audit::findArchivable(*one, year), fileOf(year), m_key);
    const auto reason =
        numbering::Reason::parse(u"the year has been closed for long enough"_s, store::minimumForRequest);
    const auto id = store::requestArchive(*one, (**written).range, *reason);
    if (!test::approve(*two, *id))
        qFatal("the archive of %d was not agreed on", year);
    return *audit::checkArchive(fileOf(year), m_key.publicKey());
}

QList<qint64> LedgerSourceTest::ids()
{
    QList<qint64> found;
    store::StoredRows stored;
    const auto page = stored.read(m_store->connection(), 0, 1000);
    for (const store::CheckedRow &checked : **page)
        found.append(checked.row.id);
    return found;
}

QList<qint64> LedgerSourceTest::read(audit::LedgerSource &source, int limit)
{
    QList<qint64> found;
    for (;;) {
        const qint64 behind = found.isEmpty() ? 0 : found.last();
        const auto page = source.read(m_store->connection(), behind, limit);
        if (!page || (*page)->size() > limit)
            qFatal("no page behind %lld", behind);
        if ((*page)->isEmpty())
            return found;
        for (const store::CheckedRow &checked : **page)
            found.append(checked.row.id);
    }
}

QStringList LedgerSourceTest::findings(const QList<audit::TrustedArchive> &archives)
{
    audit::LedgerSource source(archives);
    if (!source.begin(m_store->connection()))
        return {u"refused"_s};
    read(source, 4);
    QStringList found;
    for (const audit::Finding &finding : source.findings())
        found.append(audit::damageName(finding.damage) + u' ' + QString::number(finding.ledgerId));
    return found;
}

void LedgerSourceTest::remove(const store::ArchivedRange &range)
{
    run(u"DELETE FROM document_number_audit WHERE id > %1 AND id <= %2"_s.arg(range.afterId)
            .arg(range.lastId));
}

void LedgerSourceTest::readsPagesOfAnySize_data()
{
    QTest::addColumn<QList<int>>("years");
    QTest::newRow("none") << QList<int>();
    QTest::newRow("the first") << QList{0};
    QTest::newRow("the second") << QList{1};
    QTest::newRow("both") << QList{0, 1};
}

void LedgerSourceTest::readsPagesOfAnySize()
{
    QFETCH(const QList<int>, years);
    QList<audit::TrustedArchive> archives;
    for (const int year : years)
        archives.append(m_archives[year]);
    for (const int limit : {1, 2, 3, 4, 5, 11, 12, 100}) {
        audit::LedgerSource source(archives);
        QVERIFY(source.begin(m_store->connection()));
        QCOMPARE(source.isPastArchives(0), archives.isEmpty());
        QCOMPARE(read(source, limit), ids());
        QVERIFY(source.findings().isEmpty());
        QVERIFY(source.isPastArchives(m_archives.last().archive.range.lastId));
    }
}

void LedgerSourceTest::readsRowsThatAreGone_data()
{
    QTest::addColumn<int>("gone");
    QTest::newRow("the first year") << 1;
    QTest::newRow("both years") << 2;
}

void LedgerSourceTest::readsRowsThatAreGone()
{
    QFETCH(const int, gone);
    const QList<qint64> all = ids();
    for (int year = 0; year < gone; ++year)
        remove(m_archives[year].archive.range);
    for (const int limit : {1, 2, 3, 4, 5, 11, 12, 100}) {
        audit::LedgerSource source(m_archives);
        QVERIFY(source.begin(m_store->connection()));
        QCOMPARE(read(source, limit), all);
        QVERIFY(source.findings().isEmpty());
    }
}

/// The chain does not tell the id of a row; only the archive does.
void LedgerSourceTest::findsARowThatWasMoved()
{
    const qint64 last = ids().at(6);
    run(u"UPDATE document_number_audit SET id = %1 WHERE id = %2"_s.arg(last + 2).arg(last));
    QCOMPARE(findings(m_archives), QStringList{u"FORGED %1"_s.arg(last + 2)});
    QCOMPARE(findings({m_archives.last()}), QStringList());
}

void LedgerSourceTest::findsRowsThatAreOthers()
{
    const QList<qint64> all = ids();
    run(u"UPDATE document_number_audit SET row_hash = REPEAT('x', 32) WHERE id = %1"_s.arg(all.at(8)));
    run(u"UPDATE document_number_audit SET user_agent = 'forged' WHERE id = %1"_s.arg(all.at(12)));
    run(u"UPDATE document_number_audit SET user_agent = 'forged' WHERE id = %1"_s.arg(all.at(17)));
    QCOMPARE(findings(m_archives),
             (QStringList{u"REWRITTEN %1"_s.arg(all.at(8)), u"REWRITTEN %1"_s.arg(all.at(12))}));
}

/// Whoever walks the chain misses them.
void LedgerSourceTest::passesOverRowsThatTheStoreLacks()
{
    QList<qint64> all = ids();
    for (const qsizetype at : {15, 10, 9, 3, 0}) {
        run(u"DELETE FROM document_number_audit WHERE id = %1"_s.arg(all.at(at)));
        all.removeAt(at);
        audit::LedgerSource source(m_archives);
        QVERIFY(source.begin(m_store->connection()));
        QCOMPARE(read(source, 4), all);
        QVERIFY(source.findings().isEmpty());
    }
}

void LedgerSourceTest::refusesAnArchiveThatChanged()
{
    remove(m_archives.first().archive.range);
    const auto kindOf = [this] {
        audit::LedgerSource source(m_archives);
        if (!source.begin(m_store->connection()))
            return store::ErrorKind::Unreachable;
        const auto page = source.read(m_store->connection(), 0, 100);
        return page ? store::ErrorKind::Unreachable : page.error().kind;
    };
    const QString file = fileOf(firstYear);
    QVERIFY(QFile::rename(file, file + u".right"_s));
    QCOMPARE(kindOf(), store::ErrorKind::Damaged);
    QVERIFY(QFile::copy(fileOf(firstYear + 1), file));
    QCOMPARE(kindOf(), store::ErrorKind::Damaged);
    QVERIFY(QFile::remove(file) && QFile::rename(file + u".right"_s, file));
    QVERIFY(QFile::resize(file, QFile(file).size() - 1));
    QCOMPARE(kindOf(), store::ErrorKind::Damaged);
}

QTEST_GUILESS_MAIN(LedgerSourceTest)
#include "ledger_source_test.moc"
