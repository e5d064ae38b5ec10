INSERT INTO reference_source (id, schema_name, columns_read)
VALUES (1, ?, ?)
ON DUPLICATE KEY UPDATE schema_name = VALUES(schema_name), columns_read = VALUES(columns_read), digest = NULL, read_at = NULL
