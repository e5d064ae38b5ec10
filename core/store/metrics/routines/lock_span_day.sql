CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.lock_span_day(IN at DATETIME)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'until the end of the transaction: whoever adds to the spans of a day does so alone'
BEGIN
  INSERT INTO {{store}}.document_number_metrics_span (grain, start, project_id, correspondence_type_id, counts)
  VALUES ('DAY', {{api}}.span_day(at), -1, 0, '')
  ON DUPLICATE KEY UPDATE project_id = -1;
END
