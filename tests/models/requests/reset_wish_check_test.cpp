#include "models/requests/reset_wish_check.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::store::NumbersAbove;
using lekthi::store::ResetFacts;

namespace {

ResetWishDraft completeDraft()
{
    ResetFacts facts;
    facts.currentNumber = 117;
    facts.currentVersion = 130;
    facts.countAbove = 117;
    return {7, 0, NumbersAbove::Skip, u"Numbers of the trial run are not used"_s, u"0"_s, facts};
}

} // namespace

class ResetWishCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void sendsWhatIsComplete();
    void waitsForTheFacts();
    void wantsAnotherValue();
    void countsWhatCanBeSeen();
    void doesNotReleaseNumbersOfDocuments();
    void wantsTheNewValueOnceMore();
    void takesThaiDigits();
};

void ResetWishCheckTest::sendsWhatIsComplete()
{
    const auto wish = wishOf(completeDraft());
    QVERIFY(wish);
    QCOMPARE(wish->counterId, 7);
    QCOMPARE(wish->seenVersion, 130);
    QCOMPARE(wish->newNumber, 0);
    QCOMPARE(whatIsMissing(completeDraft()), QString());
}

void ResetWishCheckTest::waitsForTheFacts()
{
    ResetWishDraft draft = completeDraft();
    draft.facts.reset();
    QVERIFY(!whatIsMissing(draft).isEmpty());
    QVERIFY(!wishOf(draft));
}

void ResetWishCheckTest::wantsAnotherValue()
{
    ResetWishDraft draft = completeDraft();
    draft.newNumber = 117;
    QVERIFY(whatIsMissing(draft).contains(u"117"_s));
    QVERIFY(!wishOf(draft));
}

void ResetWishCheckTest::countsWhatCanBeSeen()
{
    ResetWishDraft draft = completeDraft();
    draft.reason = u"nineteen characters"_s + u"   "_s; // one is a space
    QVERIFY2(whatIsMissing(draft).contains(u"2 more"_s), qPrintable(whatIsMissing(draft)));
    draft.reason = u"abc\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0"
                   u"\u00a0\u00a0\u00a0\u00a0def"_s;
    QVERIFY(!wishOf(draft));
    draft.reason = u"Numbers of the trial\u200b run are not used"_s;
    QVERIFY(!wishOf(draft));
    QCOMPARE(reasonCountText(u" ที่ ออก "_s), u"4 letter(s) or digit(s)"_s);
}

void ResetWishCheckTest::doesNotReleaseNumbersOfDocuments()
{
    ResetWishDraft draft = completeDraft();
    draft.above = NumbersAbove::Void;
    QVERIFY(wishOf(draft));
    draft.facts->boundToDocuments = 1;
    QVERIFY(!wishOf(draft));
    draft.above = NumbersAbove::Skip;
    QVERIFY(wishOf(draft));
}

void ResetWishCheckTest::wantsTheNewValueOnceMore()
{
    ResetWishDraft draft = completeDraft();
    draft.newNumber = 104;
    const QString value = QString::number(draft.newNumber);
    for (const QString &typed : {u""_s, value + u'0', u"-"_s + value, value + u"x"_s}) {
        draft.typedValue = typed;
        QVERIFY(whatIsMissing(draft).contains(value));
        QVERIFY(!wishOf(draft));
    }
    draft.typedValue = u"  "_s + value + u' ';
    QVERIFY(wishOf(draft));
}

void ResetWishCheckTest::takesThaiDigits()
{
    ResetWishDraft draft = completeDraft();
    draft.newNumber = 104;
    draft.typedValue = u"๑๐๔"_s;
    QVERIFY(wishOf(draft));
}

QTEST_GUILESS_MAIN(ResetWishCheckTest)
#include "reset_wish_check_test.moc"
