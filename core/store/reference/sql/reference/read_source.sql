SELECT source.schema_name, source.read_at, COALESCE(ABS(TIMESTAMPDIFF(MICROSECOND, source.read_at, SYSDATE(6))) <= 10000000, FALSE) AS is_current,
       (SELECT COUNT(*) FROM reference_read AS rows_read WHERE rows_read.problem IS NOT NULL) AS left_out
FROM reference_source AS source
WHERE source.id = 1
