#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

/// What the collation of the store takes for the same and how it sorts: uniqueness of numbers rests on it.
class CollationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_session = std::make_unique<test::RawSession>(test::PrivateStore::instance().demoStore());
        QVERIFY(m_session->run(u"SET NAMES utf8mb4 COLLATE utf8mb4_thai_520_w2"_s));
    }

    void cleanupTestCase() { m_session.reset(); }

    void storeUsesIt()
    {
        QCOMPARE(
            m_session
                ->value(
                    u"SELECT collation_name FROM information_schema.columns WHERE table_schema = DATABASE() "
                    "AND table_name = 'document_number_taken' AND column_name = 'number'"_s)
                .toString(),
            u"utf8mb4_thai_520_w2"_s);
    }

    void compares_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<bool>("same");
        QTest::newRow("dot and hyphen") << u"ก.1"_s << u"ก-1"_s << false;
        QTest::newRow("dot or none") << u"คคง."_s << u"คคง"_s << false;
        QTest::newRow("hyphen or none") << u"A-B"_s << u"AB"_s << false;
        QTest::newRow("hyphen and slash") << u"A-B"_s << u"A/B"_s << false;
        QTest::newRow("hyphen and dash") << u"A-B"_s << u"A–B"_s << false;
        QTest::newRow("space inside") << u"A B"_s << u"AB"_s << false;
        QTest::newRow("tone marks") << u"ก่"_s << u"ก้"_s << false;
        QTest::newRow("vowels") << u"กู"_s << u"กุ"_s << false;
        QTest::newRow("Thai digit") << u"๑"_s << u"1"_s << false;
        QTest::newRow("accent") << u"é"_s << u"e"_s << false;
        QTest::newRow("emoji") << u"😀"_s << u"😁"_s << false;
        QTest::newRow("case") << u"lcbp3-c2"_s << u"LCBP3-C2"_s << true;
        QTest::newRow("width") << u"ＬＣ１"_s << u"LC1"_s << true;
        QTest::newRow("space at the end") << u"A "_s << u"A"_s << true;
        QTest::newRow("invisible") << u"A\u200bB"_s << u"AB"_s << true;
        QTest::newRow("ligature") << u"ﬁ"_s << u"fi"_s << true;
    }

    void compares()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QTEST(m_session->value(u"SELECT '%1' = '%2'"_s.arg(left, right)).toBool(), "same");
    }

    void sortsThai()
    {
        QVERIFY(
            m_session->run(u"CREATE TEMPORARY TABLE words (word VARCHAR(50)) COLLATE utf8mb4_thai_520_w2"_s));
        QVERIFY(m_session->run(
            u"INSERT INTO words VALUES ('แก้ว'), ('ไก่'), ('กา'), ('เกาะ'), ('ขวด'), ('เขา'), ('สคฉ.3'), "
            "('กทท.'), ('คคง.'), ('ผรม.1')"_s));
        // As in a Thai dictionary: by consonant, a vowel written before it notwithstanding.
        const QStringList expected{u"กทท."_s, u"กา"_s,  u"เกาะ"_s, u"แก้ว"_s,   u"ไก่"_s,
                                   u"ขวด"_s,  u"เขา"_s, u"คคง."_s, u"ผรม.1"_s, u"สคฉ.3"_s};
        QCOMPARE(m_session->column(u"SELECT word FROM words ORDER BY word"_s), expected);
    }

private:
    std::unique_ptr<test::RawSession> m_session;
};

QTEST_GUILESS_MAIN(CollationTest)
#include "collation_test.moc"
