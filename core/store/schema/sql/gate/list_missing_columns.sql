SELECT wanted.name
FROM reference_source AS source
JOIN JSON_TABLE(source.columns_read, '$[*]' COLUMNS (name VARCHAR(140) CHARACTER SET utf8mb4 PATH '$')) AS wanted
WHERE NOT EXISTS (SELECT 1 FROM INFORMATION_SCHEMA.COLUMNS AS present
                  WHERE present.TABLE_SCHEMA = source.schema_name
                    AND CONVERT(CONCAT(present.TABLE_NAME, '.', present.COLUMN_NAME) USING utf8mb4) COLLATE utf8mb4_general_ci
                      = wanted.name COLLATE utf8mb4_general_ci)
ORDER BY wanted.name
