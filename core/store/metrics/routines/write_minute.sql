CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.write_minute(
  IN at DATETIME, IN of_allocator CHAR(36) CHARACTER SET ascii, IN of_program VARCHAR(120) CHARACTER SET utf8mb4,
  IN redis_state VARCHAR(10) CHARACTER SET ascii, IN store_state VARCHAR(10) CHARACTER SET ascii, IN open_sessions INT,
  IN most_sessions INT, IN most_waiting INT, IN tallies LONGTEXT CHARACTER SET utf8mb4,
  IN totals LONGTEXT CHARACTER SET utf8mb4, IN together MEDIUMTEXT CHARACTER SET ascii)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'one minute of one allocator (3.11.10.1), of projects that it draws for. What earlier programs say of all tallies together is not looked at'
BEGIN
  DECLARE written INT;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal = 31031 THEN
      CALL {{api}}.note_denial('MINUTE_WRITTEN', refusal, refusal_text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.find_drawer(NULL, TRUE, account, pace, is_person);
  CALL {{api}}.require_minute(at, of_allocator, of_program, redis_state, store_state, tallies, totals);
  IF NOT is_person THEN
    CALL {{api}}.require_minute_of_service(at, of_allocator, account, pace, open_sessions, most_sessions, most_waiting, tallies,
                                           totals);
  END IF;
  FOR one IN (SELECT DISTINCT project FROM JSON_TABLE(tallies, '$[*]' COLUMNS (project INT PATH '$[0]')) AS drawn
              WHERE project <> 0
              UNION
              SELECT project FROM JSON_TABLE(totals, '$[*]' COLUMNS (project INT PATH '$[0]')) AS grown
              WHERE project <> 0)
  DO
    CALL {{api}}.require_drawer(one.project, TRUE);
  END FOR;
  SET written = {{api}}.enter_minute(at, of_allocator, of_program, redis_state, store_state, open_sessions, most_sessions,
                                     most_waiting, tallies, totals);
  COMMIT;
END
