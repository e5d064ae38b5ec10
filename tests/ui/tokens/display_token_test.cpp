#include "core/allocation/request/request_check.h"
#include "core/audit/number_texts.h"
#include "core/numbering/parse/number_parser.h"
#include "core/numbering/proof/proof.h"
#include "core/numbering/token_names.h"
#include "core/numbering/validate.h"
#include "core/store/session/sql_parts.h"
#include "core/store/templates/proof_data.h"
#include "models/templates/sample.h"
#include "tests/ui/tokens/more_tokens.h"
#include "ui/templates/template_rules.h"
#include "ui/templates/token_completer.h"

#include <QAbstractItemModel>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::numbering;

/// Tokens of which nothing but a row of the table is written do all that shipped ones do.
class DisplayTokenTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsEveryTokenByItsKind();
    void readsAndSpells();
    void offersWhereDocumentsHaveThePart();
    void correctsWhatWasMeant();
    void wearsTheColorOfItsFamily();
    void refusesWhereDocumentsLackThePart();
    void measuresTheLongestText();
    void numbersDocuments();
    void refusesDocumentsWithoutThePart();
    void showsInPreviews();
    void provesWhatItTellsApart();
    void findsRowsThatItShowsAlike();
    void findsBoundariesOfItsTexts();
    void readsNumbersBack();
    void asksForOneRowOnly();
    void isKnownToTheStore();
    void standsInLedgersWhoseNamesHaveChanged();
};

namespace {

constexpr int project = 2;
constexpr int letter = 6;
constexpr int transmittal = 3;
constexpr int port = 10;
constexpr int consultant = 22;

const auto byName = u"{PROJECT_EN}-{ORIGINATOR_EN}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;

store::ReferenceData reference()
{
    store::ReferenceData data;
    data.projects = {store::Project{{project, u"LCBP3-C2"_s, u"ท่าเรือ"_s, u"Laem Chabang"_s}, {10, 22}}};
    data.organizations = {{port, u"กทท."_s, u"การท่าเรือ"_s, u"PAT"_s},
                          {consultant, u"คคง."_s, u"ควบคุมงาน"_s, u"CSC"_s}};
    data.types = {{letter, u"LETTER"_s, {}, {}}, {transmittal, u"TRANSMITTAL"_s, {}, {}}};
    data.subTypes = {{21, u"21"_s, {}, u"Drawing"_s}};
    return data;
}

store::NumberTemplate templateOf(const QString &text, int type = letter)
{
    store::NumberTemplate stored;
    stored.projectId = project;
    stored.typeId = type;
    stored.text = text;
    stored.settings.period = PeriodKind::Yearly;
    return stored;
}

allocation::Request requestOf(int type = letter)
{
    allocation::Request request;
    request.projectId = project;
    request.originatorOrganizationId = consultant;
    request.recipientOrganizationIds = {port};
    request.correspondenceTypeId = type;
    return request;
}

tl::expected<allocation::CheckedRequest, allocation::Failure> checked(const QString &text, int type = letter)
{
    return checkRequest(requestOf(type), QDate(2026, 3, 31),
                        {.reference = reference(), .templates = {templateOf(text, type)}});
}

ProofInput proofInput(const QString &text, const store::ReferenceData &data = reference())
{
    return store::proofInputOf({templateOf(text)}, data, QDate(2026, 3, 31));
}

QStringList codesOf(const QList<Problem> &problems)
{
    QStringList codes;
    for (const Problem &problem : problems)
        codes.append(codeName(problem.code));
    return codes;
}

QStringList reasonsOf(const Proof &proof)
{
    QStringList reasons;
    for (const Collision &collision : proof.collisions)
        reasons.append(collision.first.number + u" = "_s + collision.second.number);
    return reasons;
}

} // namespace

void DisplayTokenTest::knowsEveryTokenByItsKind()
{
    for (const TokenDescriptor &token : tokenTable()) {
        QCOMPARE(&descriptorOf(token.kind), &token);
        QCOMPARE(tokenKindFromName(QString(token.name)), std::optional(token.kind));
        QVERIFY(descriptorOf(token.part).isPart() || !token.showsRow());
        QVERIFY(!tokenTitle({.kind = token.kind, .digits = 4}).isEmpty());
        QVERIFY(!tokenExplanation({.kind = token.kind, .digits = 4}).isEmpty());
    }
}

void DisplayTokenTest::readsAndSpells()
{
    const ParsedTemplate parsed = parseTemplate(byName);
    QVERIFY(parsed.problems.isEmpty());
    QCOMPARE(parsed.segments.first().token, std::optional(Token{.kind = test::projectName}));
    QCOMPARE(spellToken({.kind = test::senderName}), u"{ORIGINATOR_EN}"_s);
    QVERIFY(parsed.shows(TokenKind::Originator));
    QVERIFY(!parsed.find(TokenKind::Originator));
}

void DisplayTokenTest::offersWhereDocumentsHaveThePart()
{
    const auto offered = [](KeyShape shape) {
        ui::TokenCompleter completer(nullptr);
        completer.setShape(shape);
        QStringList names;
        for (int row = 0; row < completer.model()->rowCount(); ++row)
            names.append(completer.model()->index(row, 0).data().toString());
        return names;
    };
    QVERIFY(offered(KeyShape::General).contains(u"{ORIGINATOR_EN}"_s));
    QVERIFY(!offered(KeyShape::General).contains(u"{SUB_TYPE_EN}"_s));
    QVERIFY(offered(KeyShape::Transmittal).contains(u"{SUB_TYPE_EN}"_s));
    QCOMPARE(ui::unavailableReason(test::subTypeName, KeyShape::General), u"used with TRANSMITTAL"_s);
}

void DisplayTokenTest::correctsWhatWasMeant()
{
    const auto meant = [](const QString &text) {
        return parseTemplate(text).problems.first().fixes.first().replacement;
    };
    QCOMPARE(meant(u"{originator-en}{SEQ:4}"_s), u"{ORIGINATOR_EN}"_s);
    QCOMPARE(meant(u"{SENDER_LATIN}{SEQ:4}"_s), u"{ORIGINATOR_EN}"_s);
    QCOMPARE(meant(u"{PROJECT_EM}{SEQ:4}"_s), u"{PROJECT_EN}"_s);
}

void DisplayTokenTest::wearsTheColorOfItsFamily()
{
    const auto styleOf = [](const QString &token) {
        return ui::coloredTemplate(token).section(u"<span"_s, 2, 2).section(u'>', 0, 0);
    };
    QVERIFY(styleOf(u"{ORIGINATOR_EN}"_s).contains(u"background-color"_s));
    QCOMPARE(styleOf(u"{ORIGINATOR_EN}"_s), styleOf(u"{RECIPIENT}"_s));
    QCOMPARE(styleOf(u"{PROJECT_EN}"_s), styleOf(u"{CORR_TYPE}"_s));
}

void DisplayTokenTest::refusesWhereDocumentsLackThePart()
{
    QCOMPARE(codesOf(validateTemplate(byName, {.typeCode = u"LETTER"_s})), QStringList());
    QCOMPARE(codesOf(validateTemplate(u"{SUB_TYPE_EN}-{SEQ:4}"_s, {.typeCode = u"LETTER"_s})),
             QStringList{u"TOKEN_NOT_AVAILABLE"_s});
}

void DisplayTokenTest::measuresTheLongestText()
{
    store::ReferenceData data = reference();
    QCOMPARE(store::longestCodes(data).value(test::projectName), 12);
    data.organizations[0].nameEnglish = QString(101, u'x');
    const ValidationContext context{.typeCode = u"LETTER"_s,
                                    .longestCodes = store::longestCodes(data, project)};
    QCOMPARE(codesOf(validateTemplate(byName, context)), QStringList{u"TOO_LONG"_s});
}

void DisplayTokenTest::numbersDocuments()
{
    auto request = checked(byName);
    QVERIFY(request);
    request->parts.sequence = 117;
    const auto number = render(request->text, request->parts);
    QVERIFY(number);
    QCOMPARE(number->text(), u"Laem Chabang-CSC-กทท.-0117-2026"_s);
    QCOMPARE(number->parts()[2].family, TokenFamily::Organization);
}

void DisplayTokenTest::refusesDocumentsWithoutThePart()
{
    const auto request = checked(u"{SUB_TYPE_EN}-{SEQ:4}"_s, transmittal);
    QVERIFY(!request);
    QCOMPARE(request.error().fault, allocation::ValidationFault::SubTypeRequired);
}

void DisplayTokenTest::showsInPreviews()
{
    const models::Sample sample = models::usualSample(reference(), {}, project, letter, QDate(2026, 3, 31));
    const DocumentNumber number = renderWhatIsRight(parseTemplate(byName), sample.parts(reference(), 1));
    QCOMPARE(number.text(), u"Laem Chabang-PAT-คคง.-0001-2026"_s);
}

void DisplayTokenTest::provesWhatItTellsApart()
{
    const Proof proof = prove(proofInput(byName));
    QCOMPARE(reasonsOf(proof), QStringList());
    QCOMPARE(proof.verdict, ProofVerdict::Proved);
    const Proof hidden = prove(proofInput(u"{PROJECT_EN}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s));
    QCOMPARE(hidden.collisions.first().reason, CollisionReason::MissingKeyPart);
    QCOMPARE(hidden.collisions.first().token, std::optional(TokenKind::Originator));
    const Proof both = prove(proofInput(u"{ORIGINATOR}-"_s + byName));
    QCOMPARE(both.verdict, ProofVerdict::Proved);
}

void DisplayTokenTest::findsRowsThatItShowsAlike()
{
    store::ReferenceData data = reference();
    data.organizations[0].nameEnglish = u"csc"_s;
    const Proof proof = prove(proofInput(byName, data));
    QCOMPARE(proof.collisions.size(), 1);
    QCOMPARE(proof.collisions.first().reason, CollisionReason::EqualCodes);
    QCOMPARE(proof.collisions.first().token, std::optional(test::senderName));
    QCOMPARE(proof.collisions.first().first.number.section(u'-', 1, 1).toUpper(), u"CSC"_s);
    QVERIFY(proof.collisions.first().first.key != proof.collisions.first().second.key);
}

void DisplayTokenTest::findsBoundariesOfItsTexts()
{
    store::ReferenceData data = reference();
    data.organizations[0] = {port, u"Z"_s, {}, u"A"_s};
    data.organizations[1] = {consultant, u"1Z"_s, {}, u"A1"_s};
    const Proof proof = prove(proofInput(u"{ORIGINATOR_EN}{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s, data));
    QCOMPARE(proof.collisions.size(), 1);
    QCOMPARE(proof.collisions.first().reason, CollisionReason::AmbiguousBoundary);
    QCOMPARE(proof.collisions.first().first.number, proof.collisions.first().second.number);
}

void DisplayTokenTest::readsNumbersBack()
{
    const ProofInput input = proofInput(byName);
    const auto parser = NumberParser::make(input, 0);
    QVERIFY(parser);
    QVERIFY(parser->hiddenParts().isEmpty());
    const auto number = parser->parse(u"Laem Chabang-CSC-กทท.-0117-2026");
    QVERIFY(number);
    QVERIFY(number->isExact);
    QCOMPARE(number->key.originatorOrganizationId, consultant);
    QCOMPARE(number->key.recipientOrganizationId, std::optional(port));
    QCOMPARE(number->sequence, 117);
}

/// Code and name of one document are those of one organization.
void DisplayTokenTest::asksForOneRowOnly()
{
    const ProofInput input = proofInput(u"{ORIGINATOR}-{ORIGINATOR_EN}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s);
    const auto parser = NumberParser::make(input, 0);
    QVERIFY(parser);
    QVERIFY(parser->parse(u"คคง.-CSC-กทท.-0117-2026"));
    QVERIFY(!parser->parse(u"คคง.-PAT-กทท.-0117-2026"));
}

void DisplayTokenTest::isKnownToTheStore()
{
    QString pattern = store::withParts(u"{{pattern_of_template}}"_s).section(u'\'', 1, 1);
    const QRegularExpression sound(pattern.replace(u"\\\\"_s, u"\\"_s));
    QVERIFY2(sound.isValid(), qPrintable(sound.errorString()));
    QVERIFY(sound.match(byName).hasMatch());
    QVERIFY(!sound.match(u"{ORIGINATOR_TH}-{SEQ:4}"_s).hasMatch());
}

/// The store keeps former codes, and no former names.
void DisplayTokenTest::standsInLedgersWhoseNamesHaveChanged()
{
    audit::NumberTexts texts(reference(), {});
    store::StoredLedgerRow row;
    row.number = u"Laem Chabang-Old name-กทท.-0117-2026"_s;
    row.templateText = byName;
    row.sequence = 117;
    const CounterKey key{.projectId = project,
                         .originatorOrganizationId = consultant,
                         .recipientOrganizationId = port,
                         .correspondenceTypeId = letter,
                         .period = {2026, 0}};
    QVERIFY(texts.couldHaveGiven(row, key));
    row.number = u"Laem Chabang-Old name-สคฉ.3-0117-2026"_s;
    QVERIFY(!texts.couldHaveGiven(row, key));
}

QTEST_MAIN(DisplayTokenTest)
#include "display_token_test.moc"
