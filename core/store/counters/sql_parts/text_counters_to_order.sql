SELECT STRAIGHT_JOIN counters.id, counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period, counters.version, counters.last_number,
       counters.reset_epoch, counters.ledger_head, counters.ledger_length, counters.updated_at, ordered.sort_value
FROM (SELECT valued.id, valued.sort_value
      FROM (SELECT candidates.id,
                   CASE ?
                     WHEN 'PERIOD' THEN candidates.current_year * 10000 + candidates.current_period
                     WHEN 'LAST_NUMBER' THEN candidates.last_number
                     WHEN 'UPDATED' THEN TIMESTAMPDIFF(MICROSECOND, '2000-01-01', candidates.updated_at)
                     ELSE COALESCE(ranks.place, 0)
                   END AS sort_value
            FROM document_number_counters AS candidates
            LEFT JOIN (SELECT id, RANK() OVER (ORDER BY project_code) AS place FROM projects WHERE ? = 'PROJECT'
                       UNION ALL
                       SELECT id, RANK() OVER (ORDER BY type_code) FROM correspondence_types WHERE ? = 'TYPE'
                       UNION ALL
                       SELECT id, RANK() OVER (ORDER BY organization_code) FROM organizations
                       WHERE ? IN ('SENDER', 'RECIPIENT')) AS ranks
              ON ranks.id = CASE ?
                              WHEN 'PROJECT' THEN candidates.project_id
                              WHEN 'TYPE' THEN candidates.correspondence_type_id
                              WHEN 'SENDER' THEN candidates.originator_organization_id
                              WHEN 'RECIPIENT' THEN candidates.recipient_organization_id
                            END
            WHERE (? IS NULL OR candidates.project_id = ?)
              AND (? IS NULL OR candidates.correspondence_type_id = ?)
              AND (? IS NULL OR candidates.originator_organization_id = ? OR candidates.recipient_organization_id = ?)
              AND (? IS NULL OR candidates.current_year = ?)) AS valued
