SELECT counters.id, counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id,
       counters.current_year, counters.current_period, drawn.ledger_rows, drawn.numbers, drawn.lock_wait_ms,
       drawn.longest_wait_ms, drawn.first_drawn
FROM (SELECT counter_id, COUNT(*) AS ledger_rows, SUM(event = 'ISSUED') AS numbers,
             SUM(IF(event = 'ISSUED', lock_wait_ms, 0)) AS lock_wait_ms,
             MAX(IF(event = 'ISSUED', lock_wait_ms, 0)) AS longest_wait_ms,
             MIN(created_at) AS first_drawn
      FROM (SELECT counter_id, event, lock_wait_ms, created_at
            FROM document_number_audit
            WHERE created_at >= CAST(? AS DATETIME)
              AND created_at < CAST(? AS DATETIME)
            ORDER BY created_at DESC
            LIMIT ?) AS latest
      GROUP BY counter_id) AS drawn
JOIN document_number_counters AS counters ON counters.id = drawn.counter_id
