-- for:
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.note_denial(
  IN attempted VARCHAR(40), IN code INT, IN text TEXT CHARACTER SET utf8mb4, IN subject_of VARCHAR(255) CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a denial is a committed row, whatever becomes of what was denied; of calls that come too often one a minute'
BEGIN
  IF code BETWEEN 31000 AND 31999
     AND NOT (code = 31004
              AND EXISTS (SELECT 1 FROM {{store}}.admin_log
                          WHERE login = {{store}}.caller_login() AND outcome = 'DENIED'
                            AND occurred_at > UTC_TIMESTAMP(6) - INTERVAL 1 MINUTE
                            AND JSON_VALUE(details, '$.code') = 31004)) THEN
    START TRANSACTION READ WRITE;
    INSERT INTO {{store}}.admin_log (action, outcome, subject, details)
    VALUES (attempted, 'DENIED', COALESCE(LEFT(subject_of, 255), ''), JSON_OBJECT('code', code + 0, 'why', text));
    COMMIT;
  END IF;
END
