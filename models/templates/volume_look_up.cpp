#include "models/templates/volume_look_up.h"

#include <QDateTime>

namespace lekthi::models {

namespace {

store::Result<store::NeededNumbers> readNeeded(store::Connection &connection, const TemplateKey &key)
{
    return store::listTemplates(connection).and_then([&](const QList<store::NumberTemplate> &templates) {
        return store::neededNumbers(connection, key.projectId, key.typeId, templates,
                                    numbering::documentDate(QDateTime::currentDateTimeUtc()));
    });
}

} // namespace

VolumeLookUp::VolumeLookUp(store::StoreWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{
}

void VolumeLookUp::look(const TemplateKey &key)
{
    if (m_key == key)
        return;
    m_worker.cancel(m_ticket);
    m_key = key;
    m_needed.clear();
    m_ticket = m_worker.run(
        this, [key](store::Connection &connection) { return readNeeded(connection, key); },
        [this](const store::Result<store::NeededNumbers> &needed) {
            // A store that cannot answer says so elsewhere; without an answer nothing is warned of.
            if (!needed) {
                m_key.reset();
                return;
            }
            m_needed = *needed;
            emit changed();
        });
}

std::optional<qint64> VolumeLookUp::neededNumber(numbering::PeriodKind kind) const
{
    const auto found = m_needed.constFind(kind);
    return found == m_needed.cend() ? std::nullopt : std::optional(*found);
}

} // namespace lekthi::models
