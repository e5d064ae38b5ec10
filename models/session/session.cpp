#include "models/session/session.h"

#include "core/store/reference/reference_stamp.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <utility>

namespace lekthi::models {

using numbering::Language;

namespace {

const QString &nameInLanguage(const QString &thai, const QString &english)
{
    const bool thaiFirst = currentLanguage() == Language::Thai;
    const QString &wanted = thaiFirst ? thai : english;
    return wanted.isEmpty() ? (thaiFirst ? english : thai) : wanted;
}

} // namespace

Session::Session(store::Address address, store::Person person, store::ReferenceData reference,
                 QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_person(std::move(person))
    , m_reference(std::move(reference))
    , m_worker(new store::StoreWorker(m_address, this))
    , m_slowWorker(new store::StoreWorker(m_address, this))
{
}

void Session::setPassword(const QString &password)
{
    m_address.password = password;
    m_worker->setPassword(password);
    m_slowWorker->setPassword(password);
}

void Session::refreshReference()
{
    if (std::exchange(m_readsReference, true))
        return;
    m_worker->run(
        this,
        [stamp = m_referenceStamp](store::Connection &connection) {
            return store::newerReference(connection, stamp);
        },
        [this](store::Result<std::optional<store::StampedReference>> newer) {
            m_readsReference = false;
            if (!newer || !*newer)
                return;
            m_referenceStamp = (*newer)->stamp;
            if (store::areAlike(m_reference, (*newer)->data))
                return;
            m_reference = std::move((*newer)->data);
            emit referenceChanged();
        });
}

QString itemName(const store::CodedItem &item)
{
    if (currentLanguage() == Language::TraditionalChinese && !item.nameChinese.isEmpty())
        return item.nameChinese;
    return nameInLanguage(item.nameThai, item.nameEnglish);
}

QString displayName(const store::CodedItem &item)
{
    const QString name = itemName(item);
    return name.isEmpty() || name == item.code
               ? item.code
               : QCoreApplication::translate("lekthi", "%1 %2", "code and name").arg(item.code, name);
}

QString displayName(const store::Person &person)
{
    const QString name = nameInLanguage(person.displayNameThai, person.displayNameEnglish);
    return name.isEmpty() ? person.login : name;
}

Work<QList<store::Person>> readingPeople()
{
    return &store::listPeople;
}

QString roleTitle(store::Role role)
{
    switch (role) {
    case store::Role::ProjectAdmin:
        return QCoreApplication::translate("lekthi", "Project Admin");
    case store::Role::SuperAdmin:
        return QCoreApplication::translate("lekthi", "Super Admin");
    case store::Role::Auditor:
        return QCoreApplication::translate("lekthi", "Auditor");
    case store::Role::Allocator:
        return QCoreApplication::translate("lekthi", "Allocator");
    case store::Role::Administrator:
        return QCoreApplication::translate("lekthi", "Server administrator");
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
