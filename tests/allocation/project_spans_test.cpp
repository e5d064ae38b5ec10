#include "tests/allocation/span_fixture.h"
#include "tests/metrics/random_tally.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using metrics::Grain;
using metrics::Span;
using metrics::Tally;

namespace {

constexpr int otherProject = 3;
constexpr metrics::Subject severalProjects[] = {letters,
                                                rfas,
                                                {demo::project, demo::transmittal},
                                                {otherProject, demo::letter},
                                                {otherProject, demo::rfa},
                                                {otherProject, 0},
                                                {0, 0},
                                                {0, demo::letter}};

} // namespace

/// What the store adds up of all types of a project, beside those of the types.
class ProjectSpansTest : public QObject, SpanFixture
{
    Q_OBJECT

private slots:
    void init() { renew(); }

    void sumsTypesOfProjects();
    void sumsTypesOfWhatBeganWithoutSums();
    void removesSumsBeforeTypes();
    void readsPastWhatIsOfOthers();

private:
    void writeAtRandom(QRandomGenerator &random, const QDateTime &from, int minutes);
    void compareProjects();
    int countSums(Grain grain, int project);
};

/// Minutes of two allocators in no order; types come in one after the other.
void ProjectSpansTest::writeAtRandom(QRandomGenerator &random, const QDateTime &from, int minutes)
{
    std::vector<int> order(size_t(minutes) * 2);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    for (size_t i = 0; i < order.size(); ++i) {
        std::map<metrics::Subject, Tally> tallies;
        for (const metrics::Subject &subject : severalProjects)
            if (subject.correspondenceTypeId <= int(i) && random.bounded(3) > 0)
                tallies[subject] = metrics::randomTally(random);
        write(from.addSecs(order[i] / 2 * 120), tallies, 1 + order[i] % 2);
    }
}

/// Of each project and stretch, what is read of it is what its minutes say.
void ProjectSpansTest::compareProjects()
{
    for (const int project : {demo::project, otherProject}) {
        const auto minutes = spans(Grain::Minute, {.projectId = project});
        for (const Grain grain : {Grain::FiveMinutes, Grain::Hour, Grain::Day}) {
            std::map<QDateTime, Tally> expected;
            for (const Span &minute : minutes)
                expected[metrics::startOf(grain, minute.start)].add(minute.tally);
            const auto found = spans(grain, {.projectId = project});
            QCOMPARE(found.size(), expected.size());
            for (const Span &span : found)
                QCOMPARE(span.tally, expected[span.start]);
        }
    }
}

int ProjectSpansTest::countSums(Grain grain, int project)
{
    const QString name = grain == Grain::Day ? u"DAY"_s : grain == Grain::Hour ? u"HOUR"_s : u"FIVE"_s;
    return m_store
        ->value(u"SELECT COUNT(*) FROM document_number_metrics_span "
                "WHERE grain = '%1' AND project_id = -1 - %2 AND correspondence_type_id = 0"_s.arg(name)
                    .arg(project))
        .toInt();
}

void ProjectSpansTest::sumsTypesOfProjects()
{
    QRandomGenerator random(7);
    writeAtRandom(random, morning, 20);
    compareAllGrains();
    compareProjects();
    for (const Grain grain : {Grain::FiveMinutes, Grain::Hour, Grain::Day})
        for (const int project : {demo::project, otherProject})
            QCOMPARE(countSums(grain, project), int(spans(grain, {.projectId = project}).size()));
    m_store->change(
        u"UPDATE document_number_metrics_span SET counts = '[\"numbers\",7]' WHERE project_id < -1"_s);
    for (const Grain grain : {Grain::FiveMinutes, Grain::Hour, Grain::Day}) // and the types not beside it
        QCOMPARE(sumOf(spans(grain, {.projectId = otherProject})).numbers,
                 7 * countSums(grain, otherProject));
    m_store->change(u"DELETE FROM document_number_metrics_span WHERE project_id < -1"_s);
    compareAllGrains();
    compareProjects();
}

/// As programs and stores left it that knew no sums: in such a stretch there is none, also later.
void ProjectSpansTest::sumsTypesOfWhatBeganWithoutSums()
{
    QRandomGenerator random(17);
    write(morning, {{letters, metrics::randomTally(random)}});
    m_store->change(u"DELETE FROM document_number_metrics_span WHERE project_id < -1"_s);
    writeAtRandom(random, morning, 20);
    compareAllGrains();
    compareProjects();
    QCOMPARE(countSums(Grain::Day, demo::project), 0);
    QCOMPARE(countSums(Grain::Day, otherProject), 1);
    QCOMPARE(countSums(Grain::FiveMinutes, demo::project),
             int(spans(Grain::FiveMinutes).size()) - 1); // all but the one that began without
}

/// What is removed in small portions is told by types as long as there are any.
void ProjectSpansTest::removesSumsBeforeTypes()
{
    const QDateTime old = morning.addDays(-100);
    m_store->change(u"INSERT INTO document_number_metrics_span "
                    "SELECT 'FIVE', '%1', IF(type.seq = 0, -1 - %2, %2), type.seq, '[\"numbers\",1]' "
                    "FROM seq_0_to_700 AS type"_s.arg(old.toString(u"yyyy-MM-dd HH:mm:ss"_s))
                        .arg(demo::project));
    QCOMPARE(countSums(Grain::FiveMinutes, demo::project), 1);
    write(morning, {});
    QCOMPARE(countSums(Grain::FiveMinutes, demo::project), 0);
    QCOMPARE(m_store
                 ->value(u"SELECT COUNT(*) FROM document_number_metrics_span WHERE project_id = %1"_s.arg(
                     demo::project))
                 .toInt(),
             201);
}

/// People read through routines, whose parameters the server compares otherwise than values in a statement.
void ProjectSpansTest::readsPastWhatIsOfOthers()
{
    constexpr int starts = 100;
    constexpr int subjects = 6; // of each project, and projects of each type
    m_store->change(
        u"INSERT INTO document_number_metrics_span "
        "SELECT grains.grain, '%1' - INTERVAL start.seq DAY, subjects.project, subjects.type, "
        "'[\"minutes\",1],[\"numbers\",1]' "
        "FROM (SELECT 'FIVE' AS grain UNION ALL SELECT 'HOUR' UNION ALL SELECT 'DAY') AS grains "
        "JOIN seq_1_to_%2 AS start "
        "JOIN (SELECT -1 AS project, 0 AS type UNION ALL "
        "SELECT project.seq, type.seq FROM seq_1_to_%3 AS project JOIN seq_1_to_%3 AS type) AS subjects"_s
            .arg(morning.toString(u"yyyy-MM-dd HH:mm:ss"_s))
            .arg(starts)
            .arg(subjects));
    const auto person =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store->address(), u"auditor.demo"_s));
    QVERIFY(person->isThroughRoutines());
    const auto rowsReadFor = [&](Grain grain, const store::TallyFilter &filter) {
        const auto readRows = [&] {
            const auto rows = person->readText(u"SHOW SESSION STATUS LIKE 'Handler_read%next'"_s).value();
            return std::accumulate(rows.begin(), rows.end(), 0, [](int sum, const store::Row &row) {
                return sum + row.integer("Value"_L1);
            });
        };
        const int before = readRows();
        const size_t found = store::listSpans(*person, grain, always, filter).value().size();
        return std::pair(found, readRows() - before);
    };
    for (const Grain grain : {Grain::FiveMinutes, Grain::Hour, Grain::Day}) {
        const auto [found, rows] = rowsReadFor(grain, {});
        QCOMPARE(found, size_t(starts));
        QVERIFY2(rows < starts * 2, qPrintable(QString::number(rows)));
        for (const store::TallyFilter &filter : filters) {
            const auto [foundOfOne, rowsOfOne] = rowsReadFor(grain, filter);
            QCOMPARE(foundOfOne, size_t(starts));
            QVERIFY2(rowsOfOne < starts * (2 * subjects + 3), qPrintable(QString::number(rowsOfOne)));
        }
    }
}

QTEST_GUILESS_MAIN(ProjectSpansTest)
#include "project_spans_test.moc"
