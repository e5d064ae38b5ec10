#pragma once

#include "core/store/reference/reference_item.h"
#include "core/store/session/connection.h"
#include "tests/store/raw_session.h"

#include <QObject>

#include <memory>

namespace lekthi::test {

/// A test with one demo store for all of it, a session beside the store's own classes, and a new connection
/// for each of its functions.
class ConnectedTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_connection.reset(); }
    void cleanupTestCase() { m_raw.reset(); }

protected:
    /// A session of a person of the demo.
    std::unique_ptr<store::Connection> person(const QString &login) const;
    /// The item of this code as the store has it now; an empty one where there is none.
    store::ReferenceItem referenceItem(store::ReferenceKind kind, const QString &code);

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<RawSession> m_raw;
};

} // namespace lekthi::test
