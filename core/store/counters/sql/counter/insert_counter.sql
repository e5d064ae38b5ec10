INSERT INTO document_number_counters
  (project_id, originator_organization_id, recipient_organization_id, correspondence_type_id, sub_type_id, rfa_type_id,
   discipline_id, current_year, current_period, version, last_number, updated_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, UTC_TIMESTAMP(6))
