#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/digest_log.h"
#include "core/audit/evidence/receipt_making.h"
#include "tests/audit/audited_store.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/whole_digest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::NoReceipt;
using audit::Receipt;
using audit::ReceiptFault;
using test::AuditedStore;

Q_DECLARE_METATYPE(lekthi::audit::ReceiptFault)

class ReceiptTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void provesANumber();
    void tellsNothingOfOtherNumbers();
    void provesANumberBehindRowsThatAreGone();
    void readsBackWhatItWrote();
    void wantsADigestThatCoversIt();
    void takesTheFirstDigestThatCoversIt();
    void saysThatANumberWasVoided();
    void refusesADamagedLedger();
    void refusesAGapInTheLog();
    void refusesAnUnknownNumber();
    void namesWhatWasChanged_data();
    void namesWhatWasChanged();
    void namesAHiddenRow();
    void believesNoStateThatItsRowsContradict();
    void namesWhatCannotBeRead_data();
    void namesWhatCannotBeRead();
    void describesEveryFault();
    void tellsOfServiceAndDocument();
    void tellsTheDocumentThatARevisionNames();

private:
    audit::SigningKey key() { return *audit::SigningKey::loadOrCreate(m_scratch.filePath(u"key"_s)); }
    void sign();
    QString numberAt(int place);
    tl::expected<Receipt, NoReceipt> make(const QString &number);
    Receipt receiptOf(int place) { return *make(numberAt(place)); }

    test::ScratchDirectory m_scratch;
    std::unique_ptr<AuditedStore> m_store;
    QList<audit::SignedDigest> m_digests;
    bool m_isTampered = false;
};

namespace {

QJsonObject jsonOf(const Receipt &receipt)
{
    return QJsonDocument::fromJson(audit::toJson(receipt)).object();
}

tl::expected<Receipt, ReceiptFault> readFrom(const QJsonObject &json)
{
    return audit::readReceipt(QJsonDocument(json).toJson());
}

} // namespace

/// A store of their own for those that change it, and after them.
void ReceiptTest::init()
{
    if (m_store && !m_isTampered && m_store->rows().size() == 5 && m_digests.size() == 1)
        return;
    m_isTampered = false;
    m_store = std::make_unique<AuditedStore>();
    m_digests.clear();
    m_store->draw(5);
    sign();
}

/// A digest of now, behind those that there are.
void ReceiptTest::sign()
{
    m_digests.append(test::signDigest(*test::makeDigest(m_store->connection()), key(),
                                      m_digests.isEmpty() ? nullptr : &m_digests.constLast()));
}

QString ReceiptTest::numberAt(int place)
{
    return m_store->root()
        .value(u"SELECT generated_number FROM document_number_audit WHERE id = %1"_s.arg(
            m_store->rows().at(place - 1)))
        .toString();
}

tl::expected<Receipt, NoReceipt> ReceiptTest::make(const QString &number)
{
    const auto stories = audit::numberStories(m_store->connection(), number);
    const auto project = store::projectOfCounter(m_store->connection(), m_store->counterId());
    auto digests = test::digestFile(m_digests);
    const auto made = audit::makeReceipt(m_store->connection(), stories->value(*project),
                                         {.number = number, .project = u"LCBP3-C2"_s}, digests, key());
    if (!made)
        qFatal("%s", qPrintable(made.error().detail));
    return *made;
}

void ReceiptTest::provesANumber()
{
    const Receipt receipt = receiptOf(2);
    QCOMPARE(audit::faultOf(receipt, key().publicKey()), std::nullopt);
    QCOMPARE(receipt.row().number, numberAt(2));
    QCOMPARE(receipt.state, u"IN_FORCE"_s);
    QCOMPARE(receipt.place, 2);
    QCOMPARE(receipt.head.head.length, 5);
    QCOMPARE(receipt.steps.size(), 4);
    QVERIFY(!receipt.person.isEmpty());
    const QByteArray statement = receipt.statement.text;
    QVERIFY(statement.contains("\nnumber: " + numberAt(2).toUtf8() + '\n'));
    QVERIFY(statement.contains("\nplace: 2\n"));
    const auto other = audit::SigningKey::loadOrCreate(m_scratch.filePath(u"other"_s));
    QCOMPARE(audit::faultOf(receipt, other->publicKey()),
             std::optional(ReceiptFault{ReceiptFault::Kind::CheckpointUnsigned}));
}

/// Who else was given a number, and from where, is nobody's business who is shown a receipt.
void ReceiptTest::tellsNothingOfOtherNumbers()
{
    m_isTampered = true;
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET ip_address = '203.0.113.77' WHERE id = %1"_s, 4);
    m_store->rechain();
    m_digests.clear();
    sign();
    const Receipt receipt = receiptOf(2);
    QCOMPARE(audit::faultOf(receipt, key().publicKey()), std::nullopt);
    QByteArray told = audit::toJson(receipt);
    for (const Receipt::Step &step : receipt.steps) {
        if (const auto *blinded = std::get_if<audit::BlindedRow>(&step))
            told += blinded->rest;
    }
    QVERIFY(!told.contains("203.0.113.77"));
    QVERIFY(told.contains(numberAt(4).toUtf8()));
    QVERIFY(audit::toJson(receiptOf(4)).contains("203.0.113.77"));
}

/// As they are once their year was archived: its place in the chain stays what it was.
void ReceiptTest::provesANumberBehindRowsThatAreGone()
{
    const QString number = numberAt(4);
    m_isTampered = true;
    m_store->unlock();
    m_store->tamper(u"DELETE FROM document_number_audit WHERE counter_id = %2 AND id <= %1"_s, 3);
    const auto receipt = make(number);
    QVERIFY2(receipt, receipt ? "" : qPrintable(audit::noReceiptName(receipt.error())));
    QCOMPARE(audit::faultOf(*receipt, key().publicKey()), std::nullopt);
    QCOMPARE(receipt->place, 4);
    QCOMPARE(receipt->steps.size(), 2);
}

void ReceiptTest::readsBackWhatItWrote()
{
    const Receipt receipt = receiptOf(1);
    const QByteArray json = audit::toJson(receipt);
    const auto read = audit::readReceipt(json);
    QVERIFY(read);
    QCOMPARE(audit::toJson(*read), json);
    QCOMPARE(audit::faultOf(*read, key().publicKey()), std::nullopt);
}

void ReceiptTest::wantsADigestThatCoversIt()
{
    m_store->draw(1);
    QCOMPARE(make(numberAt(6)).error(), NoReceipt::NotCovered);
    sign();
    QCOMPARE(audit::faultOf(*make(numberAt(6)), key().publicKey()), std::nullopt);
    // Nobody can go on from a digest that somebody else has signed, or of before there were logs.
    for (audit::SignedDigest &digest : m_digests)
        digest.log.reset();
    QCOMPARE(make(numberAt(6)).error(), NoReceipt::NotCovered);
}

void ReceiptTest::takesTheFirstDigestThatCoversIt()
{
    for (int day = 0; day < 3; ++day) {
        m_store->draw(2);
        sign();
    }
    const Receipt receipt = receiptOf(7);
    QCOMPARE(receipt.head.head.length, 7);
    QCOMPARE(audit::Checkpoint::parse(receipt.proof.checkpoint.text), audit::checkpointOf(m_digests.at(1)));
    QCOMPARE(audit::faultOf(receipt, key().publicKey()), std::nullopt);
}

/// What happened to the number later has to be signed, too, and is told whole.
void ReceiptTest::saysThatANumberWasVoided()
{
    const QString number = numberAt(5);
    m_store->reset(4, store::NumbersAbove::Void);
    QCOMPARE(make(number).error(), NoReceipt::NotCovered);
    sign();
    const Receipt receipt = *make(number);
    QCOMPARE(receipt.state, u"VOIDED"_s);
    QCOMPARE(audit::faultOf(receipt, key().publicKey()), std::nullopt);
    QVERIFY(receipt.statement.text.contains("\nstate: VOIDED\n"));
    QCOMPARE(std::get<store::StoredLedgerRow>(receipt.steps.last()).event, u"VOIDED"_s);
}

void ReceiptTest::refusesADamagedLedger()
{
    const QString number = numberAt(2);
    m_isTampered = true;
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET user_agent = 'forged' WHERE id = %1"_s, 3);
    QCOMPARE(make(number).error(), NoReceipt::LedgerDamaged);
    m_store->rechain();
    QCOMPARE(make(number).error(), NoReceipt::LedgerDamaged);
}

void ReceiptTest::refusesAGapInTheLog()
{
    m_store->draw(1);
    sign();
    m_store->draw(1);
    sign();
    m_digests.removeAt(1);
    QCOMPARE(make(numberAt(6)).error(), NoReceipt::LogDamaged);
    QVERIFY(make(numberAt(1)));
}

void ReceiptTest::refusesAnUnknownNumber()
{
    QCOMPARE(make(u"no such number"_s).error(), NoReceipt::NotIssued);
    QVERIFY(!audit::describe(NoReceipt::NotIssued, u"X-1"_s).isEmpty());
    QCOMPARE(audit::noReceiptName(NoReceipt::NotCovered), u"NOT_COVERED"_s);
}

void ReceiptTest::namesWhatWasChanged_data()
{
    using Kind = ReceiptFault::Kind;
    QTest::addColumn<QString>("part");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<ReceiptFault>("fault");
    const auto row = [](const QString &name, const QJsonValue &value, const ReceiptFault &fault) {
        QTest::newRow(qPrintable(name)) << name << value << fault;
    };
    row(u"chain.0.row.address"_s, u"198.51.100.9"_s, {Kind::Chain, u"3"_s});
    row(u"chain.0.row.template"_s, u"{SEQ}"_s, {Kind::Chain, u"3"_s});
    row(u"chain.1.length"_s, 63, {Kind::Chain, u"3"_s});
    row(u"chain.1.number"_s, u"X-1"_s, {Kind::Chain, u"3"_s});
    row(u"chain.1.state"_s, QString(64, u'a'), {Kind::Chain, u"4"_s});
    row(u"chain.3.state"_s, QString(64, u'a'), {Kind::Head});
    row(u"headPlace"_s, 6, {Kind::Head});
    row(u"place"_s, 1, {Kind::Head});
    row(u"counter"_s, 1, {Kind::Head});
    row(u"head"_s, QString(64, u'a'), {Kind::Head});
    row(u"store"_s, u"another"_s, {Kind::NotInLog});
    row(u"project"_s, u"LCBP3-C1"_s, {Kind::Statement, u"project: LCBP3-C2"_s});
    row(u"state"_s, u"VOIDED"_s, {Kind::Statement, u"state: IN_FORCE"_s});
    row(u"made"_s, u"2020-01-01T00:00:00.000Z"_s, {Kind::Statement, QString()});
}

void ReceiptTest::namesWhatWasChanged()
{
    QFETCH(const QString, part);
    QFETCH(const QJsonValue, value);
    QFETCH(ReceiptFault, fault);
    QJsonObject json = jsonOf(receiptOf(2));
    if (fault.kind == ReceiptFault::Kind::Statement && fault.where.isEmpty())
        fault.where = u"made: "_s + json[u"made"].toString();
    const QStringList path = part.split(u'.');
    if (path.size() == 1) {
        json[part] = value;
    } else {
        QJsonArray chain = json[u"chain"].toArray();
        QJsonObject step = chain[path[1].toInt()].toObject();
        if (path.size() == 4) {
            QJsonObject row = step[u"row"].toObject();
            row[path[3]] = value;
            step[u"row"] = row;
        } else {
            step[path[2]] = value;
        }
        chain[path[1].toInt()] = step;
        json[u"chain"] = chain;
    }
    const auto read = readFrom(json);
    QVERIFY(read);
    const auto found = audit::faultOf(*read, key().publicKey());
    QVERIFY(found);
    QCOMPARE(int(found->kind), int(fault.kind));
    QCOMPARE(found->where, fault.where);
}

/// The signer must not leave out that the number was voided.
void ReceiptTest::namesAHiddenRow()
{
    const QString number = numberAt(5);
    m_store->reset(4, store::NumbersAbove::Void);
    sign();
    Receipt receipt = *make(number);
    auto &last = std::get<store::StoredLedgerRow>(receipt.steps.last());
    receipt.steps.last() = audit::BlindedRow::of(store::StoredLedgerRow(last));
    receipt.state = u"IN_FORCE"_s;
    receipt.reason.clear();
    audit::signStatement(receipt, key());
    QCOMPARE(audit::faultOf(receipt, key().publicKey()),
             std::optional(ReceiptFault{ReceiptFault::Kind::HiddenRow, u"6"_s}));
}

void ReceiptTest::believesNoStateThatItsRowsContradict()
{
    const QString number = numberAt(5);
    m_store->reset(4, store::NumbersAbove::Void);
    sign();
    Receipt receipt = *make(number);
    receipt.state = u"IN_FORCE"_s;
    audit::signStatement(receipt, key());
    QCOMPARE(audit::faultOf(receipt, key().publicKey()),
             std::optional(ReceiptFault{ReceiptFault::Kind::Statement, u"state: IN_FORCE"_s}));
}

void ReceiptTest::namesWhatCannotBeRead_data()
{
    using Kind = ReceiptFault::Kind;
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ReceiptFault>("fault");
    const QByteArray whole = audit::toJson(receiptOf(2));
    QTest::newRow("cut off") << whole.left(100) << ReceiptFault{Kind::NotJson, u"100"_s};
    QTest::newRow("nothing") << QByteArray() << ReceiptFault{Kind::NotJson, u"0"_s};
    QTest::newRow("another file") << QByteArray("{\"format\":\"other\"}")
                                  << ReceiptFault{Kind::OtherFormat, u"other"_s};
    const auto altered = [&](const QString &name, const QJsonValue &value) {
        QJsonObject json = QJsonDocument::fromJson(whole).object();
        json[name] = value;
        return QJsonDocument(json).toJson();
    };
    for (const char *name : {"proof", "statement", "head", "place", "made", "project", "number", "chain"})
        QTest::newRow(name) << altered(QString::fromLatin1(name), QJsonValue(true))
                            << ReceiptFault{Kind::Part, QString::fromLatin1(name)};
    const QJsonArray chain = QJsonDocument::fromJson(whole)[u"chain"].toArray();
    const auto withRecord = [&](int at, const QJsonObject &record) {
        QJsonArray changed = chain;
        changed[at] = record;
        return altered(u"chain"_s, changed);
    };
    QTest::newRow("a record") << withRecord(2, {}) << ReceiptFault{Kind::Part, u"chain[2].state"_s};
    QTest::newRow("not its own record first")
        << withRecord(0, chain.at(1).toObject()) << ReceiptFault{Kind::Part, u"chain"_s};
    const QJsonObject row = chain.at(0)[u"row"].toObject();
    for (const QString &name : row.keys()) {
        QJsonObject changed = row;
        changed[name] = QJsonObject{{u"of"_s, u"another kind"_s}};
        QJsonObject record = chain.at(0).toObject();
        record[u"row"_s] = changed;
        QTest::newRow(qPrintable(u"row: "_s + name))
            << withRecord(0, record) << ReceiptFault{Kind::Part, u"chain[0].row."_s + name};
    }
}

void ReceiptTest::namesWhatCannotBeRead()
{
    QFETCH(QByteArray, json);
    QFETCH(ReceiptFault, fault);
    const auto read = audit::readReceipt(json);
    QVERIFY(!read);
    QCOMPARE(int(read.error().kind), int(fault.kind));
    if (fault.kind != ReceiptFault::Kind::NotJson || json.isEmpty())
        QCOMPARE(read.error().where, fault.where);
    QVERIFY(audit::describe(read.error(), u"r.json"_s).contains(u"r.json"_s));
}

void ReceiptTest::describesEveryFault()
{
    QSet<QString> sentences;
    for (int kind = 0; kind <= int(ReceiptFault::Kind::Statement); ++kind) {
        const ReceiptFault fault{ReceiptFault::Kind(kind), u"17"_s};
        const QString sentence = audit::describe(fault, u"r.json"_s);
        QVERIFY(sentence.contains(u"r.json"_s) && !sentence.contains(u'%'));
        QVERIFY(!audit::faultName(fault.kind).isEmpty());
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), 10);
}

/// Who drew the number for whom, and what it was given to, stand in what is signed.
void ReceiptTest::tellsOfServiceAndDocument()
{
    Receipt receipt = receiptOf(2);
    QVERIFY(receipt.statement.text.contains("\ndocument: -\n"));
    auto &row = std::get<store::StoredLedgerRow>(receipt.steps.first());
    row.documentId = 4711;
    row.drawnBy = 12;
    row.skipped = u"P-0001"_s;
    receipt.service = u"numbering service"_s;
    audit::signStatement(receipt, key());
    QVERIFY(receipt.statement.text.contains("\nservice: numbering service (12)\n"));
    QVERIFY(receipt.statement.text.contains("\ndocument: 4711\n"));
    const auto read = audit::readReceipt(audit::toJson(receipt));
    QVERIFY(read);
    QCOMPARE(read->row().skipped, std::optional(u"P-0001"_s));
    QCOMPARE(read->row().drawnBy, std::optional(12));
    QCOMPARE(read->document(), std::optional<qint64>(4711));
    row.drawnBy.reset();
    audit::signStatement(receipt, key());
    QVERIFY(receipt.statement.text.contains("\nservice: -\n"));
}

/// A revision has another text and the same running number of the same stretch of the counter.
void ReceiptTest::tellsTheDocumentThatARevisionNames()
{
    store::StoredLedgerRow own;
    own.number = u"P-0005-A"_s;
    own.sequence = 5;
    own.resetEpoch = 1;
    store::StoredLedgerRow later = own;
    later.documentId = 4711;
    const auto documentBehind = [&](const store::StoredLedgerRow &row) {
        Receipt receipt;
        receipt.steps = {own, row};
        return receipt.document();
    };
    QCOMPARE(documentBehind(later), std::optional<qint64>(4711));
    later.number = u"P-0005-B"_s;
    QCOMPARE(documentBehind(later), std::optional<qint64>(4711));
    later.resetEpoch = 2;
    QCOMPARE(documentBehind(later), std::nullopt);
    later.resetEpoch = 1;
    later.sequence = 6;
    QCOMPARE(documentBehind(later), std::nullopt);
    later.number = own.number;
    QCOMPARE(documentBehind(later), std::optional<qint64>(4711));
}

QTEST_GUILESS_MAIN(ReceiptTest)
#include "receipt_test.moc"
