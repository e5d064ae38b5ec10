CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.remove_old_minutes()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what hours and days tell for it, a few rows at a time: minutes after 90 days, hours after three years; and who drew how often some minutes ago'
BEGIN
  DECLARE minutes_from DATETIME DEFAULT UTC_TIMESTAMP() - INTERVAL 90 DAY;
  DELETE FROM {{store}}.drawing_rates
  WHERE minute_of < UNIX_TIMESTAMP() DIV 60 - 5 ORDER BY kind, subject, part LIMIT 500;
  DELETE FROM {{store}}.document_number_metrics_minute
  WHERE minute < minutes_from ORDER BY minute, allocator, project_id, correspondence_type_id LIMIT 500;
  DELETE FROM {{store}}.document_number_allocator_minute
  WHERE minute < minutes_from AND is_summed ORDER BY minute, allocator LIMIT 500;
  DELETE FROM {{store}}.document_number_metrics_span
  WHERE grain = 'FIVE' AND start < minutes_from ORDER BY start, project_id, correspondence_type_id LIMIT 500;
  DELETE FROM {{store}}.document_number_metrics_span
  WHERE grain = 'HOUR' AND start < UTC_TIMESTAMP() - INTERVAL 3 YEAR
  ORDER BY start, project_id, correspondence_type_id LIMIT 500;
END
