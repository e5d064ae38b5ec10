#include "core/store/people/rights.h"

#include <algorithm>
#include <iterator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Roles people{Role::Auditor, Role::ProjectAdmin, Role::SuperAdmin};
constexpr Roles admins{Role::ProjectAdmin, Role::SuperAdmin};
constexpr Roles reviewers{Role::Auditor, Role::SuperAdmin};
constexpr Roles projectAdmins{Role::ProjectAdmin};
constexpr Roles superAdmins{Role::SuperAdmin};
constexpr Roles allocators{Role::Allocator};
constexpr Roles markers{Role::SuperAdmin, Role::Allocator};
constexpr Roles fillers{Role::SuperAdmin, Role::Allocator};

struct RoutineRight
{
    const char *routine;
    Roles roles;
};

/// By name. Those that begin with "drawing_" read within the transaction in which a number is drawn, those
/// that begin with "sandbox_" write the sandbox: test draws, and what they need.
constexpr RoutineRight routineRights[] = {
    {"account_list_server_accounts", superAdmins},
    {"acknowledge_alert", admins},
    {"admin_log_list_page", people},
    {"admin_log_list_stored", people},
    {"admin_log_read_head", people},
    {"alert_list_channels", people},
    {"alert_list_deliveries", people},
    {"alert_list_rules", people},
    {"alert_list_silences", people},
    {"alert_list_states", people},
    {"alert_list_transitions", people},
    {"alert_list_transitions_since", people},
    {"alert_read_lease", people},
    {"approve_move", superAdmins},
    {"approve_request", superAdmins},
    {"audit_count_place_in_chain", people},
    {"audit_count_years", people},
    {"audit_find_by_previous_hash", people},
    {"audit_find_by_row_hash", people},
    {"audit_find_extent", people},
    {"audit_find_project_of_counter", people},
    {"audit_list_decided_facts", people},
    {"audit_list_executed_register_imports", people},
    {"audit_list_executed_resets", people},
    {"audit_list_executed_voids", people},
    {"audit_find_first_since", people},
    {"audit_list_archive_heads", people},
    {"audit_list_archives", people},
    {"audit_list_holes", people},
    {"audit_list_numbers_of_document", everyRole},
    {"audit_list_requests_in_force", people},
    {"audit_list_rows_at", people},
    {"audit_list_rows_of_counter", people},
    {"audit_list_rows_that_skipped", people},
    {"audit_list_stored_rows", people},
    {"audit_list_story", people},
    {"audit_list_told_of_counters", people},
    {"backup_find_newest", people},
    {"backup_find_oldest_without", people},
    {"bind_document", allocators},
    {"change_reference", superAdmins},
    {"claim_alert_deliveries", admins},
    {"counter_count_drawn", everyRole},
    {"counter_count_drawn_of_keys", everyRole},
    {"counter_find_counter", everyRole},
    {"counter_find_drawn_range", people},
    {"counter_list_at", everyRole},
    {"counter_list_counters", everyRole},
    {"counter_list_counters_of_document", everyRole},
    {"counter_list_drawn_samples", people},
    {"counter_list_near_the_end", everyRole},
    {"counter_list_of_keys", everyRole},
    {"counter_list_places_by_last_number_down", people},
    {"counter_list_places_by_last_number_up", people},
    {"counter_list_places_by_period_down", people},
    {"counter_list_places_by_period_up", people},
    {"counter_list_places_by_project_down", people},
    {"counter_list_places_by_project_up", people},
    {"counter_list_places_by_recipient_down", people},
    {"counter_list_places_by_recipient_up", people},
    {"counter_list_places_by_sender_down", people},
    {"counter_list_places_by_sender_up", people},
    {"counter_list_places_by_type_down", people},
    {"counter_list_places_by_type_up", people},
    {"counter_list_places_by_updated_down", people},
    {"counter_list_places_by_updated_up", people},
    {"counter_list_shown", people},
    {"counter_search_counters", people},
    {"draw", allocators},
    {"draw_several", allocators},
    {"drawing_identity", everyRole},
    {"drawing_ledger_find_by_request_ids", allocators},
    {"drawing_ledger_find_issued", allocators},
    {"drawing_ledger_find_taken_over", allocators},
    {"drawing_ledger_list_numbered_documents", allocators},
    {"drawing_ledger_list_taken", allocators},
    {"drawing_reference_list_altered", allocators},
    {"drawing_reference_list_projects", allocators},
    {"drawing_template_find_template_in_use", allocators},
    {"drawing_template_read_rules_stamp", allocators},
    {"end_alert_silence", superAdmins},
    {"error_list_latest_errors", people},
    {"fill_pool", fillers},
    {"follow_reference", everyRole},
    {"free_space", everyRole},
    {"gate_list_account_troubles", people},
    {"gate_list_cascades", people},
    {"gate_list_missing_columns", everyRole},
    {"gate_list_rights", people},
    {"gate_list_routines", people},
    {"gate_list_triggers", people},
    {"gate_read_ledger_range", people},
    {"gate_sample_taken", people},
    {"glass_list_breaks", people},
    {"hold_alert_lease", admins},
    {"hold_pool_lease", fillers},
    {"issue_ids", allocators},
    {"ledger_find_by_request_ids", everyRole},
    {"ledger_find_issued", everyRole},
    {"ledger_find_taken_over", everyRole},
    {"ledger_list_numbered_documents", allocators},
    {"ledger_list_find_after", people},
    {"ledger_list_find_before", people},
    {"ledger_list_find_edge_newest", people},
    {"ledger_list_find_edge_oldest", people},
    {"ledger_list_keys_by_text_newest", people},
    {"ledger_list_keys_by_text_oldest", people},
    {"ledger_list_keys_by_time_newest", people},
    {"ledger_list_keys_by_time_oldest", people},
    {"ledger_list_keys_of_counters", people},
    {"ledger_list_keys_of_document", people},
    {"ledger_list_keys_of_filter", people},
    {"ledger_list_keys_of_filter_newest", people},
    {"ledger_list_keys_of_filter_oldest", people},
    {"ledger_list_keys_of_note_newest", people},
    {"ledger_list_keys_of_note_oldest", people},
    {"ledger_list_keys_of_number", people},
    {"ledger_list_keys_of_numbers", people},
    {"ledger_list_keys_of_person_newest", people},
    {"ledger_list_keys_of_person_oldest", people},
    {"ledger_list_keys_of_service_newest", people},
    {"ledger_list_keys_of_service_oldest", people},
    {"ledger_list_keys_of_skipped_newest", people},
    {"ledger_list_keys_of_skipped_oldest", people},
    {"ledger_list_list_counters", people},
    {"ledger_list_list_rows", people},
    {"ledger_list_rows_by_time_newest", people},
    {"ledger_list_taken", everyRole},
    {"ledger_list_taken_after_void", people},
    {"ledger_list_unbound", everyRole},
    {"lock_counter", allocators},
    {"mark_unused", markers},
    {"metrics_list_allocators", people},
    {"metrics_list_hot_counters", people},
    {"metrics_list_minutes", people},
    {"metrics_list_spans", people},
    {"metrics_list_spans_of_project", people},
    {"metrics_list_spans_of_type", people},
    {"metrics_list_spans_of_whole_project", people},
    {"metrics_list_tallies", people},
    {"metrics_list_totals", everyRole},
    {"metrics_read_newest", people},
    {"note_own_password", everyRole},
    {"open_counter", allocators},
    {"people_find_person", everyRole},
    {"people_list_last_sign_ins", superAdmins},
    {"people_list_people", everyRole},
    {"people_list_project_admins", everyRole},
    {"people_list_projects_of_person", everyRole},
    {"pool_count_recent", people},
    {"pool_find_issued_id", everyRole},
    {"pool_list_grants", everyRole},
    {"pool_list_lanes", people},
    {"pool_list_ledger", people},
    {"pool_list_pools", everyRole},
    {"record_backup", superAdmins},
    {"record_error", allocators},
    {"reference_list_altered", allocators},
    {"reference_list_disciplines", everyRole},
    {"reference_list_items", people},
    {"reference_list_left_out", everyRole},
    {"reference_list_organizations", everyRole},
    {"reference_list_participants", people},
    {"reference_list_past_codes", people},
    {"reference_list_project_organizations", everyRole},
    {"reference_list_projects", everyRole},
    {"reference_list_rfa_types", everyRole},
    {"reference_list_shown", people},
    {"reference_list_sub_types", everyRole},
    {"reference_list_types", everyRole},
    {"reference_read_due", everyRole},
    {"reference_read_first_year", everyRole},
    {"reference_read_source", everyRole},
    {"reference_read_stamp", everyRole},
    {"register_import_find_number", people},
    {"register_import_list_counters", people},
    {"register_import_list_numbers", people},
    {"reject_request", superAdmins},
    {"release_alert_lease", admins},
    {"release_pool_lease", fillers},
    {"report_alert_delivery", admins},
    {"request_archive", superAdmins},
    {"request_import", superAdmins},
    {"request_list_approvals", people},
    {"request_list_requests", people},
    {"request_pool", superAdmins},
    {"request_reset", superAdmins},
    {"request_template", projectAdmins},
    {"request_void", superAdmins},
    {"reset_find_facts", people},
    {"resolve_error", admins},
    {"retire_alert_channel", superAdmins},
    {"review_glass_break", reviewers},
    {"revise", allocators},
    {"sandbox_draw", everyRole},
    {"sandbox_draw_several", everyRole},
    {"sandbox_drawing_identity", everyRole},
    {"sandbox_lock_counter", everyRole},
    {"sandbox_open_counter", everyRole},
    {"sandbox_prepare", everyRole},
    {"sandbox_record_error", everyRole},
    {"sandbox_revise", everyRole},
    {"schema_list_steps", everyRole},
    {"schema_read_fingerprint", everyRole},
    {"set_alert_channel", superAdmins},
    {"set_alert_rule", superAdmins},
    {"set_setting", superAdmins},
    {"set_template", projectAdmins},
    {"set_templates", projectAdmins},
    {"setting_list_settings", people},
    {"sign_in", people},
    {"silence_alert", superAdmins},
    {"taken_list_among", people},
    {"taken_list_beginning", people},
    {"taken_list_equal", people},
    {"taken_list_page", people},
    {"taken_list_scopes", people},
    {"taken_list_strays", people},
    {"taken_list_untaken", people},
    {"taken_list_untaken_of_register", people},
    {"template_find_template", everyRole},
    {"template_find_template_in_use", everyRole},
    {"template_list_templates", everyRole},
    {"template_list_versions", people},
    {"template_read_rules_stamp", everyRole},
    {"withdraw_request", admins},
    {"write_alert_states", admins},
    {"write_minute", allocators},
};

constexpr SandboxRight tableRights[] = {
    {"lekthi_schema", "SELECT"},
    {"lekthi_routines", "SELECT"},
    {"document_number_rules_stamp", "SELECT"},
    {"store_settings", "SELECT"},
    {"project_admins", "SELECT"},
    {"users", "SELECT"},
    {"projects", "SELECT"},
    {"organizations", "SELECT"},
    {"project_organizations", "SELECT"},
    {"contracts", "SELECT"},
    {"contract_organizations", "SELECT"},
    {"correspondence_types", "SELECT"},
    {"correspondence_sub_types", "SELECT"},
    {"rfa_types", "SELECT"},
    {"disciplines", "SELECT"},
    {"document_number_configs", "SELECT"},
    {"document_number_counters", "SELECT"},
    {"document_number_audit", "SELECT"},
    {"document_number_taken", "SELECT"},
    {"requests", "SELECT"},
    {"take_over_numbers", "SELECT"},
};

} // namespace

Roles rolesOf(QStringView routine)
{
    const auto found =
        std::find_if(std::begin(routineRights), std::end(routineRights),
                     [&](const RoutineRight &right) { return routine == QLatin1StringView(right.routine); });
    return found == std::end(routineRights) ? Roles() : found->roles;
}

Roles rolesOf(Deed deed)
{
    switch (deed) {
    case Deed::SignIn:
        return rolesOf(u"sign_in");
    case Deed::Allocate:
        return rolesOf(u"draw");
    case Deed::AcknowledgeAlert:
        return rolesOf(u"acknowledge_alert");
    case Deed::SilenceAlert:
        return rolesOf(u"silence_alert");
    case Deed::ChangeAlertRules:
        return rolesOf(u"set_alert_rule");
    case Deed::ChangeAlertChannels:
        return rolesOf(u"set_alert_channel");
    case Deed::DeliverAlerts:
        return rolesOf(u"report_alert_delivery");
    case Deed::EvaluateAlerts:
        return rolesOf(u"hold_alert_lease");
    case Deed::RequestReset:
        return rolesOf(u"request_reset");
    case Deed::DecideRequest:
        return rolesOf(u"approve_request");
    case Deed::RequestImport:
        return rolesOf(u"request_import");
    case Deed::RequestTemplate:
        return rolesOf(u"request_template");
    case Deed::ArchiveLedger:
        return rolesOf(u"request_archive");
    case Deed::RequestVoid:
        return rolesOf(u"request_void");
    case Deed::RequestPool:
        return rolesOf(u"request_pool");
    case Deed::FillPool:
        return rolesOf(u"fill_pool");
    case Deed::IssueIds:
        return rolesOf(u"issue_ids");
    case Deed::ResolveError:
        return rolesOf(u"resolve_error");
    case Deed::ManageReference:
        return rolesOf(u"change_reference");
    case Deed::KeepDigests:
        return reviewers;
    case Deed::SeeAccounts:
        return rolesOf(u"account_list_server_accounts");
    }
    Q_UNREACHABLE();
}

bool may(Role role, Deed deed)
{
    return rolesOf(deed).has(role);
}

bool may(const Person &person, Deed deed)
{
    return person.active && may(person.role, deed);
}

bool mayRead(Role role, const Statement &statement)
{
    return rolesOf(QString(statement.name()).replace(u'/', u'_')).has(role);
}

QString rolesInStore(Roles roles)
{
    QStringList names;
    for (const Role role : {Role::Auditor, Role::ProjectAdmin, Role::SuperAdmin, Role::Allocator}) {
        if (roles.has(role))
            names.append(roleInStore(role));
    }
    return names.join(u',');
}

QStringList routinesOfRoles()
{
    QStringList names;
    for (const RoutineRight &right : routineRights)
        names.append(QString::fromLatin1(right.routine));
    return names;
}

std::span<const SandboxRight> sandboxRights()
{
    return tableRights;
}

} // namespace lekthi::store
