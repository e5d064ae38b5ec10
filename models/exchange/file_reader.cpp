#include "models/exchange/file_reader.h"

#include "core/numbering/text_safety.h"

#include <algorithm>
#include <limits>

namespace lekthi::models {

void FileReader::fail(int line, const QString &message)
{
    if (!m_fault)
        m_fault = FileFault{line, message};
}

void FileReader::failAt(const JsonNode &node, QStringView name, const QString &message)
{
    const JsonNode *member = node.member(name);
    fail(member ? member->line : node.line, message);
}

void FileReader::checkNames(const JsonNode &node, std::initializer_list<QStringView> names)
{
    if (node.kind != JsonNode::Kind::Object)
        fail(node.line, tr("An object is expected here."));
    for (const auto &[name, value] : node.members) {
        if (std::ranges::find(names, QStringView(name)) == names.end())
            fail(value.line, tr("“%1” is unknown here.").arg(name.left(80)));
    }
}

const JsonNode *FileReader::field(const JsonNode &node, QStringView name, JsonNode::Kind kind)
{
    const JsonNode *member = node.member(name);
    if (!member)
        fail(node.line, tr("“%1” is missing.").arg(name));
    else if (member->kind != kind)
        fail(member->line, tr("“%1” has a value of a wrong kind.").arg(name));
    return hasFailed() ? nullptr : member;
}

QString FileReader::text(const JsonNode &node, QStringView name, int longest)
{
    const JsonNode *member = field(node, name, JsonNode::Kind::Text);
    if (!member)
        return {};
    if (member->text.isEmpty())
        fail(member->line, tr("“%1” is empty.").arg(name));
    if (numbering::codePointCount(member->text) > longest)
        fail(member->line, tr("“%1” is longer than %2 characters.").arg(name).arg(longest));
    return hasFailed() ? QString() : member->text;
}

int FileReader::positive(const JsonNode &node, QStringView name)
{
    const JsonNode *member = field(node, name, JsonNode::Kind::Number);
    if (!member)
        return 0;
    const qint64 number = member->integer.value_or(0);
    if (number < 1 || number > std::numeric_limits<int>::max())
        fail(member->line, tr("“%1” has to be a whole number from 1 on.").arg(name));
    return hasFailed() ? 0 : static_cast<int>(number);
}

QDateTime FileReader::instant(const JsonNode &node, QStringView name)
{
    const QString written = text(node, name, 40);
    const QDateTime read = QDateTime::fromString(written, Qt::ISODateWithMs);
    if (!read.isValid() || read.timeSpec() != Qt::UTC)
        failAt(node, name, tr("“%1” is no time in UTC.").arg(name));
    return read;
}

bool FileReader::isNull(const JsonNode &node, QStringView name)
{
    const JsonNode *member = node.member(name);
    if (!member)
        fail(node.line, tr("“%1” is missing.").arg(name));
    return !member || member->kind == JsonNode::Kind::Null;
}

QList<JsonNode> FileReader::list(const JsonNode &node, QStringView name, int most)
{
    const JsonNode *member = field(node, name, JsonNode::Kind::List);
    if (!member)
        return {};
    if (member->items.size() > most)
        fail(member->line, tr("“%1” has more than %2 entries.").arg(name).arg(most));
    return hasFailed() ? QList<JsonNode>() : member->items;
}

} // namespace lekthi::models
