#include "core/embedding/request.h"

#include <limits>
#include <span>

lekthi_request::lekthi_request()
{
    wish.cancellation = cancelling.get_token();
    requestId = wish.requestId.toString(QUuid::WithoutBraces).toUtf8();
}

namespace lekthi::embedding {

using namespace Qt::StringLiterals;
using allocation::Request;

namespace {

template <class T>
std::optional<T> whole(const QString &text)
{
    bool isNumber = false;
    const qint64 value = text.toLongLong(&isNumber);
    if (!isNumber || value < std::numeric_limits<T>::min() || value > std::numeric_limits<T>::max())
        return std::nullopt;
    return T(value);
}

bool setNumber(int &id, const QString &text)
{
    const auto value = whole<int>(text);
    id = value.value_or(0);
    return value.has_value();
}

bool setNumber(std::optional<int> &id, const QString &text)
{
    id = whole<int>(text);
    return id.has_value();
}

bool setText(QString &field, const QString &text)
{
    field = text;
    return true;
}

bool setRecipients(QList<int> &ids, const QString &text)
{
    ids.clear();
    for (const QString &one : text.split(u',')) {
        const auto id = whole<int>(one.trimmed());
        if (!id)
            return false;
        ids.append(*id);
    }
    return true;
}

bool setDate(QDate &date, const QString &text)
{
    date = QDate::fromString(text, Qt::ISODate);
    return date.isValid();
}

bool setRequestId(lekthi_request &request, const QString &text)
{
    const QUuid id = QUuid::fromString(text);
    if (id.isNull())
        return false;
    request.wish.requestId = id;
    request.requestId = id.toString(QUuid::WithoutBraces).toUtf8();
    return true;
}

bool setPatience(lekthi_request &request, const QString &text)
{
    const auto milliseconds = whole<int>(text);
    if (!milliseconds || *milliseconds < 0)
        return false;
    request.patience = std::chrono::milliseconds(*milliseconds);
    return true;
}

bool setFlag(bool &flag, const QString &text)
{
    flag = text == "1"_L1;
    return flag || text == "0"_L1;
}

struct Field
{
    QByteArrayView name;
    bool (*set)(lekthi_request &, const QString &);
    void (*unset)(lekthi_request &);
};

constexpr Field fields[]{
    {"project", [](auto &r, const auto &text) { return setNumber(r.wish.projectId, text); },
     [](auto &r) { r.wish.projectId.reset(); }},
    {"originator", [](auto &r, const auto &text) { return setNumber(r.wish.originatorOrganizationId, text); },
     [](auto &r) { r.wish.originatorOrganizationId = 0; }},
    {"recipients",
     [](auto &r, const auto &text) { return setRecipients(r.wish.recipientOrganizationIds, text); },
     [](auto &r) { r.wish.recipientOrganizationIds.clear(); }},
    {"type", [](auto &r, const auto &text) { return setNumber(r.wish.correspondenceTypeId, text); },
     [](auto &r) { r.wish.correspondenceTypeId = 0; }},
    {"sub-type", [](auto &r, const auto &text) { return setNumber(r.wish.subTypeId, text); },
     [](auto &r) { r.wish.subTypeId.reset(); }},
    {"rfa-type", [](auto &r, const auto &text) { return setNumber(r.wish.rfaTypeId, text); },
     [](auto &r) { r.wish.rfaTypeId.reset(); }},
    {"discipline", [](auto &r, const auto &text) { return setNumber(r.wish.disciplineId, text); },
     [](auto &r) { r.wish.disciplineId.reset(); }},
    {"revision", [](auto &r, const auto &text) { return setText(r.wish.revision, text); },
     [](auto &r) { r.wish.revision.clear(); }},
    {"date", [](auto &r, const auto &text) { return setDate(r.wish.documentDate, text); },
     [](auto &r) { r.wish.documentDate = {}; }},
    {"document",
     [](auto &r, const auto &text) {
         r.wish.documentId = whole<qint64>(text);
         return r.wish.documentId.has_value();
     },
     [](auto &r) { r.wish.documentId.reset(); }},
    {"another", [](auto &r, const auto &text) { return setFlag(r.wish.another, text); },
     [](auto &r) { r.wish.another = false; }},
    {"request-id", setRequestId, [](auto &) {}},
    {"count", [](auto &r, const auto &text) { return setNumber(r.wish.count, text); },
     [](auto &r) { r.wish.count = 1; }},
    {"person", [](auto &r, const auto &text) { return setNumber(r.wish.caller.userId, text); },
     [](auto &r) { r.wish.caller.userId = 0; }},
    {"address", [](auto &r, const auto &text) { return setText(r.wish.caller.ipAddress, text); },
     [](auto &r) { r.wish.caller.ipAddress.clear(); }},
    {"user-agent", [](auto &r, const auto &text) { return setText(r.wish.caller.userAgent, text); },
     [](auto &r) { r.wish.caller.userAgent.clear(); }},
    {"patience-ms", setPatience, [](auto &r) { r.patience.reset(); }},
};

} // namespace

bool setField(lekthi_request &request, const QByteArray &name, const char *value)
{
    for (const Field &field : fields) {
        if (field.name != name)
            continue;
        request.refused.remove(name);
        if (!value) {
            field.unset(request);
            return true;
        }
        const QString text = QString::fromUtf8(value);
        if (field.set(request, text))
            return true;
        request.refused.insert(name,
                               u"The field \"%1\" cannot be \"%2\"."_s.arg(QString::fromUtf8(name), text));
        return false;
    }
    request.refused.insert(name, u"There is no field \"%1\"."_s.arg(QString::fromUtf8(name)));
    return false;
}

tl::expected<Request, QString> wishOf(const lekthi_request &request)
{
    if (!request.refused.isEmpty())
        return tl::unexpected(*request.refused.cbegin());
    Request wish = request.wish;
    if (request.patience)
        wish.deadline = std::chrono::steady_clock::now() + *request.patience;
    return wish;
}

} // namespace lekthi::embedding
