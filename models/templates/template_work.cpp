#include "models/templates/template_work.h"

#include "core/store/requests/template_request.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::models {

using store::Connection;
using store::NumberTemplate;
using store::TemplateVersion;

Work<NumberTemplate> savingTemplate(const store::TemplateChange &change)
{
    return [=](Connection &connection) { return store::saveTemplate(connection, change); };
}

Work<> savingTemplates(const QList<store::TemplateChange> &changes)
{
    return [=](Connection &connection) { return store::saveTemplates(connection, changes); };
}

Work<qint64> requestingTemplate(const store::TemplateChange &change)
{
    return [=](Connection &connection) { return store::requestTemplate(connection, change); };
}

Work<NumberTemplate> readingTemplate(const TemplateKey &key)
{
    return [=](Connection &connection) { return store::findTemplate(connection, key.projectId, key.typeId); };
}

Work<QList<TemplateVersion>> readingVersions(const TemplateKey &key)
{
    return [=](Connection &connection) {
        return store::findTemplate(connection, key.projectId, key.typeId)
            .and_then([&](const NumberTemplate &stored) {
                return store::templateHistory(connection, stored.configId);
            });
    };
}

Work<QList<TemplateVersion>> readingVersionPage(const store::TemplateVersionFilter &filter, qint64 beforeId,
                                                int limit)
{
    return [=](Connection &connection) {
        return store::templateVersionPage(connection, filter, beforeId, limit);
    };
}

} // namespace lekthi::models
