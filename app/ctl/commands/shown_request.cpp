#include "app/ctl/commands/shown_request.h"

#include "app/ctl/print/next_number.h"
#include "app/ctl/print/register_import_text.h"
#include "app/ctl/print/request_text.h"
#include "app/ctl/print/reset_text.h"
#include "app/ctl/print/stored_pool_text.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/store/people/people.h"
#include "core/store/requests/request_gateway.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using store::Connection;
using store::ReferenceData;
using store::Request;

namespace {

/// The counter as the reset would leave it, or as it is if the request was closed.
store::Counter counterAfter(const store::ResetRequest &request, const store::ResetFacts &facts)
{
    store::Counter counter;
    counter.id = request.counterId;
    counter.key = request.key;
    counter.lastNumber = request.closedAt.isValid() ? facts.currentNumber : request.newNumber;
    return counter;
}

Result<ShownRequest> shownReset(Connection &connection, const Request &request, const ReferenceData &data)
{
    const store::ResetRequest reset(request);
    const auto facts = store::resetFacts(connection, reset.counterId, reset.newNumber);
    if (!facts)
        return storeError(facts.error());
    const bool isVoid = !reset.closedAt.isValid() && reset.above == store::NumbersAbove::Void;
    return nextAfterReset(connection, counterAfter(reset, *facts), isVoid, data)
        .map([&](const models::ShownNext &next) {
            QJsonObject json = toJson(request, data);
            json.insert(u"now"_s, toJson(*facts));
            json.insert(u"nextNumber"_s, nextJson(next));
            const QString expected = QString::number(reset.newNumber);
            return ShownRequest{request,
                                describe(reset, *facts, next, data),
                                json,
                                store::digestOf(request),
                                Texts::tr("Type %1 to approve the reset:").arg(expected),
                                expected};
        });
}

Result<ShownRequest> shownImport(Connection &connection, const Request &request, const ReferenceData &data)
{
    const store::RegisterImportRequest import(request);
    return fromStore(store::registerImportContent(connection, import))
        .map([&](const store::RegisterImportContent &content) {
            const QString expected = QString::number(import.numbers);
            return ShownRequest{request,
                                describe(import, content, data),
                                toJson(import, content, data),
                                content.planDigest,
                                Texts::tr("Type %1 to approve the import:").arg(expected),
                                expected};
        });
}

Result<ShownRequest> shownTemplate(Connection &connection, const Request &request, const ReferenceData &data)
{
    return fromStore(models::readDetails(connection, data, request))
        .map([&](const models::RequestDetails &details) {
            const auto &part = std::get<models::TemplateDetails>(details.part);
            const QString expected = QString::number(part.request.followsVersion + 1);
            QJsonObject json = toJson(request, data);
            json.insert(u"collidesNow"_s, !part.collision.isEmpty());
            return ShownRequest{request,
                                describe(part, data),
                                json,
                                details.digest,
                                Texts::tr("Type %1 to approve this version:").arg(expected),
                                expected};
        });
}

Result<ShownRequest> shownOther(const Request &request, const ReferenceData &data)
{
    const QString expected = QString::number(request.id);
    return ShownRequest{request,
                        describe(request),
                        toJson(request, data),
                        store::digestOf(request),
                        Texts::tr("Type %1 to approve the request:").arg(expected),
                        expected};
}

Result<ShownRequest> shownVoid(Connection &connection, const Request &request, const ReferenceData &data)
{
    return fromStore(store::listLogins(connection)).map([&](const QHash<int, QString> &logins) {
        const store::VoidRequest wanted(request);
        const QString expected = QString::number(wanted.sequence);
        return ShownRequest{request,
                            describe(wanted, logins, data),
                            toJson(request, data),
                            store::digestOf(request),
                            Texts::tr("Type %1, the sequence number, to approve the voiding:").arg(expected),
                            expected};
    });
}

Result<ShownRequest> shownArchive(const Request &request, const ReferenceData &data)
{
    const store::ArchiveRequest wanted(request);
    const QString expected = QString::number(wanted.range.year);
    return ShownRequest{request,
                        describe(wanted),
                        toJson(request, data),
                        store::digestOf(request),
                        Texts::tr("Type %1, the year, to approve the archive:").arg(expected),
                        expected};
}

Result<ShownRequest> shownPool(const Request &request, const ReferenceData &data)
{
    const store::PoolRequest wanted(request);
    return ShownRequest{request,
                        describe(wanted),
                        toJson(request, data),
                        store::digestOf(request),
                        Texts::tr("Type %1, the name of the pool, to approve the request:").arg(wanted.name),
                        wanted.name};
}

} // namespace

Result<ShownRequest> readShown(Connection &connection, qint64 id, const ReferenceData &data)
{
    return fromStore(store::findRequest(connection, id))
        .and_then([&](const Request &request) {
            if (request.kind == store::requestkind::reset)
                return shownReset(connection, request, data);
            if (request.kind == store::requestkind::import)
                return shownImport(connection, request, data);
            if (request.kind == store::requestkind::templateChange)
                return shownTemplate(connection, request, data);
            if (request.kind == store::requestkind::numberVoid)
                return shownVoid(connection, request, data);
            if (request.kind == store::requestkind::archive)
                return shownArchive(request, data);
            if (request.kind == store::requestkind::pool)
                return shownPool(request, data);
            return shownOther(request, data);
        })
        .map([](ShownRequest shown) {
            shown.json.insert(u"digest"_s, QJsonValue()); // until one is written
            return shown;
        });
}

} // namespace lekthi::ctl
