SELECT STRAIGHT_JOIN counters.id, counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period, counters.version, counters.last_number,
       counters.reset_epoch, counters.ledger_head, counters.ledger_length, counters.updated_at
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       project INT PATH '$[0]', sender INT PATH '$[1]', recipient INT PATH '$[2]', type INT PATH '$[3]',
       sub_type INT PATH '$[4]', rfa_type INT PATH '$[5]', discipline INT PATH '$[6]')) AS wanted
JOIN document_number_counters AS counters
  ON counters.project_id = wanted.project AND counters.originator_organization_id = wanted.sender
  AND counters.recipient_slot = wanted.recipient AND counters.correspondence_type_id = wanted.type
  AND counters.sub_type_id = wanted.sub_type AND counters.rfa_type_id = wanted.rfa_type
  AND counters.discipline_id = wanted.discipline
ORDER BY counters.id
