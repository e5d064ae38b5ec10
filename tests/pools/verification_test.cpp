#include "core/pools/verification.h"

#include "core/pools/generator.h"
#include "core/pools/verhoeff.h"

#include "tests/pools/rules.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// Whether a typed id can be one of the pool, and which one was meant.
class VerificationTest : public QObject
{
    Q_OBJECT

private slots:
    void takesIds();
    void readsAsPeopleWrite_data();
    void readsAsPeopleWrite();
    void refusesWhatIsNoId_data();
    void refusesWhatIsNoId();
    void findsTheIdThatWasMeant();
    void offersOnlyIdsOfThePool();
    void tellsOfFilters();
    void writesJson();
};

namespace {

IdRules mosip()
{
    return rulesOf(10, filtersOf(Profile::Mosip));
}

QStringList someIds()
{
    SeededRandom random(11);
    return generateIds(mosip(), 20, random).ids;
}

/// The id with a space in its middle, in digits of another script.
QString grouped(const QString &id, char16_t zero)
{
    QString text;
    for (const QChar digit : id)
        text.append(QChar(char16_t(zero + digit.unicode() - u'0')));
    return text.insert(5, u' ');
}

} // namespace

void VerificationTest::takesIds()
{
    for (const QString &id : someIds()) {
        const Verification verification = verify(mosip(), id);
        QCOMPARE(verification, (Verification{.id = id, .wellFormed = true, .checkDigit = true}));
        QCOMPARE(describe(verification, mosip()), u"The check digit is correct."_s);
    }
}

void VerificationTest::readsAsPeopleWrite_data()
{
    QTest::addColumn<QString>("typed");
    const QString id = someIds().constFirst();
    QTest::newRow("spaces") << u"  "_s + id.left(4) + u" "_s + id.mid(4, 3) + u" "_s + id.mid(7) + u"\n"_s;
    QTest::newRow("hyphens") << id.left(4) + u"-"_s + id.mid(4, 3) + u"–"_s + id.mid(7);
    QTest::newRow("Thai") << grouped(id, u'๐');
    QTest::newRow("full width") << grouped(id, u'０');
}

void VerificationTest::readsAsPeopleWrite()
{
    QFETCH(QString, typed);
    const Verification verification = verify(mosip(), typed);
    QCOMPARE(verification.id, someIds().constFirst());
    QVERIFY(verification.wellFormed);
    QVERIFY(verification.checkDigit);
}

void VerificationTest::refusesWhatIsNoId_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("short") << u"293 175 840"_s << u"293175840"_s;
    QTest::newRow("long") << u"29317584061"_s << u"29317584061"_s;
    QTest::newRow("very long") << QString(1000, u'7') << QString(1000, u'7');
    QTest::newRow("letter") << u" 29317584O6 "_s << u"29317584O6"_s;
    QTest::newRow("fraction") << u"2931758½06"_s << u"2931758½06"_s;
    QTest::newRow("outside of the basic plane") << u"293175840\U0001F33E"_s << u"293175840\U0001F33E"_s;
}

void VerificationTest::refusesWhatIsNoId()
{
    QFETCH(QString, typed);
    QFETCH(QString, id);
    const Verification verification = verify(mosip(), typed);
    QCOMPARE(verification, Verification{.id = id});
    QVERIFY(describe(verification, mosip()).contains(u"10 digits"));
}

void VerificationTest::findsTheIdThatWasMeant()
{
    for (const QString &id : someIds()) {
        for (qsizetype place = 0; place < id.size(); ++place) {
            QString typed = id;
            typed[place] = QChar(char16_t(u'0' + (id[place].unicode() - u'0' + 3) % 10));
            const Verification verification = verify(mosip(), typed);
            QVERIFY(verification.wellFormed && !verification.checkDigit);
            QVERIFY(verification.candidates.contains(id));
            QVERIFY(describe(verification, mosip()).contains(id));

            typed = id;
            if (place == 0 || typed[place] == typed[place - 1])
                continue;
            std::swap(typed[place], typed[place - 1]);
            const QStringList candidates = verify(mosip(), typed).candidates;
            const qsizetype found = candidates.indexOf(id);
            QVERIFY(found >= 0);
            // What stands before it is a swap, too: the same digits in another order.
            for (const QString &earlier : candidates.mid(0, found))
                QVERIFY(std::ranges::is_permutation(earlier, id));
        }
    }
}

void VerificationTest::offersOnlyIdsOfThePool()
{
    QString typed = someIds().constFirst();
    typed.back() = QChar(char16_t(u'0' + (typed.back().unicode() - u'0' + 1) % 10));
    const QStringList strict = verify(mosip(), typed).candidates;
    for (const QString &candidate : strict)
        QVERIFY2(mosip().accepts(candidate), qPrintable(candidate));
    // Without filters each place has one digit that makes it right.
    const QStringList all = verify(rulesOf(10, {}), typed).candidates;
    QVERIFY(all.size() >= 10);
    QVERIFY(strict.size() < all.size());
    QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());

    // Two errors, or none of the pool's.
    const Verification hopeless = verify(mosip(), u"0000000001");
    QCOMPARE(hopeless.checkDigit, false);
    QCOMPARE(hopeless.candidates, QStringList());
    QVERIFY(describe(hopeless, mosip()).contains(u"Type the ID again"));
}

void VerificationTest::tellsOfFilters()
{
    const QString id = u"888888888"_s + QString::number(checkDigit(u"888888888").value());
    QVERIFY(!mosip().accepts(id));
    const Verification verification = verify(mosip(), id);
    QVERIFY(verification.checkDigit);
    QVERIFY(!verification.refusals.isEmpty());
    QVERIFY(describe(verification, mosip()).contains(u"filters"));
}

void VerificationTest::writesJson()
{
    const QString id = someIds().constFirst();
    QCOMPARE(
        toJson(verify(mosip(), id), true),
        (QJsonObject{{u"id"_s, id}, {u"wellFormed"_s, true}, {u"checkDigit"_s, true}, {u"issued"_s, true}}));
    QCOMPARE(toJson(verify(mosip(), u"12"), std::nullopt), (QJsonObject{{u"id"_s, u"12"_s},
                                                                        {u"wellFormed"_s, false},
                                                                        {u"checkDigit"_s, false},
                                                                        {u"issued"_s, QJsonValue()}}));
}

QTEST_GUILESS_MAIN(VerificationTest)
#include "verification_test.moc"
