#include "tests/ctl/program_run.h"
#include "tests/support/demo_year.h"
#include "tests/support/file_content.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Receipts and digests, by the program and by a checker that shares no code with it.
class EvidenceCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void receiptIsCheckedOffline();
    void auditorMakesAReceipt();
    void printsTheReceiptItself();
    void saysWhatToDoWithoutADigest();
    void takesTheDigestsOfThisComputer();
    void refusesAReceiptOfAnotherKey();
    void saysWhereAReceiptIsDamaged();
    void refusesAFileThatIsNoReceipt();
    void independentCheckerFindsEveryChange();
    void independentCheckerBelievesTheLog();
    void keepsWhatAWitnessCosigned();
    void addsNoDigestBehindADamagedOne();
    void provesToAWitnessThatTheLogGrew();
    void refusesACheckpointOfAnUnknownSize();

private:
    ProgramRun run(const QStringList &words, const Variables &variables = {}) const
    {
        return runProgram(onStore(m_store, QStringList{u"audit"_s} + words), variables);
    }
    ProgramRun exportDigest() const { return run({u"export"_s, u"--key"_s, m_key, u"--out"_s, m_digests}); }
    ProgramRun makeReceipt() const
    {
        return run({u"receipt"_s, m_number, u"--project"_s, u"LCBP3-C2"_s, u"--key"_s, m_key, u"--digest"_s,
                    m_digests, u"--out"_s, m_receipt});
    }
    /// Without any store.
    ProgramRun check(const QString &file, const QString &key) const
    {
        return runProgram({u"--json"_s, u"--store"_s, u"unix:/nonexistent?user=u&db=d"_s, u"audit"_s,
                           u"check-receipt"_s, file, u"--public-key"_s, key});
    }
    QJsonObject checkpoint(const QStringList &more = {}) const
    {
        return run(QStringList{u"checkpoint"_s, u"--digest"_s, m_digests, u"--public-key"_s, m_publicKey} +
                   more)
            .json();
    }
    /// The request to a witness that the program prints where it prints no JSON.
    QString requestOf(const QJsonObject &checkpoint) const;
    QJsonObject receipt() const;
    QString fileWith(const QByteArray &content) const;

    test::ScratchDirectory m_scratch;
    store::Address m_store;
    QString m_key;
    QString m_digests;
    QString m_receipt;
    QString m_number;
    QString m_publicKey;
};

namespace {

struct Checked
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

Checked checkApart(const QStringList &words)
{
    QProcess python;
    python.start(QStringLiteral(PYTHON),
                 QStringList{QStringLiteral(LEKTHI_SOURCES "/tests/ctl/check_evidence.py")} + words);
    if (!python.waitForFinished(-1))
        qFatal("%s", qPrintable(python.errorString()));
    return {python.exitCode(), python.readAllStandardOutput(), python.readAllStandardError()};
}

} // namespace

void EvidenceCommandsTest::init()
{
    m_store = PrivateStore::instance().demoStore();
    const QString name = QString::fromLatin1(QTest::currentTestFunction());
    m_key = m_scratch.filePath(name + u".key"_s);
    m_digests = m_scratch.filePath(name + u".digests"_s);
    m_receipt = m_scratch.filePath(name + u".json"_s);
    m_number = inDemoYear(u"คคง.-สคฉ.3-0020-2569"_s);
    const ProgramRun exported = exportDigest();
    QVERIFY2(exported.exitCode == 0, exported.errors.constData());
    m_publicKey = exported.json()[u"publicKey"].toString();
}

QJsonObject EvidenceCommandsTest::receipt() const
{
    QFile file(m_receipt);
    return file.open(QFile::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QString EvidenceCommandsTest::fileWith(const QByteArray &content) const
{
    QFile file(m_scratch.filePath(u"changed.json"_s));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s", qPrintable(file.errorString()));
    return file.fileName();
}

QString EvidenceCommandsTest::requestOf(const QJsonObject &checkpoint) const
{
    QByteArray text = "old " + QByteArray::number(checkpoint[u"old"].toInt()) + '\n';
    for (const QJsonValue hash : checkpoint[u"proof"].toArray())
        text += hash.toString().toUtf8() + '\n';
    return fileWith(text + '\n' + checkpoint[u"checkpoint"].toString().toUtf8());
}

void EvidenceCommandsTest::receiptIsCheckedOffline()
{
    const ProgramRun made = makeReceipt();
    QVERIFY2(made.exitCode == 0, made.errors.constData());
    QCOMPARE(made.json()[u"publicKey"].toString(), m_publicKey);
    const ProgramRun checked = check(m_receipt, m_publicKey);
    QVERIFY2(checked.exitCode == 0, checked.errors.constData());
    const QJsonObject json = checked.json();
    QCOMPARE(json[u"number"].toString(), m_number);
    QCOMPARE(json[u"state"], QJsonValue(u"IN_FORCE"_s));
    QCOMPARE(json[u"place"], QJsonValue(20));
    const Checked apart = checkApart({u"receipt"_s, m_receipt, m_publicKey});
    QVERIFY2(apart.exitCode == 0, (apart.output + apart.errors).constData());
    const QJsonDocument told = QJsonDocument::fromJson(apart.output);
    QCOMPARE(told[u"number"].toString(), m_number);
    QVERIFY(told[u"blinded"].toInt() > 0);
    QCOMPARE(told[u"blinded"].toInt(), json[u"signedPlace"].toInt() - json[u"place"].toInt());
}

void EvidenceCommandsTest::auditorMakesAReceipt()
{
    const ProgramRun made =
        runProgram(onStore(PrivateStore::asPerson(m_store, u"auditor.demo"_s),
                           {u"audit"_s, u"receipt"_s, m_number, u"--project"_s, u"LCBP3-C2"_s, u"--key"_s,
                            m_key, u"--digest"_s, m_digests, u"--out"_s, m_receipt}),
                   {u"LEKTHI_PASSWORD=lekthi-demo"_s});
    QVERIFY2(made.exitCode == 0, made.errors.constData());
    QCOMPARE(check(m_receipt, m_publicKey).exitCode, 0);
}

void EvidenceCommandsTest::printsTheReceiptItself()
{
    const QStringList words{u"receipt"_s, m_number, u"--project"_s, u"LCBP3-C2"_s,
                            u"--key"_s,   m_key,    u"--digest"_s,  m_digests};
    const ProgramRun printed = run(words);
    QCOMPARE(printed.exitCode, 0);
    QCOMPARE(check(fileWith(printed.output), m_publicKey).exitCode, 0);
}

void EvidenceCommandsTest::saysWhatToDoWithoutADigest()
{
    m_key += u"-new"_s;
    const ProgramRun made = makeReceipt();
    QCOMPARE(made.exitCode, 4);
    QCOMPARE(made.error()[u"code"], QJsonValue(u"NOT_COVERED"_s));
    QCOMPARE(made.error()[u"retryable"], QJsonValue(true));
    QVERIFY(made.error()[u"message"].toString().contains(u"lekthictl audit export --out"_s));
    QVERIFY(!QFile::exists(m_receipt));
    QCOMPARE(exportDigest().exitCode, 0);
    QCOMPARE(makeReceipt().exitCode, 0);
}

void EvidenceCommandsTest::takesTheDigestsOfThisComputer()
{
    const Variables home{u"XDG_CONFIG_HOME="_s + m_scratch.filePath(u"config"_s),
                         u"LEKTHI_DIGESTS="_s + m_scratch.filePath(u"folder"_s)};
    const QStringList words{u"receipt"_s, m_number, u"--project"_s, u"LCBP3-C2"_s};
    QCOMPARE(run(words, home).exitCode, 4);
    const QStringList key{u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,      u"LETTER"_s,
                          u"--originator"_s, u"คคง."_s,     u"--recipient"_s, u"สคฉ.3"_s};
    const ProgramRun asked = runProgram(
        onStore(m_store, QStringList{u"reset"_s, u"request"_s, u"--to"_s, u"9000"_s, u"--reason"_s,
                                     u"agreed upon in the meeting of May"_s, u"--as"_s, u"sa.one"_s} +
                             key),
        home);
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    const ProgramRun approved =
        runProgram(onStore(m_store, {u"reset"_s, u"approve"_s, QString::number(asked.json()[u"id"].toInt()),
                                     u"--yes"_s, u"--as"_s, u"sa.two"_s}),
                   home);
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    const ProgramRun made = run(words, home);
    QVERIFY2(made.exitCode == 0, made.errors.constData());
}

void EvidenceCommandsTest::refusesAReceiptOfAnotherKey()
{
    QCOMPARE(makeReceipt().exitCode, 0);
    m_key += u"-other"_s;
    const QString other = exportDigest().json()[u"publicKey"].toString();
    const ProgramRun checked = check(m_receipt, other);
    QCOMPARE(checked.exitCode, 1);
    QCOMPARE(checked.error()[u"code"], QJsonValue(u"WRONG_SIGNATURE"_s));
    QCOMPARE(checkApart({u"receipt"_s, m_receipt, other}).exitCode, 1);
}

void EvidenceCommandsTest::saysWhereAReceiptIsDamaged()
{
    QCOMPARE(makeReceipt().exitCode, 0);
    QJsonObject json = receipt();
    QJsonArray chain = json[u"chain"].toArray();
    QJsonObject step = chain[7].toObject();
    step[u"number"_s] = u"X-1"_s;
    chain[7] = step;
    json[u"chain"_s] = chain;
    const ProgramRun checked = check(fileWith(QJsonDocument(json).toJson()), m_publicKey);
    QCOMPARE(checked.exitCode, 1);
    QCOMPARE(checked.error()[u"code"], QJsonValue(u"RECEIPT_CHAIN"_s));
    const QString message = checked.error()[u"message"].toString();
    QVERIFY2(message.contains(u"record 27"_s) && message.contains(u"changed.json"_s), qPrintable(message));
    const ProgramRun cut = check(fileWith(QJsonDocument(receipt()).toJson().left(4000)), m_publicKey);
    QCOMPARE(cut.error()[u"code"], QJsonValue(u"RECEIPT_UNREADABLE"_s));
}

void EvidenceCommandsTest::refusesAFileThatIsNoReceipt()
{
    QCOMPARE(check(m_digests, m_publicKey).error()[u"code"], QJsonValue(u"RECEIPT_FORMAT"_s));
    QCOMPARE(check(m_scratch.filePath(u"none"_s), m_publicKey).exitCode, 1);
    QCOMPARE(check(m_digests, u"no key"_s).exitCode, 1);
    QCOMPARE(runProgram({u"audit"_s, u"check-receipt"_s, m_digests}).exitCode, 2);
}

/// What one of the two finds, the other one finds, too.
void EvidenceCommandsTest::independentCheckerFindsEveryChange()
{
    QCOMPARE(makeReceipt().exitCode, 0);
    const QJsonObject whole = receipt();
    for (const QString &part : whole.keys()) {
        if (part == u"service"_s || part == u"reason"_s || part == u"made"_s || part == u"counter"_s)
            continue; // the checker leaves them alone: they stand in the signed statement
        QJsonObject changed = whole;
        if (changed[part].isDouble())
            changed[part] = changed[part].toInt() + 1;
        else if (changed[part].isArray())
            changed[part] = changed[part].toArray() + QJsonValue(whole[u"chain"][1]);
        else
            changed[part] = QString(changed[part].toString()).replace(u'1', u'2').replace(u'C', u'D');
        if (changed == whole)
            continue;
        const QString file = fileWith(QJsonDocument(changed).toJson());
        QVERIFY2(check(file, m_publicKey).exitCode == 1, qPrintable(part));
        QVERIFY2(checkApart({u"receipt"_s, file, m_publicKey}).exitCode == 1, qPrintable(part));
    }
}

void EvidenceCommandsTest::independentCheckerBelievesTheLog()
{
    QCOMPARE(exportDigest().exitCode, 0);
    const ProgramRun drawn = runProgram(onStore(
        m_store, {u"allocate"_s, u"--as"_s, u"allocator.demo"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                  u"LETTER"_s, u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s}));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(exportDigest().exitCode, 0);
    const Checked apart = checkApart({u"digests"_s, m_digests, m_publicKey});
    QVERIFY2(apart.exitCode == 0, (apart.output + apart.errors).constData());
    const QJsonDocument told = QJsonDocument::fromJson(apart.output);
    QCOMPARE(told[u"digests"], QJsonValue(3));
    QCOMPARE(told[u"logs"], QJsonValue(1));
}

/// The witness is the other program.
void EvidenceCommandsTest::keepsWhatAWitnessCosigned()
{
    const QJsonObject first = checkpoint();
    QVERIFY(first[u"verifierKey"].toString().startsWith(first[u"origin"].toString() + u'+'));
    const QJsonDocument answer =
        QJsonDocument::fromJson(checkApart({u"cosign"_s, requestOf(first), u"witness.example/w1"_s}).output);
    const QString witness = answer[u"key"].toString();
    const auto checkCosigned = [&] {
        return runProgram({u"--json"_s, u"audit"_s, u"check-receipt"_s, m_receipt, u"--public-key"_s,
                           m_publicKey, u"--witness"_s, witness});
    };
    QCOMPARE(makeReceipt().exitCode, 0);
    QCOMPARE(checkCosigned().error()[u"code"], QJsonValue(u"NOT_COSIGNED"_s));
    const QString answered = fileWith(answer[u"answer"].toString().toUtf8());
    const QStringList keep{u"add-cosignature"_s, answered,    u"--digest"_s, m_digests,
                           u"--public-key"_s,    m_publicKey, u"--witness"_s};
    const ProgramRun kept = run(keep + QStringList{witness});
    QVERIFY2(kept.exitCode == 0, kept.errors.constData());
    QCOMPARE(kept.json()[u"size"], first[u"size"]);
    QCOMPARE(kept.json()[u"time"], QJsonValue(u"2026-09-21T14:13:20.000Z"_s));
    QCOMPARE(makeReceipt().exitCode, 0);
    QCOMPARE(checkCosigned().json()[u"cosigned"][0][u"witness"], QJsonValue(u"witness.example/w1"_s));
    QCOMPARE(checkApart({u"receipt"_s, m_receipt, m_publicKey, witness}).exitCode, 0);
    // What stands beside the digests in part, after a power failure, costs no cosignature behind it.
    const QString beside = m_digests + u".cosignatures"_s;
    QVERIFY(QFile(beside).resize(QFileInfo(beside).size() / 2));
    QCOMPARE(run(keep + QStringList{witness}).exitCode, 0);
    QCOMPARE(makeReceipt().exitCode, 0);
    QCOMPARE(checkCosigned().exitCode, 0);
    QVERIFY(QFile(answered).resize(0));
    QCOMPARE(run(keep + QStringList{witness}).error()[u"code"], QJsonValue(u"NOT_COSIGNED"_s));
    // A log does not cosign itself.
    QCOMPARE(run(keep + QStringList{first[u"verifierKey"].toString()}).error()[u"code"],
             QJsonValue(u"MALFORMED"_s));
}

void EvidenceCommandsTest::addsNoDigestBehindADamagedOne()
{
    QByteArray content = test::contentOf(m_digests);
    QVERIFY(test::setContent(m_digests, content.replace("lekthi-digest-2", "lekthi-digest-3")));
    const ProgramRun refused = exportDigest();
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"DIGEST_UNREADABLE"_s));
    QVERIFY(refused.error()[u"message"].toString().contains(m_digests));
    QCOMPARE(test::contentOf(m_digests), content);
    QVERIFY(QFile::rename(m_digests, m_digests + u".kept"_s));
    QCOMPARE(exportDigest().exitCode, 0);
}

void EvidenceCommandsTest::provesToAWitnessThatTheLogGrew()
{
    const QJsonObject first = checkpoint();
    QCOMPARE(exportDigest().exitCode, 0);
    const QJsonObject grown = checkpoint({u"--since"_s, QString::number(first[u"size"].toInt())});
    QVERIFY(!grown[u"proof"].toArray().isEmpty());
    const Checked believed = checkApart({u"request"_s, requestOf(grown), first[u"root"].toString()});
    QVERIFY2(believed.exitCode == 0, (believed.output + believed.errors).constData());
    QCOMPARE(checkApart({u"request"_s, requestOf(grown), grown[u"root"].toString()}).exitCode, 1);
}

void EvidenceCommandsTest::refusesACheckpointOfAnUnknownSize()
{
    const ProgramRun asked = run(
        {u"checkpoint"_s, u"--digest"_s, m_digests, u"--public-key"_s, m_publicKey, u"--since"_s, u"1"_s});
    QCOMPARE(asked.exitCode, 1);
    QCOMPARE(asked.error()[u"code"], QJsonValue(u"UNKNOWN_SIZE"_s));
}

QTEST_GUILESS_MAIN(EvidenceCommandsTest)
#include "evidence_commands_test.moc"
