#include "tests/store/attacks/attack_range.h"

#include "tests/support/private_store.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

const auto storeTables =
    u"SELECT GROUP_CONCAT('`', table_schema, '`.`', table_name, '`' ORDER BY table_name) "
    "FROM information_schema.tables WHERE table_schema = '%1' AND table_type = 'BASE TABLE' "
    "AND table_name NOT IN ('admin_log', 'admin_log_head', 'denial_sums', 'drawing_holds')"_s;

} // namespace

Intruder::Intruder(const store::Address &address)
    : m_name(u"intruder-"_s + QUuid::createUuid().toString())
{
    store::Address door = address;
    door.database.clear();
    m_refusal = openRaw(m_name, door);
}

Intruder::~Intruder()
{
    closeRaw(m_name);
}

int Intruder::run(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    return query.exec(sql) ? 0 : query.lastError().nativeErrorCode().toInt();
}

QString Intruder::value(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    return query.exec(sql) && query.next() ? query.value(0).toString() : QString();
}

QString Intruder::answer(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    QStringList values;
    query.exec(sql);
    while (query.next()) {
        for (int column = 0; column < query.record().count(); ++column)
            values.append(query.value(column).toString());
    }
    return values.join(u' ');
}

AttackRange::AttackRange()
    : m_address(PrivateStore::instance().demoStore())
    , m_root(std::make_unique<RawSession>(m_address))
{
}

std::unique_ptr<Intruder> AttackRange::enterAs(const QString &login) const
{
    return std::make_unique<Intruder>(PrivateStore::asPerson(m_address, login));
}

QString AttackRange::named(QString sql) const
{
    return sql.replace("{store}"_L1, m_address.database)
        .replace("{api}"_L1, m_address.database + "_api"_L1)
        .replace("{sandbox}"_L1, m_address.database + "_sandbox"_L1);
}

QString AttackRange::contents()
{
    const QString tables = m_root->value(storeTables.arg(m_address.database)).toString();
    QStringList sums = m_root->secondColumn("CHECKSUM TABLE "_L1 + tables);
    sums << m_root
                ->value(u"SELECT COUNT(*) FROM admin_log WHERE outcome = 'DONE' AND action <> 'SIGNED_IN'"_s)
                .toString()
         << m_root
                ->value(
                    u"SELECT COUNT(*) FROM information_schema.triggers WHERE trigger_schema = DATABASE()"_s)
                .toString();
    return sums.join(u' ');
}

int AttackRange::denials()
{
    return m_root->value(u"SELECT COUNT(*) FROM admin_log WHERE outcome = 'DENIED'"_s).toInt();
}

QString AttackRange::refusedPerLogin() const
{
    QStringList parts;
    for (auto it = m_refused.cbegin(); it != m_refused.cend(); ++it)
        parts.append(u"%1 %2"_s.arg(it.key()).arg(it.value()));
    return parts.join(", "_L1);
}

QString attack(AttackRange &range, const QString &login, const QStringList &statements,
               const QList<int> &refusals)
{
    const QString before = range.contents();
    int code = 0;
    bool isOpen = false;
    {
        const auto intruder = range.enterAs(login);
        if (intruder->refusalAtTheDoor() != 0)
            return u"not let in: %1"_s.arg(intruder->refusalAtTheDoor());
        for (const QString &statement : statements)
            code = intruder->run(range.named(statement));
        isOpen = intruder->value(u"SELECT @@in_transaction"_s) == "1"_L1;
        intruder->run(u"COMMIT"_s);
    }
    if (!refusals.contains(code))
        return u"answered with %1"_s.arg(code);
    constexpr int inTransactionOfCaller = 1399;
    if (isOpen && code != inTransactionOfCaller && !noRight.contains(code) &&
        statements.last().startsWith("CALL {api}"_L1))
        return u"refused with %1, but a transaction is left"_s.arg(code);
    if (range.contents() != before)
        return u"refused with %1, but the store has changed"_s.arg(code);
    range.countRefusal(login);
    return {};
}

} // namespace lekthi::test
