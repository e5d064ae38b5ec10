-- A counter whose last number is older has drawn nothing lately: its rows are not looked at.
SELECT STRAIGHT_JOIN counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id,
       counters.current_year, counters.current_period, recent.block, recent.numbers
FROM (SELECT STRAIGHT_JOIN periods.id, FLOOR(TIMESTAMPDIFF(SECOND, drawn.created_at, UTC_TIMESTAMP(6)) / (86400 * ?)) AS block,
             COUNT(*) AS numbers
      FROM JSON_TABLE(?, '$[*]' COLUMNS (
             project INT PATH '$[0]', sender INT PATH '$[1]', recipient INT PATH '$[2]', type INT PATH '$[3]',
             sub_type INT PATH '$[4]', rfa_type INT PATH '$[5]', discipline INT PATH '$[6]')) AS wanted
      JOIN document_number_counters AS periods
        ON periods.project_id = wanted.project AND periods.originator_organization_id = wanted.sender
        AND periods.recipient_slot = wanted.recipient AND periods.correspondence_type_id = wanted.type
        AND periods.sub_type_id = wanted.sub_type AND periods.rfa_type_id = wanted.rfa_type
        AND periods.discipline_id = wanted.discipline AND periods.updated_at > UTC_TIMESTAMP(6) - INTERVAL ? DAY
      JOIN document_number_audit AS drawn
        ON drawn.counter_id = periods.id AND drawn.event = 'ISSUED'
        AND drawn.created_at > UTC_TIMESTAMP(6) - INTERVAL ? DAY
      GROUP BY periods.id, block) AS recent
JOIN document_number_counters AS counters ON counters.id = recent.id
