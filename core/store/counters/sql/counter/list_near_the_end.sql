-- All counters of which 79 % are used, or which gave a four hundredth of what is left and were drawn from in the last 90
-- days. Four periods that all gave less than that in 90 days make a pace that lasts for more than a year. What the shortest
-- digits of all templates have room for is told before any template is looked up. Of a template with several formats the
-- one counts that writes the next number: the first with at least as many digits as it.
SELECT counters.id, counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id,
       counters.current_year, counters.current_period, counters.version, counters.last_number, counters.reset_epoch,
       counters.ledger_head, counters.ledger_length, counters.updated_at
FROM document_number_counters AS counters
LEFT JOIN document_number_configs AS own
  ON own.project_id = counters.project_id AND own.type_slot = counters.correspondence_type_id
LEFT JOIN document_number_configs AS others
  ON others.project_id = counters.project_id AND others.type_slot = 0
WHERE counters.id > ?
  AND (? IS NULL OR counters.project_id = ?)
  AND (? IS NULL OR counters.correspondence_type_id = ?)
  AND (? IS NULL OR counters.originator_organization_id = ? OR counters.recipient_organization_id = ?)
  AND (? IS NULL OR counters.current_year = ?)
  AND {{text_reach_of_counter}}
      >= (SELECT MIN(POW(10, CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(SUBSTRING_INDEX(
                                    REPLACE(shortest.template, REPEAT('{', 2), ''), '{SEQ:', 2), '{SEQ:', -1), '}', 1) AS UNSIGNED)))
                 - 1
          FROM document_number_configs AS shortest)
  AND (POW(10, CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(
                      REPLACE(COALESCE(own.template, others.template), REPEAT('{', 2), ''), '{SEQ:', -1), '}', 1) AS UNSIGNED))
       <= 1 + {{text_reach_of_counter}}
       OR COALESCE(own.template, others.template) LIKE '%{NEXT}%'
          AND LENGTH(counters.last_number + 1) < LENGTH(FLOOR(1 + {{text_reach_of_counter}}))
          AND REPLACE(COALESCE(own.template, others.template), REPEAT('{', 2), '')
              REGEXP CONCAT('[{]SEQ:[', LENGTH(counters.last_number + 1), '-',
                            LEAST(9, LENGTH(FLOOR(1 + {{text_reach_of_counter}})) - 1), ']'))
ORDER BY counters.id
LIMIT ?
