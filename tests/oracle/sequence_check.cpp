#include "tests/oracle/sequence_check.h"

#include "core/audit/ledger_verifier.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <set>

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;

namespace {

struct StoredCounter
{
    CounterName name{};
    qint64 last = 0;
    int epoch = 0;
    QList<LedgerLine> ledger{};
};

store::Rows rows(store::Connection &root, const QString &sql)
{
    const auto found = root.readText(sql);
    if (!found)
        qFatal("tests/oracle: %s: %s", qUtf8Printable(sql), qUtf8Printable(found.error().detail));
    return *found;
}

QStringList listOf(const QString &json)
{
    QStringList texts;
    for (const auto &value : QJsonDocument::fromJson(json.toUtf8()).array())
        texts << value.toString();
    return texts;
}

QString describe(const LedgerLine &line)
{
    return u"%1 %2 (epoch %3, sequence %4%5)"_s.arg(line.event, line.number)
        .arg(line.epoch)
        .arg(line.sequence)
        .arg(line.skipped.isEmpty() ? QString() : u", skipped "_s + line.skipped.join(u' '));
}

QString describe(const Codes &codes, const CounterName &name)
{
    return u"%1 %2 to %3 in %4"_s
        .arg(codes.projects[size_t(name.place.project)], codes.types[size_t(name.place.type)],
             codes.recipients[size_t(name.recipient)])
        .arg(codes.firstYear + name.year);
}

std::map<qint64, StoredCounter> storedCounters(World &world, const World::Ground &ground)
{
    std::map<qint64, StoredCounter> counters;
    const store::Rows found =
        rows(world.root(),
             u"SELECT id, project_id, correspondence_type_id, recipient_organization_id, current_year, "
             u"last_number, "
             "reset_epoch FROM document_number_counters WHERE originator_organization_id = %1 "
             "AND current_year IN (%2, %3) AND recipient_organization_id IN (%4, %5)"_s.arg(ground.originator)
                 .arg(ground.codes.firstYear)
                 .arg(ground.codes.firstYear + 1)
                 .arg(ground.recipients[0])
                 .arg(ground.recipients[1]));
    for (const store::Row &row : found) {
        StoredCounter counter;
        counter.name.place.project = row.integer("project_id"_L1) == world.projectId(0) ? 0 : 1;
        counter.name.place.type = row.integer("correspondence_type_id"_L1) == world.typeId(0) ? 0 : 1;
        counter.name.recipient = row.integer("recipient_organization_id"_L1) == ground.recipients[0] ? 0 : 1;
        counter.name.year = row.integer("current_year"_L1) - ground.codes.firstYear;
        counter.last = row.bigInteger("last_number"_L1);
        counter.epoch = row.integer("reset_epoch"_L1);
        counters.emplace(row.bigInteger("id"_L1), counter);
    }
    return counters;
}

void readLedger(World &world, std::map<qint64, StoredCounter> &counters)
{
    QStringList ids;
    for (const auto &[id, counter] : counters)
        ids << QString::number(id);
    if (ids.isEmpty())
        return;
    const store::Rows found =
        rows(world.root(),
             u"SELECT counter_id, event, request_id, reset_epoch, sequence_number, "
             "generated_number, IF(event = 'ISSUED', skipped, NULL) AS passed_over "
             "FROM document_number_audit WHERE counter_id IN (%1) ORDER BY id"_s.arg(ids.join(u',')));
    for (const store::Row &row : found)
        counters.at(row.bigInteger("counter_id"_L1)).ledger
            << LedgerLine{row.text("event"_L1),
                          row.text("request_id"_L1),
                          row.integer("reset_epoch"_L1),
                          row.bigInteger("sequence_number"_L1),
                          row.text("generated_number"_L1),
                          listOf(row.text("passed_over"_L1))};
}

bool isAsExpected(const LedgerLine &stored, LedgerLine expected)
{
    if (expected.requestId.isEmpty())
        expected.requestId = stored.requestId;
    return stored == expected;
}

std::optional<Finding> compareCounter(const NumberModel &model, const StoredCounter &stored)
{
    const QString where = describe(model.codes(), stored.name);
    const auto known = model.counters().find(stored.name);
    const NumberModel::CounterState expected =
        known == model.counters().end() ? NumberModel::CounterState() : known->second;
    if (stored.last != expected.last || stored.epoch != expected.epoch)
        return Finding{u"COUNTER"_s,
                       u"counter %1 stands at %2 in epoch %3, not at %4 in epoch %5"_s.arg(where)
                           .arg(stored.last)
                           .arg(stored.epoch)
                           .arg(expected.last)
                           .arg(expected.epoch)};
    for (qsizetype i = 0; i < std::max(stored.ledger.size(), expected.ledger.size()); ++i) {
        const bool isThere = i < stored.ledger.size();
        const bool isWanted = i < expected.ledger.size();
        if (!isThere || !isWanted || !isAsExpected(stored.ledger[i], expected.ledger[i]))
            return Finding{u"LEDGER"_s, u"row %1 of %2 is %3, expected %4"_s.arg(i + 1).arg(
                                            where, isThere ? describe(stored.ledger[i]) : u"missing"_s,
                                            isWanted ? describe(expected.ledger[i]) : u"none"_s)};
    }
    return std::nullopt;
}

QString takenAmong(World &world, const QStringList &texts)
{
    QStringList literals;
    for (const QString &text : texts)
        literals << world.root().quoted(text);
    return u"SELECT number, request_id, project_id AS project, correspondence_type_id AS type "
           "FROM document_number_taken WHERE number IN (%1) AND request_id IS NOT NULL"_s.arg(
               literals.join(u','));
}

/// "number project type request" of each holder; the rows of registers have ids that nobody knew before.
QSet<QString> storedHolders(World &world, const QStringList &texts, const QSet<QString> &registers)
{
    QSet<QString> holders;
    if (texts.isEmpty())
        return holders;
    for (const store::Row &row : rows(world.root(), takenAmong(world, texts))) {
        const QString id = row.text("request_id"_L1);
        holders.insert(u"%1 %2 %3 %4"_s.arg(row.text("number"_L1), row.text("project"_L1),
                                            row.text("type"_L1),
                                            registers.contains(id) ? u"(register)"_s : id));
    }
    return holders;
}

QSet<QString> expectedHolders(World &world, const NumberModel &model)
{
    QSet<QString> holders;
    for (const NumberModel::InForce &one : model.inForce())
        holders.insert(u"%1 %2 %3 %4"_s.arg(one.number)
                           .arg(world.projectId(one.counter.place.project))
                           .arg(world.typeId(one.counter.place.type))
                           .arg(one.requestId.isEmpty() ? u"(register)"_s : one.requestId));
    return holders;
}

std::optional<Finding> compareHolders(World &world, const NumberModel &model,
                                      const std::map<qint64, StoredCounter> &counters)
{
    QSet<QString> registers;
    for (const auto &[id, counter] : counters)
        for (const LedgerLine &line : counter.ledger)
            if (line.event == "TAKEN_OVER"_L1)
                registers.insert(line.requestId);
    const QSet<QString> expected = expectedHolders(world, model);
    const QSet<QString> stored = storedHolders(world, model.knownTexts(), registers);
    const QSet<QString> missing = expected - stored;
    const QSet<QString> tooMany = stored - expected;
    if (missing.isEmpty() && tooMany.isEmpty())
        return std::nullopt;
    return Finding{
        u"TAKEN"_s,
        u"numbers in force that are not taken: %1; taken that are not in force: %2"_s.arg(
            QStringList(missing.values()).join(", "_L1), QStringList(tooMany.values()).join(", "_L1))};
}

} // namespace

std::optional<Finding> checkSequence(World &world, const World::Ground &ground, const NumberModel &model)
{
    auto counters = storedCounters(world, ground);
    readLedger(world, counters);
    std::set<CounterName> seen;
    for (const auto &[id, counter] : counters) {
        if (auto found = compareCounter(model, counter))
            return found;
        seen.insert(counter.name);
    }
    for (const auto &[name, counter] : model.counters())
        if (!seen.contains(name) && !counter.ledger.isEmpty())
            return Finding{u"COUNTER"_s, u"there is no counter "_s + describe(model.codes(), name)};
    return compareHolders(world, model, counters);
}

std::optional<Finding> checkStore(store::Connection &root)
{
    const auto verification = audit::verifyLedger(root);
    if (!verification)
        return Finding{u"VERIFY"_s, u"the ledger cannot be verified: "_s + verification.error().detail};
    QStringList broken;
    for (const audit::Finding &finding : verification->findings)
        broken << u"%1 at ledger row %2 of counter %3"_s.arg(audit::damageName(finding.damage))
                      .arg(finding.ledgerId)
                      .arg(finding.counterId);
    if (!verification->isIntact())
        return Finding{u"VERIFY"_s, broken.mid(0, 10).join(", "_L1)};
    return std::nullopt;
}

} // namespace lekthi::test::oracle
