SELECT counters.id, counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id,
       counters.current_year, counters.current_period, counters.version, counters.last_number, counters.reset_epoch,
       counters.ledger_head, counters.ledger_length, counters.updated_at
FROM document_number_counters AS counters
WHERE counters.id > ?
  AND (? IS NULL OR counters.project_id = ?)
  AND (? IS NULL OR counters.correspondence_type_id = ?)
  AND (? IS NULL OR counters.originator_organization_id = ? OR counters.recipient_organization_id = ?)
  AND (? IS NULL OR counters.current_year = ?)
  AND {{text_project_is_shown counters}}
ORDER BY counters.id
LIMIT ?
