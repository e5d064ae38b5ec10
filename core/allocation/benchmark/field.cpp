#include "core/allocation/benchmark/field.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/session/transaction.h"
#include "core/store/templates/template_gateway.h"

#include <QHash>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using store::Result;
using store::Statement;

namespace {

// Beyond the ids that a real store gives, which the sandbox takes over.
constexpr int base = 2'000'000'000;
constexpr int projectId = base;
constexpr int typeId = base;
constexpr int userId = base;
constexpr int originatorId = base;
constexpr int recipients = 50;

const auto templateText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:6}-{YEAR:A.D.}"_s;

QString organizationCode(int id)
{
    return u"BENCH-%1"_s.arg(id - base);
}

int recipientAt(int index)
{
    return originatorId + 1 + index % recipients;
}

int yearAt(int index)
{
    return numbering::lastCountedYear - index / recipients;
}

numbering::CounterKey keyAt(int index)
{
    return {.projectId = projectId,
            .originatorOrganizationId = originatorId,
            .recipientOrganizationId = recipientAt(index),
            .correspondenceTypeId = typeId,
            .period = {yearAt(index), 0}};
}

Result<void> put(store::Connection &sandbox, const char *statement, const QList<QVariantList> &rows)
{
    return sandbox.writeRows(Statement(statement), rows).map([](int) {});
}

Result<void> putOrganizations(store::Connection &sandbox)
{
    QList<QVariantList> organizations;
    QList<QVariantList> members;
    for (int id = originatorId; id <= originatorId + recipients; ++id) {
        const QString code = organizationCode(id);
        organizations << QVariantList{id, code, code, code, true};
        members << QVariantList{projectId, id};
    }
    return put(sandbox, "sandbox/put_organization", organizations).and_then([&] {
        return put(sandbox, "sandbox/put_project_organization", members);
    });
}

Result<void> putTemplate(store::Connection &sandbox)
{
    constexpr Statement replaceTemplate("sandbox/replace_template");
    const auto present = store::templateInUse(sandbox, projectId, typeId);
    if (!present && present.error().kind != store::ErrorKind::NotFound)
        return tl::unexpected(present.error());
    const store::TemplateSettings settings;
    if (present && present->text == templateText && present->settings == settings)
        return {};
    return sandbox
        .write(replaceTemplate,
               {projectId, typeId, templateText, numbering::periodKindName(settings.period),
                numbering::overflowPolicyName(settings.overflow),
                numbering::uniquenessScopeName(settings.scope), numbering::takenPolicyName(settings.taken)})
        .map([](int) {});
}

Result<void> putReference(store::Connection &sandbox)
{
    constexpr Statement lockSandbox("sandbox/lock_sandbox");
    auto transaction = store::Transaction::begin(sandbox);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto name = u"lekthi-bench"_s;
    return sandbox.read(lockSandbox)
        .and_then([&](const store::Rows &) {
            return put(sandbox, "sandbox/put_project", {{projectId, u"BENCH"_s, name, name, true}});
        })
        .and_then([&] { return put(sandbox, "sandbox/put_type", {{typeId, u"BENCH"_s, name, name}}); })
        .and_then([&] {
            return put(sandbox, "sandbox/put_user", {{userId, name, name, name, u"ALLOCATOR"_s, true}});
        })
        .and_then([&] { return putOrganizations(sandbox); })
        .and_then([&] { return putTemplate(sandbox); })
        .and_then([&] { return transaction->commit(); });
}

using Counters = QHash<numbering::CounterKey, store::Counter>;

Result<Counters> readCounters(store::Connection &sandbox)
{
    store::CounterFilter ofField;
    ofField.projectId = projectId;
    return store::counterPage(sandbox, ofField, 0, spreadCounters).map([](const QList<store::Counter> &page) {
        Counters counters;
        for (const store::Counter &counter : page)
            counters.insert(counter.key, counter);
        return counters;
    });
}

Result<void> putCounters(store::Connection &sandbox, int count)
{
    const auto present = readCounters(sandbox);
    if (!present)
        return tl::unexpected(present.error());
    QList<QVariantList> rows;
    for (int index = 0; index < count; ++index) {
        if (!present->contains(keyAt(index)))
            rows << QVariantList{projectId, originatorId, recipientAt(index), typeId, 0, 0, 0, yearAt(index),
                                 0};
    }
    return put(sandbox, "counter/insert_counter", rows);
}

/// Not every algorithm raises the counter with its ledger.
Result<void> settleCounters(store::Connection &sandbox)
{
    constexpr Statement settle("benchmark/settle_counters");
    return sandbox.write(settle, {projectId}).map([](int) {});
}

FieldCounter fieldCounter(int index, const store::Counter &counter)
{
    return {.index = index,
            .id = counter.id,
            .key = counter.key,
            .documentDate = QDate(yearAt(index), 6, 1),
            .recipient = organizationCode(recipientAt(index)),
            .resetEpoch = counter.resetEpoch,
            .lastNumber = counter.lastNumber};
}

} // namespace

Result<Field> prepareField(store::Connection &sandbox, Keys keys)
{
    return putReference(sandbox)
        .and_then([&] { return putCounters(sandbox, counterCount(keys)); })
        .and_then([&] { return settleCounters(sandbox); })
        .and_then([&] { return readField(sandbox, keys); });
}

Result<Field> readField(store::Connection &sandbox, Keys keys)
{
    const auto inUse = store::templateInUse(sandbox, projectId, typeId);
    if (!inUse)
        return tl::unexpected(inUse.error());
    const auto counters = readCounters(sandbox);
    if (!counters)
        return tl::unexpected(counters.error());
    auto text = numbering::Template::parse(inUse->text);
    Q_ASSERT(text);
    Field field{std::move(*text), inUse->version, userId, organizationCode(originatorId), {}};
    for (int index = 0; index < counterCount(keys); ++index) {
        const auto counter = counters->constFind(keyAt(index));
        if (counter == counters->constEnd())
            return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, u"no such counter"_s,
                                               numbering::lockName(keyAt(index))});
        field.counters.push_back(fieldCounter(index, *counter));
    }
    return field;
}

} // namespace lekthi::benchmark
