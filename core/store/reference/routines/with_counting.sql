CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.with_counting(
  kind VARCHAR(20) CHARACTER SET utf8mb4, counted_by VARCHAR(100) CHARACTER SET utf8mb4, start_month INT,
  called_by VARCHAR(10) CHARACTER SET utf8mb4, row_text LONGTEXT CHARACTER SET utf8mb4)
RETURNS LONGTEXT CHARACTER SET utf8mb4
DETERMINISTIC
NO SQL
SQL SECURITY DEFINER
COMMENT 'a row of the admin log with what a type counts by, or with the fiscal year of a project'
RETURN CASE kind
         WHEN 'TYPE' THEN JSON_INSERT(row_text, '$.countedBy', IF(counted_by = '', 'NONE', counted_by))
         WHEN 'PROJECT' THEN JSON_INSERT(row_text, '$.fiscalStartMonth', start_month + 0, '$.fiscalCalledBy', called_by)
         ELSE row_text END
