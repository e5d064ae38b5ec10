#include "models/exchange/template_exchange.h"

#include "core/files/regular_file.h"
#include "core/files/written_file.h"
#include "core/numbering/period.h"
#include "core/store/templates/template_gateway.h"

#include <limits>

namespace lekthi::models {

store::Result<ImportReading> readImport(store::Connection &connection, const QString &path, int projectId,
                                        const store::ReferenceData &reference, const std::stop_token &stop)
{
    const auto content = files::readWholeFile(path, largestTemplateFile);
    if (!content)
        return ImportReading(tl::unexpect, FileFault{0, files::describe(content.error())});
    return store::listTemplates(connection).map([&](const QList<store::NumberTemplate> &templates) {
        return readTemplateFile(*content).and_then([&](const TemplateFile &file) {
            return planImport(file, projectId, templates, reference,
                              numbering::documentDate(QDateTime::currentDateTimeUtc()), stop);
        });
    });
}

store::Result<TemplateFile> readForExport(store::Connection &connection,
                                          const store::ReferenceData &reference, int projectId,
                                          const QString &login)
{
    return store::templateVersionPage(connection, {.projectId = projectId}, 0,
                                      std::numeric_limits<int>::max())
        .map([&](const QList<store::TemplateVersion> &versions) {
            return templateFileOf(*reference.project(projectId), reference, versions, login,
                                  QDateTime::currentDateTimeUtc());
        });
}

store::Result<tl::expected<int, QString>> exportTemplates(store::Connection &connection,
                                                          const store::ReferenceData &reference,
                                                          int projectId, const QString &login,
                                                          const QString &path)
{
    return readForExport(connection, reference, projectId, login).map([&](const TemplateFile &file) {
        return files::writeWholeFile(path, writeTemplateFile(file)).map([&] {
            return int(file.templates.size());
        });
    });
}

} // namespace lekthi::models
