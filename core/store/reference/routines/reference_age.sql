CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.reference_age() RETURNS DOUBLE
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'for how many seconds the schema that owns the reference data was not read, by whatever a clock has moved; -1 where the store keeps them itself'
RETURN COALESCE((SELECT IF(read_at IS NULL, 1000000, ABS(TIMESTAMPDIFF(MICROSECOND, read_at, SYSDATE(6))) / 1000000)
                 FROM {{store}}.reference_source WHERE id = 1), -1)
