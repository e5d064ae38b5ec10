#include "core/audit/search/number_search.h"
#include "core/audit/search/search_texts.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/requests/void_request.h"
#include "tests/audit/audited_store.h"
#include "tests/support/approving.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::AnswerKind;
using audit::AnswerReason;
using audit::SearchAnswer;
using test::AuditedStore;
using test::PrivateStore;

namespace {

QString letterAt(qint64 sequence, int year = 2583)
{
    return u"คคง.-สคฉ.3-%1-%2"_s.arg(sequence, 4, 10, QLatin1Char('0')).arg(year);
}

const QString reason = u"the letter was never written after all"_s;

int thisYear()
{
    return test::demoYear() + 543;
}

} // namespace

/// What a person finds who types or pastes a number, or what leads to one.
class NumberSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_store.reset(); }
    void findsWhatWasIssued();
    void forgivesHowItIsWritten_data();
    void forgivesHowItIsWritten();
    void completesTheBeginning();
    void findsVoidedAndUnusedNumbers();
    void findsWhatWasSkipped();
    void findsWhatWasImported();
    void saysHowFarTheCounterIs();
    void saysThatAnotherYearCounts();
    void explainsWhatIsMissing();
    void suggestsWhatWasMeant_data();
    void suggestsWhatWasMeant();
    void saysWhereTheTextFitsNoTemplate();
    void findsByRequestAndError();
    void findsCodes();
    void refusesWhatIsTooLong();
    void showsAProjectAdminHisProjectsAlone();
    void namesEveryCounterThatCouldGiveANumber();
    void findsTheSameSequenceAndByDocument();

private:
    QList<SearchAnswer> found(const QString &text)
    {
        auto answers = m_search.search(m_store->connection(), text);
        if (!answers)
            QTest::qFail(qPrintable(answers.error().detail), __FILE__, __LINE__);
        return answers.value_or(QList<SearchAnswer>());
    }
    /// "ISSUED FOUND คคง.-สคฉ.3-0001-2583": what was found, without codes.
    QStringList told(const QString &text)
    {
        QStringList texts;
        for (const SearchAnswer &answer : found(text)) {
            if (answer.kind != AnswerKind::Code)
                texts.append(audit::answerKindName(answer.kind) + u' ' +
                             audit::answerReasonName(answer.reason) + u' ' + answer.number);
        }
        return texts;
    }
    std::unique_ptr<store::Connection> as(const QString &login)
    {
        return PrivateStore::instance().connect(
            PrivateStore::asPerson(m_store->connection().address(), login));
    }
    QString requestIdAt(int place)
    {
        return m_store->root()
            .value(u"SELECT request_id FROM document_number_audit WHERE id = %1"_s.arg(
                m_store->rows()[place - 1]))
            .toString();
    }

    std::unique_ptr<AuditedStore> m_store;
    audit::NumberSearch m_search;
};

/// 1 is unused, 2 issued, 3 voided, 4 to 9 passed by a reset, 10 to 12 issued, 20 and 21 imported.
void NumberSearchTest::initTestCase()
{
    m_store = std::make_unique<AuditedStore>();
    m_store->draw(3);
    const auto one = as(u"sa.one"_s);
    const auto why = *numbering::Reason::parse(reason, store::minimumForRequest);
    const auto asked = store::requestVoid(
        *one, {.ledgerId = m_store->rows()[2], .requestId = requestIdAt(3), .reason = why});
    QVERIFY(asked && test::approve(*as(u"sa.two"_s), *asked));
    QVERIFY(store::markUnused(*one, QUuid::fromString(requestIdAt(1)), why.text()));
    m_store->reset(9);
    m_store->draw(3);
    m_store->registerImport({20, 21});
}

void NumberSearchTest::findsWhatWasIssued()
{
    const QList<SearchAnswer> answers = found(letterAt(2));
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0].kind, AnswerKind::Issued);
    QCOMPARE(answers[0].entry->id, m_store->rows()[1]);
    QVERIFY(found(u"   "_s).isEmpty());
}

void NumberSearchTest::forgivesHowItIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Thai digits") << u"คคง.-สคฉ.๓-๐๐๐๒-๒๕๘๓"_s;
    QTest::newRow("spaces") << u"  คคง. - สคฉ.3 - 0002 - 2583 "_s;
    QTest::newRow("dashes") << u"คคง.–สคฉ.3—0002‐2583"_s;
    QTest::newRow("full width") << u"คคง．－สคฉ．３－０００２－２５８３"_s;
    QTest::newRow("unseen") << u"คคง.-สคฉ.3-\u200B0002-2583\uFEFF"_s;
}

void NumberSearchTest::forgivesHowItIsWritten()
{
    QFETCH(const QString, text);
    QCOMPARE(told(text), QStringList{u"ISSUED FOUND "_s + letterAt(2)});
}

void NumberSearchTest::completesTheBeginning()
{
    const QStringList answers = told(u"คคง.-สคฉ.3-000"_s);
    QCOMPARE(answers.size(), 8);
    for (const QString &answer : answers)
        QVERIFY2(answer.contains(u" BEGINNING คคง.-สคฉ.3-000"_s), qPrintable(answer));
    const QString rest = u"ISSUED BEGINNING "_s + letterAt(11);
    QVERIFY(told(u"คคง.-สคฉ.3-0011-25"_s).contains(rest));
    QVERIFY(told(u"คคง. – สคฉ.๓-๐๐๑๑-๒๕"_s).contains(rest));
}

void NumberSearchTest::findsVoidedAndUnusedNumbers()
{
    QCOMPARE(told(letterAt(3)), QStringList{u"VOIDED FOUND "_s + letterAt(3)});
    QCOMPARE(told(letterAt(1)), QStringList{u"UNUSED FOUND "_s + letterAt(1)});
    QCOMPARE(found(letterAt(3))[0].entry->reason, reason);
}

void NumberSearchTest::findsWhatWasSkipped()
{
    m_store->root().run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, skipped, created_at) "
        "VALUES ('ISSUED', UUID(), %1, 0, 96, 'S-0096', '{}', '', 1, 5, '[\"S-0094\",\"S-0095\"]', "
        "UTC_TIMESTAMP(6))"_s.arg(m_store->counterId()));
    m_store->root().run(u"INSERT INTO document_number_skipped (number, audit_id) SELECT 'S-0095', MAX(id) "
                        "FROM document_number_audit"_s);
    const QList<SearchAnswer> answers = found(u"s-0095"_s);
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0].kind, AnswerKind::Skipped);
    QCOMPARE(answers[0].entry->reason, u"S-0096"_s);
}

void NumberSearchTest::findsWhatWasImported()
{
    for (const qint64 sequence : {20, 21}) {
        const QList<SearchAnswer> answers = found(letterAt(sequence));
        QCOMPARE(answers.size(), 1);
        QCOMPARE(answers[0].kind, AnswerKind::Imported);
        QCOMPARE(answers[0].imported->facts.fileName, u"register.csv"_s);
    }
    QVERIFY(told(u"คคง.-สคฉ.3-0020-258"_s).contains(u"IMPORTED BEGINNING "_s + letterAt(20)));
}

void NumberSearchTest::saysHowFarTheCounterIs()
{
    const QList<SearchAnswer> answers = found(letterAt(131, thisYear()));
    QCOMPARE(answers.first().kind, AnswerKind::NotYetDrawn);
    QCOMPARE(answers.first().counter->lastNumber, 117);
    QCOMPARE(answers.first().ahead(), 14);
}

void NumberSearchTest::saysThatAnotherYearCounts()
{
    const QList<SearchAnswer> ahead = found(letterAt(29));
    QCOMPARE(ahead.first().kind, AnswerKind::OtherPeriod);
    QCOMPARE(ahead.first().counter->id, m_store->counterId());
    const QList<SearchAnswer> unknown = found(letterAt(9, 2591));
    QCOMPARE(unknown.first().kind, AnswerKind::OtherPeriod);
    QCOMPARE(unknown.first().reading->number.key.period.year, 2048);
    QVERIFY(!unknown.first().counter);
}

void NumberSearchTest::explainsWhatIsMissing()
{
    const QList<SearchAnswer> answers = found(letterAt(7));
    QCOMPARE(answers.first().kind, AnswerKind::Missing);
    QVERIFY(answers.first().gap);
    QCOMPARE(answers.first().gap->reason, audit::GapReason::Reset);
    QCOMPARE(answers.first().gap->request->requester, u"sa.one"_s);
}

void NumberSearchTest::suggestsWhatWasMeant_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a digit too many") << u"คคง.-สคฉ.3-00012-2583"_s;
    QTest::newRow("a digit too few") << u"คคง.-สคฉ.3-012-2583"_s;
    QTest::newRow("digits swapped") << u"คคง.-สคฉ.3-0012-2538"_s;
    QTest::newRow("a letter of a code") << u"คตง.-สคฉ.3-0012-2583"_s;
    QTest::newRow("two signs") << u"คคง.-สคฉ.3-0012/258"_s;
}

void NumberSearchTest::suggestsWhatWasMeant()
{
    QFETCH(const QString, text);
    const QStringList answers = told(text);
    QVERIFY2(answers.contains(u"ISSUED SIMILAR "_s + letterAt(12)), qPrintable(answers.join(u'\n')));
    QVERIFY(answers.filter(u" SIMILAR "_s).size() <= 3);
}

void NumberSearchTest::saysWhereTheTextFitsNoTemplate()
{
    const QList<SearchAnswer> answers = found(u"คคง.-สคฉ.3-01X2-2583"_s);
    QVERIFY(!answers.isEmpty());
    QCOMPARE(answers.first().kind, AnswerKind::NoTemplate);
    QCOMPARE(answers.first().misfit->failure.kind, numbering::ParseFailureKind::Mismatch);
    QCOMPARE(answers.first().misfit->failure.position, u"คคง.-สคฉ.3-01"_s.size());
    QVERIFY(told(u"nothing of ours"_s).isEmpty());
}

void NumberSearchTest::findsByRequestAndError()
{
    const QString id = requestIdAt(2);
    QCOMPARE(told(id), QStringList{u"ISSUED REQUEST_ID "_s + letterAt(2)});
    QCOMPARE(told(u'{' + id.toUpper() + u'}'), QStringList{u"ISSUED REQUEST_ID "_s + letterAt(2)});
    m_store->root().run(
        u"INSERT INTO document_number_errors (reference, error_type, error_message, created_at) "
        "VALUES ('ERR-20260102-1234-ABCD', 'DB_ERROR', 'no', UTC_TIMESTAMP(6))"_s);
    QCOMPARE(told(u"err–20260102–1234–abcd"_s), QStringList{u"ERROR FOUND ERR-20260102-1234-ABCD"_s});
    const QString request = m_store->root().value(u"SELECT MAX(id) FROM requests"_s).toString();
    QCOMPARE(told(u'#' + request), QStringList{u"REQUEST FOUND #"_s + request});
}

void NumberSearchTest::findsCodes()
{
    const auto codes = [this](const QString &text) {
        QStringList texts;
        for (const SearchAnswer &answer : found(text)) {
            if (answer.kind == AnswerKind::Code)
                texts.append(answer.code.code);
        }
        return texts;
    };
    QVERIFY(codes(u"lcbp3"_s).contains(u"LCBP3-C2"_s));
    QVERIFY(codes(u"คคง"_s).contains(u"คคง."_s));
}

void NumberSearchTest::refusesWhatIsTooLong()
{
    for (const SearchAnswer &answer : found(QString(100, u'7')))
        QVERIFY(answer.kind != AnswerKind::TooLong);
    const QList<SearchAnswer> answers = found(QString(101, u'7'));
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0].kind, AnswerKind::TooLong);
}

void NumberSearchTest::showsAProjectAdminHisProjectsAlone()
{
    const auto admin = as(u"pa.demo"_s);
    const auto shown = [&](const QString &text) {
        qsizetype rows = 0;
        for (const SearchAnswer &answer : m_search.search(*admin, text).value_or(QList<SearchAnswer>()))
            rows += answer.entry || answer.imported ? 1 : 0;
        return rows;
    };
    const QStringList texts{letterAt(2), letterAt(20), u"คคง.-สคฉ.3-000"_s, requestIdAt(2)};
    for (const QString &text : texts)
        QVERIFY2(shown(text) > 0, qPrintable(text));
    m_store->root().run(u"DELETE FROM project_admins"_s);
    for (const QString &text : texts)
        QVERIFY2(shown(text) == 0, qPrintable(text));
}

void NumberSearchTest::namesEveryCounterThatCouldGiveANumber()
{
    const QString number = letterAt(9000, thisYear());
    const auto fates = m_search.unissued(m_store->connection(), number, {});
    QVERIFY(fates);
    QVERIFY(fates->size() > 1);
    for (const SearchAnswer &fate : *fates)
        QCOMPARE(fate.number, number);
    QVERIFY(std::ranges::is_sorted(*fates, {}, &SearchAnswer::ahead));
    const auto ofOther = m_search.unissued(m_store->connection(), number, 99);
    QVERIFY(ofOther && ofOther->isEmpty());
}

void NumberSearchTest::findsTheSameSequenceAndByDocument()
{
    m_store->unlock();
    m_store->tamper(
        u"UPDATE document_number_audit SET generated_number = 'คคง.-สคฉ.3-2-2583' WHERE id = %1"_s, 2);
    m_store->root().run(
        u"UPDATE document_number_audit SET document_id = 987654 WHERE generated_number = '%1'"_s.arg(
            letterAt(10)));
    QCOMPARE(told(u"๙๘๗๖๕๔"_s).filter(u" DOCUMENT "_s), QStringList{u"ISSUED DOCUMENT "_s + letterAt(10)});
    QCOMPARE(told(letterAt(2)).first(), u"ISSUED SAME_SEQUENCE คคง.-สคฉ.3-2-2583"_s);
}

QTEST_GUILESS_MAIN(NumberSearchTest)
#include "number_search_test.moc"
