SELECT STRAIGHT_JOIN counters.id, counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period, counters.version, counters.last_number,
       counters.reset_epoch, counters.ledger_head, counters.ledger_length, counters.updated_at
FROM JSON_TABLE(?, '$[*]' COLUMNS (place FOR ORDINALITY, id BIGINT PATH '$')) AS wanted
JOIN document_number_counters AS counters ON counters.id = wanted.id
ORDER BY wanted.place
