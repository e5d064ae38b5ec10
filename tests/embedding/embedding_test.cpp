#include "core/store/ledger/ledger_gateway.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "tests/support/private_redis.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class EmbeddingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void namesNothingOfTheBuild();
    void installsNoMoreThanServicesNeed();
    void namesEveryLibraryThatItNeeds();
    void drawsNumbersInAnotherProject();
    void drawsNumbersFromPython();
    void isUsedFromC();
    void showsNothingButItsInterface();
    void installsAllThatItsHeadersNeed();
    void tellsWhichComponentIsMissing();
};

namespace {

constexpr int patienceMs = 200'000;

struct Run
{
    bool ended = false; ///< with exit status 0
    QString output;
};

Run run(const QString &program, const QStringList &words)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, words);
    const bool ended = process.waitForFinished(patienceMs) && process.exitStatus() == QProcess::NormalExit &&
                       process.exitCode() == 0;
    return {ended, QString::fromUtf8(process.readAll())};
}

Run cmake(const QStringList &words)
{
    return run(QStringLiteral(CMAKE_PROGRAM), words);
}

QString workPath(const QString &name)
{
    return QStringLiteral(WORK_DIRECTORY "/") + name;
}

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool wasLocked(PrivateRedis &redis)
{
    return redis.ask({u"INFO"_s, u"commandstats"_s}).contains(u"cmdstat_set:"_s);
}

QString packageDirectory()
{
    return workPath(u"prefix/" LIBRARY_DIRECTORY "/cmake/Lekthi"_s);
}

QString sharedLibrary()
{
    return workPath(u"prefix/" LIBRARY_DIRECTORY "/liblekthi.so"_s);
}

/// Configures a project from an empty build directory and builds it against the installed files.
Run build(const QString &project)
{
    const Run configured = cmake({u"-S"_s, QStringLiteral(PROJECTS "/") + project, u"-B"_s, workPath(project),
                                  u"-G"_s, u"Ninja"_s, u"-DCMAKE_PREFIX_PATH="_s + workPath(u"prefix"_s),
                                  u"-DLEKTHI_HEADERS="_s + workPath(u"prefix/include/lekthi"_s),
                                  u"-DCMAKE_CXX_COMPILER=" COMPILER ""_s,
                                  u"-DCMAKE_CXX_COMPILER_LAUNCHER=" COMPILER_LAUNCHER ""_s,
                                  u"-DCMAKE_CXX_FLAGS=" COMPILER_FLAGS ""_s});
    return configured.ended ? cmake({u"--build"_s, workPath(project)}) : configured;
}

} // namespace

void EmbeddingTest::initTestCase()
{
    QDir(workPath({})).removeRecursively();
    for (const QString &component : {u"development"_s, u"library"_s}) {
        const Run installed = cmake({u"--install"_s, QStringLiteral(BUILD_TREE), u"--component"_s, component,
                                     u"--prefix"_s, workPath(u"installed"_s)});
        QVERIFY2(installed.ended, qUtf8Printable(installed.output));
    }
    // Packages are built in one place and used in another.
    QVERIFY(QDir().rename(workPath(u"installed"_s), workPath(u"prefix"_s)));
}

void EmbeddingTest::namesNothingOfTheBuild()
{
    QDirIterator files(packageDirectory(), QDir::Files);
    QVERIFY(files.hasNext());
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(!text.contains(PROJECTS) && !text.contains(BUILD_TREE) && !text.contains("lekthi_common"),
                 qUtf8Printable(file.fileName()));
    }
}

void EmbeddingTest::installsNoMoreThanServicesNeed()
{
    QDirIterator files(workPath(u"prefix/include/lekthi"_s), {u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    QStringList headers;
    while (files.hasNext()) {
        QFile file(files.next());
        headers.append(file.fileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(!text.contains("<QSql") && !text.contains("<QtSql") &&
                     !file.fileName().contains(u"gateway"_s),
                 qUtf8Printable(file.fileName()));
    }
    QVERIFY2(!headers.isEmpty() && headers.size() <= 20, qUtf8Printable(headers.join(u'\n')));
}

/// In the guide of those who use the package, and where CMake looks.
void EmbeddingTest::namesEveryLibraryThatItNeeds()
{
    static const QRegularExpression foreign(u"\\b(Qt6|PkgConfig|tl|Threads)::(?!Platform)(\\w+)"_s);
    const QString guide = textOf(QStringLiteral(GUIDE));
    const QString config = textOf(packageDirectory() + u"/LekthiConfig.cmake"_s);
    auto matches = foreign.globalMatch(textOf(packageDirectory() + u"/LekthiTargets.cmake"_s));
    QVERIFY(matches.hasNext());
    while (matches.hasNext()) {
        const QString library = matches.next().captured(2);
        QVERIFY2(guide.contains(library), qUtf8Printable(library));
        QVERIFY2(config.contains(library), qUtf8Printable(library));
    }
}

void EmbeddingTest::drawsNumbersInAnotherProject()
{
    const Run built = build(u"example"_s);
    QVERIFY2(built.ended, qUtf8Printable(built.output));
    const store::Address address = PrivateStore::instance().demoStore();
    constexpr int person = 1;
    constexpr int service = 5;
    qputenv("LEKTHI_PASSWORD", store::demoPassword().toUtf8());
    const store::Address entry = PrivateStore::asPerson(address, u"allocator.demo"_s);
    PrivateRedis redis;
    const Run drawn = run(workPath(u"example/example"_s),
                          {entry.toText(), QString::number(person), u"redis-unix:"_s + redis.socket()});
    QVERIFY2(drawn.ended, qUtf8Printable(drawn.output));
    QVERIFY(wasLocked(redis));
    const QStringList numbers = drawn.output.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(numbers.size(), 5);
    const auto connection = PrivateStore::instance().connect(address);
    const auto data = store::loadReferenceData(*connection);
    QVERIFY(data);
    QSet<qint64> sequences;
    for (const QString &line : numbers) {
        const QString number = line.section(u' ', 0, 0);
        const auto issued = store::findIssued(*connection, data->project(u"LCBP3-C2")->id, number);
        QVERIFY2(issued, qUtf8Printable(number));
        sequences.insert(issued->sequence);
        QCOMPARE(issued->userId, person);
        QCOMPARE(issued->drawnBy, std::optional(service));
        QVERIFY(issued->documentId);
        QCOMPARE(issued->ipAddress, u"192.0.2.7"_s);
        QCOMPARE(line.section(u' ', 1), issued->createdAt.toString(Qt::ISODateWithMs));
    }
    QCOMPARE(sequences, (QSet<qint64>{1, 2, 3, 4, 5}));
}

void EmbeddingTest::drawsNumbersFromPython()
{
    if (QStringLiteral(COMPILER_FLAGS).contains(u"-fsanitize"_s))
        QSKIP("Python cannot load what was built under sanitizers.");
    const store::Address address = PrivateStore::instance().demoStore();
    qputenv("LEKTHI_PASSWORD", store::demoPassword().toUtf8());
    const store::Address entry = PrivateStore::asPerson(address, u"allocator.demo"_s);
    const auto draw = [&](const QString &store, const QString &document) {
        return run(u"python3"_s,
                   {QStringLiteral(PROJECTS "/example/allocate.py"), sharedLibrary(), store, document});
    };
    const Run drawn = draw(entry.toText(), u"4711"_s);
    QVERIFY2(drawn.ended, qUtf8Printable(drawn.output));
    const QStringList lines = drawn.output.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    const auto connection = PrivateStore::instance().connect(address);
    const auto data = store::loadReferenceData(*connection);
    QVERIFY(data);
    const auto issued = store::findIssued(*connection, data->project(u"LCBP3-C2")->id, lines.at(1));
    QVERIFY2(issued, qUtf8Printable(lines.at(1)));
    QCOMPARE(issued->requestId.toString(QUuid::WithoutBraces), lines.at(0));
    QCOMPARE(issued->documentId, std::optional<qint64>(4711));

    const Run again = draw(entry.toText(), u"4711"_s);
    QVERIFY(!again.ended);
    QVERIFY2(again.output.contains(lines.at(1)), qUtf8Printable(again.output));
    const Run misled = draw(u"http://server"_s, u"1"_s);
    QVERIFY(!misled.ended);
    QVERIFY2(misled.output.contains(u"http://server"_s), qUtf8Printable(misled.output));
}

void EmbeddingTest::isUsedFromC()
{
    QFile source(workPath(u"version.c"_s));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write(
        "#include <lekthi.h>\nint main(void) { return lekthi_version() >= LEKTHI_VERSION ? 0 : 1; }\n");
    source.close();
    const QString directory = workPath(u"prefix/" LIBRARY_DIRECTORY ""_s);
    const Run built =
        run(QStringLiteral(COMPILER),
            QStringLiteral(COMPILER_FLAGS).split(u' ', Qt::SkipEmptyParts) +
                QStringList{u"-x"_s, u"c"_s, u"-std=c99"_s, u"-Wall"_s, u"-Wextra"_s, u"-pedantic"_s,
                            u"-Werror"_s, u"-I"_s + workPath(u"prefix/include"_s), source.fileName(), u"-o"_s,
                            workPath(u"version"_s), u"-L"_s + directory, u"-llekthi"_s,
                            u"-Wl,-rpath,"_s + directory});
    QVERIFY2(built.ended, qUtf8Printable(built.output));
    const Run ran = run(workPath(u"version"_s), {});
    QVERIFY2(ran.ended, qUtf8Printable(ran.output));
}

/// A program that has a Qt or a core of its own keeps it.
void EmbeddingTest::showsNothingButItsInterface()
{
    const Run listed =
        run(u"nm"_s, {u"--dynamic"_s, u"--defined-only"_s, u"--format=just-symbols"_s, sharedLibrary()});
    QVERIFY2(listed.ended, qUtf8Printable(listed.output));
    const QString header = textOf(workPath(u"prefix/include/lekthi.h"_s));
    int shown = 0;
    for (const QString &line : listed.output.split(u'\n', Qt::SkipEmptyParts)) {
        const QString name = line.section(u'@', 0, 0);
        if (name == u"LEKTHI_1"_s)
            continue;
        QVERIFY2(header.contains(name + u'('), qUtf8Printable(name));
        ++shown;
    }
    QCOMPARE(shown, int(header.count(QRegularExpression(u"\\blekthi_\\w+\\("_s))));
}

void EmbeddingTest::installsAllThatItsHeadersNeed()
{
    const Run built = build(u"headers"_s);
    QVERIFY2(built.ended, qUtf8Printable(built.output));
}

void EmbeddingTest::tellsWhichComponentIsMissing()
{
    QFile script(workPath(u"paint.cmake"_s));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("find_package(Lekthi REQUIRED COMPONENTS Core Paint)\n");
    script.close();
    const Run refused = cmake({u"-DLekthi_DIR="_s + packageDirectory(), u"-P"_s, script.fileName()});
    QVERIFY(!refused.ended);
    QVERIFY2(refused.output.simplified().contains(u"Lekthi has no component Paint"),
             qUtf8Printable(refused.output));
}

QTEST_GUILESS_MAIN(EmbeddingTest)
#include "embedding_test.moc"
