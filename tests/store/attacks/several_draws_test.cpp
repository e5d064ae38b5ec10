#include "tests/store/attacks/drawing_calls.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::DrawnRow;
using test::SeenCounter;

namespace {

const auto allocator = u"allocator.demo"_s;
constexpr int otherRules = 31034;
constexpr int otherLinks = 31035;
constexpr int documentHasNumber = 31077;
constexpr int malformed = 31078;
constexpr int notInTheWay = 31079;
constexpr int noPerson = 31071;
constexpr int notOfTheProject = 31031;
constexpr int isThereAlready = 1062;
constexpr int tooMany = 31036;
constexpr int namesNobody = 31070;
constexpr int tooManyOfPerson = 31072;
constexpr int tooManyFromAddress = 31073;
constexpr int tooLong = 1406;

} // namespace

/// What a numbering service can do with another program where numbers of several counters are drawn at once:
/// as little as where they are drawn one by one.
class SeveralDrawsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        const QString ids =
            m_range->root()
                .value(
                    u"SELECT GROUP_CONCAT(id ORDER BY id) FROM document_number_counters WHERE project_id = 2"_s)
                .toString();
        const QStringList found = ids.split(u',');
        QVERIFY(found.size() >= 2);
        m_one = found[0].toInt();
        m_other = found[1].toInt();
    }
    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    /// The way that is meant is open, or the refusals below would show nothing.
    void givesEachItsOwn()
    {
        SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        one.many = 2;
        QCOMPARE(drawn({one, other}, {row(one), row(one, 1), row(other)}),
                 u"[%1, %2]"_s.arg(m_one).arg(m_other));
        QCOMPARE(seen(m_one).number, one.number + 2);
        QCOMPARE(seen(m_one).version, one.version + 1);
        QCOMPARE(seen(m_other).number, other.number + 1);
        compareWithLedger(m_one, one.number, 2);
        compareWithLedger(m_other, other.number, 1);
    }

    void leavesOutWhatHasMoved()
    {
        SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        --one.version;
        QCOMPARE(drawn({one, other}, {row(one), row(other)}), u"[%1]"_s.arg(m_other));
        QCOMPARE(seen(m_one).number, one.number);
        QCOMPARE(seen(m_other).number, other.number + 1);
        QCOMPARE(drawn({one, other}, {row(one), row(other)}), u"[]"_s);
    }

    void waitsForNobody()
    {
        const SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        test::RawSession holder(m_range->address());
        QVERIFY(holder.run(u"START TRANSACTION"_s));
        QVERIFY(holder.run(u"SELECT id FROM document_number_counters WHERE id = %1 FOR UPDATE"_s.arg(m_one)));
        QCOMPARE(drawn({one, other}, {row(one), row(other)}), u"[%1]"_s.arg(m_other));
        QVERIFY(holder.run(u"ROLLBACK"_s));
        QCOMPARE(seen(m_one).number, one.number);
    }

    /// Whoever was left out lends nothing to the others: no person's count, no document.
    void forgetsWhomItLeftOut()
    {
        SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        --one.version;
        DrawnRow first = row(one);
        first.document = 4711;
        first.isFirst = true;
        DrawnRow second = row(other);
        second.document = 4711;
        second.isFirst = true;
        QCOMPARE(drawn({one, other}, {first, second}), u"[%1]"_s.arg(m_other));
        // The document has its number now.
        one = seen(m_one);
        first = row(one);
        first.document = 4711;
        first.isFirst = true;
        refuse({one}, {first}, documentHasNumber);
    }

    void refusesRowsThatAreNotWhatTheCallerSays()
    {
        SeenCounter one = seen(m_one);
        SeenCounter other = seen(m_other);
        refuse({one, other}, {}, malformed);
        refuse({one, other}, {row(one)}, otherLinks);
        refuse({one}, {row(one), row(other)}, otherLinks);
        refuse({one, other}, {row(one), row(other), row(other, 1)}, malformed);
        refuse({one, one}, {row(one)}, otherLinks);
        refuse({one}, {row(one), row(other), row(one, 1)}, isThereAlready);
        one.many = 3;
        refuse({one, other}, {row(one), row(other)}, malformed);
        one.many = 0;
        refuse({one, other}, {row(one), row(other)}, malformed);
        one.many = 1;
        DrawnRow wrong = row(one);
        wrong.number = u"drawn 4711"_s;
        refuse({one, other}, {wrong, row(other)}, malformed);
        wrong = row(one);
        wrong.passedOver = u"[\"drawn %1\"]"_s.arg(one.next());
        wrong.number = u"drawn %1"_s.arg(one.next() + 1);
        refuse({one, other}, {wrong, row(other)}, notInTheWay);
    }

    void refusesWhatOneCounterWouldBeRefused()
    {
        const SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        DrawnRow wrong = row(one);
        wrong.userId = 4711;
        refuse({one, other}, {wrong, row(other)}, noPerson);
        wrong = row(one);
        wrong.number = u"held %1"_s.arg(one.next());
        QVERIFY(m_range->root().run(
            u"INSERT INTO document_number_taken (number, project_id, correspondence_type_id, request_id) "
            "SELECT '%1', project_id, correspondence_type_id, UUID() FROM document_number_counters WHERE id = %2"_s
                .arg(wrong.number)
                .arg(m_one)));
        refuse({one, other}, {wrong, row(other)}, isThereAlready);
        DrawnRow first = row(one);
        first.document = 815;
        first.isFirst = true;
        DrawnRow second = row(other);
        second.document = 815;
        refuse({one, other}, {first, second}, documentHasNumber);
    }

    void refusesTextsThatNoProgramSends()
    {
        const SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        const auto refuseWith = [&](int refusal, const std::function<void(DrawnRow &)> &change) {
            DrawnRow wrong = row(other);
            change(wrong);
            refuse({one, other}, {row(one), wrong}, refusal);
        };
        refuseWith(malformed, [](DrawnRow &wrong) { wrong.number += u'\u202e'; });
        refuseWith(tooLong, [](DrawnRow &wrong) { wrong.number += QString(100, u'x'); });
        refuseWith(malformed, [](DrawnRow &wrong) { wrong.requestId = QString(36, u'a'); });
        refuseWith(malformed, [](DrawnRow &wrong) { wrong.revision = u"\x1b"_s; });
        refuseWith(malformed, [](DrawnRow &wrong) { wrong.agent = u"a\nb"_s; });
        refuseWith(malformed, [](DrawnRow &wrong) { wrong.document = -1; });
    }

    void keepsTheLimitsOfOneCounter_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<int>("refusal");
        QTest::addColumn<QString>("undo");
        const auto rates = [](const char *name, const QString &of, int refusal) {
            const QString set =
                u"UPDATE store_settings SET value = %1 WHERE name = '%2_numbers_per_minute'"_s;
            QTest::newRow(name) << set.arg(1).arg(of) << refusal << set.arg(100000).arg(of);
        };
        rates("too much for a person", u"person"_s, tooManyOfPerson);
        rates("too much from an address", u"address"_s, tooManyFromAddress);
        QTest::newRow("more than its pace")
            << u"UPDATE users SET numbers_per_minute = 3 WHERE id = 5"_s << tooMany
            << u"UPDATE users SET numbers_per_minute = NULL WHERE id = 5"_s;
        QTest::newRow("not trusted") << u"UPDATE users SET may_name_persons = FALSE WHERE id = 5"_s
                                     << namesNobody
                                     << u"UPDATE users SET may_name_persons = TRUE WHERE id = 5"_s;
        QTest::newRow("inactive person") << u"UPDATE users SET is_active = FALSE WHERE id = 1"_s << noPerson
                                         << u"UPDATE users SET is_active = TRUE WHERE id = 1"_s;
    }

    void keepsTheLimitsOfOneCounter()
    {
        QFETCH(QString, change);
        QFETCH(int, refusal);
        QFETCH(QString, undo);
        test::RawSession &root = m_range->root();
        const auto intruder = m_range->enterAs(allocator);
        const auto draw = [&] {
            DrawnRow named = row(seen(m_other));
            named.userId = 1;
            return intruder->run(
                m_range->named(test::drawSeveral({seen(m_one), seen(m_other)}, {row(seen(m_one)), named})));
        };
        QVERIFY(root.run(u"DELETE FROM drawing_rates"_s) && root.run(u"DELETE FROM drawing_pace"_s));
        QVERIFY(root.run(change));
        int code = 0;
        // A minute may end in between.
        for (int draws = 0; draws < 4 && code == 0; ++draws)
            code = draw();
        const int before = seen(m_one).number;
        QVERIFY(root.run(undo));
        QCOMPARE(code, refusal);
        QCOMPARE(seen(m_one).number, before);
        QVERIFY(root.run(u"DELETE FROM drawing_rates"_s) && root.run(u"DELETE FROM drawing_pace"_s));
        QCOMPARE(draw(), 0);
        m_range->countRefusal(allocator);
    }

    void refusesAnotherProjectAmongOwnOnes()
    {
        test::RawSession &root = m_range->root();
        QVERIFY(root.run(u"DELETE FROM project_admins WHERE user_id = 5 AND project_id = 1"_s));
        QVERIFY2(
            root.run(
                u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
                "recipient_organization_id, correspondence_type_id, sub_type_id, rfa_type_id, discipline_id, "
                "current_year, current_period, updated_at) VALUES (1, 22, 10, 6, 0, 0, 0, 2031, 0, UTC_TIMESTAMP(6))"_s),
            qPrintable(root.lastError()));
        const int foreign = root.value(u"SELECT MAX(id) FROM document_number_counters"_s).toInt();
        const SeenCounter one = seen(m_one);
        const SeenCounter theirs = seen(foreign);
        refuse({one, theirs}, {row(one), row(theirs)}, notOfTheProject);
        QVERIFY(root.run(u"INSERT IGNORE INTO project_admins (user_id, project_id) VALUES (5, 1)"_s));
        QCOMPARE(drawn({one, theirs}, {row(one), row(theirs)}), u"[%1, %2]"_s.arg(m_one).arg(foreign));
    }

    void followsTheRules()
    {
        test::RawSession &root = m_range->root();
        const SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        QVERIFY(root.run(u"UPDATE document_number_rules_stamp SET stamp = stamp + 1"_s));
        refuse({one, other}, {row(one), row(other)}, otherRules);
        SeenCounter checked = one;
        checked.stamp = root.value(u"SELECT stamp FROM document_number_rules_stamp"_s).toInt();
        QCOMPARE(drawn({checked, other}, {row(one), row(other)}), u"[%1, %2]"_s.arg(m_one).arg(m_other));
    }

    /// What is closed hinders only what it is a part of.
    void leavesOutWhatIsClosed()
    {
        test::RawSession &root = m_range->root();
        const auto setActive = [&](bool active) {
            return root.run(
                u"UPDATE organizations SET is_active = %1 WHERE id = (SELECT recipient_organization_id FROM "
                "document_number_counters WHERE id = %2)"_s.arg(int(active))
                    .arg(m_one));
        };
        QVERIFY2(setActive(false), qPrintable(root.lastError()));
        const SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        QCOMPARE(drawn({one, other}, {row(one), row(other)}), u"[%1]"_s.arg(m_other));
        QVERIFY(setActive(true));
        QCOMPARE(seen(m_one).number, one.number);
    }

    void leavesTheTruthToTheStore()
    {
        SeenCounter one = seen(m_one);
        const SeenCounter other = seen(m_other);
        one.many = 2;
        const auto intruder = m_range->enterAs(allocator);
        for (const QString &setting : {u"SET time_zone = '+13:00'"_s, u"SET timestamp = 1"_s,
                                       u"SET @lekthi_head = 'x', @lekthi_counter = %1"_s.arg(m_one),
                                       u"SET @lekthi_sequence = 4711, @lekthi_wrong = -1000"_s,
                                       u"SET sql_mode = ''"_s, u"SET group_concat_max_len = 4"_s})
            intruder->run(setting);
        QCOMPARE(intruder->run(
                     m_range->named(test::drawSeveral({one, other}, {row(one), row(one, 1), row(other)}))),
                 0);
        compareWithLedger(m_one, one.number, 2);
        compareWithLedger(m_other, other.number, 1);
    }

private:
    SeenCounter seen(int counter) { return test::seenCounter(m_range->root(), counter); }

    /// The number behind the next one of the counter, "drawn N of COUNTER".
    static DrawnRow row(const SeenCounter &counter, int behind = 0)
    {
        return {.number = u"drawn %1 of %2"_s.arg(counter.next() + behind).arg(counter.id),
                .counter = counter.id};
    }

    /// The counters that got their numbers.
    QString drawn(const QList<SeenCounter> &counters, const QList<DrawnRow> &rows)
    {
        const auto intruder = m_range->enterAs(allocator);
        const QString answer = intruder->answer(m_range->named(test::drawSeveral(counters, rows)));
        return answer.mid(answer.indexOf(u'['));
    }

    void refuse(const QList<SeenCounter> &counters, const QList<DrawnRow> &rows, int refusal)
    {
        const QString failed =
            test::attack(*m_range, allocator, {test::drawSeveral(counters, rows)}, {refusal});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    /// The rows behind the number are linked, hashed, of now and of whoever drew, and the counter ends with
    /// them.
    void compareWithLedger(int counter, int behind, int many)
    {
        test::RawSession &root = m_range->root();
        const QString linked =
            u"SELECT COUNT(*) FROM document_number_audit AS written "
            "JOIN document_number_counters AS counters ON counters.id = written.counter_id "
            "JOIN document_number_audit AS earlier ON earlier.counter_id = written.counter_id "
            "AND earlier.row_hash = written.previous_hash AND earlier.id < written.id "
            "JOIN document_number_taken AS taken ON taken.number = written.generated_number "
            "AND taken.request_id = written.request_id "
            "WHERE written.counter_id = %1 AND written.sequence_number > %2 AND written.sequence_number <= "
            "%2 + %3 "
            "AND written.drawn_by = 5 AND JSON_VALUE(written.counter_key, '$.projectId') = 2 "
            "AND ABS(TIMESTAMPDIFF(SECOND, written.created_at, UTC_TIMESTAMP())) < 60 AND "_s.arg(counter)
                .arg(behind)
                .arg(many) +
            test::hasItsHash(u"written"_s);
        QCOMPARE(root.value(linked).toInt(), many);
        QCOMPARE(
            root.value(
                    u"SELECT COUNT(*) FROM document_number_counters AS counters "
                    "JOIN document_number_audit AS newest ON newest.row_hash = counters.ledger_head "
                    "AND newest.counter_id = counters.id AND newest.sequence_number = counters.last_number "
                    "WHERE counters.id = %1 AND counters.last_number = %2"_s.arg(counter)
                        .arg(behind + many))
                .toInt(),
            1);
    }

    std::unique_ptr<test::AttackRange> m_range;
    int m_one = 0;
    int m_other = 0;
};

QTEST_GUILESS_MAIN(SeveralDrawsTest)
#include "several_draws_test.moc"
