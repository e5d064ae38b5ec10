#include "core/audit/archive/archive_making.h"
#include "core/audit/archive/archive_rows.h"
#include "core/audit/number_gaps.h"
#include "core/audit/taken_repair.h"
#include "core/store/ledger/stored_rows.h"
#include "core/store/session/denial.h"
#include "tests/audit/audited_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::LedgerArchive;
using audit::NoArchive;
using store::Connection;
using test::AuditedStore;
using test::PrivateStore;

namespace {

constexpr int year = 2019;

numbering::Reason reason()
{
    return *numbering::Reason::parse(u"the year has been closed for long enough"_s, store::minimumForRequest);
}

template <class T>
int codeOf(const store::Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

} // namespace

/// A year of the ledger is archived in a signed file, with the agreement of two persons, and the ledger can
/// be verified with the file in the place of its rows (3.11.8.3).
class ArchiveTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void holdsTheRowsOfAYear();
    void readsEachPageAnew();
    void isReadByOtherTools();
    void isDecidedByTwoPersons();
    void takesOneYearAfterTheOther();
    void takesThePlaceOfRows();
    void keepsNumbersOfRowsThatAreGone();
    void explainsNumbersOfRowsThatAreGone();
    void explainsTheOnlyNumberOfTheYear();
    void missesWhatFollowsTheArchive();
    void missesRowsThatNobodyArchived();
    void findsRowsThatAreOthers();
    void findsAnotherArchiveThanTheOneAgreedOn();
    void findsDamage_data();
    void findsDamage();
    void refusesDamagedRows();
    void isForSuperAdmins();
    void leavesNoHalfFile();

private:
    std::unique_ptr<Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(
            PrivateStore::asPerson(m_store->connection().address(), login));
    }
    store::ArchivedRange next(int wanted = year)
    {
        const auto found = audit::findArchivable(*m_one, wanted);
        if (!found || !*found)
            qFatal("no range: %s", qPrintable(found ? describe(found->error()) : found.error().detail));
        return **found;
    }
    LedgerArchive write(const QString &file)
    {
        QFile::remove(m_files->filePath(file));
        const auto written = audit::writeArchive(*m_one, next(), m_files->filePath(file), *m_key);
        if (!written || !*written)
            qFatal("not written: %s",
                   qPrintable(written ? describe(written->error()) : written.error().detail));
        return **written;
    }
    audit::AuditResult<audit::TrustedArchive> check(const QString &file)
    {
        return audit::checkArchive(m_files->filePath(file), m_key->publicKey());
    }
    audit::TrustedArchive trusted(const QString &file)
    {
        const auto checked = check(file);
        if (!checked)
            qFatal("%s", qPrintable(checked.error().detail));
        return *checked;
    }
    void agree(const LedgerArchive &archive)
    {
        const auto id = store::requestArchive(*m_one, archive.range, reason());
        QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
        const auto approved = test::approve(*m_two, *id);
        QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
    }
    void removeRows(const store::ArchivedRange &range)
    {
        m_store->unlock();
        QVERIFY(m_store->root().run(
            u"DELETE FROM document_number_audit WHERE id > %1 AND id <= %2"_s.arg(range.afterId)
                .arg(range.lastId)));
    }
    QStringList verify(const QList<audit::TrustedArchive> &archives)
    {
        const auto verified = audit::verifyLedger(m_store->connection(), {.archives = archives});
        if (!verified)
            return {verified.error().detail.isEmpty() ? QString::number(verified.error().serverCode)
                                                      : verified.error().detail};
        m_rows = verified->rows;
        QStringList found;
        for (const audit::Finding &finding : verified->findings)
            found.append(audit::damageName(finding.damage) +
                         (finding.subject.isEmpty() ? QString() : u' ' + finding.subject));
        found.removeDuplicates();
        return found;
    }

    std::unique_ptr<AuditedStore> m_store;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
    std::unique_ptr<test::ScratchDirectory> m_files;
    std::optional<audit::SigningKey> m_key;
    qint64 m_rows = 0;
};

void ArchiveTest::initTestCase()
{
    m_files = std::make_unique<test::ScratchDirectory>();
    m_key = *audit::SigningKey::loadOrCreate(m_files->filePath(u"key"_s));
}

void ArchiveTest::init()
{
    // Damaged files need no store of their own.
    if (m_store && QLatin1StringView(QTest::currentTestFunction()) == "findsDamage"_L1)
        return;
    m_store = std::make_unique<AuditedStore>(test::emptiedStore(PrivateStore::instance().demoStore()));
    const bool isOnlyOne =
        QLatin1StringView(QTest::currentTestFunction()) == "explainsTheOnlyNumberOfTheYear"_L1;
    m_store->draw(isOnlyOne ? 1 : 20, QDateTime(QDate(year, 3, 4), QTime(5, 6), Qt::UTC));
    if (!isOnlyOne)
        m_store->draw(12, QDateTime(QDate(year, 12, 31), QTime(16, 59, 59), Qt::UTC));
    // In Bangkok it is the next year.
    m_store->draw(9, QDateTime(QDate(year, 12, 31), QTime(17, 0), Qt::UTC));
    m_store->draw(3);
    m_one = enter(u"sa.one"_s);
    m_two = enter(u"sa.two"_s);
}

void ArchiveTest::holdsTheRowsOfAYear()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    QCOMPARE(archive.range.rows, 32);
    QCOMPARE(archive.range.year, year);
    QCOMPARE(archive.range.afterId, 0);
    QCOMPARE(archive.store, m_one->address().database);

    audit::ArchiveRows rows;
    QVERIFY(rows.open(m_files->filePath(u"a.gz"_s)));
    store::StoredRows stored;
    const auto expected = stored.read(*m_one, 0, int(archive.range.rows));
    qsizetype place = 0;
    for (;;) {
        const auto page = rows.read(7);
        QVERIFY(page);
        if ((*page)->isEmpty())
            break;
        for (const store::CheckedRow &row : **page) {
            const store::CheckedRow &wanted = (*expected)->at(place++);
            QCOMPARE(row.row.id, wanted.row.id);
            QCOMPARE(row.row.number, wanted.row.number);
            QCOMPARE(row.row.rowHash, wanted.row.rowHash);
            QCOMPARE(row.row.skipped, wanted.row.skipped);
            QVERIFY(row.isWhole);
        }
    }
    QCOMPARE(place, archive.range.rows);
    QCOMPARE(rows.archive(), archive);
    QCOMPARE(trusted(u"a.gz"_s).archive, archive);
}

/// A reader fills the rows of the page before again.
void ArchiveTest::readsEachPageAnew()
{
    constexpr int onPage = 5;
    const auto textOf = [](const store::CheckedRow &checked) {
        const store::StoredLedgerRow &row = checked.row;
        return QByteArray::number(row.id) + store::LedgerHasher::hashedText(row, row.previousHash) +
               row.rowHash;
    };
    store::StoredRows reader;
    QList<store::CheckedRow> kept;
    QList<store::CheckedRow> all;
    for (qint64 afterId = 0;;) {
        const auto page = reader.read(*m_one, afterId, onPage);
        QVERIFY(page);
        if ((*page)->isEmpty())
            break;
        if (kept.isEmpty())
            kept = **page;
        std::ranges::copy(**page, std::back_inserter(all));
        afterId = all.constLast().row.id;
    }
    store::StoredRows other;
    const auto wanted = other.read(*m_one, 0, int(all.size()) + 1);
    QVERIFY(wanted);
    QVERIFY(std::ranges::equal(**wanted, all, {}, textOf, textOf));
    QVERIFY(std::ranges::equal(kept, all.first(onPage), {}, textOf, textOf));
}

/// Whoever has neither Lekthi nor a store reads it with what every system has.
void ArchiveTest::isReadByOtherTools()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    QProcess shell;
    shell.start(u"sh"_s, {u"-c"_s, uR"(zcat "$1" | sed '/^$/,$d' | sha256sum; zcat "$1" | sed '1,/^$/d')"_s,
                          u"sh"_s, m_files->filePath(u"a.gz"_s)});
    QVERIFY(shell.waitForFinished());
    const QByteArray said = shell.readAllStandardOutput();
    QVERIFY2(said.startsWith(archive.range.contentHash.toHex()), said);
    const auto note = audit::SignedNote::parse(said.mid(said.indexOf('\n') + 1));
    QVERIFY(note);
    QVERIFY(note->isSignedBy({"lekthi-archive", m_key->publicKey()}));
}

void ArchiveTest::isDecidedByTwoPersons()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    const qint64 id = *store::requestArchive(*m_one, archive.range, reason());
    QCOMPARE(store::ArchiveRequest(*store::findRequest(*m_two, id)).range, archive.range);
    QCOMPARE(codeOf(store::requestArchive(*m_one, archive.range, reason())), store::denial::openAlready);
    QCOMPARE(codeOf(test::approve(*m_one, id)), store::denial::ownRequest);
    QVERIFY(store::executedArchives(*m_one)->isEmpty());
    QCOMPARE(verify({trusted(u"a.gz"_s)}), QStringList());

    QVERIFY(test::approve(*m_two, id));
    const auto archived = store::executedArchives(*m_one);
    QCOMPARE(archived->size(), 1);
    QCOMPARE(archived->first().range, archive.range);
    QCOMPARE(archived->first().requestId, id);
    QVERIFY(archived->first().archivedAt.isValid());
    QCOMPARE(verify({trusted(u"a.gz"_s)}), QStringList());
    QCOMPARE(verify({}), QStringList());
}

void ArchiveTest::takesOneYearAfterTheOther()
{
    const auto reasonFor = [this](int wanted) {
        const auto found = audit::findArchivable(*m_one, wanted);
        return *found ? QString() : audit::noArchiveName((*found).error().kind);
    };
    QCOMPARE(reasonFor(year), QString());
    QCOMPARE(reasonFor(year - 1), u"NOTHING_TO_ARCHIVE"_s);
    QCOMPARE(reasonFor(m_one->serverNow().date().year() + 1), u"YEAR_NOT_OVER"_s);
    agree(write(u"a.gz"_s));
    QCOMPARE(reasonFor(year), u"NOTHING_TO_ARCHIVE"_s);
    store::ArchivedRange again = trusted(u"a.gz"_s).archive.range;
    QCOMPARE(codeOf(store::requestArchive(*m_one, again, reason())), store::denial::archiveNotNext);
    again.year = 9000;
    QCOMPARE(codeOf(store::requestArchive(*m_one, again, reason())), store::denial::yearNotOver);
}

void ArchiveTest::takesThePlaceOfRows()
{
    QCOMPARE(verify({}), QStringList());
    const qint64 before = m_rows;
    const LedgerArchive archive = write(u"a.gz"_s);
    agree(archive);
    removeRows(archive.range);
    QCOMPARE(verify({trusted(u"a.gz"_s)}), QStringList());
    QCOMPARE(m_rows, before);
    QCOMPARE(verify({}), QStringList());
    QCOMPARE(m_rows, before - archive.range.rows);
    m_store->draw(2);
    QCOMPARE(verify({}), QStringList());
    QVERIFY(verify({trusted(u"a.gz"_s)}).isEmpty());
}

/// What no row of the store holds any more must not come again.
void ArchiveTest::keepsNumbersOfRowsThatAreGone()
{
    const auto taken = [this] {
        return m_store->root().value(u"SELECT COUNT(*) FROM document_number_taken"_s).toInt();
    };
    const int before = taken();
    const LedgerArchive archive = write(u"a.gz"_s);
    agree(archive);
    removeRows(archive.range);
    QCOMPARE(codeOf(audit::repairTakenNumbers(m_store->connection())), store::denial::rowsArchived);
    QCOMPARE(taken(), before);
    const auto repaired = audit::repairTakenNumbers(m_store->connection(), {trusted(u"a.gz"_s)});
    QVERIFY2(repaired, repaired ? "" : qPrintable(repaired.error().detail));
    QVERIFY(repaired->isLedgerIntact);
    QVERIFY(!repaired->hasChanged());
    QCOMPARE(taken(), before);
}

void ArchiveTest::explainsNumbersOfRowsThatAreGone()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    agree(archive);
    removeRows(archive.range);
    QList<audit::NumberGap> gaps;
    const auto found = audit::findGaps(*m_one, {.counters = {}, .counterId = m_store->counterId()},
                                       [&gaps](const audit::NumberGap &gap) { gaps.append(gap); });
    QVERIFY(found);
    QCOMPARE(gaps.size(), 1);
    QCOMPARE(gaps.first().reason, audit::GapReason::Archived);
    QCOMPARE(gaps.first().first, 1);
    QCOMPARE(gaps.first().last, archive.range.rows);
    QCOMPARE(found->unexplained, 0);
}

void ArchiveTest::explainsTheOnlyNumberOfTheYear()
{
    explainsNumbersOfRowsThatAreGone();
}

/// With the file and without it.
void ArchiveTest::missesWhatFollowsTheArchive()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    agree(archive);
    removeRows(archive.range);
    QVERIFY(m_store->root().run(u"DELETE FROM document_number_audit ORDER BY id LIMIT 1"_s));
    QVERIFY(verify({trusted(u"a.gz"_s)}).contains(u"MISSING"_s));
    QVERIFY(verify({}).contains(u"MISSING"_s));
}

void ArchiveTest::missesRowsThatNobodyArchived()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    removeRows(archive.range);
    QVERIFY(verify({trusted(u"a.gz"_s)}).contains(u"ARCHIVE_NOT_AGREED archive:%1"_s.arg(year)));
    QVERIFY(verify({}).contains(u"MISSING"_s));
}

/// Whoever makes the chain anew over a row of the year is found out by the archive.
void ArchiveTest::findsRowsThatAreOthers()
{
    agree(write(u"a.gz"_s));
    const QString id = m_store->root().value(u"SELECT MIN(id) FROM document_number_audit"_s).toString();
    m_store->unlock();
    QVERIFY(m_store->root().run(u"UPDATE document_number_audit SET row_hash = REPEAT('x', 32) WHERE id = "_s +
                                id));
    QVERIFY(verify({trusted(u"a.gz"_s)}).contains(u"REWRITTEN"_s));
}

void ArchiveTest::findsAnotherArchiveThanTheOneAgreedOn()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    const auto other = *audit::SigningKey::loadOrCreate(m_files->filePath(u"other key"_s));
    QVERIFY(*audit::writeArchive(*m_one, next(), m_files->filePath(u"b.gz"_s), other));
    agree(archive);
    const auto checked = audit::checkArchive(m_files->filePath(u"b.gz"_s), other.publicKey());
    QVERIFY(checked);
    QCOMPARE(verify({*checked}), QStringList{u"ARCHIVE_NOT_AGREED archive:%1"_s.arg(year)});
}

void ArchiveTest::findsDamage_data()
{
    QTest::addColumn<QString>("change"); // of the text, by sed
    QTest::addColumn<QString>("problem");
    QTest::newRow("as it is") << u""_s << u""_s;
    QTest::newRow("a number") << u"3s/-000/-001/"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("a row is gone") << u"3d"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("a row twice") << u"3p"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("cut off") << u"9,$d"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("no row") << u"3s/.*/[]/"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("another first line") << u"1s/2019/2018/"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("another note") << uR"(s/"rows":[0-9]*,/"rows":1,/)"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("no signature") << u"$d"_s << u"ARCHIVE_DAMAGED"_s;
    QTest::newRow("another signature") << u"$s/ [A-Za-z0-9+/=]*$/ AAAAAAAAAAAA/"_s << u"ARCHIVE_NOT_SIGNED"_s;
    QTest::newRow("nothing in it") << u"d"_s << u"ARCHIVE_DAMAGED"_s;
}

void ArchiveTest::findsDamage()
{
    QFETCH(QString, change);
    if (!QFileInfo::exists(m_files->filePath(u"a.gz"_s)))
        write(u"a.gz"_s);
    QProcess shell;
    shell.start(u"sh"_s, {u"-c"_s, uR"(zcat "$1" | sed "$3" | gzip > "$2")"_s, u"sh"_s,
                          m_files->filePath(u"a.gz"_s), m_files->filePath(u"b.gz"_s), change});
    QVERIFY(shell.waitForFinished());
    const auto checked = check(u"b.gz"_s);
    QTEST(checked ? QString() : audit::problemName(checked.error().problem), "problem");
}

void ArchiveTest::refusesDamagedRows()
{
    m_store->unlock();
    QVERIFY(m_store->root().run(
        u"UPDATE document_number_audit SET ip_address = '192.0.2.99' ORDER BY id LIMIT 1"_s));
    const auto written = audit::writeArchive(*m_one, next(), m_files->filePath(u"d.gz"_s), *m_key);
    QVERIFY(written);
    QCOMPARE((*written).error().kind, NoArchive::Kind::Damaged);
    QVERIFY(!QFileInfo::exists(m_files->filePath(u"d.gz"_s)));
}

void ArchiveTest::isForSuperAdmins()
{
    const LedgerArchive archive = write(u"a.gz"_s);
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s})
        QCOMPARE(codeOf(store::requestArchive(*enter(login), archive.range, reason())),
                 store::denial::wrongRole);
    store::ArchivedRange fewer = archive.range;
    --fewer.rows;
    QCOMPARE(codeOf(store::requestArchive(*m_one, fewer, reason())), store::denial::archiveNotNext);
}

void ArchiveTest::leavesNoHalfFile()
{
    const auto stopped = audit::writeArchive(*m_one, next(), m_files->filePath(u"c.gz"_s), *m_key,
                                             [](qint64) { return false; });
    QVERIFY(stopped);
    QCOMPARE((*stopped).error().kind, NoArchive::Kind::Cancelled);
    QVERIFY(!QFileInfo::exists(m_files->filePath(u"c.gz"_s)));
    write(u"a.gz"_s);
    const auto twice = audit::writeArchive(*m_one, next(), m_files->filePath(u"a.gz"_s), *m_key);
    QCOMPARE((*twice).error().kind, NoArchive::Kind::FileExists);
    QVERIFY(check(u"a.gz"_s));
    const auto nowhere =
        audit::writeArchive(*m_one, next(), m_files->filePath(u"no/such/folder.gz"_s), *m_key);
    QCOMPARE((*nowhere).error().kind, NoArchive::Kind::NotWritten);
}

QTEST_GUILESS_MAIN(ArchiveTest)
#include "archive_test.moc"
