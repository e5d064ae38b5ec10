-- A text for each counter out of all that a person sees of it, its next number included. Templates with dates or with
-- several formats are left to whoever renders the numbers.
SELECT STRAIGHT_JOIN counters.id, counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period, counters.version, counters.last_number,
       counters.reset_epoch, counters.ledger_head, counters.ledger_length, counters.updated_at
FROM document_number_counters AS counters
JOIN projects ON projects.id = counters.project_id
JOIN correspondence_types AS types ON types.id = counters.correspondence_type_id
LEFT JOIN organizations AS senders ON senders.id = counters.originator_organization_id
LEFT JOIN organizations AS recipients ON recipients.id = counters.recipient_organization_id
LEFT JOIN correspondence_sub_types AS sub_types ON sub_types.id = counters.sub_type_id
LEFT JOIN rfa_types ON rfa_types.id = counters.rfa_type_id
LEFT JOIN disciplines ON disciplines.id = counters.discipline_id
LEFT JOIN document_number_configs AS own
  ON own.project_id = counters.project_id AND own.type_slot = counters.correspondence_type_id
LEFT JOIN document_number_configs AS others
  ON others.project_id = counters.project_id AND others.type_slot = 0
WHERE counters.id > ?
  AND (? IS NULL OR counters.project_id = ?)
  AND (? IS NULL OR counters.correspondence_type_id = ?)
  AND (? IS NULL OR counters.originator_organization_id = ? OR counters.recipient_organization_id = ?)
  AND (? IS NULL OR counters.current_year = ?)
  AND (CONCAT_WS('|', projects.project_code, types.type_code, senders.organization_code, recipients.organization_code,
                 CONCAT_WS(' / ', sub_types.sub_type_number, rfa_types.type_code, disciplines.discipline_code),
                 counters.last_number) COLLATE utf8mb4_thai_520_w2 LIKE ? ESCAPE '|'
       OR COALESCE(own.template, others.template) LIKE '%{DATE:%'
       OR COALESCE(own.template, others.template) LIKE '%{NEXT}%'
       OR REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
            COALESCE(own.template, others.template),
            '{PROJECT}', projects.project_code),
            '{ORIGINATOR}', COALESCE(senders.organization_code, '')),
            '{RECIPIENT}', COALESCE(recipients.organization_code, '')),
            '{CORR_TYPE}', types.type_code),
            '{SUB_TYPE}', COALESCE(sub_types.sub_type_number, '')),
            '{RFA_TYPE}', COALESCE(rfa_types.type_code, '')),
            '{DISCIPLINE}', COALESCE(disciplines.discipline_code, '')),
            '{YEAR:A.D.}', IF(counters.current_year = 0, YEAR(UTC_TIMESTAMP() + INTERVAL ? SECOND), counters.current_year)),
            '{YEAR:B.E.}', IF(counters.current_year = 0, YEAR(UTC_TIMESTAMP() + INTERVAL ? SECOND), counters.current_year)
                           + 543),
            '{REV}', 'A'),
            CONCAT('{SEQ:', SUBSTRING_INDEX(SUBSTRING_INDEX(COALESCE(own.template, others.template), '{SEQ:', -1), '}', 1), '}'),
            LPAD(counters.last_number + 1,
                 GREATEST(LENGTH(counters.last_number + 1),
                          CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(COALESCE(own.template, others.template), '{SEQ:', -1), '}', 1)
                               AS UNSIGNED)), '0')),
            REPEAT('{', 2), '{'), REPEAT('}', 2), '}') COLLATE utf8mb4_thai_520_w2 LIKE ? ESCAPE '|'
       OR (counters.current_year, counters.current_period) IN (
            SELECT periods.year, periods.part
            FROM JSON_TABLE(?, '$[*]' COLUMNS (year INT PATH '$[0]', part INT PATH '$[1]')) AS periods)
       OR DATE(counters.updated_at + INTERVAL ? SECOND) IN (
            SELECT days.day FROM JSON_TABLE(?, '$[*]' COLUMNS (day DATE PATH '$')) AS days))
ORDER BY counters.id
LIMIT ?
