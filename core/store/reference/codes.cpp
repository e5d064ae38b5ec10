#include "core/store/reference/codes.h"

#include <algorithm>

namespace lekthi::store {

using numbering::ShownText;
using numbering::TokenDescriptor;
using numbering::TokenKind;

namespace {

/// As far as the project takes part: its own row, and its organizations.
QList<CodedItem> itemsWithin(const ReferenceData &data, CodeKind kind, const Project *project)
{
    QList<CodedItem> items = itemsOf(data, kind);
    if (project && kind == CodeKind::Project)
        items.removeIf([project](const CodedItem &item) { return item.id != project->id; });
    if (project && kind == CodeKind::Organization)
        items.removeIf(
            [project](const CodedItem &item) { return !project->organizationIds.contains(item.id); });
    return items;
}

int codePoints(const QString &text)
{
    return int(text.toUcs4().size());
}

} // namespace

CodeKind codeKindOf(TokenKind kind)
{
    switch (numbering::partOf(kind)) {
    case TokenKind::Project:
        return CodeKind::Project;
    case TokenKind::Originator:
    case TokenKind::Recipient:
        return CodeKind::Organization;
    case TokenKind::CorrType:
        return CodeKind::Type;
    case TokenKind::SubType:
        return CodeKind::SubType;
    case TokenKind::RfaType:
        return CodeKind::RfaType;
    default:
        return CodeKind::Discipline;
    }
}

QList<CodedItem> itemsOf(const ReferenceData &data, CodeKind kind)
{
    switch (kind) {
    case CodeKind::Project:
        return {data.projects.begin(), data.projects.end()};
    case CodeKind::Organization:
        return data.organizations;
    case CodeKind::Type:
        return data.types;
    case CodeKind::SubType:
        return data.subTypes;
    case CodeKind::RfaType:
        return data.rfaTypes;
    case CodeKind::Discipline:
        break;
    }
    return data.disciplines;
}

const CodedItem *itemOf(const ReferenceData &data, CodeKind kind, int id)
{
    switch (kind) {
    case CodeKind::Project:
        return data.project(id);
    case CodeKind::Organization:
        return itemById(data.organizations, id);
    case CodeKind::Type:
        return itemById(data.types, id);
    case CodeKind::SubType:
        return itemById(data.subTypes, id);
    case CodeKind::RfaType:
        return itemById(data.rfaTypes, id);
    case CodeKind::Discipline:
        break;
    }
    return itemById(data.disciplines, id);
}

QString codeOf(const ReferenceData &data, CodeKind kind, int id)
{
    const CodedItem *item = itemOf(data, kind, id);
    return item ? item->code : QString();
}

QString writtenFor(const CodedItem &item, TokenKind kind)
{
    switch (numbering::descriptorOf(kind).shown) {
    case ShownText::Code:
        return item.code;
    case ShownText::NameThai:
        return item.nameThai;
    case ShownText::NameEnglish:
        break;
    }
    return item.nameEnglish;
}

numbering::NumberParts partsOf(const ReferenceData &data, const numbering::CounterKey &key,
                               const DocumentValues &document)
{
    numbering::NumberParts parts;
    parts.revision = document.revision;
    parts.documentDate = document.date;
    parts.period = key.period;
    parts.sequence = document.sequence;
    for (const TokenDescriptor &token : numbering::tokenTable()) {
        if (!token.showsRow())
            continue;
        if (const CodedItem *item = itemOf(data, codeKindOf(token.kind), numbering::partId(key, token.kind)))
            parts.setCode(token.kind, writtenFor(*item, token.kind));
    }
    return parts;
}

QStringList detailCodes(const numbering::NumberParts &parts)
{
    QStringList codes{parts.subType, parts.rfaType, parts.discipline};
    codes.removeAll(QString());
    return codes;
}

QStringList counterCodes(const ReferenceData &data, const numbering::CounterKey &key)
{
    const numbering::NumberParts parts = partsOf(data, key);
    QStringList codes{parts.project.isEmpty() ? QString::number(key.projectId) : parts.project,
                      parts.corrType, parts.originator, parts.recipient};
    codes += detailCodes(parts);
    for (const int number : {key.period.year, key.period.part}) {
        if (number > 0)
            codes += QString::number(number);
    }
    codes.removeAll(QString());
    return codes;
}

QHash<TokenKind, int> longestCodes(const ReferenceData &data, std::optional<int> projectId)
{
    const Project *only = projectId ? data.project(*projectId) : nullptr;
    QHash<TokenKind, int> longest;
    for (const TokenDescriptor &token : numbering::tokenTable()) {
        if (!token.showsRow())
            continue;
        for (const CodedItem &item : itemsWithin(data, codeKindOf(token.kind), only))
            longest[token.kind] =
                std::max(longest.value(token.kind), codePoints(writtenFor(item, token.kind)));
    }
    return longest;
}

} // namespace lekthi::store
