CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_spans(
  at DATETIME, tallies LONGTEXT CHARACTER SET utf8mb4, together MEDIUMTEXT CHARACTER SET ascii)
RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'adds a minute to its five minutes, its hour and its day; whoever calls it has locked the day'
BEGIN
  DECLARE hour_of DATETIME DEFAULT CAST(DATE_FORMAT(at, '%Y-%m-%d %H:00:00') AS DATETIME);
  DECLARE five_of DATETIME DEFAULT hour_of + INTERVAL MINUTE(at) DIV 5 * 5 MINUTE;
  DECLARE entered INT;
  INSERT INTO {{store}}.document_number_metrics_span (grain, start, project_id, correspondence_type_id, counts)
  VALUES ('DAY', {{api}}.span_day(at), -1, 0, together), ('HOUR', hour_of, -1, 0, together),
         ('FIVE', five_of, -1, 0, together)
  ON DUPLICATE KEY UPDATE counts = {{api}}.joined_counts(counts, VALUES(counts));
  SET entered = {{api}}.enter_project_spans({{api}}.span_day(at), hour_of, five_of, tallies);
  INSERT INTO {{store}}.document_number_metrics_span (grain, start, project_id, correspondence_type_id, counts)
  SELECT spans.grain, spans.start, drawn.project, drawn.type, drawn.drawn_counts
  FROM (SELECT 'DAY' AS grain, {{api}}.span_day(at) AS start UNION ALL SELECT 'HOUR', hour_of
        UNION ALL SELECT 'FIVE', five_of) AS spans
  -- No TEXT: the server would put it into a file each time. What is cut is no JSON any more and refused.
  CROSS JOIN JSON_TABLE(tallies, '$[*]' COLUMNS (
         project INT PATH '$[0]',
         type INT PATH '$[1]',
         drawn_counts VARCHAR(20000) CHARACTER SET ascii PATH '$[10]')) AS drawn
  WHERE TRUE
  ON DUPLICATE KEY UPDATE counts = {{api}}.joined_counts(counts, VALUES(counts));
  RETURN entered;
END
