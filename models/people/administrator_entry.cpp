#include "models/people/administrator_entry.h"

#include "core/store/people/accounts.h"

#include <utility>

namespace lekthi::models {

namespace {

store::Result<void> requireAdministrator(store::Connection &connection)
{
    if (connection.isThroughRoutines())
        return tl::unexpected(store::notAnAdministrator());
    return {};
}

} // namespace

AdministratorEntry::AdministratorEntry(store::Address place, QObject *parent)
    : QObject(parent)
    , m_place(std::move(place))
{
}

AdministratorEntry::~AdministratorEntry() = default;

QString AdministratorEntry::login() const
{
    return m_isOpen ? m_worker->address().user : QString();
}

void AdministratorEntry::enter(const QString &login, const QString &password)
{
    leave();
    store::Address address = m_place;
    address.user = login;
    address.password = password;
    m_worker = std::make_unique<store::StoreWorker>(address);
    m_worker->run(this, &requireAdministrator, [this](const store::Result<void> &entered) {
        m_isOpen = entered.has_value();
        if (entered)
            emit opened();
        else
            emit refused(entered.error());
    });
}

void AdministratorEntry::leave()
{
    m_worker.reset();
    if (std::exchange(m_isOpen, false))
        emit left();
}

} // namespace lekthi::models
