#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/log_proof.h"

#include <QTest>

using namespace lekthi::audit;

namespace {

/// The example of Go's package sumdb/note; its signing key is published with it.
const QByteArray goText = "If you think cryptography is the answer to your problem,\n"
                          "then you don't know what your problem is.\n";
const QByteArray goNote =
    goText + "\n\xe2\x80\x94 PeterNeumann "
             "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";
const QByteArray goKey = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const QByteArray goSeed = "gQoUAtUUbI2E8kQzMPVAgOv5juF9nHT2JS/F1ccoMXM=";

/// The example of c2sp.org/tlog-cosignature.
const QByteArray specCheckpoint = "example.com/behind-the-sofa\n"
                                  "20852163\n"
                                  "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n";
const QByteArray specNote =
    specCheckpoint +
    "\n\xe2\x80\x94 example.com/behind-the-sofa "
    "Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n"
    "\xe2\x80\x94 witness.example.com/w1 "
    "jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/"
    "zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n";

SigningKey goSigner()
{
    return *SigningKey::fromSecretText("lekthi-ed25519-key:" + goSeed);
}

/// As a witness signs.
NoteSignature cosignature(const NoteKey &witness, const SigningKey &key, quint64 seconds,
                          const QByteArray &text)
{
    QByteArray time(8, '\0');
    for (int at = 0; at < 8; ++at)
        time[at] = char(seconds >> (56 - 8 * at));
    return {witness.name, witness.id(),
            time + key.sign("cosignature/v1\ntime " + QByteArray::number(seconds) + '\n' + text)};
}

} // namespace

class SignedNoteTest : public QObject
{
    Q_OBJECT

private slots:
    void verifiesTheNoteOfGo();
    void signsAsGoDoes();
    void refusesWhatWasChanged();
    void refusesWhatIsNoNote_data();
    void refusesWhatIsNoNote();
    void readsVerifierKeys();
    void ignoresSignaturesOfOthers();
    void readsCheckpoints();
    void refusesWhatIsNoCheckpoint_data();
    void refusesWhatIsNoCheckpoint();
    void refusesWhatIsNoLogProof_data();
    void refusesWhatIsNoLogProof();
    void readsTheTimeOfACosignature();
    void believesNoOtherCosignature();
};

void SignedNoteTest::verifiesTheNoteOfGo()
{
    const auto note = SignedNote::parse(goNote);
    QVERIFY(note);
    QCOMPARE(note->text, goText);
    QCOMPARE(note->toText(), goNote);
    QVERIFY(note->isSignedBy(*NoteKey::parse(goKey)));
}

void SignedNoteTest::signsAsGoDoes()
{
    QCOMPARE(signNote(goText, "PeterNeumann", goSigner()).toText(), goNote);
    QCOMPARE((NoteKey{"PeterNeumann", goSigner().publicKey()}).toText(), goKey);
}

void SignedNoteTest::refusesWhatWasChanged()
{
    const NoteKey key = *NoteKey::parse(goKey);
    for (qsizetype at = 0; at < goNote.size(); ++at) {
        QByteArray other = goNote;
        other[at] = char(other[at] ^ 1);
        const auto note = SignedNote::parse(other);
        QVERIFY2(!note || !note->isSignedBy(key), other.constData());
    }
    SignedNote twice = *SignedNote::parse(goNote);
    twice.signatures.append(twice.signatures.first());
    QVERIFY(twice.isSignedBy(key));
    twice.signatures.last().bytes[3] = char(twice.signatures.last().bytes[3] ^ 1);
    QVERIFY(!twice.isSignedBy(key));
}

void SignedNoteTest::refusesWhatIsNoNote_data()
{
    QTest::addColumn<QByteArray>("note");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no blank line") << QByteArray(goNote).replace("\n\n", "\n");
    QTest::newRow("no signature") << goText + '\n';
    QTest::newRow("only a line break") << QByteArray("\n\n\n");
    QTest::newRow("cut off") << goNote.chopped(1);
    QTest::newRow("more behind it") << goNote + "text\n";
    QTest::newRow("a hyphen for the dash") << QByteArray(goNote).replace("\xe2\x80\x94", "-");
    QTest::newRow("a control character") << QByteArray(goNote).replace("know", "kn\tow");
    QTest::newRow("another encoding") << QByteArray(goNote).replace("know", "kn\xf6w");
    QTest::newRow("a name with a plus") << QByteArray(goNote).replace("PeterNeumann", "Peter+Neumann");
    QTest::newRow("no base64") << QByteArray(goNote).replace("x08go", "x08g*");
    QTest::newRow("a signature of no bytes")
        << goText + "\n\xe2\x80\x94 PeterNeumann " + QByteArray(4, 'x').toBase64() + '\n';
}

void SignedNoteTest::refusesWhatIsNoNote()
{
    QFETCH(QByteArray, note);
    QVERIFY(!SignedNote::parse(note));
}

void SignedNoteTest::readsVerifierKeys()
{
    const auto key = NoteKey::parse(' ' + goKey + '\n');
    QVERIFY(key);
    QCOMPARE(key->name, "PeterNeumann");
    QCOMPARE(key->id().toHex(), "c74f20a3");
    QCOMPARE(key->toText(), goKey);
    for (const QByteArray &wrong :
         {QByteArray(), QByteArray("PeterNeumann"), QByteArray(goKey).replace("c74f", "c74e"),
          QByteArray(goKey).replace("Peter", "Paul"), goKey.chopped(4),
          QByteArray("PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW")})
        QVERIFY2(!NoteKey::parse(wrong), wrong.constData());
}

void SignedNoteTest::ignoresSignaturesOfOthers()
{
    SignedNote note = *SignedNote::parse(goNote);
    const NoteKey other{"another", goSigner().publicKey()};
    QVERIFY(!note.isSignedBy(other));
    note.signatures.append({"another", QByteArray(4, 'x'), QByteArray(64, 'y')});
    QVERIFY(note.isSignedBy(*NoteKey::parse(goKey)));
}

void SignedNoteTest::readsCheckpoints()
{
    const auto note = SignedNote::parse(specNote);
    QVERIFY(note);
    const auto checkpoint = Checkpoint::parse(note->text);
    QVERIFY(checkpoint);
    QCOMPARE(checkpoint->origin, "example.com/behind-the-sofa");
    QCOMPARE(checkpoint->size, 20852163);
    QCOMPARE(checkpoint->root.toBase64(), "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=");
    QCOMPARE(checkpoint->toText(), specCheckpoint);
    QCOMPARE(Checkpoint::parse(specCheckpoint + "an extension\n"), checkpoint);
}

void SignedNoteTest::refusesWhatIsNoCheckpoint_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("two lines") << QByteArray("origin\n5\n");
    QTest::newRow("no origin") << specCheckpoint.mid(specCheckpoint.indexOf('\n'));
    QTest::newRow("no size") << QByteArray(specCheckpoint).replace("20852163", "many");
    QTest::newRow("a size below 0") << QByteArray(specCheckpoint).replace("20852163", "-1");
    QTest::newRow("a leading zero") << QByteArray(specCheckpoint).replace("20852163", "020852163");
    QTest::newRow("half a hash") << QByteArray(specCheckpoint).replace("CsUYapGG", "");
    QTest::newRow("no last line break") << specCheckpoint.chopped(1);
}

void SignedNoteTest::refusesWhatIsNoCheckpoint()
{
    QFETCH(QByteArray, text);
    QVERIFY(!Checkpoint::parse(text));
}

void SignedNoteTest::refusesWhatIsNoLogProof_data()
{
    const QByteArray whole = "c2sp.org/tlog-proof@v1\nindex 7\n"
                             "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n" +
                             specNote;
    QVERIFY(LogProof::parse(whole));
    QCOMPARE(LogProof::parse(whole)->toText(), whole);
    QTest::addColumn<QByteArray>("text");
    const auto altered = [&whole](const char *name, const QByteArray &before, const QByteArray &after) {
        QTest::newRow(name) << QByteArray(whole).replace(before, after);
    };
    altered("another version", "@v1", "@v2");
    altered("no blank line", "=\n\n", "=\n");
    altered("no index", "index", "place");
    altered("an index below 0", "index 7", "index -7");
    altered("an index in letters", "index 7", "index seven");
    altered("half a hash", "CsUYapGGPo4dkMgIAUqom", "");
    altered("a hash with blanks", "CsUYapGG", "Cs UYapGG");
    altered("no note", specNote, "none");
    altered("a note of something else", specNote, goNote);
}

void SignedNoteTest::refusesWhatIsNoLogProof()
{
    QFETCH(QByteArray, text);
    QVERIFY(!LogProof::parse(text));
}

void SignedNoteTest::readsTheTimeOfACosignature()
{
    const SigningKey signer = goSigner();
    const NoteKey witness{"witness.example.com/w1", signer.publicKey(), NoteAlgorithm::Cosignature};
    SignedNote note{specCheckpoint, {cosignature(witness, signer, 1679315147, specCheckpoint)}};
    QCOMPARE(cosignedAt(note, witness)->toString(Qt::ISODate), QStringLiteral("2023-03-20T12:25:47Z"));
    note.signatures.append(cosignature(witness, signer, 1679315148, specCheckpoint));
    QCOMPARE(cosignedAt(note, witness)->toString(Qt::ISODate), QStringLiteral("2023-03-20T12:25:48Z"));
}

void SignedNoteTest::believesNoOtherCosignature()
{
    const SigningKey signer = goSigner();
    const NoteKey witness{"witness.example.com/w1", signer.publicKey(), NoteAlgorithm::Cosignature};
    const NoteSignature good = cosignature(witness, signer, 1679315147, specCheckpoint);
    QVERIFY(!cosignedAt(*SignedNote::parse(specNote), witness));
    NoteSignature later = good;
    later.bytes[7] = char(later.bytes[7] + 1);
    QVERIFY(!cosignedAt({specCheckpoint, {later}}, witness));
    QVERIFY(!cosignedAt({specCheckpoint, {good, later}}, witness));
    QVERIFY(!cosignedAt({specCheckpoint + "more\n", {good}}, witness));
    QVERIFY(!cosignedAt({specCheckpoint, {{witness.name, witness.id(), "short"}}}, witness));
    const NoteSignature never = cosignature(witness, signer, ~quint64(0), specCheckpoint);
    QVERIFY(!cosignedAt({specCheckpoint, {never}}, witness));
    // A log's own signature is none of a witness, whatever the name.
    const SignedNote plain = signNote(specCheckpoint, witness.name, signer);
    QVERIFY(!cosignedAt(plain, witness));
}

QTEST_GUILESS_MAIN(SignedNoteTest)
#include "signed_note_test.moc"
