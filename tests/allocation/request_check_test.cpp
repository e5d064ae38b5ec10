#include "core/allocation/request/request_check.h"
#include "core/allocation/request/request_ids.h"

#include <QTest>

#include <functional>

using namespace lekthi;
using namespace Qt::StringLiterals;
using allocation::Request;
using allocation::Rulebook;
using allocation::ValidationFault;

using ChangeRequest = std::function<void(Request &)>;
using ChangeBook = std::function<void(Rulebook &)>;
Q_DECLARE_METATYPE(ChangeRequest)
Q_DECLARE_METATYPE(ChangeBook)

class RequestCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void countsByTheSettingOfTheType();
    void findsTheOnlyProjectOfAType();
    void takesYearsFromTheFirstOneOfTheStore();
    void refuses_data();
    void refuses();
    void accepts_data();
    void accepts();
    void countsByThePartsOfItsType_data();
    void countsByThePartsOfItsType();
    void takesTheFirstRecipient();
    void findsTheSendersOnlyActiveProject();
    void refusesWhatIsClosed();
    void prefersTheTypesOwnTemplate();
    void keepsWhatCanBeSeenOfTheProgram_data();
    void keepsWhatCanBeSeenOfTheProgram();
};

namespace {

constexpr int project = 2;
constexpr int closedProject = 3;
constexpr int otherProject = 4;
constexpr int consultant = 22;
constexpr int recipient = 10;
constexpr int outsider = 99;
constexpr int freelancer = 98;
constexpr int rfa = 1;
constexpr int transmittal = 2;
constexpr int letter = 6;
constexpr int memo = 7;

store::Project projectRow(int id, const QString &code, bool active, const QList<int> &organizations)
{
    store::Project row;
    row.id = id;
    row.code = code;
    row.active = active;
    row.organizationIds = organizations;
    return row;
}

store::NumberTemplate templateRow(std::optional<int> type, const QString &text)
{
    store::NumberTemplate row;
    row.projectId = project;
    row.typeId = type;
    row.text = text;
    row.version = 3;
    return row;
}

Rulebook rulebook()
{
    Rulebook book;
    book.reference.projects = {projectRow(project, u"LCBP3-C2"_s, true, {consultant, recipient}),
                               projectRow(closedProject, u"OLD"_s, false, {consultant, recipient}),
                               projectRow(otherProject, u"NEW"_s, true, {outsider})};
    book.reference.organizations = {{consultant, u"คคง."_s, {}, {}},
                                    {recipient, u"สคฉ.3"_s, {}, {}},
                                    {outsider, u"OUT"_s, {}, {}},
                                    {freelancer, u"FREE"_s, {}, {}}};
    book.reference.types = {{rfa, u"RFA"_s, {}, {}},
                            {transmittal, u"TRANSMITTAL"_s, {}, {}},
                            {letter, u"LETTER"_s, {}, {}},
                            {memo, u"MEMO"_s, {}, {}}};
    book.reference.subTypes = {{21, u"21"_s, {}, {}}};
    book.reference.rfaTypes = {{18, u"RPT"_s, {}, {}}};
    book.reference.disciplines = {{5, u"TER"_s, {}, {}}};
    book.templates = {templateRow({}, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s),
                      templateRow(transmittal, u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s),
                      templateRow(rfa, u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s)};
    return book;
}

Request letterRequest()
{
    Request request;
    request.projectId = project;
    request.originatorOrganizationId = consultant;
    request.recipientOrganizationIds = {recipient};
    request.correspondenceTypeId = letter;
    return request;
}

Request rfaRequest()
{
    Request request = letterRequest();
    request.recipientOrganizationIds.clear();
    request.correspondenceTypeId = rfa;
    request.rfaTypeId = 18;
    request.disciplineId = 5;
    request.revision = u"A"_s;
    return request;
}

void becomeRfa(Request &request)
{
    request = rfaRequest();
}

void becomeTransmittal(Request &request)
{
    request.correspondenceTypeId = transmittal;
    request.subTypeId = 21;
}

auto check(const Request &request, const Rulebook &book)
{
    const QDate date = request.documentDate.isValid() ? request.documentDate : QDate(2025, 12, 2);
    return allocation::checkRequest(request, date, book);
}

using F = ValidationFault;

void row(const char *name, ValidationFault fault, const QString &subject, ChangeRequest change)
{
    QTest::newRow(name) << std::move(change) << fault << subject;
}

void addRowsOfParties()
{
    row("project unknown", F::ProjectUnknown, u"77"_s, [](Request &r) { r.projectId = 77; });
    row("project inactive", F::ProjectInactive, u"OLD"_s, [](Request &r) { r.projectId = closedProject; });
    row("sender unknown", F::SenderUnknown, u"77"_s, [](Request &r) { r.originatorOrganizationId = 77; });
    row("sender outside", F::SenderOutsideProject, u"OUT"_s,
        [](Request &r) { r.originatorOrganizationId = outsider; });
    row("sender without project", F::SenderWithoutProject, u"FREE"_s, [](Request &r) {
        r.projectId.reset();
        r.originatorOrganizationId = freelancer;
    });
    row("recipient unknown", F::RecipientUnknown, u"77"_s,
        [](Request &r) { r.recipientOrganizationIds = {77}; });
    row("recipient outside", F::RecipientOutsideProject, u"OUT"_s,
        [](Request &r) { r.recipientOrganizationIds = {outsider}; });
    row("letter without recipient", F::RecipientRequired, u"LETTER"_s,
        [](Request &r) { r.recipientOrganizationIds.clear(); });
    row("transmittal without recipient", F::RecipientRequired, u"TRANSMITTAL"_s, [](Request &r) {
        becomeTransmittal(r);
        r.recipientOrganizationIds.clear();
    });
    row("recipient in RFA", F::RecipientNotAllowed, u"RFA"_s, [](Request &r) {
        becomeRfa(r);
        r.recipientOrganizationIds = QList<int>{recipient};
    });
}

void addRowsOfDetails()
{
    row("type unknown", F::TypeUnknown, u"77"_s, [](Request &r) { r.correspondenceTypeId = 77; });
    row("sub type missing", F::SubTypeRequired, {}, [](Request &r) {
        becomeTransmittal(r);
        r.subTypeId.reset();
    });
    row("sub type unknown", F::SubTypeUnknown, u"77"_s, [](Request &r) {
        becomeTransmittal(r);
        r.subTypeId = 77;
    });
    row("RFA type missing", F::RfaTypeRequired, {}, [](Request &r) {
        becomeRfa(r);
        r.rfaTypeId.reset();
    });
    row("RFA type unknown", F::RfaTypeUnknown, u"77"_s, [](Request &r) {
        becomeRfa(r);
        r.rfaTypeId = 77;
    });
    row("discipline missing", F::DisciplineRequired, {}, [](Request &r) {
        becomeRfa(r);
        r.disciplineId.reset();
    });
    row("discipline unknown", F::DisciplineUnknown, u"77"_s, [](Request &r) {
        becomeRfa(r);
        r.disciplineId = 77;
    });
    row("revision missing", F::RevisionRequired, {}, [](Request &r) {
        becomeRfa(r);
        r.revision.clear();
    });
    row("revision of signs", F::RevisionInvalid, u"A/1"_s, [](Request &r) { r.revision = u"A/1"_s; });
    row("revision too long", F::RevisionInvalid, u"ABCDEFGHIJK"_s,
        [](Request &r) { r.revision = u"ABCDEFGHIJK"_s; });
    row("year before 2020", F::DateInvalid, u"2019-12-31"_s,
        [](Request &r) { r.documentDate = QDate(2019, 12, 31); });
    row("year after 2100", F::DateInvalid, u"2101-01-01"_s,
        [](Request &r) { r.documentDate = QDate(2101, 1, 1); });
    row("count 0", F::CountInvalid, u"0"_s, [](Request &r) { r.count = 0; });
    row("count 501", F::CountInvalid, u"501"_s, [](Request &r) { r.count = 501; });
    row("document 0", F::DocumentInvalid, u"0"_s, [](Request &r) { r.documentId = 0; });
    row("document negative", F::DocumentInvalid, u"-4711"_s, [](Request &r) { r.documentId = -4711; });
    row("count negative", F::CountInvalid, u"-1"_s, [](Request &r) { r.count = -1; });
}

} // namespace

void RequestCheckTest::refuses_data()
{
    QTest::addColumn<ChangeRequest>("change");
    QTest::addColumn<ValidationFault>("fault");
    QTest::addColumn<QString>("subject");
    addRowsOfParties();
    addRowsOfDetails();
}

void RequestCheckTest::refuses()
{
    QFETCH(ChangeRequest, change);
    QFETCH(ValidationFault, fault);
    QFETCH(QString, subject);
    Request request = letterRequest();
    change(request);
    const auto checked = check(request, rulebook());
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, allocation::FailureCode::ValidationError);
    QCOMPARE(allocation::faultName(checked.error().fault), allocation::faultName(fault));
    if (!subject.isEmpty())
        QCOMPARE(checked.error().subject, subject);
}

void RequestCheckTest::accepts_data()
{
    QTest::addColumn<ChangeRequest>("change");
    QTest::addColumn<ChangeBook>("changeBook");
    const auto row = [](
                         const char *name, ChangeRequest change, ChangeBook changeBook = [](Rulebook &) {}) {
        QTest::newRow(name) << change << changeBook;
    };
    row("letter", [](Request &) {});
    row("sub type of a letter is ignored", [](Request &r) { r.subTypeId = 77; });
    row("last day of 2100", [](Request &r) { r.documentDate = QDate(2100, 12, 31); });
    row("500 numbers", [](Request &r) { r.count = 500; });
    row(
        "RFA without type where the number shows none",
        [](Request &r) {
            becomeRfa(r);
            r.rfaTypeId.reset();
        },
        [](Rulebook &book) { book.templates[2].text = u"{PROJECT}-{SEQ:4}"_s; });
    row("Thai revision", [](Request &r) { r.revision = u"ก1"_s; });
}

void RequestCheckTest::accepts()
{
    QFETCH(ChangeRequest, change);
    QFETCH(ChangeBook, changeBook);
    Request request = letterRequest();
    Rulebook book = rulebook();
    change(request);
    changeBook(book);
    const auto checked = check(request, book);
    QVERIFY2(checked, checked ? "" : qPrintable(allocation::describe(checked.error())));
}

void RequestCheckTest::countsByThePartsOfItsType_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<QString>("lock");
    Request everything = letterRequest();
    everything.subTypeId = 21;
    everything.rfaTypeId = 18;
    everything.disciplineId = 5;
    QTest::newRow("letter") << everything << u"docnum:2:22:10:6:0:0:0:2025"_s;
    everything.correspondenceTypeId = transmittal;
    QTest::newRow("transmittal") << everything << u"docnum:2:22:10:2:21:0:0:2025"_s;
    QTest::newRow("rfa") << rfaRequest() << u"docnum:2:22:0:1:0:18:5:2025"_s;
}

void RequestCheckTest::countsByThePartsOfItsType()
{
    QFETCH(Request, request);
    QFETCH(QString, lock);
    const auto checked = check(request, rulebook());
    QVERIFY(checked);
    QCOMPARE(numbering::lockName(checked->key), lock);
    QCOMPARE(checked->templateVersion, 3);
}

void RequestCheckTest::takesTheFirstRecipient()
{
    Request request = letterRequest();
    request.recipientOrganizationIds = {recipient, consultant, outsider};
    const auto checked = check(request, rulebook());
    QVERIFY(checked);
    QCOMPARE(checked->key.recipientOrganizationId, recipient);
    QCOMPARE(checked->parts.recipient, u"สคฉ.3"_s);
}

void RequestCheckTest::findsTheSendersOnlyActiveProject()
{
    Request request = letterRequest();
    request.projectId.reset();
    Rulebook book = rulebook();
    const auto found = check(request, book);
    QVERIFY(found);
    QCOMPARE(found->key.projectId, project);

    book.reference.projects[1].active = true;
    const auto ambiguous = check(request, book);
    QVERIFY(!ambiguous);
    QCOMPARE(ambiguous.error().fault, ValidationFault::ProjectMustBeChosen);
}

/// What is closed gives no new numbers.
void RequestCheckTest::refusesWhatIsClosed()
{
    const auto faultOf = [](const Request &request, QList<store::CodedItem> store::ReferenceData::*list,
                            int id) {
        Rulebook book = rulebook();
        for (store::CodedItem &item : book.reference.*list)
            item.active = item.id != id;
        const auto refused = check(request, book);
        return refused ? F::None : refused.error().fault;
    };
    using Data = store::ReferenceData;
    QCOMPARE(faultOf(letterRequest(), &Data::organizations, consultant), F::SenderClosed);
    QCOMPARE(faultOf(letterRequest(), &Data::organizations, recipient), F::RecipientClosed);
    QCOMPARE(faultOf(letterRequest(), &Data::types, letter), F::TypeClosed);
    Request request = letterRequest();
    becomeTransmittal(request);
    QCOMPARE(faultOf(request, &Data::subTypes, *request.subTypeId), F::SubTypeClosed);
    request = letterRequest();
    becomeRfa(request);
    QCOMPARE(faultOf(request, &Data::rfaTypes, *request.rfaTypeId), F::RfaTypeClosed);
    QCOMPARE(faultOf(request, &Data::disciplines, *request.disciplineId), F::DisciplineClosed);
    QCOMPARE(faultOf(request, &Data::disciplines, 4711), F::None);
}

void RequestCheckTest::prefersTheTypesOwnTemplate()
{
    Rulebook book = rulebook();
    Request request = letterRequest();
    request.correspondenceTypeId = memo;
    QCOMPARE(check(request, book)->text.text(), book.templates[0].text);
    book.templates << templateRow(memo, u"M-{SEQ:3}"_s);
    QCOMPARE(check(request, book)->text.text(), u"M-{SEQ:3}"_s);

    book.templates.last().text = u"M-{SEQ"_s;
    QCOMPARE(check(request, book).error().fault, ValidationFault::TemplateInvalid);
    book.templates.clear();
    QCOMPARE(check(request, book).error().fault, ValidationFault::NoTemplate);
}

void RequestCheckTest::keepsWhatCanBeSeenOfTheProgram_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("kept");
    const QString most(512, u'x');
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("as long as may be") << most << most;
    QTest::newRow("longer") << most + u"yz"_s << most;
    QTest::newRow("cut before a pair") << most.chopped(1) + u"😀"_s << most.chopped(1);
    QTest::newRow("a pair at the end") << most.chopped(2) + u"😀"_s << most.chopped(2) + u"😀"_s;
    QTest::newRow("invisible") << u"D\u200bMS\n"_s << u"DMS"_s;
    QTest::newRow("invisible and longer") << u"\u200b"_s + most << most;
}

void RequestCheckTest::keepsWhatCanBeSeenOfTheProgram()
{
    QFETCH(const QString, given);
    QTEST(allocation::keptProgram({.userId = 5, .ipAddress = {}, .userAgent = given}), "kept");
}

void RequestCheckTest::countsByTheSettingOfTheType()
{
    using numbering::TokenKind;
    Rulebook book = rulebook();
    store::CodedItem &type = book.reference.types[2];
    QCOMPARE(type.id, letter);
    type.ownShape = numbering::KeyShape{TokenKind::Recipient};
    book.templates = {templateRow(letter, u"{RECIPIENT}-{SEQ:4}"_s)};
    const auto toWhom = check(letterRequest(), book);
    QVERIFY(toWhom);
    QCOMPARE(toWhom->key.originatorOrganizationId, 0);
    QCOMPARE(toWhom->key.recipientOrganizationId, std::optional(recipient));

    type.ownShape = numbering::KeyShape();
    book.templates = {templateRow(letter, u"{CORR_TYPE}-{SEQ:4}"_s)};
    Request bare;
    bare.projectId = project;
    bare.correspondenceTypeId = letter;
    const auto none = check(bare, book);
    QVERIFY(none);
    QCOMPARE(none->key.originatorOrganizationId, 0);
    QCOMPARE(none->key.recipientOrganizationId, std::nullopt);
    QCOMPARE(check(letterRequest(), book).error().fault, F::RecipientNotAllowed);
    book.templates = {templateRow(letter, u"{ORIGINATOR}-{SEQ:4}"_s)};
    QCOMPARE(check(bare, book).error().fault, F::TemplateInvalid);
    type.ownShape.reset();
    QCOMPARE(check(bare, book).error().fault, F::SenderUnknown);
}

void RequestCheckTest::findsTheOnlyProjectOfAType()
{
    Rulebook book = rulebook();
    book.reference.types[2].ownShape = numbering::KeyShape();
    Request bare;
    bare.correspondenceTypeId = letter;
    QCOMPARE(check(bare, book).error().fault,
             F::NoTemplate); // the default of a project is no numbering of the type
    book.templates = {templateRow(letter, u"{CORR_TYPE}-{SEQ:4}"_s)};
    QCOMPARE(check(bare, book).value().key.projectId, project);
    store::NumberTemplate other = book.templates.first();
    other.projectId = closedProject;
    book.templates.append(other);
    QCOMPARE(check(bare, book).value().key.projectId, project);
    other.projectId = otherProject;
    book.templates.append(other);
    QCOMPARE(check(bare, book).error().fault, F::ProjectOfTypeMustBeChosen);
}

void RequestCheckTest::takesYearsFromTheFirstOneOfTheStore()
{
    Rulebook book = rulebook();
    const auto accepts = [&book](int first, QDate date) {
        book.reference.firstYear = first;
        return allocation::checkRequest(letterRequest(), date, book).has_value();
    };
    QVERIFY(!accepts(2020, {2019, 12, 31}));
    QVERIFY(accepts(2020, {2020, 1, 1}));
    QVERIFY(accepts(2000, {2000, 1, 1}));
    QVERIFY(!accepts(2000, {1999, 12, 31}));
    QVERIFY(!accepts(2026, {2025, 12, 31}));
    for (store::NumberTemplate &one : book.templates)
        one.settings.period = numbering::PeriodKind::Never;
    QVERIFY(!accepts(2020, {2019, 12, 31}));
}

QTEST_GUILESS_MAIN(RequestCheckTest)
#include "request_check_test.moc"
