#include "models/exchange/strict_json.h"
#include "tests/fuzz/fuzz_input.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lekthi;
using models::JsonNode;
using numbering::demand;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto read = models::parseStrictJson(bytes);
    if (!read) {
        demand(read.error().line >= 0 && !describe(read.error()).isEmpty(),
               "every fault has a place and a sentence");
        return 0;
    }
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (read->kind == JsonNode::Kind::Object || read->kind == JsonNode::Kind::List)
        demand(error.error == QJsonParseError::NoError, "what the strict reader takes is JSON");
    if (read->kind == JsonNode::Kind::Object)
        demand(document.object().size() == read->members.size(), "no member is lost");
    if (read->kind == JsonNode::Kind::List)
        demand(document.array().size() == read->items.size(), "no item is lost");
    return 0;
}
