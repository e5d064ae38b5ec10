CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.state_counts(
  at DATETIME, of_allocator CHAR(36) CHARACTER SET ascii)
RETURNS TEXT CHARACTER SET ascii
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'how an allocator was in a minute, as counts; the minute itself counts once, whoever was in it'
BEGIN
  DECLARE states TEXT CHARACTER SET ascii;
  DECLARE others INT;
  SELECT COUNT(*) INTO others
  FROM {{store}}.document_number_allocator_minute
  WHERE minute = at AND allocator <> of_allocator AND is_summed
  LOCK IN SHARE MODE;
  SELECT CONCAT('["allocators",1],["redis:', redis, '",1],["store:', store, '",1],["max:sessions",', sessions,
                '],["max:limit",', session_limit, '],["max:waiting",', waiting, ']',
                IF(others = 0, ',["minutes",1]', ''),
                IF(others = 0 AND replicas IS NOT NULL, CONCAT(',["replicas:', replicas, '",1]'), ''))
  INTO states
  FROM {{store}}.document_number_allocator_minute
  WHERE minute = at AND allocator = of_allocator;
  RETURN states;
END
