#include "tests/faults/asked_of_store.h"

#include "core/alerting/ledger_watch.h"
#include "core/allocation/next_number.h"
#include "core/allocation/request/rulebook.h"
#include "core/audit/digest.h"
#include "core/audit/evidence/receipt_making.h"
#include "core/audit/ledger_verifier.h"
#include "core/audit/number_texts.h"
#include "core/audit/retention.h"
#include "core/register/register_survey.h"
#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/alerts/alert_gateway.h"
#include "core/store/alerts/alert_lease_gateway.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/drawn_samples.h"
#include "core/store/counters/running_out.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/ledger/taken_numbers.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/metrics/metrics_spans.h"
#include "core/store/people/accounts.h"
#include "core/store/people/given_rights.h"
#include "core/store/people/glass.h"
#include "core/store/people/people.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/reference/reference_stamp.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/schema/damage.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/open_transactions.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/sign_in.h"
#include "core/store/schema/vitals.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/demo_letters.h"
#include "tests/support/whole_digest.h"

#include <QTemporaryFile>

#include <optional>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using store::Connection;
using store::Result;

namespace {

store::MinuteRange lastDay()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return {now.addDays(-1), now};
}

Result<void> readPages(Connection &connection, const QString &)
{
    return outcome(store::counterPage(connection, {}, 0, 10))
        .and_then([&] { return outcome(store::countersNearTheEnd(connection, {})); })
        .and_then([&] { return outcome(store::countersOfDocument(connection, 7, {}, 0, 10)); })
        .and_then([&] { return outcome(store::adminLogPage(connection, {}, 1'000'000, 10)); })
        .and_then([&] { return outcome(store::requestPage(connection, {}, 0, 10)); })
        .and_then([&] { return outcome(store::listTemplates(connection)); })
        .and_then([&] { return outcome(store::listPeople(connection)); })
        .and_then([&] { return outcome(store::storeSettings(connection)); })
        .and_then([&] { return outcome(store::newerReference(connection, 0)); });
}

Result<void> readAlerts(Connection &connection, const QString &)
{
    return outcome(store::alertRules(connection))
        .and_then([&] { return outcome(store::currentAlerts(connection)); })
        .and_then([&] { return outcome(store::alertHistory(connection, 1'000'000, 10)); })
        .and_then([&] { return outcome(store::alertSilences(connection)); })
        .and_then([&] { return outcome(store::alertChannels(connection)); });
}

Result<void> readMetrics(Connection &connection, const QString &)
{
    return outcome(store::newestMinute(connection))
        .and_then([&] { return outcome(store::listSpans(connection, metrics::Grain::Hour, lastDay())); })
        .and_then([&] { return outcome(store::hotCounters(connection, lastDay())); })
        .and_then([&] { return outcome(store::listAllocators(connection, lastDay())); })
        .and_then([&] { return outcome(store::listTotals(connection)); });
}

Result<void> readCounter(Connection &connection, const QString &)
{
    return letters(connection).and_then([&](const store::Counter &found) {
        return outcome(store::drawnSamples(connection, found))
            .and_then([&] { return outcome(store::recentDrawsOf(connection, {found})); })
            .and_then([&] { return outcome(store::resetFacts(connection, found.id, 7)); })
            .and_then([&] { return outcome(store::storedRowsOf(connection, found.id, 0, 10)); });
    });
}

Result<void> readRules(Connection &connection, const QString &)
{
    return outcome(allocation::loadRulebook(connection))
        .and_then([&] { return outcome(store::scopeVersions(connection)); })
        .and_then([&] {
            return outcome(
                store::equalNumbersWithin(connection, numbering::UniquenessScope::Store, 2, 6, 10));
        });
}

Result<store::StoredLedgerRow> firstLetter(Connection &connection)
{
    return letters(connection)
        .and_then(
            [&](const store::Counter &found) { return store::storedRowsOf(connection, found.id, 0, 1); })
        .map([](const QList<store::StoredLedgerRow> &rows) { return rows.first(); });
}

Result<void> readStory(Connection &connection, const QString &)
{
    return firstLetter(connection).and_then([&](const store::StoredLedgerRow &letter) {
        return outcome(audit::numberStories(connection, letter.number));
    });
}

/// Up to a digest that is signed once.
Result<void> makeReceipt(Connection &connection, const QString &)
{
    static const audit::SigningKey key =
        *audit::SigningKey::fromSecretText("lekthi-ed25519-key:" + QByteArray(32, 's').toBase64());
    static std::optional<audit::SignedDigest> digest;
    if (!digest) {
        const auto made = test::makeDigest(connection);
        if (!made)
            return outcome(made);
        digest = test::signDigest(*made, key);
    }
    return firstLetter(connection).and_then([&](const store::StoredLedgerRow &letter) {
        return audit::numberStories(connection, letter.number)
            .and_then([&](const QMap<int, audit::NumberStory> &stories) -> Result<void> {
                auto digests = test::digestFile({*digest});
                const auto receipt = audit::makeReceipt(connection, stories.value(letterKey.projectId),
                                                        {letter.number, u"-"_s}, digests, key);
                if (receipt && !*receipt)
                    qFatal("%s", qPrintable(audit::noReceiptName(receipt->error())));
                return outcome(receipt);
            });
    });
}

Result<void> readTaken(Connection &connection, const QString &)
{
    return outcome(store::sampleTaken(connection))
        .and_then([&] { return outcome(store::heldNumbers(connection, {}, 10)); })
        .and_then([&] { return store::requireTakenNumbers(connection); })
        .and_then([&] { return outcome(audit::readRetention(connection, QDateTime::currentDateTimeUtc())); });
}

Result<void> verify(Connection &connection, const QString &)
{
    return outcome(audit::verifyLedger(connection));
}

Result<void> readReference(Connection &connection, const QString &)
{
    for (const store::ReferenceKind kind : store::referenceKinds) {
        if (const auto items = store::referenceItems(connection, kind); !items)
            return outcome(items);
    }
    return outcome(store::loadReferenceData(connection));
}

Result<void> readPeople(Connection &connection, const QString &)
{
    return outcome(store::listServerLogins(connection))
        .and_then([&] { return outcome(store::listLastSignIns(connection)); })
        .and_then([&] { return outcome(store::listGlassBreaks(connection)); })
        .and_then([&] { return outcome(store::listLogins(connection)); });
}

Result<void> readTroubles(Connection &connection, const QString &)
{
    return outcome(store::latestErrors(connection, 10))
        .and_then([&] { return outcome(store::alertDeliveries(connection, 0, 1'000'000)); })
        .and_then([&] { return outcome(store::alertTransitionsSince(connection, 0, 10)); })
        .and_then([&] { return outcome(store::alertLease(connection)); });
}

Result<void> readDocuments(Connection &connection, const QString &)
{
    return outcome(store::unboundNumbers(connection, {}, 10))
        .and_then([&] { return outcome(store::numbersOfDocument(connection, 7, 10)); })
        .and_then([&] { return outcome(store::takenOverStoriesOf(connection, u"none"_s)); })
        .and_then([&] { return outcome(audit::rowsThatPassedOver(connection, 2, u"none"_s)); });
}

Result<void> readTemplates(Connection &connection, const QString &)
{
    return store::listTemplates(connection).and_then([&](const QList<store::NumberTemplate> &templates) {
        const store::NumberTemplate &first = templates.first();
        return outcome(store::templateHistory(connection, first.configId))
            .and_then([&] {
                return outcome(store::neededNumbers(connection, first.projectId, first.typeId, templates,
                                                    QDate::currentDate()));
            })
            .and_then([&] { return store::counterPage(connection, {}, 0, 10); })
            .and_then([&](const QList<store::Counter> &counters) {
                return outcome(store::recentDrawsOf(connection, counters));
            })
            .and_then([&] { return outcome(audit::readNumberTexts(connection)); });
    });
}

Result<void> readSurvey(Connection &connection, const QString &)
{
    QTemporaryFile file;
    if (!file.open() || file.write("number\n\"none\"\n") < 0 || !file.flush())
        qFatal("no file can be written");
    return store::loadReferenceData(connection)
        .and_then([&](const store::ReferenceData &data) -> Result<void> {
            const registers::RegisterTarget target{*data.project(2), *store::itemById(data.types, 6)};
            const auto form = registers::examineForTarget(connection, file.fileName(), {}, target, data);
            if (!form)
                return tl::unexpected(std::get<store::Error>(form.error()));
            const auto survey = registers::surveyRegister(connection, file.fileName(), *form, target, data);
            if (!survey)
                return tl::unexpected(std::get<store::Error>(survey.error()));
            return {};
        });
}

/// Looks at all, a little at a time, and once more at what is new.
Result<void> watchLedger(Connection &connection, const QString &)
{
    alerting::LedgerWatch watch({.rowsPerLook = 100});
    QDateTime now = QDateTime::currentDateTimeUtc();
    Result<void> looked;
    while (looked && !watch.isComplete())
        looked = watch.look(connection, now);
    return looked.and_then([&] { return watch.look(connection, now.addSecs(1)); });
}

Result<void> readNextNumbers(Connection &connection, const QString &)
{
    return letters(connection).and_then([&](const store::Counter &counter) {
        return store::templateInUse(connection, letterKey.projectId, letterKey.correspondenceTypeId)
            .and_then([&](const store::NumberTemplate &inUse) {
                const allocation::NextNumberWish wish{.key = letterKey,
                                                      .lastNumber = counter.lastNumber,
                                                      .parts = {},
                                                      .text = *numbering::Template::parse(inUse.text),
                                                      .settings = inUse.settings};
                return outcome(allocation::nextNumbers(connection, wish, 3)).and_then([&] {
                    return outcome(allocation::nextNumberOfEach(connection, {wish, wish}));
                });
            });
    });
}

} // namespace

Result<store::Counter> letters(Connection &connection)
{
    return store::findCounter(connection, letterKey).map([](const auto &counter) { return *counter; });
}

QList<Operation> readsAsked()
{
    return {
        {"pages", u"auditor.demo"_s, readPages},
        {"pages of an administrator", {}, readPages},
        {"alerts", u"sa.one"_s, readAlerts},
        {"metrics", u"auditor.demo"_s, readMetrics},
        {"metrics of an administrator", {}, readMetrics},
        {"a counter", u"sa.one"_s, readCounter},
        {"a counter of an administrator", {}, readCounter},
        {"the rules", {}, readRules},
        {"the story of a number", u"auditor.demo"_s, readStory},
        {"a receipt", u"auditor.demo"_s, makeReceipt},
        {"a receipt of an administrator", {}, makeReceipt},
        {"taken numbers", {}, readTaken},
        {"verification", u"auditor.demo"_s, verify},
        {"verification of an administrator", {}, verify},
        {"a digest", u"auditor.demo"_s,
         [](Connection &connection, const QString &) { return outcome(test::makeDigest(connection)); }},
        {"signing in", u"pa.demo"_s,
         [](Connection &connection, const QString &) { return outcome(store::signIn(connection)); }},
        {"the gate",
         {},
         [](Connection &connection, const QString &) { return outcome(store::inspectStore(connection)); },
         true},
        {"vitals",
         {},
         [](Connection &connection, const QString &) { return outcome(store::readVitals(connection)); },
         true},
        {"damage",
         {},
         [](Connection &connection, const QString &) { return outcome(store::damagedTables(connection)); },
         true},
        {"open transactions",
         {},
         [](Connection &connection, const QString &) {
             return outcome(store::listOpenTransactions(connection));
         }},
        {"the state of the schema",
         {},
         [](Connection &connection, const QString &) { return store::requireCurrentSchema(connection); }},
        {"rights",
         {},
         [](Connection &connection, const QString &) { return outcome(store::otherRights(connection)); }},
        {"reference data", u"auditor.demo"_s, readReference},
        {"people", {}, readPeople},
        {"errors and deliveries", u"sa.one"_s, readTroubles},
        {"documents", u"auditor.demo"_s, readDocuments},
        {"templates", u"auditor.demo"_s, readTemplates},
        {"a watch of the ledger", u"auditor.demo"_s, watchLedger},
        {"a watch of an administrator", {}, watchLedger},
        {"next numbers", u"auditor.demo"_s, readNextNumbers},
        {"a register held against the store", u"sa.one"_s, readSurvey},
    };
}

} // namespace lekthi::test
