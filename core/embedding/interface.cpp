#include "core/allocation/allocator.h"
#include "core/embedding/answer.h"
#include "core/embedding/request.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/reference/codes.h"
#include "core/store/session/connection.h"

#include <QCoreApplication>

#include <mutex>
#include <new>
#include <utility>

using namespace lekthi;
using namespace Qt::StringLiterals;
using embedding::answerOf;
using embedding::invalidArgument;

struct lekthi_allocator
{
    store::Address store;
    allocation::Allocator allocator;
};

namespace {

/// Qt finds the driver of the database through an application. One of the calling program's own is as good;
/// this one is never taken down, since what C unloads at its end may still use it.
void ensureApplication()
{
    static std::once_flag once;
    std::call_once(once, [] {
        if (QCoreApplication::instance())
            return;
        static int count = 1;
        static char name[] = "lekthi";
        static char *words[] = {name, nullptr};
        new QCoreApplication(count, words);
    });
}

lekthi_answer *given(lekthi_answer answer)
{
    return new (std::nothrow) lekthi_answer(std::move(answer));
}

void tell(lekthi_answer **problem, lekthi_answer answer)
{
    if (problem)
        *problem = given(std::move(answer));
}

lekthi_answer *missing()
{
    return given(invalidArgument(u"An allocator or a request is missing (NULL)."_s));
}

template <class Serving>
lekthi_answer *serve(lekthi_allocator *allocator, const lekthi_request *request, const Serving &serving)
{
    if (!allocator || !request)
        return missing();
    const auto wish = embedding::wishOf(*request);
    return given(wish ? answerOf(serving(*wish)) : invalidArgument(wish.error()));
}

/// Of a number that was drawn before, over a session of its own.
template <class Asking>
lekthi_answer *ask(lekthi_allocator *allocator, const char *requestId, const Asking &asking)
{
    if (!allocator)
        return missing();
    const QUuid id = QUuid::fromString(QString::fromUtf8(requestId));
    if (id.isNull())
        return given(
            invalidArgument(u"\"%1\" is no request id (a UUID)."_s.arg(QString::fromUtf8(requestId))));
    const auto number =
        store::Connection::open(allocator->store).and_then([&](const std::unique_ptr<store::Connection> &c) {
            return asking(*c, id);
        });
    return given(number ? embedding::numberAlone(*number) : answerOf(number.error()));
}

std::optional<store::CodeKind> kindOf(QStringView name)
{
    using store::CodeKind;
    constexpr std::pair<QLatin1StringView, CodeKind> kinds[]{
        {"project"_L1, CodeKind::Project},  {"organization"_L1, CodeKind::Organization},
        {"type"_L1, CodeKind::Type},        {"sub-type"_L1, CodeKind::SubType},
        {"rfa-type"_L1, CodeKind::RfaType}, {"discipline"_L1, CodeKind::Discipline},
    };
    for (const auto &[known, kind] : kinds)
        if (known == name)
            return kind;
    return std::nullopt;
}

/// 0 if there is none.
int idOf(const store::ReferenceData &data, store::CodeKind kind, const QString &code)
{
    QList<store::CodedItem> items = store::itemsOf(data, kind);
    const bool isOfType = kind == store::CodeKind::SubType;
    if (isOfType) {
        const store::CodedItem *type = store::itemByCode(data.types, code.section(u'/', 0, 0));
        items.removeIf([type](const store::CodedItem &item) { return !type || item.parentId != type->id; });
    }
    const store::CodedItem *item = store::itemByCode(items, isOfType ? code.section(u'/', 1) : code);
    return item ? item->id : 0;
}

} // namespace

extern "C" {

int lekthi_version(void)
{
    return LEKTHI_VERSION;
}

lekthi_allocator *lekthi_open(const char *store, const char *store_password, const char *redis,
                              const char *redis_password, int connections, lekthi_answer **problem)
{
    ensureApplication();
    auto address = store::parseAddress(QString::fromUtf8(store));
    if (!address) {
        tell(problem, invalidArgument(address.error()));
        return nullptr;
    }
    address->password = QString::fromUtf8(store_password);
    allocation::AllocatorOptions options;
    if (connections > 0)
        options.connections = connections;
    if (redis) {
        auto place = redis::parseRedisAddress(QString::fromUtf8(redis));
        if (!place) {
            tell(problem, invalidArgument(place.error()));
            return nullptr;
        }
        place->password = QString::fromUtf8(redis_password);
        options.redis = std::move(*place);
    }
    return new (std::nothrow) lekthi_allocator{*address, allocation::Allocator(*address, std::move(options))};
}

void lekthi_close(lekthi_allocator *allocator)
{
    delete allocator;
}

int64_t lekthi_find_id(lekthi_allocator *allocator, const char *kind, const char *code,
                       lekthi_answer **problem)
{
    if (!allocator) {
        tell(problem, invalidArgument(u"An allocator is missing (NULL)."_s));
        return -1;
    }
    const auto codeKind = kindOf(QString::fromUtf8(kind));
    if (!codeKind) {
        tell(problem, invalidArgument(u"There is no kind \"%1\"."_s.arg(QString::fromUtf8(kind))));
        return -1;
    }
    const auto data = store::loadReferenceData(allocator->store);
    if (!data) {
        tell(problem, answerOf(data.error()));
        return -1;
    }
    return idOf(*data, *codeKind, QString::fromUtf8(code));
}

lekthi_request *lekthi_request_new(void)
{
    return new (std::nothrow) lekthi_request;
}

void lekthi_request_free(lekthi_request *request)
{
    delete request;
}

int lekthi_request_set(lekthi_request *request, const char *field, const char *value)
{
    return request && embedding::setField(*request, field, value) ? LEKTHI_OK : LEKTHI_INVALID_ARGUMENT;
}

const char *lekthi_request_id(const lekthi_request *request)
{
    return request->requestId.constData();
}

void lekthi_request_cancel(lekthi_request *request)
{
    if (request)
        request->cancelling.request_stop();
}

lekthi_answer *lekthi_allocate(lekthi_allocator *allocator, const lekthi_request *request)
{
    return serve(allocator, request, [allocator](const allocation::Request &wish) {
        return allocator->allocator.allocate(wish);
    });
}

lekthi_answer *lekthi_revise(lekthi_allocator *allocator, int64_t project, const char *number,
                             const lekthi_request *request)
{
    // Too large for an id is as unknown as 0.
    const int projectId = std::in_range<int>(project) ? int(project) : 0;
    return serve(allocator, request, [&](const allocation::Request &wish) {
        return allocator->allocator.revise(projectId, QString::fromUtf8(number), wish.revision, wish);
    });
}

lekthi_answer *lekthi_bind_document(lekthi_allocator *allocator, const char *request_id, int64_t document,
                                    int another)
{
    return ask(allocator, request_id, [&](store::Connection &connection, const QUuid &id) {
        return store::bindDocument(connection, id, document, another != 0);
    });
}

lekthi_answer *lekthi_mark_unused(lekthi_allocator *allocator, const char *request_id, const char *reason)
{
    return ask(allocator, request_id, [&](store::Connection &connection, const QUuid &id) {
        return store::markUnused(connection, id, QString::fromUtf8(reason));
    });
}

} // extern "C"
