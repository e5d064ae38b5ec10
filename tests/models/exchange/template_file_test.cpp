#include "models/exchange/template_file.h"
#include "models/exchange/template_import.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::FileTemplate;
using models::TemplateFile;

namespace {

const QDateTime aMoment(QDate(2026, 3, 5), QTime(8, 30), QTimeZone::utc());
const QString letterText = u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s;

models::FileVersion versionOf(int number, const QString &text)
{
    return {number, {text, {}}, u"pa.demo"_s, aMoment, u"ตามมติประชุม \"ครั้งที่ 12\""_s, {}};
}

TemplateFile sample()
{
    FileTemplate letter{.typeCode = u"LETTER"_s, .rules = {letterText, {}}};
    letter.versions = {versionOf(2, letterText), versionOf(1, u"{SEQ:4}"_s)};
    letter.versions[0].restored = 1;
    FileTemplate usual{.rules = {u"{ORIGINATOR}-{SEQ:5}"_s, {}}};
    usual.versions = {versionOf(1, usual.rules.text)};
    return {u"LCBP3-C1"_s, u"pa.demo"_s, aMoment, {usual, letter}};
}

QByteArray sampleBytes()
{
    return models::writeTemplateFile(sample());
}

QJsonObject sampleJson()
{
    return QJsonDocument::fromJson(sampleBytes()).object();
}

/// The file with something else in it and its checksum made anew, so that what is wrong is found itself.
QByteArray with(QLatin1StringView name, const QJsonValue &value)
{
    QJsonObject root = sampleJson();
    root.insert(name, value);
    root.remove("checksum"_L1);
    const QByteArray canonical = QJsonDocument(root).toJson(QJsonDocument::Compact);
    const QByteArray sum = QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex();
    root.insert(u"checksum"_s, u"sha256:"_s + QString::fromLatin1(sum));
    return QJsonDocument(root).toJson();
}

QByteArray withVersion(QLatin1StringView name, const QJsonValue &value)
{
    QJsonArray templates = sampleJson()[u"templates"].toArray();
    QJsonObject one = templates[0].toObject();
    QJsonArray versions = one[u"versions"].toArray();
    QJsonObject version = versions[0].toObject();
    version.insert(name, value);
    versions[0] = version;
    one.insert(u"versions"_s, versions);
    templates[0] = one;
    return with("templates"_L1, templates);
}

store::ReferenceData referenceData()
{
    store::ReferenceData data;
    store::Project project;
    project.id = 2;
    project.code = u"LCBP3-C2"_s;
    project.organizationIds = {10, 11};
    data.projects = {project};
    data.organizations = {{10, u"คคง."_s, {}, {}}, {11, u"สคฉ.3"_s, {}, {}}};
    data.types = {{6, u"LETTER"_s, {}, {}}, {7, u"MEMO"_s, {}, {}}};
    return data;
}

tl::expected<models::ImportPlan, models::FileFault> plan(const TemplateFile &file,
                                                         const QList<store::NumberTemplate> &templates = {})
{
    return models::planImport(file, 2, templates, referenceData(), QDate(2026, 3, 5));
}

store::NumberTemplate storedTemplate(std::optional<int> typeId, const QString &text, int version)
{
    store::NumberTemplate stored;
    stored.projectId = 2;
    stored.typeId = typeId;
    stored.text = text;
    stored.version = version;
    return stored;
}

} // namespace

class TemplateFileTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatWasWritten();
    void refusesWhatIsDamaged_data();
    void refusesWhatIsDamaged();
    void refusesWhatIsHostile_data();
    void refusesWhatIsHostile();
    void neverTakesADamagedFile();
    void plansWhatChanges();
    void refusesUnknownTypes();
    void reasonNamesTheSource();
};

void TemplateFileTest::readsWhatWasWritten()
{
    const TemplateFile file = sample();
    for (const QByteArray &bytes :
         {sampleBytes(), "\xEF\xBB\xBF" + sampleBytes(), sampleBytes().replace("\n", "\r\n")}) {
        const auto read = models::readTemplateFile(bytes);
        QVERIFY2(read, read ? "" : qPrintable(describe(read.error())));
        QCOMPARE(read->projectCode, file.projectCode);
        QCOMPARE(read->exportedAt, file.exportedAt);
        QCOMPARE(read->templates.size(), 2);
        QCOMPARE(read->templates[0].typeCode, std::nullopt);
        QCOMPARE(read->templates[1].typeCode, u"LETTER"_s);
        QCOMPARE(read->templates[1].rules.text, letterText);
        QVERIFY(read->templates[1].versions == file.templates[1].versions);
    }
}

void TemplateFileTest::refusesWhatIsDamaged_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("changed by hand") << "{SEQ:4}"_ba << "{SEQ:5}"_ba << u"checksum"_s;
    QTest::newRow("another reason") << "12"_ba << "13"_ba << u"checksum"_s;
    QTest::newRow("Windows-874") << "\xE0\xB8\x95"_ba << "\xB5"_ba << u"UTF-8"_s;
    QTest::newRow("same name twice") << "\"format\":"_ba << "\"project\": \"x\", \"format\":"_ba
                                     << u"twice"_s;
    QTest::newRow("control character") << "pa.demo"_ba << "pa\\u0007demo"_ba << u"invisible"_s;
    QTest::newRow("bidi character") << "pa.demo"_ba << "pa\\u202Edemo"_ba << u"invisible"_s;
    QTest::newRow("half a character") << "pa.demo"_ba << "pa\\ud800demo"_ba << u"invisible"_s;
    QTest::newRow("NUL") << "pa.demo"_ba << "pa\\u0000demo"_ba << u"invisible"_s;
    QTest::newRow("line break in a text") << "pa.demo"_ba << "pa\ndemo"_ba << u"JSON"_s;
    QTest::newRow("comment") << "\"format\":"_ba << "// x\n\"format\":"_ba << u"JSON"_s;
    QTest::newRow("single quotes") << "\"pa.demo\""_ba << "'pa.demo'"_ba << u"JSON"_s;
    QTest::newRow("another format") << "lekthi-templates"_ba << "lekthi-digests"_ba << u"no file of"_s;
    QTest::newRow("newer format") << "\"formatVersion\": 1"_ba << "\"formatVersion\": 2"_ba
                                  << u"newer Lekthi"_s;
}

void TemplateFileTest::refusesWhatIsDamaged()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, complaint);
    QByteArray bytes = sampleBytes();
    const qsizetype place = bytes.indexOf(from);
    QVERIFY(place > 0);
    bytes.replace(place, from.size(), to);
    const auto read = models::readTemplateFile(bytes);
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(complaint), qPrintable(describe(read.error())));
}

void TemplateFileTest::refusesWhatIsHostile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line"); // -1: any
    QTest::newRow("nothing") << QByteArray() << 1;
    QTest::newRow("no JSON") << "MZ\x01"_ba << 1;
    QTest::newRow("depth") << QByteArray(1'000'000, '[') << 1;
    QTest::newRow("depth of objects") << QByteArray("{\"a\":").repeated(100'000) << 1;
    QTest::newRow("one long line") << QByteArray(models::largestTemplateFile + 1, 'x') << 0;
    QTest::newRow("many values") << "[" + QByteArray("0,").repeated(300'000) + "0]" << 1;
    QTest::newRow("list") << "\n\n[]"_ba << -1;
    QTest::newRow("two values") << sampleBytes() + "{}" << -1;
    const QJsonValue one = sampleJson()[u"templates"][0];
    QTest::newRow("unknown name") << with("admin"_L1, true) << -1;
    QTest::newRow("project is a number") << with("project"_L1, 7) << -1;
    QTest::newRow("no time") << with("exportedAt"_L1, u"yesterday"_s) << -1;
    QTest::newRow("templates are no list") << with("templates"_L1, QJsonObject()) << -1;
    QTest::newRow("a template twice") << with("templates"_L1, QJsonArray{one, one}) << -1;
    const QJsonObject empty{{u"type"_s, u"LETTER"_s}, {u"versions"_s, QJsonArray()}};
    QTest::newRow("template without versions") << with("templates"_L1, QJsonArray{empty}) << -1;
    QTest::newRow("version 0") << withVersion("version"_L1, 0) << -1;
    QTest::newRow("version 1.5") << withVersion("version"_L1, 1.5) << -1;
    QTest::newRow("version beyond int") << withVersion("version"_L1, 5'000'000'000.0) << -1;
    QTest::newRow("no such period") << withVersion("period"_L1, u"HOURLY"_s) << -1;
    QTest::newRow("long text") << withVersion("template"_L1, QString(201, u'x')) << -1;
    QTest::newRow("long reason") << withVersion("reason"_L1, QString(501, u'x')) << -1;
    QTest::newRow("reason is null") << withVersion("reason"_L1, QJsonValue()) << -1;
}

void TemplateFileTest::refusesWhatIsHostile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    const auto read = models::readTemplateFile(bytes);
    QVERIFY(!read);
    QVERIFY(!read.error().message.isEmpty());
    QVERIFY2(!read.error().message.contains(u"checksum"_s), "the fault itself is named");
    if (line >= 0)
        QCOMPARE(read.error().line, line);
}

/// Cut off anywhere, bytes changed anywhere: never read as something else, never a crash.
void TemplateFileTest::neverTakesADamagedFile()
{
    const QByteArray whole = sampleBytes();
    const TemplateFile file = sample();
    QRandomGenerator random(20260305);
    for (qsizetype length = 0; length < whole.trimmed().size(); ++length)
        QVERIFY2(!models::readTemplateFile(whole.first(length)), qPrintable(QString::number(length)));
    for (int attempt = 0; attempt < 3000; ++attempt) {
        QByteArray damaged = whole;
        for (int bytes = random.bounded(1, 4); bytes > 0; --bytes)
            damaged[random.bounded(damaged.size())] = char(random.bounded(256));
        const auto read = models::readTemplateFile(damaged);
        if (!read)
            continue;
        QCOMPARE(read->projectCode, file.projectCode); // white space became other white space
        QVERIFY(read->templates[1].versions == file.templates[1].versions);
    }
}

void TemplateFileTest::plansWhatChanges()
{
    const auto found = plan(
        sample(), {storedTemplate({}, u"{ORIGINATOR}-{SEQ:5}"_s, 4), storedTemplate(6, u"{SEQ:3}"_s, 7)});
    QVERIFY(found);
    QCOMPARE(found->items.size(), 2);
    QVERIFY(found->items[0].change == models::ImportItem::Change::Same);
    QVERIFY(found->items[1].change == models::ImportItem::Change::Changed);
    QCOMPARE(found->items[1].storedVersion, 7);
    QCOMPARE(found->items[1].before.text, u"{SEQ:3}"_s);
    QCOMPARE(found->items[1].versions.size(), 2);
    QVERIFY(!found->items[1].problems.isEmpty()); // two recipients of one sender: the same numbers
    QVERIFY(!found->hasErrors());
    QCOMPARE(plan(sample())->count(models::ImportItem::Change::Added), 2);

    TemplateFile bad = sample();
    bad.templates[1].rules.text = u"{NOBODY}-{SEQ:4}"_s;
    QVERIFY(plan(bad)->hasErrors());
}

void TemplateFileTest::refusesUnknownTypes()
{
    TemplateFile file = sample();
    file.templates[1].typeCode = u"TELEX"_s;
    file.templates[1].line = 12;
    const auto found = plan(file);
    QVERIFY(!found);
    QCOMPARE(found.error().line, 12);
    QVERIFY(found.error().message.contains(u"TELEX"_s));
}

void TemplateFileTest::reasonNamesTheSource()
{
    const auto changes =
        models::importChanges(*plan(sample()), *numbering::Reason::parse(u"As in the first contract"_s));
    QVERIFY(changes);
    QCOMPARE(changes->size(), 2);
    QCOMPARE(changes->at(1).typeId, std::optional(6));
    QCOMPARE(changes->at(1).expectedVersion, 0);
    QCOMPARE(changes->at(1).restored, std::nullopt);
    QVERIFY(changes->at(1).reason.text().startsWith(u"As in the first contract"_s));
    QVERIFY(changes->at(1).reason.text().contains(u"LCBP3-C1"_s));
    QVERIFY(
        !models::importChanges(*plan(sample()), *numbering::Reason::parse(u"xyz"_s.repeated(166) + u"12"_s)));
}

QTEST_GUILESS_MAIN(TemplateFileTest)
#include "template_file_test.moc"
