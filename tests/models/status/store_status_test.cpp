#include "models/status/store_status.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::store::Finding;

namespace {

Finding good(const QString &name)
{
    return {Finding::Level::Good, name, u"-"_s, u"As it should be."_s};
}

/// As the gate tells of what an account may not see.
Finding hidden(const QString &name)
{
    return {Finding::Level::Warning, name, u"?"_s, u"This could not be checked."_s};
}

const Finding clocks{Finding::Level::Warning, u"clock"_s, u"90 s"_s, u"The clocks differ."_s};
const Finding unsafe{Finding::Level::Error, u"durability"_s, u"2"_s, u"Numbers could be lost."_s};

QStringList namesOf(const QList<StatusEntry> &entries)
{
    QStringList names;
    for (const StatusEntry &entry : entries)
        names += entry.name;
    return names;
}

} // namespace

/// What a person is told of the findings of the gate.
class StoreStatusTest : public QObject
{
    Q_OBJECT

private slots:
    void worstComesFirst();
    void neverCallsTheUnseenGood();
    void saysWhatItMeansForNumbering();
    void namesEveryFindingOfTheGate();
    void tellsTheWholeInOneSentence();
    void writesItDown();
};

void StoreStatusTest::worstComesFirst()
{
    const auto entries =
        statusEntries({good(u"schema"_s), clocks, hidden(u"guards"_s), unsafe, good(u"sandbox"_s)});
    QCOMPARE(namesOf(entries),
             (QStringList{u"durability"_s, u"clock"_s, u"guards"_s, u"schema"_s, u"sandbox"_s}));
    QCOMPARE(worstOf(entries), Standing::Error);
    QCOMPARE(countOf(entries, Standing::Good), 2);
}

void StoreStatusTest::neverCallsTheUnseenGood()
{
    const StatusEntry entry = statusEntry(hidden(u"accounts"_s));
    QCOMPARE(entry.standing, Standing::Unknown);
    QVERIFY(entry.message.isEmpty());
    QVERIFY(!entry.concern.isEmpty());
    QVERIFY(overview({entry}) != overview({}));
    // Nothing that was found bad hides behind what was not seen.
    QCOMPARE(worstOf(statusEntries({hidden(u"guards"_s), clocks})), Standing::Warning);
}

void StoreStatusTest::saysWhatItMeansForNumbering()
{
    QVERIFY(!statusEntry(clocks).concern.isEmpty());
    QVERIFY(statusEntry(good(u"clock"_s)).concern.isEmpty());
}

void StoreStatusTest::namesEveryFindingOfTheGate()
{
    QStringList names{u"redis"_s};
    for (const char *name : lekthi::store::findingNames)
        names.append(QString::fromLatin1(name));
    for (const QString &name : names)
        QVERIFY2(statusEntry(good(name)).title != name, qPrintable(name));
    QCOMPARE(statusEntry(good(u"of_tomorrow"_s)).title, u"of_tomorrow"_s);
}

void StoreStatusTest::tellsTheWholeInOneSentence()
{
    const QString well = overview(statusEntries({good(u"schema"_s)}));
    QCOMPARE(well, u"No issues found."_s);
    const QString risky = overview(statusEntries({unsafe, clocks}));
    QVERIFY2(risky.startsWith(u"1 "_s), qPrintable(risky));
    QVERIFY(risky.contains(u"at risk"_s));
    QVERIFY(overview(statusEntries({clocks})).startsWith(u"Numbers are safe"_s));
}

void StoreStatusTest::writesItDown()
{
    const QString text = statusText({u"Store S"_s}, statusEntries({good(u"schema"_s), unsafe}));
    QCOMPARE(text, u"Store S\n\nNumbers or rules at risk\n✕ Numbers on disk (2)\n  Numbers could be lost.\n"
                   "\nIn order\n✓ Tables of the store\n  As it should be.\n"_s);
}

QTEST_GUILESS_MAIN(StoreStatusTest)
#include "store_status_test.moc"
