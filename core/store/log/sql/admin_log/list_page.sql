SELECT seq, occurred_at, login, host, role, action, outcome, project_id, subject, details, reason
FROM admin_log
WHERE (? = 0 OR seq < ?)
  AND (? = '' OR login = ?)
  AND (? = '' OR action = ?)
  AND (? IS NULL OR project_id = ?)
  AND (? IS NULL OR occurred_at >= CAST(? AS DATETIME(6)))
  AND (? IS NULL OR occurred_at < CAST(? AS DATETIME(6)))
  AND (? = '' OR reason LIKE ? ESCAPE '|' OR subject LIKE ? ESCAPE '|'
       OR project_id IN (SELECT id FROM projects WHERE project_code LIKE ? ESCAPE '|')
       -- What a reset is about stands in the log by its counter's id or, where a decision was denied, by the number of
       -- the request; for people by the counter's codes.
       OR (action LIKE 'RESET|_%' ESCAPE '|'
           AND CASE WHEN outcome = 'DONE' OR action = 'RESET_REQUESTED' THEN CAST(subject AS UNSIGNED)
                    ELSE (SELECT CAST(JSON_VALUE(asked.facts, '$.counter') AS UNSIGNED) FROM requests AS asked
                          WHERE asked.id = CAST(admin_log.subject AS UNSIGNED) AND asked.kind = 'RESET') END
           IN (
             SELECT counters.id
             FROM document_number_counters AS counters
             JOIN projects ON projects.id = counters.project_id
             JOIN correspondence_types AS types ON types.id = counters.correspondence_type_id
             LEFT JOIN organizations AS originators ON originators.id = counters.originator_organization_id
             LEFT JOIN organizations AS recipients ON recipients.id = counters.recipient_organization_id
             LEFT JOIN correspondence_sub_types AS sub_types ON sub_types.id = counters.sub_type_id
             LEFT JOIN rfa_types ON rfa_types.id = counters.rfa_type_id
             LEFT JOIN disciplines ON disciplines.id = counters.discipline_id
             WHERE CONCAT_WS('/', projects.project_code, types.type_code, originators.organization_code,
                             recipients.organization_code, sub_types.sub_type_number, rfa_types.type_code,
                             disciplines.discipline_code, NULLIF(counters.current_year, 0),
                             NULLIF(counters.current_period, 0)) LIKE ? ESCAPE '|')))
  AND (? = 0 OR outcome = 'DENIED')
ORDER BY seq DESC
LIMIT ?
