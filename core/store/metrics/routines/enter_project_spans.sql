CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_project_spans(
  day_of DATETIME, hour_of DATETIME, five_of DATETIME, tallies LONGTEXT CHARACTER SET utf8mb4)
RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'adds what a minute says of all types of a project; called before its types are added, by whoever has locked the day'
BEGIN
  INSERT INTO {{store}}.document_number_metrics_span (grain, start, project_id, correspondence_type_id, counts)
  SELECT spans.grain, spans.start, -1 - sums.project, 0, sums.sum_counts
  FROM (SELECT 'DAY' AS grain, day_of AS start UNION ALL SELECT 'HOUR', hour_of UNION ALL SELECT 'FIVE', five_of) AS spans
  CROSS JOIN (
    SELECT project, GROUP_CONCAT('[', JSON_QUOTE(label), ',', count, ']' SEPARATOR ',') AS sum_counts
    FROM (SELECT drawn.project, counted.label,
                 IF(counted.label LIKE 'max:%', MAX(counted.count), LEAST(SUM(counted.count), 4000000000000000)) AS count
          FROM JSON_TABLE(tallies, '$[*]' COLUMNS (
                 project INT PATH '$[0]',
                 drawn_counts VARCHAR(20000) CHARACTER SET ascii PATH '$[10]')) AS drawn
          JOIN JSON_TABLE(CONCAT('[', drawn.drawn_counts, ']'), '$[*]' COLUMNS (
                 label VARCHAR(64) CHARACTER SET ascii PATH '$[0]',
                 count BIGINT PATH '$[1]')) AS counted
          WHERE drawn.project > 0
          GROUP BY drawn.project, counted.label) AS labelled
    GROUP BY project) AS sums
  -- Each sum that there is holds all minutes of its types: there is none of what began before there were sums.
  WHERE EXISTS (SELECT 1 FROM {{store}}.document_number_metrics_span AS summed
                WHERE summed.grain = spans.grain AND summed.start = spans.start
                  AND summed.project_id = -1 - sums.project AND summed.correspondence_type_id = 0)
     OR NOT EXISTS (SELECT 1 FROM {{store}}.document_number_metrics_span AS unsummed
                    WHERE unsummed.grain = spans.grain AND unsummed.start = spans.start
                      AND unsummed.project_id = sums.project)
  ON DUPLICATE KEY UPDATE counts = {{api}}.joined_counts(counts, VALUES(counts));
  RETURN 1;
END
