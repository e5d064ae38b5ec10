SELECT id, project_id, originator_organization_id, recipient_organization_id, correspondence_type_id, sub_type_id,
       rfa_type_id, discipline_id, current_year, current_period, version, last_number, reset_epoch,
       ledger_head, ledger_length, updated_at
FROM document_number_counters
WHERE id > ?
  AND (? IS NULL OR project_id = ?)
  AND (? IS NULL OR correspondence_type_id = ?)
  AND (? IS NULL OR originator_organization_id = ? OR recipient_organization_id = ?)
  AND (? IS NULL OR current_year = ?)
ORDER BY id
LIMIT ?
