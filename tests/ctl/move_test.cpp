#include "core/store/people/accounts.h"
#include "core/store/session/connection.h"
#include "tests/ctl/embedded_store.h"
#include "tests/support/private_tls_server.h"

#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const auto ownPassword = u"a rather long one"_s;
const auto serverPassword = u"Lekthi-2569"_s;
const QStringList letterKey{u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,      u"LETTER"_s,
                            u"--originator"_s, u"คคง."_s,     u"--recipient"_s, u"สคฉ.3"_s};
const Variables passwords{u"LEKTHI_PASSWORD="_s + serverPassword, u"LEKTHI_PERSON_PASSWORD="_s + ownPassword,
                          u"LEKTHI_SECOND_PASSWORD="_s + ownPassword};

} // namespace

/// The store of one's own goes to a server when more people come to work with it.
class MoveTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void leavesTheDemoWhereItIs();
    void needsTwoSuperAdmins();
    void isAloneWithTheStore();
    void goesOnWithTheNextNumberAtTheNewPlaceAlone();

private:
    QString target() const
    {
        store::Address address = m_server->network(u"far"_s, {});
        address.database = u"moved"_s;
        return address.toText();
    }
    ProgramRun move(const QString &first, const QString &second, const Variables &variables = passwords) const
    {
        return m_store->run({u"store"_s, u"move"_s, target(), u"--as"_s, first, u"--and"_s, second},
                            variables);
    }
    void replacePeople();

    std::unique_ptr<PrivateTlsServer> m_server;
    std::unique_ptr<EmbeddedStore> m_store;
    int m_lastNumber = 0;
};

void MoveTest::initTestCase()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    m_server = std::make_unique<PrivateTlsServer>(PrivateTlsServer::Certificate::Own,
                                                  QStringList{u"--strict-password-validation=OFF"_s});
    const auto root = store::Connection::open(m_server->administrator());
    QVERIFY(root);
    QVERIFY((*root)->execute(
        u"GRANT ALL ON *.* TO far@'127.0.0.1' IDENTIFIED BY '%1' REQUIRE SSL WITH GRANT OPTION"_s.arg(
            serverPassword)));
    m_store = std::make_unique<EmbeddedStore>();
    const ProgramRun allocated =
        m_store->run(QStringList{u"allocate"_s} + letterKey +
                     QStringList{u"--count"_s, u"3"_s, u"--as"_s, u"allocator.demo"_s});
    QVERIFY2(allocated.exitCode == 0, allocated.errors.constData());
    m_lastNumber = allocated.json()[u"allocations"].toArray().last()[u"sequence"].toInt();
    m_store->close();
}

/// Instead of the demo people, whose password everybody knows.
void MoveTest::replacePeople()
{
    m_store->open();
    const auto admin = store::Connection::open(m_store->address());
    QVERIFY(admin);
    const auto people = store::listPeople(**admin);
    QVERIFY(people);
    m_store->addSuperAdmins({u"sa.first"_s, u"sa.second"_s}, ownPassword);
    for (const store::Person &person : *people) {
        if (person.active && person.role != store::Role::Administrator)
            QVERIFY(store::deactivateAccount(**admin, person.login, u"Nobody of the demo comes along."_s));
    }
    m_store->close();
}

void MoveTest::leavesTheDemoWhereItIs()
{
    const ProgramRun refused = move(u"sa.one"_s, u"sa.two"_s);
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"DEMO_STORE"_s);
    replacePeople();
}

void MoveTest::needsTwoSuperAdmins()
{
    const auto codeOf = [&](const ProgramRun &run) { return run.error()[u"code"].toString(); };
    QCOMPARE(m_store->run({u"store"_s, u"move"_s, target(), u"--as"_s, u"sa.first"_s}, passwords).exitCode,
             2);
    QCOMPARE(move(u"sa.first"_s, u"sa.second"_s, passwords.first(2)).exitCode, 2);
    QCOMPARE(codeOf(move(u"sa.first"_s, u"sa.first"_s)), u"CONFLICT"_s);
    QCOMPARE(codeOf(move(u"sa.first"_s, u"sa.one"_s)), u"NOT_FOUND"_s);
    const ProgramRun wrong = move(u"sa.first"_s, u"sa.second"_s,
                                  passwords.first(2) + Variables{u"LEKTHI_SECOND_PASSWORD=not this one"_s});
    QVERIFY2(wrong.exitCode != 0, wrong.output.constData());
    // The store is where it was.
    const ProgramRun status = m_store->run({u"counter"_s, u"list"_s});
    QVERIFY2(status.exitCode == 0, status.errors.constData());
}

void MoveTest::isAloneWithTheStore()
{
    m_store->open();
    const ProgramRun refused = move(u"sa.first"_s, u"sa.second"_s);
    m_store->close();
    QCOMPARE(refused.exitCode, 4);
    QCOMPARE(refused.error()[u"code"].toString(), u"STORE_IN_USE"_s);
}

void MoveTest::goesOnWithTheNextNumberAtTheNewPlaceAlone()
{
    const ProgramRun moved = move(u"sa.first"_s, u"sa.second"_s);
    QVERIFY2(moved.exitCode == 0, moved.errors.constData());
    QCOMPARE(moved.json()[u"to"].toString(), target());
    const ProgramRun old = m_store->run({u"counter"_s, u"list"_s});
    QCOMPARE(old.exitCode, 3);
    QCOMPARE(old.error()[u"code"].toString(), u"STORE_MOVED"_s);
    QVERIFY2(old.error()[u"message"].toString().contains(target()), old.errors.constData());
    const auto there = [&](const QStringList &words, const Variables &variables = passwords) {
        return runProgram(QStringList{u"--json"_s, u"--store"_s, target()} + words, variables);
    };
    const ProgramRun verified = there({u"audit"_s, u"verify"_s});
    QVERIFY2(verified.exitCode == 0, verified.errors.constData());
    const ProgramRun allocated = there(QStringList{u"allocate"_s} + letterKey);
    QVERIFY2(allocated.exitCode == 0, allocated.errors.constData());
    QCOMPARE(allocated.json()[u"allocations"][0][u"sequence"].toInt(), m_lastNumber + 1);
    const ProgramRun log = there({u"admin-log"_s, u"list"_s});
    QVERIFY2(log.output.contains("MOVE_APPROVED") && log.output.contains("sa.second"),
             log.output.constData());
    store::Address person = m_server->network(u"sa.second"_s, ownPassword);
    person.database = u"moved"_s;
    QVERIFY(store::Connection::open(person));
    QCOMPARE(move(u"sa.first"_s, u"sa.second"_s).error()[u"code"].toString(), u"STORE_EXISTS"_s);
    // Nor to a third place, where its numbers would come a second time.
    const ProgramRun elsewhere =
        m_store->run({u"store"_s, u"move"_s, target().replace("/moved"_L1, "/another"_L1), u"--as"_s,
                      u"sa.first"_s, u"--and"_s, u"sa.second"_s},
                     passwords);
    QCOMPARE(elsewhere.error()[u"code"].toString(), u"STORE_MOVED"_s);
}

QTEST_GUILESS_MAIN(MoveTest)
#include "move_test.moc"
