-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}end_long_holds()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'outside of a transaction: ends the sessions that have had a counter locked for more than ten seconds, which no program of ours does; so nobody stops the others of a project. Committed rows are no holds'
BEGIN
  DECLARE held LONGTEXT CHARACTER SET utf8mb4 DEFAULT NULL;
  -- Gone meanwhile.
  DECLARE CONTINUE HANDLER FOR 1094, 1095 BEGIN END;
  SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED;
  START TRANSACTION READ ONLY;
  SELECT CONCAT('[', GROUP_CONCAT(connection), ']') INTO held
  FROM {{store}}.drawing_holds WHERE since < SYSDATE(6) - INTERVAL 10 SECOND;
  COMMIT;
  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
  FOR one IN (SELECT seen.connection AS connection
              FROM JSON_TABLE(held, '$[*]' COLUMNS (connection BIGINT UNSIGNED PATH '$')) AS seen
              LEFT JOIN {{store}}.drawing_holds AS committed ON committed.connection = seen.connection
              WHERE committed.connection IS NULL)
  DO
    KILL one.connection;
  END FOR;
END
