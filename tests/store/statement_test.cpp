#include "core/store/session/read_routines.h"
#include "core/store/session/statement.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

/// The statement with something for each question mark, by position; how many rows it reads stays as it is
/// said.
QString filled(const QString &statement, const std::function<QString(int)> &valueAt)
{
    QString text = statement;
    for (int position = 0; text.contains(u'?'); ++position) {
        const qsizetype mark = text.indexOf(u'?');
        const bool isLimit = text.first(mark).endsWith("LIMIT "_L1);
        text.replace(mark, 1, isLimit ? u"50"_s : valueAt(position));
    }
    return text;
}

QString planOf(test::RawSession &session, const QString &statement)
{
    return session.value(u"EXPLAIN FORMAT=JSON "_s + statement).toString();
}

/// Tables that are not looked into, since a value told before that nothing will be found.
QStringList leftOutIn(const QString &plan)
{
    static const QRegularExpression table(
        u"\"table_name\": \"([^\"]*)\"[^{}]*\"impossible_on_condition\": true"_s);
    QStringList names;
    for (const QRegularExpressionMatch &match : table.globalMatch(plan))
        names << match.captured(1);
    return names;
}

/// Which table is read how, in order: "counters ref PRIMARY".
QStringList accessesOf(QString plan, const QStringList &leftOut)
{
    static const QRegularExpression part(u"\"(?:table_name|access_type|key)\": \"([^\"]*)\""_s);
    for (const QString &name : leftOut)
        plan.remove(QRegularExpression(u"\\{\\s*\"table_name\": \"%1\"[^{}]*\\}"_s.arg(name)));
    QStringList accesses;
    for (const QRegularExpressionMatch &match : part.globalMatch(plan))
        accesses << match.captured(1);
    return accesses;
}

} // namespace

class StatementTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_session = std::make_unique<test::RawSession>(test::PrivateStore::instance().demoStore());
    }
    void cleanupTestCase() { m_session.reset(); }
    void everyFilePrepares_data();
    void everyFilePrepares();
    void everyFileIsNamedBySomeCode();
    void routinesReadAsStatementsDo_data();
    void routinesReadAsStatementsDo();

private:
    std::unique_ptr<test::RawSession> m_session;
};

void StatementTest::everyFilePrepares_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : store::allStatementNames())
        QTest::newRow(qPrintable(name)) << name;
}

void StatementTest::everyFilePrepares()
{
    QFETCH(QString, name);
    const QByteArray spelled = name.toUtf8();
    QVERIFY2(m_session->prepares(store::Statement(spelled.constData()).sql()),
             qPrintable(m_session->lastError()));
}

void StatementTest::everyFileIsNamedBySomeCode()
{
    QByteArray sources;
    QDirIterator each(QStringLiteral(LEKTHI_SOURCES "/core"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        sources += file.readAll();
    }
    QStringList unnamed;
    for (const QString &name : store::allStatementNames())
        if (!sources.contains('"' + name.toUtf8() + '"'))
            unnamed << name;
    QCOMPARE(unnamed, QStringList());
}

void StatementTest::routinesReadAsStatementsDo_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QStringList>("types");
    static const QRegularExpression parameter(u"IN p\\d+ ([A-Z]+)([^,)]*(?:\\(\\d+\\))?)"_s);
    QHash<QString, QString> routines;
    for (const store::ReadRoutine &routine : store::readRoutines())
        routines.insert(routine.name, routine.text);
    for (const QString &name : store::allStatementNames()) {
        const QString routine = QString(name).replace(u'/', u'_');
        QStringList types;
        for (const QRegularExpressionMatch &match : parameter.globalMatch(routines.value(routine)))
            types << match.captured(1);
        const bool asksTheCatalog = name.startsWith("gate/"_L1); // whose tables have no indexes
        if (types.contains(u"LONGTEXT"_s) && !asksTheCatalog) {
            const QByteArray spelled = name.toUtf8();
            QTest::newRow(spelled.constData()) << store::Statement(spelled.constData()).sql() << types;
        }
    }
}

/// A parameter of a routine is compared by its own character set, a value by that of the column: where they
/// differ no index helps people, and administrators notice nothing.
void StatementTest::routinesReadAsStatementsDo()
{
    QFETCH(const QString, statement);
    QFETCH(const QStringList, types);
    for (const QString &text : {u"'2026-11-01 00:00:00'"_s, u"'[1, 2]'"_s, u"'HOUR'"_s}) {
        const auto literal = [&](int position) {
            const QString &type = types[position];
            return type == "LONGTEXT"_L1 ? text : type == "VARBINARY"_L1 ? u"REPEAT('a', 32)"_s : u"2"_s;
        };
        for (int position = 0; position < types.size(); ++position) {
            const QString value = types[position] == "LONGTEXT"_L1
                                      ? u"CONVERT(%1 USING utf8mb4) COLLATE utf8mb4_thai_520_w2"_s.arg(text)
                                      : literal(position);
            QVERIFY(m_session->run(u"SET @p%1 = %2"_s.arg(position).arg(value)));
        }
        const QString asRoutine = filled(statement, [](int position) { return u"@p%1"_s.arg(position); });
        const QString ofValues = planOf(*m_session, filled(statement, literal));
        const QStringList leftOut = leftOutIn(ofValues);
        QCOMPARE(accessesOf(planOf(*m_session, asRoutine), leftOut), accessesOf(ofValues, leftOut));
    }
}

QTEST_GUILESS_MAIN(StatementTest)
#include "statement_test.moc"
