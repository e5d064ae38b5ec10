#include "core/store/people/own_password.h"

#include "core/store/session/connection.h"
#include "core/store/session/driver.h"
#include "core/store/session/node_choice.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/server_error.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

class NamedSession
{
public:
    NamedSession() { addDriver(m_name); }
    ~NamedSession()
    {
        database().close();
        removeDriver(m_name);
    }
    NamedSession(const NamedSession &) = delete;
    NamedSession &operator=(const NamedSession &) = delete;

    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

private:
    QString m_name = nextName();
};

// The server refuses to prepare this statement, so that the driver quotes the value.
QString statementFor(const QString &password, const QSqlDriver &driver)
{
    QSqlField field(u"password"_s, QMetaType(QMetaType::QString));
    field.setValue(password);
    return "SET PASSWORD = PASSWORD("_L1 + driver.formatValue(field) + u')';
}

// Where the server complains of a statement it may repeat a part of it.
Error errorWithoutText(const QSqlError &driverError)
{
    Error error = errorFromDriver(driverError, {});
    error.detail = u"SET PASSWORD (%1)"_s.arg(error.serverCode);
    return error;
}

Error named(Error error, const Address &address)
{
    if (error.kind == ErrorKind::Unreachable)
        error.subject = address.toText();
    else if (error.kind == ErrorKind::NoTls || error.kind == ErrorKind::UntrustedServer)
        error.subject = address.host;
    else if (error.isEntryRefusal())
        error.subject = address.user;
    return error;
}

Result<void> changeOn(Address node, const QString &newPassword)
{
    const NamedSession session;
    // An expired password does not allow to choose a database.
    const QString database = std::exchange(node.database, {});
    if (auto entered = signIn(session.database(), node, {}); !entered)
        return entered;
    QSqlQuery query(session.database());
    if (!query.exec(statementFor(newPassword, *session.database().driver())))
        return tl::unexpected(errorWithoutText(query.lastError()));
    // The password has changed, whatever becomes of the note; without it the gate says so.
    if (!database.isEmpty())
        query.exec(u"CALL %1.note_own_password()"_s.arg(quotedIdentifier(routineSchema(database))));
    return {};
}

} // namespace

Result<void> changeOwnPassword(const Address &address, const QString &newPassword)
{
    Result<void> changed;
    const int first = chosenNode(address);
    for (int tried = 0; tried < address.nodeCount(); ++tried) {
        const Address node = address.node((first + tried) % address.nodeCount());
        changed =
            changeOn(node, newPassword).map_error([&](const Error &error) { return named(error, node); });
        if (changed || !mayOtherNodeHelp(changed.error()))
            break;
    }
    return changed;
}

} // namespace lekthi::store
