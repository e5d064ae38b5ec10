#pragma once

#include "core/numbering/parse/number_parser.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/connection.h"
#include "core/store/templates/number_template.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lekthi::audit {

/// By which template in use a text was read, or was not.
struct ReadingTemplate
{
    int projectId = 0;
    std::optional<int> typeId{}; ///< nothing: the project's default
    int version = 0;
    QString text{};
    numbering::PeriodKind period = numbering::PeriodKind::Yearly;

    bool operator==(const ReadingTemplate &) const = default;
};

/// A text as a number of the store's templates.
struct TemplateReading
{
    numbering::ParsedNumber number{};
    ReadingTemplate by{};
};

/// Why a text is no number of the template that it comes nearest to.
struct Misfit
{
    ReadingTemplate by{};
    QString text{}; ///< the spelling that was read
    numbering::ParseFailure failure{};
};

struct TemplateReadings
{
    QList<TemplateReading> readings{}; ///< several counters may write one and the same number
    std::optional<Misfit> misfit{};    ///< of those that read nothing; nothing if something was read
};

/// Reads texts back through all templates in use. Keeps what it read of the store until templates or
/// reference data change. One thread.
class TemplateReader
{
public:
    /// Before each use: costs two rows where nothing has changed.
    store::Result<void> refresh(store::Connection &connection);

    const store::ReferenceData &reference() const { return m_reference; }
    /// The first of the spellings that any template reads counts. projects: of these alone; nothing: of all.
    TemplateReadings read(const QStringList &spellings, const std::optional<QList<int>> &projects) const;
    /// Whether a counter of this period gives today's numbers.
    bool isCurrent(const TemplateReading &reading) const;

private:
    struct Parser
    {
        ReadingTemplate by;
        numbering::NumberParser parser;
    };

    store::Result<void> readTemplates(store::Connection &connection);

    qint64 m_rulesStamp = -1;
    qint64 m_referenceStamp = -1;
    store::ReferenceData m_reference;
    std::vector<Parser> m_parsers; ///< cannot be copied
};

} // namespace lekthi::audit
