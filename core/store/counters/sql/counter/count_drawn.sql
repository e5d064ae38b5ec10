SELECT STRAIGHT_JOIN counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id,
       counters.current_year, counters.current_period, drawn.block, drawn.numbers
FROM (SELECT counter_id, FLOOR(TIMESTAMPDIFF(SECOND, created_at, UTC_TIMESTAMP(6)) / (86400 * ?)) AS block,
             COUNT(*) AS numbers
      FROM document_number_audit
      WHERE created_at > UTC_TIMESTAMP(6) - INTERVAL ? DAY AND event = 'ISSUED'
      GROUP BY counter_id, block) AS drawn
JOIN document_number_counters AS counters ON counters.id = drawn.counter_id
WHERE (? IS NULL OR counters.project_id = ?)
  AND (? IS NULL OR counters.correspondence_type_id = ?)
