#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class ErrorCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsNothingOfAFreshStore();
    void listsNewestFirst();
    void filtersByType();
    void leavesOutWhatWasResolved();
    void findsAReferenceAsAMessageQuotesIt();
    void filtersByWhatWasAskedFor();
    void goesOnWhereAPageEnded();
    void printsATableForPeople();
    void keepsForeignTextInItsLine();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    /// Asks for a number that cannot be; gives the reference of the error.
    QString provokeError(const QString &year) const;
    QStringList references(const QStringList &options) const;

    store::Address m_store;
};

void ErrorCommandsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

QString ErrorCommandsTest::provokeError(const QString &year) const
{
    const ProgramRun refused = run({u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                    u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s,
                                    year + u"-12-31"_s, u"--for"_s, u"pa.demo"_s});
    return refused.error()[u"reference"].toString();
}

QStringList ErrorCommandsTest::references(const QStringList &options) const
{
    QStringList result;
    for (const QJsonValue &error :
         run(QStringList{u"errors"_s, u"list"_s} + options).json()[u"errors"].toArray())
        result.append(error[u"reference"].toString());
    return result;
}

void ErrorCommandsTest::listsNothingOfAFreshStore()
{
    const ProgramRun listed = run({u"errors"_s, u"list"_s});
    QCOMPARE(listed.exitCode, 0);
    QCOMPARE(listed.json()[u"errors"], QJsonValue(QJsonArray()));
}

void ErrorCommandsTest::listsNewestFirst()
{
    const QString first = provokeError(u"2018"_s);
    const QString second = provokeError(u"2019"_s);
    QVERIFY(!first.isEmpty() && !second.isEmpty());
    QCOMPARE(references({}).mid(0, 2), (QStringList{second, first}));
    QCOMPARE(references({u"--limit"_s, u"1"_s}), QStringList{second});
    const QJsonObject error = run({u"errors"_s, u"list"_s}).json()[u"errors"][0].toObject();
    QCOMPARE(error.keys(),
             (QStringList{u"address"_s, u"context"_s, u"createdAt"_s, u"id"_s, u"message"_s, u"person"_s,
                          u"reference"_s, u"resolvedAt"_s, u"stackTrace"_s, u"type"_s}));
    QCOMPARE(error[u"type"], QJsonValue(u"VALIDATION_ERROR"_s));
    QCOMPARE(error[u"person"], QJsonValue(u"pa.demo"_s));
    QCOMPARE(error[u"context"][u"fault"], QJsonValue(u"DATE_INVALID"_s));
    QCOMPARE(error[u"context"][u"documentDate"], QJsonValue(u"2019-12-31"_s));
    QCOMPARE(error[u"address"], QJsonValue(u"localhost"_s));
    QVERIFY(QDateTime::fromString(error[u"createdAt"].toString(), Qt::ISODateWithMs).isValid());
    QCOMPARE(error[u"resolvedAt"], QJsonValue());
}

void ErrorCommandsTest::filtersByType()
{
    const QString reference = provokeError(u"2019"_s);
    QCOMPARE(references({u"--type"_s, u"VALIDATION_ERROR"_s}).value(0), reference);
    QCOMPARE(references({u"--type"_s, u"LOCK_TIMEOUT"_s}), QStringList());
}

void ErrorCommandsTest::leavesOutWhatWasResolved()
{
    const QString open = provokeError(u"2019"_s);
    const QString resolved = provokeError(u"2019"_s);
    const auto done = PrivateStore::instance().connect(m_store)->execute(
        u"UPDATE document_number_errors SET resolved_at = created_at WHERE reference = '%1'"_s.arg(resolved));
    QVERIFY(done);
    QCOMPARE(references({}).value(0), resolved);
    QCOMPARE(references({u"--unresolved"_s}).value(0), open);
}

void ErrorCommandsTest::findsAReferenceAsAMessageQuotesIt()
{
    const QString reference = provokeError(u"2019"_s);
    provokeError(u"2019"_s);
    for (const QString &pasted : {reference, reference.toLower(), u" "_s + reference + u". "_s})
        QCOMPARE(references({u"--reference"_s, pasted}), QStringList{reference});
    QCOMPARE(references({u"--reference"_s, u"ERR-20200101-0000-AAAA"_s}), QStringList());
    QCOMPARE(run({u"errors"_s, u"list"_s, u"--reference"_s, u"0042"_s}).exitCode, 2);
}

void ErrorCommandsTest::filtersByWhatWasAskedFor()
{
    const QString reference = provokeError(u"2019"_s);
    for (const QStringList &options :
         {QStringList{u"--project"_s, u"LCBP3-C2"_s}, QStringList{u"--document-type"_s, u"LETTER"_s},
          QStringList{u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s},
          QStringList{u"--from"_s, u"2020-01-01"_s, u"--until"_s, u"2100-01-01"_s}})
        QCOMPARE(references(options).value(0), reference);
    for (const QStringList &options :
         {QStringList{u"--project"_s, u"LCBP3-C1"_s}, QStringList{u"--document-type"_s, u"RFI"_s},
          QStringList{u"--originator"_s, u"สคฉ.3"_s}, QStringList{u"--recipient"_s, u"คคง."_s},
          QStringList{u"--until"_s, u"2020-01-01"_s}})
        QCOMPARE(references(options), QStringList());
}

void ErrorCommandsTest::goesOnWhereAPageEnded()
{
    provokeError(u"2019"_s);
    provokeError(u"2019"_s);
    const QJsonObject page = run({u"errors"_s, u"list"_s, u"--limit"_s, u"1"_s}).json();
    QCOMPARE(page[u"next"], page[u"errors"][0][u"id"]);
    const QStringList both = references({u"--limit"_s, u"2"_s});
    QCOMPARE(references({u"--limit"_s, u"1"_s, u"--before"_s, QString::number(page[u"next"].toInteger())}),
             QStringList{both[1]});
    QCOMPARE(run({u"errors"_s, u"list"_s, u"--limit"_s, u"1000"_s}).json()[u"next"], QJsonValue());
}

void ErrorCommandsTest::printsATableForPeople()
{
    const QString reference = provokeError(u"2019"_s);
    const ProgramRun listed = runProgram({u"--store"_s, m_store.toText(), u"errors"_s, u"list"_s});
    QCOMPARE(listed.exitCode, 0);
    const QString row = QString::fromUtf8(listed.output).section(u'\n', 1, 1);
    for (const QString &part : {u"VALIDATION_ERROR"_s, reference, u"pa.demo"_s, u"2019-12-31"_s})
        QVERIFY2(row.contains(part), listed.output.constData());
}

/// Rows from before the store refused line breaks, or by an administrator of the server.
void ErrorCommandsTest::keepsForeignTextInItsLine()
{
    const QString forging =
        u"'gone\\n2026-01-01T00:00:00Z  forged\\rforged\u2028\u0085forged \u001b[1A\u202E\u200F'"_s;
    const auto admin = PrivateStore::instance().connect(m_store);
    QVERIFY(
        admin->execute(u"INSERT INTO document_number_errors (reference, error_type, error_message, "
                       "context_data, created_at) VALUES ('ERR-20260101-0000-LINE', 'DB_ERROR', %1, '{}', "
                       "NOW(6))"_s.arg(forging)));
    QVERIFY(admin->execute(
        u"INSERT INTO admin_log (action, subject, reason) VALUES ('ERROR_RESOLVED', 'x', %1)"_s.arg(
            forging)));
    for (const QString &list : {u"errors"_s, u"admin-log"_s}) {
        const ProgramRun listed = runProgram({u"--store"_s, m_store.toText(), list, u"list"_s});
        QCOMPARE(listed.exitCode, 0);
        const QString text = QString::fromUtf8(listed.output);
        const QStringList found = text.split(u'\n').filter(u"forged"_s);
        QVERIFY2(found.size() == 1 && found.first().contains(u"gone") &&
                     found.first().count(u"forged"_s) == 3,
                 listed.output);
        for (const QChar sign :
             {QChar(0x1B), QChar(0x202E), QChar(0x200F), QChar(0x2028), QChar(0x85), QChar(u'\r')})
            QVERIFY2(!text.contains(sign), listed.output);
    }
}

QTEST_GUILESS_MAIN(ErrorCommandsTest)
#include "error_commands_test.moc"
