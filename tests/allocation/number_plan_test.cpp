#include "core/allocation/drawing/number_plan.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using allocation::CheckedRequest;
using allocation::FailureCode;
using allocation::Looking;
using allocation::NumberPlan;

namespace {

CheckedRequest requestOf(const QString &text)
{
    CheckedRequest request{{}, {}, *numbering::Template::parse(text), 1, {}};
    request.settings.overflow = numbering::OverflowPolicy::Refuse;
    return request;
}

/// "08, 10 past 09": what was planned, and what was passed over.
QString shown(const NumberPlan::Numbers &numbers)
{
    if (!numbers)
        return allocation::codeName(numbers.error().code) + u' ' + numbers.error().subject;
    QStringList words;
    for (const allocation::PlannedNumber &one : *numbers)
        words.append(one.skipped.isEmpty() ? one.number : one.number + u" past "_s + one.skipped.join(u' '));
    return words.join(u", "_s);
}

} // namespace

/// Which number comes next, and what the store is asked for that.
class NumberPlanTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void asksOnceForAll();
    void asksForMoreEachTime();
    void passesOverWhatIsTaken();
    void failsAtTheFirstThatIsTaken();
    void asksNothingWhereTheStoreRefuses();
    void endsWithTheDigits();
    void dealsNoNumberTwice();
    void tellsWhyItCouldNotAsk();

private:
    allocation::AskTaken ask()
    {
        return [this](const QStringList &numbers) -> store::Result<QStringList> {
            m_asked.append(numbers.join(u' '));
            QStringList taken;
            for (const QString &number : numbers)
                if (m_taken.contains(number))
                    taken.append(number);
            return taken;
        };
    }

    CheckedRequest m_request = requestOf(u"{SEQ:2}"_s);
    QStringList m_taken;
    QStringList m_asked;
};

void NumberPlanTest::init()
{
    m_taken.clear();
    m_asked.clear();
    m_request.settings.taken = numbering::TakenPolicy::Skip;
}

void NumberPlanTest::asksOnceForAll()
{
    NumberPlan plan(ask(), 7, Looking::First);
    QVERIFY(plan.lookAhead({{&m_request, 2}, {&m_request, 1}}));
    QCOMPARE(shown(*plan.take({&m_request, 2})), u"08, 09"_s);
    QCOMPARE(shown(*plan.take({&m_request, 1})), u"10"_s);
    QCOMPARE(plan.lastNumber(), 10);
    QVERIFY(!plan.metTaken());
    QCOMPARE(m_asked, QStringList{u"08 09 10"_s});
}

void NumberPlanTest::asksForMoreEachTime()
{
    NumberPlan plan(ask(), 7, Looking::First);
    QCOMPARE(shown(*plan.take({&m_request, 1})), u"08"_s);
    QCOMPARE(shown(*plan.take({&m_request, 1})), u"09"_s);
    QCOMPARE(m_asked, (QStringList{u"08"_s, u"09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25"_s}));
    QCOMPARE(shown(*plan.take({&m_request, 16})),
             u"10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25"_s);
    QCOMPARE(m_asked.size(), 2);
}

void NumberPlanTest::passesOverWhatIsTaken()
{
    m_taken = QStringList{u"08"_s, u"10"_s, u"11"_s};
    NumberPlan plan(ask(), 7, Looking::First);
    QVERIFY(plan.lookAhead({{&m_request, 2}}));
    QCOMPARE(shown(*plan.take({&m_request, 2})), u"09 past 08, 12 past 10 11"_s);
    QCOMPARE(plan.lastNumber(), 12);
    QVERIFY(plan.metTaken());
}

void NumberPlanTest::failsAtTheFirstThatIsTaken()
{
    m_request.settings.taken = numbering::TakenPolicy::Fail;
    m_taken = QStringList{u"09"_s};
    NumberPlan plan(ask(), 7, Looking::First);
    QCOMPARE(shown(*plan.take({&m_request, 2})), u"NUMBER_TAKEN 09"_s);
    QCOMPARE(plan.lastNumber(), 7);
    QCOMPARE(shown(*plan.take({&m_request, 1})), u"08"_s);
}

void NumberPlanTest::asksNothingWhereTheStoreRefuses()
{
    NumberPlan plan(ask(), 7, Looking::Never);
    QVERIFY(plan.lookAhead({{&m_request, 2}}));
    plan.note({u"08"_s, u"09"_s}, {u"08"_s});
    QCOMPARE(shown(*plan.take({&m_request, 2})), u"09 past 08, 10"_s);
    QVERIFY(m_asked.isEmpty());
}

void NumberPlanTest::endsWithTheDigits()
{
    NumberPlan plan(ask(), 97, Looking::First);
    QVERIFY(plan.lookAhead({{&m_request, 5}}));
    QCOMPARE(m_asked, QStringList{u"98 99"_s});
    QCOMPARE(shown(*plan.take({&m_request, 3})), u"SEQUENCE_EXHAUSTED 100"_s);
    QCOMPARE(plan.lastNumber(), 97);
    QCOMPARE(shown(*plan.take({&m_request, 2})), u"98, 99"_s);
    QVERIFY(plan.lookAhead({{&m_request, 1}}));
    QCOMPARE(m_asked.size(), 1);
}

/// Requests of one counter may be written by several templates.
void NumberPlanTest::dealsNoNumberTwice()
{
    const CheckedRequest other = requestOf(u"1{SEQ:1}"_s);
    NumberPlan plan(ask(), 7, Looking::First);
    QCOMPARE(shown(*plan.take({&other, 1})), u"18"_s);
    QCOMPARE(shown(*plan.take({&m_request, 10})), u"09, 10, 11, 12, 13, 14, 15, 16, 17, 19 past 18"_s);
}

void NumberPlanTest::tellsWhyItCouldNotAsk()
{
    const auto fails = [](const QStringList &) -> store::Result<QStringList> {
        return tl::unexpected(store::Error{store::ErrorKind::Unreachable, 2013, {}, {}});
    };
    NumberPlan plan(fails, 7, Looking::First);
    QCOMPARE(plan.lookAhead({{&m_request, 1}}).error().serverCode, 2013);
    QCOMPARE(plan.take({&m_request, 1}).error().serverCode, 2013);
    QCOMPARE(plan.lastNumber(), 7);
}

QTEST_APPLESS_MAIN(NumberPlanTest)
#include "number_plan_test.moc"
