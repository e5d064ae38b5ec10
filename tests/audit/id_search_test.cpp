#include "core/audit/search/number_search.h"
#include "core/pools/verhoeff.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "core/store/requests/pool_request.h"
#include "tests/audit/audited_store.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using audit::AnswerKind;
using audit::SearchAnswer;

/// IDs of ID pools among what a person can type or paste where numbers are searched for.
class IdSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void findsIssuedIds_data();
    void findsIssuedIds();
    void everyRoleMayAsk_data();
    void everyRoleMayAsk();
    void saysNothingOfWhatIsInThePool();
    void saysWhatMayBeMeant();
    void asksEachPoolOfTheLength();
    void staysSilentWhereNothingFits_data();
    void staysSilentWhereNothingFits();
    void looksUpByKeysAlone();
    void numbersAndDocumentsComeFirst(); // last: takes the triggers away

private:
    QList<SearchAnswer> found(const QString &text, const QString &login = u"auditor.demo"_s)
    {
        const auto person = PrivateStore::instance().connect(PrivateStore::asPerson(m_store, login));
        auto answers = audit::NumberSearch().search(*person, text);
        if (!answers)
            QTest::qFail(qPrintable(answers.error().detail), __FILE__, __LINE__);
        return answers.value_or(QList<SearchAnswer>());
    }
    /// "ID_ISSUED site": what pools say.
    QStringList told(const QString &text)
    {
        QStringList texts;
        for (const SearchAnswer &answer : found(text)) {
            if (answer.id)
                texts.append(audit::answerKindName(answer.kind) + u' ' + answer.id->pool);
        }
        return texts;
    }
    /// An id with a right check digit that was never issued, in the pool or not.
    QString unissued(bool isInPool)
    {
        RawSession raw(m_store);
        if (isInPool)
            return raw.value(u"SELECT id_value FROM id_pool_site WHERE status = 'AVAILABLE' LIMIT 1"_s)
                .toString();
        for (int number = 10'000;; ++number) {
            const QString digits = QString::number(number);
            const QString id = digits + QString::number(*pools::checkDigit(digits));
            if (raw.value(u"SELECT COUNT(*) FROM id_pool_site WHERE id_value = '%1'"_s.arg(id)).toInt() == 0)
                return id;
        }
    }

    store::Address m_store;
    QString m_id;
};

void IdSearchTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    makeFilledPool(m_store, plainDraft(u"site"_s, 1000, 1000));
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"allocator.demo"_s));
    const auto issued =
        store::issueIds(*service, poolName(u"site"_s), {QUuid::createUuid(), 1, u"site cards"_s});
    QVERIFY2(issued, issued ? "" : qPrintable(issued.error().detail));
    m_id = issued->constFirst().id;
}

void IdSearchTest::findsIssuedIds_data()
{
    QTest::addColumn<bool>("isThai");
    QTest::addColumn<QString>("between");
    QTest::newRow("as it is") << false << QString();
    QTest::newRow("space") << false << u" "_s;
    QTest::newRow("hyphen") << false << u"-"_s;
    QTest::newRow("dash") << false << u"–"_s;
    QTest::newRow("Thai digits") << true << QString();
}

void IdSearchTest::findsIssuedIds()
{
    QFETCH(const bool, isThai);
    QFETCH(const QString, between);
    QString typed = m_id.first(3) + between + m_id.sliced(3);
    for (QChar &character : typed) {
        if (isThai && character.isDigit())
            character = QChar(u'๐' + character.digitValue());
    }
    const QList<SearchAnswer> answers = found(u' ' + typed + u' ');
    QVERIFY(!answers.isEmpty());
    const SearchAnswer &first = answers.constFirst();
    QCOMPARE(first.kind, AnswerKind::IdIssued);
    QCOMPARE(first.number, m_id);
    QVERIFY(first.id.has_value());
    QCOMPARE(first.id->pool, u"site"_s);
    QCOMPARE(first.id->check.issued->purpose, u"site cards"_s);
    QCOMPARE(first.id->holder->login, u"allocator.demo"_s);
}

void IdSearchTest::everyRoleMayAsk_data()
{
    QTest::addColumn<QString>("login");
    for (const char *login : {"auditor.demo", "pa.demo", "sa.one"})
        QTest::newRow(login) << QString::fromLatin1(login);
}

/// As the page of the pools lets them.
void IdSearchTest::everyRoleMayAsk()
{
    QFETCH(const QString, login);
    const QList<SearchAnswer> answers = found(m_id, login);
    QVERIFY(!answers.isEmpty());
    QCOMPARE(answers.constFirst().kind, AnswerKind::IdIssued);
}

/// Who knew which ids are still to come could use one before it is issued.
void IdSearchTest::saysNothingOfWhatIsInThePool()
{
    for (const bool isInPool : {true, false}) {
        const QString id = unissued(isInPool);
        const QList<SearchAnswer> answers = found(id);
        QVERIFY(!answers.isEmpty());
        QCOMPARE(answers.constFirst().kind, AnswerKind::IdNeverIssued);
        QVERIFY(answers.constFirst().id->check.verification.refusals.isEmpty());
        QVERIFY(!answers.constFirst().id->check.issued);
        QVERIFY(!answers.constFirst().id->holder);
    }
}

void IdSearchTest::saysWhatMayBeMeant()
{
    QString typed = m_id;
    typed[2] = typed[2] == u'9' ? u'8' : u'9';
    const QList<SearchAnswer> answers = found(typed);
    QVERIFY(!answers.isEmpty());
    QCOMPARE(answers.constFirst().kind, AnswerKind::IdMistyped);
    QVERIFY(answers.constFirst().id->check.verification.candidates.contains(m_id));
    QCOMPARE(answers.constFirst().id->check.issuedCandidates, QStringList{m_id});
    QVERIFY(std::ranges::none_of(
        answers, [](const SearchAnswer &answer) { return answer.kind == AnswerKind::NoTemplate; }));
}

void IdSearchTest::asksEachPoolOfTheLength()
{
    makePool(m_store, plainDraft(u"badges"_s));
    makePool(m_store, plainDraft(u"longer"_s, 100, 200, 8));
    QCOMPARE(told(m_id), QStringList{u"ID_ISSUED site"_s});
    QCOMPARE(told(unissued(true)), (QStringList{u"ID_NEVER_ISSUED badges"_s, u"ID_NEVER_ISSUED site"_s}));
    // One that is retired keeps what it issued.
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"sa.one"_s));
    const auto asked = store::requestRetirement(*one, poolName(u"badges"_s), poolReason());
    QVERIFY(asked &&
            approve(*PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"sa.two"_s)), *asked));
    QCOMPARE(told(unissued(true)), (QStringList{u"ID_NEVER_ISSUED badges"_s, u"ID_NEVER_ISSUED site"_s}));
}

/// What only looks like an id is not told where the text is the number of a document.
void IdSearchTest::numbersAndDocumentsComeFirst()
{
    const QString number = u"LCBP3-C2-RFA-STR-SDW-0023-A"_s;
    QCOMPARE(found(number).constFirst().kind, AnswerKind::Issued);
    QCOMPARE(told(number), QStringList());
    const QString document = unissued(false);
    QVERIFY(!told(document).isEmpty());
    AuditedStore ledger(m_store);
    ledger.unlock();
    RawSession raw(m_store);
    QVERIFY(raw.run(u"UPDATE document_number_audit SET document_id = %1 WHERE generated_number = '%2'"_s.arg(
        document, number)));
    QCOMPARE(told(document), QStringList());
    QCOMPARE(found(document).constFirst().reason, audit::AnswerReason::Document);
    // One that was issued is told beside the document of this number.
    QVERIFY(raw.run(u"UPDATE document_number_audit SET document_id = %1 WHERE generated_number = '%2'"_s.arg(
        m_id, number)));
    QCOMPARE(told(m_id), QStringList{u"ID_ISSUED site"_s});
    QVERIFY(found(m_id).size() > 1);
}

void IdSearchTest::staysSilentWhereNothingFits_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("another length") << u"12345"_s;
    QTest::newRow("too short") << u"123"_s;
    QTest::newRow("too long") << QString(40, u'1');
    QTest::newRow("letters") << u"12345A"_s;
    QTest::newRow("a request") << u"#123456"_s;
}

void IdSearchTest::staysSilentWhereNothingFits()
{
    QFETCH(const QString, text);
    QCOMPARE(told(text), QStringList());
}

/// However many ids were issued.
void IdSearchTest::looksUpByKeysAlone()
{
    RawSession raw(m_store);
    const auto rowsReadFor = [&](const QString &text) {
        const auto read = [&raw] {
            return raw
                .value(
                    u"SELECT SUM(variable_value) FROM information_schema.global_status WHERE variable_name "
                    "IN ('HANDLER_READ_NEXT', 'HANDLER_READ_RND_NEXT', 'HANDLER_READ_PREV')"_s)
                .toLongLong();
        };
        found(text);
        const qint64 before = read();
        found(text);
        return read() - before;
    };
    const qint64 few = rowsReadFor(m_id);
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"allocator.demo"_s));
    const auto issued = store::issueIds(*service, poolName(u"site"_s), {QUuid::createUuid(), 900, {}});
    QVERIFY2(issued, issued ? "" : qPrintable(store::describe(issued.error())));
    const qint64 many = rowsReadFor(m_id);
    QVERIFY2(many < few + 450, qPrintable(u"%1, %2"_s.arg(few).arg(many)));
}

QTEST_GUILESS_MAIN(IdSearchTest)
#include "id_search_test.moc"
