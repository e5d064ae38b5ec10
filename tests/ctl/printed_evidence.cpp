#include "tests/ctl/printed_evidence.h"

#include "tests/audit/audited_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

const auto reasonOfArchive = u"--reason 'agreed upon in the meeting of May'"_s;

/// What a witness answers to be asked with this checkpoint.
QJsonObject cosigned(PrintedJson &printed, const QString &checkpoint)
{
    QProcess witness;
    witness.start(QStringLiteral(PYTHON),
                  {QStringLiteral(LEKTHI_SOURCES "/tests/ctl/check_evidence.py"), u"cosign"_s,
                   printed.fileWith("old 0\n\n" + checkpoint.toUtf8()), u"witness.example/w1"_s});
    witness.waitForFinished(-1);
    return QJsonDocument::fromJson(witness.readAllStandardOutput()).object();
}

} // namespace

void printEvidence(PrintedJson &printed)
{
    const QString key = printed.file(u"key"_s);
    printed.print(u"audit export --key "_s + key);
    const QString digests = u"--digest %1.digests "_s.arg(key);
    const QJsonObject exported = printed.print(u"audit export --key %1 --out %1.digests"_s.arg(key)).json();
    const QString signedBy = digests + u"--public-key "_s + exported[u"publicKey"].toString();
    const QJsonObject checkpoint = printed.print(u"audit checkpoint "_s + signedBy).json();
    printed.print(u"audit export --key %1 --out %1.digests"_s.arg(key));
    printed.print(u"audit checkpoint --since %1 "_s.arg(checkpoint[u"size"].toInt()) + signedBy);
    const QJsonObject answer = cosigned(printed, checkpoint[u"checkpoint"].toString());
    printed.print(u"audit add-cosignature %1 --witness %2 "_s.arg(
                      printed.fileWith(answer[u"answer"].toString().toUtf8()), answer[u"key"].toString()) +
                  signedBy);
    const QString number =
        inDemoYear(u"audit receipt คคง.-สคฉ.3-0020-2569 --project LCBP3-C2 --key %1 "_s.arg(key)) + digests;
    printed.print(number);
    printed.print(number + u"--out %1.receipt"_s.arg(key));
    printed.print(u"audit check-receipt %1.receipt --public-key %2 --witness %3"_s.arg(
        key, exported[u"publicKey"].toString(), answer[u"key"].toString()));
}

void printArchive(PrintedJson &printed)
{
    const store::Address usual = printed.store;
    printed.store = emptiedStore(PrivateStore::instance().demoStore());
    AuditedStore(printed.store).draw(3, QDateTime(QDate(2019, 5, 6), QTime(7, 8), Qt::UTC));
    const QString key = printed.file(u"archive.key"_s);
    const QString file = printed.file(u"2019.jsonl.gz"_s);
    const QJsonObject request =
        printed
            .print(u"audit archive --year 2019 --out %1 --key %2 --as sa.one "_s.arg(file, key) +
                   reasonOfArchive)
            .json()[u"request"]
            .toObject();
    const QString id = QString::number(request[u"id"].toInt());
    printed.print(u"request list"_s);
    printed.print(u"request show "_s + id);
    printed.print(u"request approve %1 --yes --as sa.two"_s.arg(id));
    printed.print(u"request list --all"_s);
    printed.print(u"audit retention"_s);
    const QString signedBy = u" --public-key "_s + request[u"publicKey"].toString();
    printed.print(u"audit check-archive "_s + file + signedBy);
    QCOMPARE(printed.print(u"audit verify --archive "_s + file + signedBy).json()[u"archives"],
             QJsonValue(1));
    printed.print(
        u"audit archive --year 2019 --out %1.2 --key %2 --as sa.one "_s.arg(file, key) + reasonOfArchive, 1);
    printed.store = usual;
}

void printPools(PrintedJson &printed)
{
    const store::Address usual = std::exchange(printed.store, PrivateStore::instance().demoStore());
    printed.print(u"pool capacity --length 6"_s);
    printed.print(u"pool capacity --profile MOSIP"_s);
    printed.print(u"pool list"_s);
    const QString created = printed.request(
        u"pool create farmer --length 4 --minimum 5 --batch 20 --as sa.one "_s + reasonOfArchive);
    printed.print(u"request show "_s + created);
    printed.print(u"request approve %1 --yes --as sa.two"_s.arg(created));
    printed.print(u"request list --all --kind pool"_s);
    printed.print(u"pool grant farmer --service allocator.demo"_s);
    printed.print(u"pool issue farmer --as allocator.demo"_s, 4);
    printed.print(u"pool fill --as allocator.demo"_s);
    printed.print(u"pool fill farmer --as allocator.demo"_s);
    printed.print(u"pool fill --watch --every 1 --for 1 --as allocator.demo"_s);
    const QJsonValue issued =
        printed.print(u"pool issue farmer --count 3 --purpose cards --as allocator.demo"_s).json()[u"ids"][0];
    printed.print(u"pool verify %1 --pool farmer"_s.arg(issued[u"id"].toString()));
    printed.print(u"search %1"_s.arg(issued[u"id"].toString()));
    QString mistyped = issued[u"id"].toString();
    mistyped[0] = mistyped[0] == u'9' ? u'8' : u'9';
    printed.print(u"search %1"_s.arg(mistyped));
    printed.print(u"pool verify 0000 --pool farmer"_s, 1);
    printed.print(u"pool status farmer"_s);
    printed.print(u"pool check farmer"_s);
    const auto root = PrivateStore::instance().connect(printed.store);
    QVERIFY(root->execute(u"DROP TRIGGER pool_ledger_no_update"_s));
    QVERIFY(root->execute(u"UPDATE pool_ledger SET purpose = 'others'"_s));
    printed.print(u"pool check farmer"_s, 1);
    printed.print(u"pool revoke farmer --service allocator.demo"_s);
    printed.print(u"store repair"_s);
    const QString retired = printed.request(u"pool retire farmer --as sa.one "_s + reasonOfArchive);
    printed.print(u"request approve %1 --yes --as sa.two"_s.arg(retired));
    printed.print(u"pool list"_s);
    printed.store = usual;
}

} // namespace lekthi::test
