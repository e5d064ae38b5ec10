CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.note_denial(
  IN attempted VARCHAR(40), IN code INT, IN text TEXT CHARACTER SET utf8mb4, IN subject_of VARCHAR(255) CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a denial is a committed row, whatever becomes of what was denied. Beyond as many of an account in a minute as a person may change, and beyond the first where calls come too often, they are summed: nobody fills the log. Whoever had to wait for a lock for too long finds out here whether somebody stops him'
BEGIN
  DECLARE attempts INT DEFAULT 0;
  DECLARE noted BOOLEAN DEFAULT NOT (code BETWEEN 31000 AND 31999);
  IF code = 1205 THEN
    CALL {{api}}.end_long_holds();
  END IF;
  IF NOT noted THEN
    SET SESSION innodb_lock_wait_timeout = GREATEST(@@innodb_lock_wait_timeout, 3);
  END IF;
  -- A time limit of the caller strikes once.
  WHILE NOT noted AND attempts < 3 DO
    attempt: BEGIN
      DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265 ROLLBACK;
      SET attempts = attempts + 1;
      START TRANSACTION READ WRITE;
      IF (SELECT COUNT(*) FROM {{store}}.admin_log
          WHERE login = {{store}}.caller_login() AND outcome = 'DENIED'
            AND occurred_at > UTC_TIMESTAMP(6) - INTERVAL 1 MINUTE)
         >= (SELECT value FROM {{store}}.store_settings WHERE name = 'person_writes_per_minute')
         OR ((code IN (31004, 31031, 31036, 31070, 31071, 31072, 31073, 31092) OR attempted = 'DATA_READ')
             AND EXISTS (SELECT 1 FROM {{store}}.admin_log
                         WHERE login = {{store}}.caller_login() AND outcome = 'DENIED'
                           AND occurred_at > UTC_TIMESTAMP(6) - INTERVAL 1 MINUTE
                           AND IF(attempted = 'DATA_READ', action = attempted, JSON_VALUE(details, '$.code') = code))) THEN
        CALL {{api}}.sum_denial(attempted, code);
      ELSE
        INSERT INTO {{store}}.admin_log (action, outcome, subject, details)
        VALUES (attempted, 'DENIED',
                COALESCE(LEFT(REGEXP_REPLACE(subject_of, {{pattern_of_invisible}}, ' '), 255), ''),
                JSON_OBJECT('code', code + 0, 'why', LEFT(text, 500)));
      END IF;
      COMMIT;
      SET noted = TRUE;
    END;
  END WHILE;
END
