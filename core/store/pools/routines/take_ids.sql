CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_ids(
  IN pool INT, IN table_name VARCHAR(60) CHARACTER SET ascii, IN lane_taken SMALLINT, IN request CHAR(36) CHARACTER SET ascii,
  IN wanted INT, IN purpose_given VARCHAR(200) CHARACTER SET utf8mb4, IN account INT, OUT taken INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'writes so many ids that nobody has locked into the ledger, and marks them as taken (status: 1 AVAILABLE, 2 TAKEN). What the ledger has never comes again, whatever its mark'
BEGIN
  DECLARE start BIGINT;
  DECLARE round INT DEFAULT 1;
  -- Not all begin at the same end: sessions would pass by what the others have locked or just taken, and on a cluster, where
  -- nobody sees the locks of another node, all would take the same.
  EXECUTE IMMEDIATE CONCAT(
    'SELECT COALESCE(MIN(position), 0), COALESCE(MAX(position), 0) INTO @lekthi_first, @lekthi_last ',
    'FROM {{store}}.', table_name, ' WHERE status = 1');
  SET start = @lekthi_first + FLOOR(RAND() * (@lekthi_last - @lekthi_first + 1)), taken = 0;
  -- Up to the end, then from the beginning. All by one index: where a row is locked by another one than it is found by, the
  -- server passes by more than that row (10.11.19). Counted, since it would read the whole ledger for NOT EXISTS.
  WHILE round <= 2 AND taken < wanted DO
    EXECUTE IMMEDIATE CONCAT(
      'INSERT INTO {{store}}.pool_ledger (pool_id, lane, id_value, request_id, request_place, purpose, drawn_by) ',
      'SELECT ?, ?, id_value, ?, ? + ROW_NUMBER() OVER (ORDER BY position), ?, ? ',
      'FROM (SELECT id_value, position FROM {{store}}.', table_name, ' AS ids FORCE INDEX (idx_available) ',
      'WHERE status = 1 AND position ', IF(round = 1, '>=', '<'), ' ? AND (SELECT COUNT(*) FROM {{store}}.pool_ledger AS issued ',
      'WHERE issued.pool_id = ? AND issued.id_value = ids.id_value) = 0 ORDER BY position LIMIT ? FOR UPDATE SKIP LOCKED) AS free')
      USING pool, lane_taken, request, taken, purpose_given, account, start, pool, wanted - taken;
    SET taken = taken + ROW_COUNT(), round = round + 1;
  END WHILE;
  IF taken = wanted THEN
    EXECUTE IMMEDIATE CONCAT(
      'UPDATE {{store}}.pool_ledger AS issued JOIN {{store}}.', table_name, ' AS ids ON ids.id_value = issued.id_value ',
      'SET ids.status = 2, ids.issued_at = issued.issued_at WHERE issued.request_id = ?') USING request;
  END IF;
END
