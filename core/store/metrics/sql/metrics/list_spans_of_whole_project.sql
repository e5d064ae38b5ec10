SELECT start, project_id, correspondence_type_id, counts
{{from_spans_of_everything}}
UNION ALL
SELECT start, project_id, correspondence_type_id, counts
FROM document_number_metrics_span FORCE INDEX (idx_span_project)
WHERE grain = CONVERT(? USING ascii)
  AND project_id = -1 - ?
  AND start >= CAST(? AS DATETIME)
  AND start < CAST(? AS DATETIME)
UNION ALL
-- Type by type where there is no sum.
SELECT STRAIGHT_JOIN types.start, types.project_id, types.correspondence_type_id, types.counts
FROM (SELECT STRAIGHT_JOIN one.start
      FROM document_number_metrics_span AS one FORCE INDEX (idx_span_project)
      LEFT JOIN document_number_metrics_span AS sums FORCE INDEX (idx_span_project)
        ON sums.grain = one.grain AND sums.project_id = -1 - one.project_id AND sums.start = one.start
      WHERE one.grain = CONVERT(? USING ascii)
        AND one.project_id = ?
        AND one.start >= CAST(? AS DATETIME)
        AND one.start < CAST(? AS DATETIME)
        AND sums.start IS NULL
      GROUP BY one.start) AS unsummed
JOIN document_number_metrics_span AS types FORCE INDEX (PRIMARY)
  ON types.grain = CONVERT(? USING ascii) AND types.start = unsummed.start AND types.project_id = ?
