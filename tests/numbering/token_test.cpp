#include "core/numbering/token.h"

#include "core/numbering/template.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class TokenTest : public QObject
{
    Q_OBJECT

private slots:
    void offersTokensInOrderOfRequirements();
    void spellsWhatTheParserReads();
    void namesEveryToken();
    void groupsIntoFamilies();
};

void TokenTest::offersTokensInOrderOfRequirements()
{
    QStringList spellings;
    for (const Token &token : offeredTokens())
        spellings.append(spellToken(token));
    QCOMPARE(spellings,
             (QStringList{u"{PROJECT}"_s, u"{ORIGINATOR}"_s, u"{RECIPIENT}"_s, u"{CORR_TYPE}"_s,
                          u"{SUB_TYPE}"_s, u"{RFA_TYPE}"_s, u"{DISCIPLINE}"_s, u"{SEQ:4}"_s, u"{YEAR:B.E.}"_s,
                          u"{YEAR:A.D.}"_s, u"{REV}"_s, u"{DATE:yyyyMMdd}"_s, u"{DATE:yyyyMMdd:B.E.}"_s,
                          u"{DATE:yyyyMMddHHmmss}"_s, u"{DATE:yyyyMMddHHmmss:B.E.}"_s, u"{NEXT}"_s}));
}

void TokenTest::spellsWhatTheParserReads()
{
    for (const Token &token : offeredTokens()) {
        const ParsedTemplate parsed = parseTemplate(spellToken(token));
        QCOMPARE(parsed.segments.size(), 1);
        QCOMPARE(parsed.segments.first().token, std::optional(token));
    }
}

void TokenTest::namesEveryToken()
{
    QSet<QString> titles;
    QSet<QString> explanations;
    for (const Token &token : offeredTokens()) {
        titles.insert(tokenTitle(token));
        explanations.insert(tokenExplanation(token));
        QVERIFY(!tokenExplanation(token).contains(u'%'));
        const bool isOfEra = token.kind == TokenKind::Year || token.kind == TokenKind::Date;
        const bool isBuddhist = isOfEra && token.calendar == Calendar::Buddhist;
        QCOMPARE(tokenExplanation(token).contains(u"Buddhist Era"_s), isBuddhist);
        QCOMPARE(tokenExplanation(token).contains(u"Common Era"_s), isOfEra && !isBuddhist);
    }
    QCOMPARE(titles.size(), offeredTokens().size());
    QCOMPARE(explanations.size(), offeredTokens().size());
    QCOMPARE(tokenTitle({.kind = TokenKind::Date, .datePattern = u"HHmm"_s}), u"Time"_s);
    QCOMPARE(tokenTitle({.kind = TokenKind::Date, .datePattern = u"ddHH"_s}), u"Date and time"_s);
    QVERIFY(showsTime({.kind = TokenKind::Date, .datePattern = u"HH"_s}));
    QVERIFY(!showsTime({.kind = TokenKind::Date, .datePattern = u"yyyyMMdd"_s}));
    QCOMPARE(tokenTitle({.kind = TokenKind::Originator}), u"Sender"_s);
    QCOMPARE(tokenTitle({.kind = TokenKind::Sequence, .digits = 4}), u"Sequence number, 4 digits"_s);
    QCOMPARE(tokenTitle({.kind = TokenKind::Sequence, .digits = 1}), u"Sequence number, 1 digit"_s);
}

void TokenTest::groupsIntoFamilies()
{
    QCOMPARE(familyOf(TokenKind::Originator), TokenFamily::Organization);
    QCOMPARE(familyOf(TokenKind::Recipient), TokenFamily::Organization);
    QCOMPARE(familyOf(TokenKind::Project), TokenFamily::Classification);
    QCOMPARE(familyOf(TokenKind::CorrType), TokenFamily::Classification);
    QCOMPARE(familyOf(TokenKind::SubType), TokenFamily::Classification);
    QCOMPARE(familyOf(TokenKind::RfaType), TokenFamily::Classification);
    QCOMPARE(familyOf(TokenKind::Discipline), TokenFamily::Classification);
    QCOMPARE(familyOf(TokenKind::Sequence), TokenFamily::Sequence);
    QCOMPARE(familyOf(TokenKind::Year), TokenFamily::Date);
    QCOMPARE(familyOf(TokenKind::Date), TokenFamily::Date);
    QCOMPARE(familyOf(TokenKind::Revision), TokenFamily::Revision);
}

QTEST_GUILESS_MAIN(TokenTest)
#include "token_test.moc"
