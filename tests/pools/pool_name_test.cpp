#include "core/pools/pool_name.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

using Kind = PoolName::Fault::Kind;

/// Names of pools, by which tables are called.
class PoolNameTest : public QObject
{
    Q_OBJECT

private slots:
    void takesNames();
    void refusesOthersWithReason_data();
    void refusesOthersWithReason();
    void neverHoldsWhatSqlReads();
    void offersWhatWasMeant_data();
    void offersWhatWasMeant();
};

void PoolNameTest::takesNames()
{
    for (const QString &text :
         {u"a"_s, u"farmer"_s, u"farmer_id"_s, u"test_ns_1"_s, u"x__y"_s, QString(32, u'z')}) {
        const auto name = PoolName::parse(text);
        QVERIFY2(name, qPrintable(text));
        QCOMPARE(name->text(), text);
        QCOMPARE(name->tableName(), u"id_pool_"_s + text);
    }
    const QSet<PoolName> names{PoolName::parse(u"farmer").value(), PoolName::parse(u"farmer").value(),
                               PoolName::parse(u"household").value()};
    QCOMPARE(names.size(), 2);
}

void PoolNameTest::refusesOthersWithReason_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("words"); // of the sentence
    const auto row = [](const QString &text, Kind kind, int place, const QString &words) {
        QTest::addRow("%s", text.isEmpty() ? "empty" : qPrintable(text)) << text << kind << place << words;
    };
    row(u""_s, Kind::Empty, 0, u"no name"_s);
    row(QString(33, u'a'), Kind::TooLong, 0, u"32"_s);
    row(u"1farmer"_s, Kind::BadStart, 1, u"begins with 1"_s);
    row(u"_farmer"_s, Kind::BadStart, 1, u"begins with _"_s);
    row(u"farmer_"_s, Kind::BadEnd, 7, u"ends with _"_s);
    row(u"Farmer"_s, Kind::BadCharacter, 1, u"1 of the pool name (F)"_s);
    row(u"farmer-id"_s, Kind::BadCharacter, 7, u"7 of the pool name (-)"_s);
    row(u"farmer id"_s, Kind::BadCharacter, 7, u"(U+0020)"_s);
    row(u" farmer"_s, Kind::BadCharacter, 1, u"(U+0020)"_s);
    row(u"f`; DROP"_s, Kind::BadCharacter, 2, u"(`)"_s);
    row(u"เกษตรกร"_s, Kind::BadCharacter, 1, u"(เ)"_s);
    row(u"ﬁsher"_s, Kind::BadCharacter, 1, u"(ﬁ)"_s);
    row(u"f\u0430rmer"_s, Kind::BadCharacter, 2, u"(\u0430)"_s); // the Cyrillic letter that looks like a
    row(u"far\u200Bmer"_s, Kind::BadCharacter, 4, u"(U+200B)"_s);
    row(u"a\U0001F33E"_s, Kind::BadCharacter, 2, u"(\U0001F33E)"_s);
}

void PoolNameTest::refusesOthersWithReason()
{
    QFETCH(QString, text);
    QFETCH(Kind, kind);
    QFETCH(int, place);
    QFETCH(QString, words);
    const auto name = PoolName::parse(text);
    QVERIFY(!name);
    QCOMPARE(name.error().kind, kind);
    QCOMPARE(name.error().place, place);
    const QString sentence = describe(name.error());
    QVERIFY2(sentence.contains(words), qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"%1") && !sentence.contains(u"%2"), qPrintable(sentence));
}

/// Whichever character of the basic plane stands in a name: it is taken only if it is one of the 37.
void PoolNameTest::neverHoldsWhatSqlReads()
{
    int taken = 0;
    for (uint character = 0; character <= 0xFFFF; ++character)
        taken += PoolName::parse(u"a"_s + QChar(char16_t(character)) + u"b"_s) ? 1 : 0;
    QCOMPARE(taken, 37);
}

void PoolNameTest::offersWhatWasMeant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("spaces, capitals") << u" Farmer ID "_s << u"farmer_id"_s;
    QTest::newRow("hyphen") << u"test-ns--1"_s << u"test_ns_1"_s;
    QTest::newRow("digits in front") << u"3rd farmer"_s << u"rd_farmer"_s;
    QTest::newRow("good already") << u"farmer_id"_s << u"farmer_id"_s;
    QTest::newRow("long") << QString(31, u'a') + u" bc"_s << QString(31, u'a');
    QTest::newRow("Thai") << u"เกษตรกร"_s << u""_s;
    QTest::newRow("empty") << u""_s << u""_s;
}

void PoolNameTest::offersWhatWasMeant()
{
    QFETCH(QString, text);
    const QString name = PoolName::cleaned(text);
    QTEST(name, "name");
    QVERIFY(name.isEmpty() || PoolName::parse(name));
}

QTEST_GUILESS_MAIN(PoolNameTest)
#include "pool_name_test.moc"
