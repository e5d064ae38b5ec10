#include "core/store/routines/read_routines.h"

#include "core/store/sql_parts.h"
#include "core/store/statement.h"

#include <algorithm>
#include <iterator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

enum class Readers {
    People,
    Everybody,           ///< allocators too
    EverybodyAndDrawing, ///< allocators also within the transaction in which they draw
};

struct Readable
{
    const char *statement;
    const char *types; ///< of its question marks, in order: i INT, b BIGINT, t text, h hash
    Readers readers = Readers::People;
};

constexpr Readable readables[] = {
    {"admin_log/list_stored", "bi"},
    {"admin_log/read_head", ""},
    {"admin_log/list_page", "bbttttiitttttttttii"},
    {"alert/list_channels", ""},
    {"alert/list_deliveries", "bb"},
    {"alert/list_rules", ""},
    {"alert/list_silences", "bi"},
    {"alert/list_states", ""},
    {"alert/list_transitions", "bi"},
    {"alert/list_transitions_since", "bi"},
    {"alert/read_lease", ""},
    {"audit/count_place_in_chain", "bb"},
    {"audit/find_by_previous_hash", "bhb"},
    {"audit/find_by_row_hash", "bh"},
    {"audit/find_project_of_counter", "b"},
    {"audit/list_executed_resets", ""},
    {"audit/list_executed_take_overs", ""},
    {"audit/list_requests_in_force", "t"},
    {"audit/list_rows_of_counter", "bi"},
    {"audit/list_rows_that_skipped", "iti"},
    {"audit/list_stored_rows", "bi"},
    {"audit/list_story", "t"},
    {"counter/count_drawn", "iiiiii", Readers::Everybody},
    {"counter/find_counter", "iiiiiiiii", Readers::Everybody},
    {"counter/find_drawn_range", "bi"},
    {"counter/list_counters", "biiiiiiiiii", Readers::Everybody},
    {"counter/list_drawn_samples", "tb"},
    {"counter/search_counters", "biiiiiiiiitiittiti"},
    {"error/list_latest_errors", "ttii"},
    {"gate/list_account_troubles", "tt"},
    {"gate/list_cascades", "t"},
    {"gate/list_routines", "ttt"},
    {"gate/list_triggers", "t"},
    {"glass/list_breaks", ""},
    {"ledger/find_by_request_ids", "t", Readers::EverybodyAndDrawing},
    {"ledger/find_issued", "ti", Readers::EverybodyAndDrawing},
    {"ledger/find_taken_over", "ti", Readers::EverybodyAndDrawing},
    {"ledger/list_taken", "tii", Readers::EverybodyAndDrawing},
    {"metrics/list_allocators", "tt"},
    {"metrics/list_hot_counters", "tti"},
    {"metrics/list_minutes", "ttiiii"},
    {"metrics/list_spans", "ttt"},
    {"metrics/list_spans_of_project", "ttttittii"},
    {"metrics/list_spans_of_type", "ttttitt"},
    {"metrics/list_spans_of_whole_project", "ttttitttittti"},
    {"metrics/list_tallies", "ttiiii"},
    {"metrics/list_totals", "", Readers::Everybody},
    {"metrics/read_newest", ""},
    {"people/find_person", "t", Readers::Everybody},
    {"people/list_people", "", Readers::Everybody},
    {"people/list_project_admins", "", Readers::Everybody},
    {"people/list_projects_of_person", "i", Readers::Everybody},
    {"reference/list_disciplines", "", Readers::Everybody},
    {"reference/list_organizations", "", Readers::Everybody},
    {"reference/list_project_organizations", "", Readers::Everybody},
    {"reference/list_projects", "", Readers::EverybodyAndDrawing},
    {"reference/list_rfa_types", "", Readers::Everybody},
    {"reference/list_sub_types", "", Readers::Everybody},
    {"reference/list_types", "", Readers::Everybody},
    {"reset/find_facts", "bbbbb"},
    {"reset/list_approvals", "t"},
    {"reset/list_requests", "itbbbbi"},
    {"sandbox/list_organizations", "", Readers::Everybody},
    {"sandbox/list_sub_types", "", Readers::Everybody},
    {"schema/list_steps", "", Readers::Everybody},
    {"schema/read_fingerprint", "", Readers::Everybody},
    {"setting/list_settings", ""},
    {"take_over/find_number", "tt"},
    {"take_over/list_approvals", "t"},
    {"take_over/list_counters", "b"},
    {"take_over/list_numbers", "biiii"},
    {"take_over/list_requests", "bi"},
    {"template/find_confirmation", "iiittttt"},
    {"template/find_template", "ii", Readers::Everybody},
    {"template/find_template_in_use", "ii", Readers::EverybodyAndDrawing},
    {"template/list_templates", "", Readers::Everybody},
    {"template/list_versions", "bbiiiiiiitttttttti"},
    {"template/read_rules_stamp", "", Readers::EverybodyAndDrawing},
};

constexpr auto head = R"(CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.%1(%2)
READS SQL DATA
SQL SECURITY DEFINER
BEGIN
)"_L1;

constexpr auto ownTransaction = R"(  DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END;
  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
  START TRANSACTION READ ONLY;
  CALL {{api}}.%1();
  %2;
  COMMIT;
END)"_L1;

constexpr auto transactionOfCaller = R"(  CALL {{api}}.require_account();
  %1;
END)"_L1;

constexpr auto drawingBeginning = "drawing_"_L1;

QString routineName(QLatin1StringView statement)
{
    return QString(statement).replace(u'/', u'_');
}

/// Texts are compared as columns of the store are; where a column is binary that wins.
QLatin1StringView typeName(char letter)
{
    return letter == 'i'   ? "INT"_L1
           : letter == 'b' ? "BIGINT"_L1
           : letter == 'h' ? "VARBINARY(32)"_L1
                           : "LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2"_L1;
}

QString parametersOf(const char *types)
{
    QStringList parameters;
    for (const char *letter = types; *letter; ++letter)
        parameters.append(u"IN p%1 %2"_s.arg(parameters.size() + 1).arg(typeName(*letter)));
    return parameters.join(", "_L1);
}

/// Inside a routine of the other schema tables need theirs; parameters stand for question marks.
QString bodyOf(const Readable &readable)
{
    QString body = withSchema(Statement(readable.statement).sql());
    for (int position = 1; body.contains(u'?'); ++position)
        body.replace(body.indexOf(u'?'), 1, u"p%1"_s.arg(position));
    return body;
}

ReadRoutine ofEverybody(const Readable &readable)
{
    const bool forAllocators = readable.readers != Readers::People;
    const QString name = routineName(QLatin1StringView(readable.statement));
    return {name,
            QString(head).arg(name, parametersOf(readable.types)) +
                QString(ownTransaction)
                    .arg(forAllocators ? "require_account"_L1 : "require_person"_L1, bodyOf(readable)),
            true, forAllocators};
}

ReadRoutine ofDrawing(const Readable &readable)
{
    const QString name = drawingBeginning + routineName(QLatin1StringView(readable.statement));
    return {name,
            QString(head).arg(name, parametersOf(readable.types)) +
                QString(transactionOfCaller).arg(bodyOf(readable)),
            false, true};
}

} // namespace

QList<ReadRoutine> readRoutines()
{
    QList<ReadRoutine> routines;
    for (const Readable &readable : readables) {
        routines.append(ofEverybody(readable));
        if (readable.readers == Readers::EverybodyAndDrawing)
            routines.append(ofDrawing(readable));
    }
    return routines;
}

QString readRoutineOf(QLatin1StringView statement, bool inTransaction)
{
    const bool known = std::any_of(std::begin(readables), std::end(readables), [&](const Readable &readable) {
        return statement == QLatin1StringView(readable.statement);
    });
    if (!known)
        return {};
    return inTransaction ? drawingBeginning + routineName(statement) : routineName(statement);
}

} // namespace lekthi::store
