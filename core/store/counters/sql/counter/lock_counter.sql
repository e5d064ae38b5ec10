SELECT id, version, last_number, reset_epoch, ledger_head, ledger_length
FROM document_number_counters
WHERE project_id = ? AND originator_organization_id = ? AND recipient_slot = ? AND correspondence_type_id = ?
  AND sub_type_id = ? AND rfa_type_id = ? AND discipline_id = ? AND current_year = ? AND current_period = ?
FOR UPDATE
