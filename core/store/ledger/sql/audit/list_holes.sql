-- Numbers that no row of the counter gives, whatever its epoch, up to where the counter stands: what is missing lies behind
-- `before` and ahead of `ahead`. Rows and counter are those of one moment. Each looks at its neighbours alone, of which one may
-- be the end: for the largest of all before it the server would go through these again for every number.
SELECT holes.counter_id, COALESCE(holes.before_it, 0) AS before_it, holes.number AS ahead, holes.epoch
FROM (SELECT drawn.counter_id, drawn.number, drawn.epoch, drawn.is_end,
             IF(LAG(drawn.is_end) OVER along, LAG(drawn.number, 2) OVER along, LAG(drawn.number) OVER along) AS before_it,
             LEAD(drawn.number) OVER along AS behind_it
      FROM (SELECT audit.counter_id, audit.issued_sequence AS number, MIN(audit.reset_epoch) AS epoch, 0 AS is_end
            FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
            JOIN document_number_counters AS counters ON counters.id = wanted.id
            JOIN document_number_audit AS audit FORCE INDEX (uq_audit_sequence) ON audit.counter_id = counters.id
            WHERE audit.issued_sequence IS NOT NULL AND {{text_project_is_shown counters}}
            GROUP BY audit.counter_id, audit.issued_sequence
            UNION ALL
            SELECT counters.id, counters.last_number + 1, counters.reset_epoch, 1
            FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
            JOIN document_number_counters AS counters ON counters.id = wanted.id
            WHERE {{text_project_is_shown counters}}) AS drawn
      WINDOW along AS (PARTITION BY drawn.counter_id ORDER BY drawn.number, drawn.is_end)) AS holes
WHERE holes.number > COALESCE(holes.before_it, 0) + 1 AND (NOT holes.is_end OR holes.behind_it IS NULL)
