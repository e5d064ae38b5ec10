#include "core/audit/search/template_readings.h"

#include "core/numbering/period.h"
#include "core/store/reference/reference_stamp.h"
#include "core/store/templates/proof_data.h"
#include "core/store/templates/rules_stamp.h"
#include "core/store/templates/template_gateway.h"

#include <algorithm>
#include <utility>

namespace lekthi::audit {

using numbering::ParseFailure;
using numbering::ParseFailureKind;

namespace {

const store::NumberTemplate *templateOf(const QList<store::NumberTemplate> &templates,
                                        const numbering::NumberedType &type)
{
    const auto found = std::ranges::find_if(templates, [&](const store::NumberTemplate &candidate) {
        const bool isOfType =
            type.usesDefault ? !candidate.typeId : candidate.typeId && *candidate.typeId == type.typeId;
        return isOfType && candidate.projectId == type.projectId;
    });
    return found == templates.cend() ? nullptr : &*found;
}

/// What was understood to its end and yet is no number says more than what stopped somewhere.
qsizetype reachOf(const ParseFailure &failure, const QString &text)
{
    return failure.kind == ParseFailureKind::Mismatch ? failure.position : text.size() + 1;
}

} // namespace

store::Result<void> TemplateReader::refresh(store::Connection &connection)
{
    const auto rules = store::rulesStamp(connection);
    if (!rules)
        return tl::unexpected(rules.error());
    auto newer = store::newerReference(connection, m_referenceStamp);
    if (!newer)
        return tl::unexpected(newer.error());
    if (!*newer && *rules == m_rulesStamp)
        return {};
    if (*newer) {
        m_referenceStamp = (*newer)->stamp;
        m_reference = std::move((*newer)->data);
    }
    m_rulesStamp = -1;
    if (auto read = readTemplates(connection); !read)
        return read;
    m_rulesStamp = *rules;
    return {};
}

store::Result<void> TemplateReader::readTemplates(store::Connection &connection)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const auto input = store::proofInputOf(*templates, m_reference, numbering::currentDocumentDate());
    m_parsers.clear();
    for (qsizetype at = 0; at < input.types.size(); ++at) {
        const numbering::NumberedType &type = input.types[at];
        const store::NumberTemplate *used = templateOf(*templates, type);
        auto parser = numbering::NumberParser::make(input, at);
        if (used && parser)
            m_parsers.push_back(
                {{type.projectId, used->typeId, used->version, used->text, type.period}, std::move(*parser)});
    }
    return {};
}

TemplateReadings TemplateReader::read(const QStringList &spellings,
                                      const std::optional<QList<int>> &projects) const
{
    TemplateReadings found;
    qsizetype farthest = -1;
    for (const QString &spelling : spellings) {
        for (const Parser &candidate : m_parsers) {
            if (projects && !projects->contains(candidate.by.projectId))
                continue;
            const auto read = candidate.parser.parse(spelling);
            if (read) {
                found.readings.append({*read, candidate.by});
                continue;
            }
            for (const numbering::ParsedNumber &reading : read.error().readings)
                found.readings.append({reading, candidate.by});
            if (const qsizetype reach = reachOf(read.error(), spelling); reach > farthest) {
                farthest = reach;
                found.misfit = Misfit{candidate.by, spelling, read.error()};
            }
        }
        if (!found.readings.isEmpty()) {
            found.misfit.reset();
            return found;
        }
    }
    return found;
}

bool TemplateReader::isCurrent(const TemplateReading &reading) const
{
    const auto today = numbering::periodOf(reading.by.period, numbering::currentDocumentDate(),
                                           m_reference.fiscalYearOf(reading.by.projectId));
    return today && *today == reading.number.key.period;
}

} // namespace lekthi::audit
