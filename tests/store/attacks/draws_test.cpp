#include "tests/store/attacks/drawing_calls.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto allocator = u"allocator.demo"_s;
constexpr int otherVersion = 31033;
constexpr int otherRules = 31034;
constexpr int malformed = 31078;
constexpr int notInTheWay = 31079;
constexpr int partClosed = 31085;
constexpr int noPerson = 31071;
constexpr int isNull = 1048;
constexpr int isThereAlready = 1062;
constexpr int tooLong = 1406;
constexpr int noJson = 4038;

} // namespace

/// What a numbering service can write into the ledger with another program: what only it can know, and that
/// only in the form that ours gives it.
class DrawsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refusesWrongDraws_data();
    void refusesWrongDraws()
    {
        QFETCH(QString, call);
        QFETCH(int, refusal);
        const QString failed = test::attack(*m_range, allocator, {call}, {refusal});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void refusesNothingInPlaceOfAnyParameter()
    {
        const QStringList right = test::nextOf(m_range->root(), 1).parameters();
        // The last one is nothing where no document asks to be the first.
        for (qsizetype position = 0; position + 1 < right.size(); ++position) {
            QStringList wrong = right;
            wrong[position] = u"NULL"_s;
            const QString failed = test::attack(*m_range, allocator, {test::callOfDraw(wrong)},
                                                {isNull, otherVersion, otherRules, malformed});
            QVERIFY2(failed.isEmpty(), qPrintable(u"parameter %1: %2"_s.arg(position).arg(failed)));
        }
    }

    /// The way that is meant stays open, or the refusals above would show nothing.
    /// Another holder has the texts that come next, and the counter goes on behind them.
    void explainsWhatItPassesOver()
    {
        auto call = test::nextOf(m_range->root(), 1);
        const int next = call.next();
        for (const int sequence : {next, next + 1})
            QVERIFY(m_range->root().run(
                u"INSERT INTO document_number_taken (number, project_id, correspondence_type_id, request_id) "
                "VALUES ('DRAWN %1', 2, 6, UUID())"_s.arg(sequence)));
        call.rows = test::rowsOf({{.number = u"drawn %1"_s.arg(next + 2),
                                   .passedOver = uR"(["drawn %1","drawn %2"])"_s.arg(next).arg(next + 1)}});
        const auto intruder = m_range->enterAs(allocator);
        QCOMPARE(intruder->run(m_range->named(call.sql())), 0);
        QCOMPARE(
            m_range->root()
                .value(u"SELECT skipped FROM document_number_audit WHERE generated_number = 'drawn %1'"_s.arg(
                    next + 2))
                .toString(),
            uR"(["drawn %1","drawn %2"])"_s.arg(next).arg(next + 1));
        QCOMPARE(test::nextOf(m_range->root(), 1).next(), next + 3);
    }

    /// Also with the stamp of the rules as they are; the counter's past and what it draws afterwards are
    /// whole.
    void refusesWhatIsClosed_data();
    void refusesWhatIsClosed()
    {
        QFETCH(QString, table);
        QFETCH(QString, part);
        test::RawSession &root = m_range->root();
        const int counter =
            root.value(u"SELECT MIN(id) FROM document_number_counters WHERE %1 > 0"_s.arg(part)).toInt();
        const auto intruder = m_range->enterAs(allocator);
        const auto draw = [&] {
            auto call = test::nextOf(root, counter);
            call.rows = test::rowsOf({{u"open %1/%2"_s.arg(counter).arg(call.next())}});
            return intruder->run(m_range->named(call.sql()));
        };
        const auto setActive = [&](bool active) {
            return root.run(u"UPDATE %1 SET is_active = %2 WHERE id = (SELECT %3 FROM "
                            "document_number_counters WHERE id = %4)"_s.arg(table)
                                .arg(int(active))
                                .arg(part)
                                .arg(counter));
        };
        QCOMPARE(draw(), 0);
        const int before = test::nextOf(root, counter).next();
        QVERIFY2(setActive(false), qPrintable(root.lastError()));
        QCOMPARE(draw(), partClosed);
        QCOMPARE(draw(), partClosed);
        QCOMPARE(test::nextOf(root, counter).next(), before);
        QVERIFY(setActive(true));
        QCOMPARE(draw(), 0);
    }

    /// Whatever a service says beside it: time, key, template, account and hashes are the store's.
    void leavesTheTruthToTheStore()
    {
        test::RawSession &root = m_range->root();
        const auto intruder = m_range->enterAs(allocator);
        for (const QString &setting :
             {u"SET time_zone = '+13:00'"_s, u"SET timestamp = 1"_s, u"SET @lekthi_head = 'x'"_s,
              u"SET @lekthi_sequence = 4711, @lekthi_wrong = -1000"_s, u"SET sql_mode = ''"_s})
            intruder->run(setting);
        auto call = test::nextOf(root, 1);
        call.rows = test::rowsOf({{u"drawn %1"_s.arg(call.next())}, {u"drawn %1"_s.arg(call.next() + 1)}});
        QCOMPARE(intruder->run(m_range->named(call.sql())), 0);
        QCOMPARE(intruder->run(m_range->named(
                     revise(test::nextOf(root, 1), 0, call.next(), u"of the epoch %1"_s.arg(call.next())))),
                 0);
        const QString truth =
            u"SELECT COUNT(*) FROM document_number_audit AS written "
            "JOIN document_number_counters AS counters ON counters.id = written.counter_id "
            "JOIN document_number_configs AS configs ON configs.project_id = counters.project_id "
            "AND configs.correspondence_type_id = counters.correspondence_type_id "
            "JOIN document_number_audit AS earlier ON earlier.counter_id = written.counter_id "
            "AND earlier.row_hash = written.previous_hash AND earlier.id < written.id "
            "WHERE written.counter_id = 1 AND written.sequence_number IN (%1, %1 + 1) AND written.drawn_by = "
            "5 "
            "AND ABS(TIMESTAMPDIFF(SECOND, written.created_at, UTC_TIMESTAMP())) < 60 "
            "AND written.template_used = configs.template AND written.template_version = configs.version "
            "AND JSON_VALUE(written.counter_key, '$.projectId') = 2 "
            "AND JSON_VALUE(written.counter_key, '$.year') = counters.current_year AND "_s.arg(call.next()) +
            test::hasItsHash(u"written"_s);
        QCOMPARE(root.value(truth).toInt(), 3);
        QCOMPARE(root.value(u"SELECT COUNT(*) FROM document_number_counters AS counters "
                            "JOIN document_number_audit AS newest ON newest.row_hash = counters.ledger_head "
                            "AND newest.event = 'REVISED' WHERE counters.id = 1"_s)
                     .toInt(),
                 1);
    }

    /// A service knows less of its own address than the store does, and cannot pass for another one.
    void keepsItsOwnAddress()
    {
        auto call = test::nextOf(m_range->root(), 1);
        const QString number = u"whence %1"_s.arg(call.next());
        call.rows = test::rowsOf({{.number = number, .address = u"192.0.2.99"_s}});
        QCOMPARE(m_range->enterAs(allocator)->run(m_range->named(call.sql())), 0);
        QCOMPARE(
            m_range->root()
                .value(u"SELECT CONCAT_WS(' ', user_id, drawn_by, ip_address) FROM document_number_audit "
                       "WHERE generated_number = '%1'"_s.arg(number))
                .toString(),
            u"5 5 localhost"_s);
    }

private:
    std::unique_ptr<test::AttackRange> m_range;
};

void DrawsTest::refusesWhatIsClosed_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("part");
    QTest::newRow("project") << u"projects"_s << u"project_id"_s;
    QTest::newRow("sender") << u"organizations"_s << u"originator_organization_id"_s;
    QTest::newRow("recipient") << u"organizations"_s << u"recipient_organization_id"_s;
    QTest::newRow("type") << u"correspondence_types"_s << u"correspondence_type_id"_s;
    QTest::newRow("sub type") << u"correspondence_sub_types"_s << u"sub_type_id"_s;
    QTest::newRow("RFA type") << u"rfa_types"_s << u"rfa_type_id"_s;
    QTest::newRow("discipline") << u"disciplines"_s << u"discipline_id"_s;
}

void DrawsTest::refusesWrongDraws_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("refusal");
    const auto right = test::nextOf(m_range->root(), 1);
    const int next = right.next();
    const auto row = [&](const char *name, int refusal, const std::function<void(test::DrawCall &)> &change) {
        test::DrawCall call = right;
        change(call);
        QTest::newRow(name) << call.sql() << refusal;
    };
    const auto rowWith = [&](const char *name, int refusal, const QList<test::DrawnRow> &rows) {
        row(name, refusal, [&](test::DrawCall &call) { call.rows = test::rowsOf(rows); });
    };
    const auto of = [&](const QString &text, int behind = 0) { return text.arg(next + behind); };
    QVERIFY(m_range->root().run(
        u"INSERT INTO document_number_taken (number, project_id, correspondence_type_id, request_id) "
        "VALUES ('in force %1', 2, 6, UUID())"_s.arg(next)));
    const QString issued =
        m_range->root()
            .value(u"SELECT request_id FROM document_number_audit WHERE counter_id = 1 LIMIT 1"_s)
            .toString();
    row("version before", otherVersion, [](auto &call) { call.seenVersion = u"0"_s; });
    row("number before", otherVersion, [](auto &call) { call.seenNumber = u"3"_s; });
    row("rules of before", otherRules, [](auto &call) { call.seenStamp = u"0"_s; });
    row("no rows", malformed, [](auto &call) { call.rows = u"'[]'"_s; });
    row("no list", malformed, [](auto &call) { call.rows = u"'4711'"_s; });
    row("too much at once", malformed, [](auto &call) { call.rows = u"REPEAT('x', 15000001)"_s; });
    row("fallback that there is none", isNull, [](auto &call) { call.fallback = u"'MOON'"_s; });
    QList<test::DrawnRow> many;
    for (int i = 0; i <= 500; ++i)
        many.append({of(u"many %1"_s, i)});
    rowWith("more rows than any program sends", malformed, many);

    rowWith("no text", malformed, {{QString()}});
    rowWith("text of another number", malformed, {{u"drawn 4711"_s}});
    rowWith("text with ESC", malformed, {{of(u"\x1b[31m%1"_s)}});
    rowWith("text in two lines", malformed, {{of(u"%1\nx"_s)}});
    rowWith("text that turns around", malformed, {{of(u"\u202e%1"_s)}});
    rowWith("text that cannot be seen", malformed, {{of(u"%1\u200b"_s)}});
    rowWith("text that is drawn as nothing", malformed, {{of(u"%1\u3164"_s)}});
    rowWith("formula", malformed, {{u"=HYPERLINK(\"http://example.org\")"_s}});
    rowWith("text that is too long", tooLong, {{of(u"%1"_s) + QString(100, u'x')}});
    rowWith("second text that is too long", tooLong,
            {{of(u"one %1"_s)}, {of(u"%1"_s, 1) + QString(100, u'x')}});
    rowWith("text twice", isThereAlready,
            {{u"x %1%2"_s.arg(next).arg(next + 1)}, {u"X %1%2"_s.arg(next).arg(next + 1)}});
    rowWith("text in force", isThereAlready, {{of(u"in force %1"_s)}});
    rowWith("request id that was served", isThereAlready, {{of(u"%1"_s), issued}});
    rowWith("request id that is none", malformed, {{of(u"%1"_s), QString(36, u'a')}});
    rowWith("request id that is too long", tooLong, {{of(u"%1"_s), QString(37, u'a')}});
    rowWith("document 0", malformed, {{.number = of(u"%1"_s), .document = 0}});
    rowWith("document below 0", malformed, {{.number = of(u"%1"_s), .document = -1}});
    rowWith("revision with ESC", malformed, {{.number = of(u"%1"_s), .revision = u"\x1b"_s}});
    rowWith("revision that is too long", tooLong, {{.number = of(u"%1"_s), .revision = QString(21, u'A')}});
    rowWith("program in two lines", malformed, {{.number = of(u"%1"_s), .agent = u"a\nb"_s}});
    rowWith("program that is too long", tooLong, {{.number = of(u"%1"_s), .agent = QString(513, u'x')}});
    rowWith("address that is too long", tooLong,
            {{.number = of(u"%1"_s), .address = QString(46, u'1'), .userId = 1}});

    rowWith("leap over numbers that nobody has", notInTheWay,
            {{.number = of(u"drawn %1"_s, 2), .passedOver = of(u"[\"x %1\","_s) + of(u"\"x %1\"]"_s, 1)}});
    rowWith("leap over others' numbers", notInTheWay,
            {{.number = of(u"drawn %1"_s, 1), .passedOver = u"[\"drawn 1\"]"_s}});
    rowWith("leap over another counter's number", notInTheWay,
            {{.number = of(u"drawn %1"_s, 1), .passedOver = of(u"[\"in force %1\"]"_s)}});
    rowWith("leap with a mark that cannot be seen", notInTheWay,
            {{.number = of(u"in force %1"_s, 1), .passedOver = of(u"[\"in force %1\\u202e\"]"_s)}});
    rowWith("leap with a zero too many", notInTheWay,
            {{.number = of(u"in force %1"_s, 1), .passedOver = of(u"[\"in force 0%1\"]"_s)}});
    rowWith("leap over one number twice", notInTheWay,
            {{.number = of(u"drawn %1"_s, 2), .passedOver = of(u"[\"in force %1\",\"in force %1\"]"_s)}});
    rowWith("leap that is no list", notInTheWay,
            {{.number = of(u"drawn %1"_s, 1), .passedOver = u"{\"x\":1}"_s}});
    rowWith("leap that is no JSON", noJson, {{.number = of(u"drawn %1"_s), .passedOver = u"x"_s}});
    for (const int nobody : {0, -1, 4711})
        rowWith(qPrintable(u"for account %1"_s.arg(nobody)), noPerson,
                {{.number = of(u"%1"_s), .userId = nobody}});
    rowWith("for nobody among others", noPerson,
            {{of(u"one %1"_s)}, {.number = of(u"two %1"_s, 1), .userId = 0}});
}

QTEST_GUILESS_MAIN(DrawsTest)
#include "draws_test.moc"
