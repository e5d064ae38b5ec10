#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/exchange/strict_json.h"
#include "models/templates/template_effect.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::models {

/// A version that a template had in the project that it comes from: information, never history of the store.
struct FileVersion
{
    int version = 0;
    TemplateRules rules{};
    QString changedBy{};
    QDateTime changedAt{};
    QString reason{};
    std::optional<int> restored{};

    bool operator==(const FileVersion &) const = default;
};

struct FileTemplate
{
    int line = 0;
    std::optional<QString> typeCode{}; ///< empty: the default
    TemplateRules rules{};
    QList<FileVersion> versions{}; ///< newest first; its first is what the rules say
};

/// The templates of one project with all their versions, as a file carries them to another project or store.
struct TemplateFile
{
    QString projectCode{};
    QString exportedBy{}; ///< login
    QDateTime exportedAt{};
    QList<FileTemplate> templates{};
};

/// Largest file that is read, in bytes.
inline constexpr qint64 largestTemplateFile = 8 * 1024 * 1024;
inline constexpr int mostFileTemplates = 500;
inline constexpr int mostFileVersions = 20'000; ///< of all templates together

/// What to write of a project: its templates, with versions newest first as templateVersionPage() gives them.
TemplateFile templateFileOf(const store::Project &project, const store::ReferenceData &reference,
                            const QList<store::TemplateVersion> &versions, const QString &login,
                            const QDateTime &now);

/// JSON with a format version and a checksum over everything else.
QByteArray writeTemplateFile(const TemplateFile &file);

/// Reads what writeTemplateFile() wrote. Anything else is refused as a whole: damaged, hostile, of another
/// format, changed by hand. Whether types, texts and settings fit a project is not looked at. Any thread.
tl::expected<TemplateFile, FileFault> readTemplateFile(const QByteArray &bytes);

} // namespace lekthi::models
