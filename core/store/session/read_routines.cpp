#include "core/store/session/read_routines.h"

#include "core/store/session/sql_parts.h"
#include "core/store/session/statement.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

struct Readable
{
    const char *statement;
    const char *types;             ///< of its question marks, in order: i INT, b BIGINT, t text, h hash
    bool alsoWhileDrawing = false; ///< allocators read it within the transaction in which they draw
};

constexpr Readable readables[] = {
    {"account/list_server_accounts", ""},
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
    {"audit/count_years", "i"},
    {"audit/find_by_previous_hash", "bhb"},
    {"audit/find_by_row_hash", "bh"},
    {"audit/find_extent", "tt"},
    {"audit/find_project_of_counter", "b"},
    {"audit/find_first_since", "t"},
    {"audit/list_archive_heads", "bbbi"},
    {"audit/list_archives", ""},
    {"audit/list_decided_facts", ""},
    {"audit/list_executed_resets", ""},
    {"audit/list_executed_voids", ""},
    {"audit/list_executed_register_imports", ""},
    {"audit/list_holes", "tt"},
    {"audit/list_numbers_of_document", "bbi"},
    {"audit/list_requests_in_force", "t"},
    {"audit/list_rows_at", "t"},
    {"audit/list_rows_of_counter", "bbi"},
    {"audit/list_rows_that_skipped", "tii"},
    {"audit/list_stored_rows", "bi"},
    {"audit/list_story", "t"},
    {"audit/list_told_of_counters", "t"},
    {"backup/find_newest", "i"},
    {"backup/find_oldest_without", ""},
    {"counter/count_drawn", "iiiiii"},
    {"counter/count_drawn_of_keys", "itii"},
    {"counter/find_counter", "iiiiiiiii"},
    {"counter/find_drawn_range", "bi"},
    {"counter/list_at", "t"},
    {"counter/list_counters", "biiiiiiiiii"},
    {"counter/list_counters_of_document", "bbbiiiiiiiiii"},
    {"counter/list_drawn_samples", "tb"},
    {"counter/list_near_the_end", "biiiiiiiiii"},
    {"counter/list_of_keys", "t"},
    {"counter/list_places_by_last_number_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_last_number_up", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_period_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_period_up", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_project_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_project_up", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_recipient_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_recipient_up", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_sender_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_sender_up", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_type_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_type_up", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_updated_down", "iiiiiiiiibbbbi"},
    {"counter/list_places_by_updated_up", "iiiiiiiiibbbbi"},
    {"counter/list_shown", "biiiiiiiiii"},
    {"counter/search_counters", "biiiiiiiiitiittiti"},
    {"error/list_latest_errors", "bbttittttttiiiiiiiii"},
    {"gate/list_account_troubles", ""},
    {"gate/list_cascades", "t"},
    {"gate/list_missing_columns", ""},
    {"gate/list_rights", "ttt"},
    {"gate/list_routines", "ttt"},
    {"gate/list_triggers", "t"},
    {"gate/read_ledger_range", ""},
    {"gate/sample_taken", "t"},
    {"glass/list_breaks", ""},
    {"ledger/find_by_request_ids", "t", true},
    {"ledger/find_issued", "tiii", true},
    {"ledger/find_taken_over", "tiii", true},
    {"ledger/list_numbered_documents", "tt", true},
    {"ledger/list_taken", "iitt", true},
    {"ledger/list_taken_after_void", "iittbb"},
    {"ledger/list_unbound", "biiii"},
    {"ledger_list/find_after", "bttbbttbbttbbttbbttbbttb"},
    {"ledger_list/find_before", "bttbbttbbttbbttbbttbbttb"},
    {"ledger_list/find_edge_newest", "ttbttbi"},
    {"ledger_list/find_edge_oldest", "ttbttbi"},
    {"ledger_list/keys_by_text_newest", "ttbttbtttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_by_text_oldest", "ttbttbtttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_by_time_newest", "ttbttbiiiiiiiittiiii"},
    {"ledger_list/keys_by_time_oldest", "ttbttbiiiiiiiittiiii"},
    {"ledger_list/keys_of_counters", "tttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_document", "bbttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_filter", "ttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_filter_newest", "ttbttbiiiiiiiittiiii"},
    {"ledger_list/keys_of_filter_oldest", "ttbttbiiiiiiiittiiii"},
    {"ledger_list/keys_of_note_newest", "tttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_note_oldest", "tttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_number", "tttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_numbers", "titi"},
    {"ledger_list/keys_of_person_newest", "ittbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_person_oldest", "ittbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_service_newest", "ittbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_service_oldest", "ittbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_skipped_newest", "tttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/keys_of_skipped_oldest", "tttbttbiiiiiiiiiiiittttiiii"},
    {"ledger_list/list_counters", "iiiiiiiii"},
    {"ledger_list/list_rows", "t"},
    {"ledger_list/rows_by_time_newest", "ttttttttttbttbi"},
    {"metrics/list_allocators", "tt"},
    {"metrics/list_hot_counters", "tti"},
    {"metrics/list_minutes", "ttiiii"},
    {"metrics/list_spans", "ttt"},
    {"metrics/list_spans_of_project", "ttttittii"},
    {"metrics/list_spans_of_type", "ttttitt"},
    {"metrics/list_spans_of_whole_project", "ttttitttittti"},
    {"metrics/list_tallies", "ttiiii"},
    {"metrics/list_totals", ""},
    {"metrics/read_newest", ""},
    {"people/find_person", "t"},
    {"people/list_last_sign_ins", ""},
    {"people/list_people", ""},
    {"people/list_project_admins", ""},
    {"people/list_projects_of_person", "i"},
    {"pool/count_recent", "b"},
    {"pool/find_issued_id", "bt"},
    {"pool/list_grants", ""},
    {"pool/list_lanes", "b"},
    {"pool/list_ledger", "bibbi"},
    {"pool/list_pools", ""},
    {"reference/list_altered", "", true},
    {"reference/list_disciplines", ""},
    {"reference/list_items", "t"},
    {"reference/list_left_out", ""},
    {"reference/list_organizations", ""},
    {"reference/list_participants", "t"},
    {"reference/list_past_codes", ""},
    {"reference/list_project_organizations", ""},
    {"reference/list_projects", "", true},
    {"reference/list_rfa_types", ""},
    {"reference/list_shown", "t"},
    {"reference/list_sub_types", ""},
    {"reference/list_types", ""},
    {"reference/read_due", ""},
    {"reference/read_first_year", ""},
    {"reference/read_source", ""},
    {"reference/read_stamp", ""},
    {"request/list_approvals", "t"},
    {"request/list_requests", "itbbtttti"},
    {"reset/find_facts", "bbbbbb"},
    {"schema/list_steps", ""},
    {"schema/read_fingerprint", ""},
    {"setting/list_settings", ""},
    {"register_import/find_number", "tt"},
    {"register_import/list_counters", "b"},
    {"register_import/list_numbers", "biiii"},
    {"taken/list_among", "t"},
    {"taken/list_beginning", "ti"},
    {"taken/list_equal", "iiiti"},
    {"taken/list_page", "ttii"},
    {"taken/list_scopes", ""},
    {"taken/list_strays", "t"},
    {"taken/list_untaken", "t"},
    {"taken/list_untaken_of_register", "b"},
    {"template/find_template", "ii"},
    {"template/find_template_in_use", "ii", true},
    {"template/list_templates", ""},
    {"template/list_versions", "bbiiiiiiitttttttti"},
    {"template/read_rules_stamp", "", true},
};

constexpr auto head = R"(CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.%1(%2)
READS SQL DATA
SQL SECURITY DEFINER
BEGIN
)"_L1;

/// Whose role does not allow it leaves a row in the log. No name here may be that of a column.
constexpr auto refusals = R"(  DECLARE refusal_code INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE transaction_is_held BOOLEAN DEFAULT FALSE;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal_code = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    %1IF refusal_code IN (31001, 31002, 31031) THEN
      %2CALL {{api}}.note_denial('DATA_READ', refusal_code, refusal_text, '%3');
    END IF;
    RESIGNAL;
  END;
)"_L1;

constexpr auto ownTransaction = R"(  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
  START TRANSACTION READ ONLY;
  CALL {{api}}.require_role('{{roles}}');
  %1;
  COMMIT;
END)"_L1;

/// What a caller began may lock what it reads, or read what is long past.
constexpr auto transactionOfDrawing = R"(  IF @@in_transaction THEN
    CALL {{api}}.find_hold(TRUE, transaction_is_held);
  END IF;
  IF NOT transaction_is_held THEN
    SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
    START TRANSACTION READ ONLY;
  END IF;
  CALL {{api}}.require_drawer(NULL, FALSE);
  %1;
  IF NOT transaction_is_held THEN
    COMMIT;
  END IF;
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

ReadRoutine ofRoles(const Readable &readable)
{
    const QString name = routineName(QLatin1StringView(readable.statement));
    return {name, QString(head).arg(name, parametersOf(readable.types)) +
                      QString(refusals).arg("ROLLBACK;\n    "_L1, ""_L1, name) +
                      QString(ownTransaction).arg(bodyOf(readable))};
}

ReadRoutine ofDrawing(const Readable &readable)
{
    const QString name = drawingBeginning + routineName(QLatin1StringView(readable.statement));
    return {name, QString(head).arg(name, parametersOf(readable.types)) +
                      QString(refusals).arg(
                          "IF NOT transaction_is_held THEN\n      ROLLBACK;\n    END IF;\n    "_L1,
                          "ROLLBACK;\n      "_L1, name) +
                      QString(transactionOfDrawing).arg(bodyOf(readable))};
}

} // namespace

QList<ReadRoutine> readRoutines()
{
    QList<ReadRoutine> routines;
    for (const Readable &readable : readables) {
        routines.append(ofRoles(readable));
        if (readable.alsoWhileDrawing)
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

bool isReadRoutine(const QString &name)
{
    static const QSet<QString> names = [] {
        QSet<QString> all;
        for (const Readable &readable : readables)
            all.insert(routineName(QLatin1StringView(readable.statement)));
        return all;
    }();
    return names.contains(name);
}

} // namespace lekthi::store
