-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}draw(
  IN counter BIGINT, IN seen_version INT, IN seen_number INT, IN seen_stamp BIGINT, IN retries INT, IN waited_ms INT,
  IN fallback VARCHAR(20), IN drawn LONGTEXT CHARACTER SET utf8mb4, IN first_of LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'raises a counter that stands as seen and writes the numbers into the ledger; all or nothing, and it commits (3.11.5.2)'
BEGIN
  DECLARE drawn_at DATETIME(6);
  DECLARE is_held BOOLEAN DEFAULT FALSE;
  DECLARE follows BOOLEAN DEFAULT FALSE;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    IF NOT {{is_sandbox}} AND code NOT IN (31033, 31034, 31077, 31079, 31107) THEN
      CALL {{api}}.note_denial('NUMBER_DRAWN', code, text, counter);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  {{text_begin_drawing}}
  -- Before anything is locked; for which projects is asked under the counter's lock.
  IF {{is_sandbox}} THEN
    CALL {{api}}.require_test_draw(counter, drawn, first_of);
  END IF;
  {{text_require_allocator}}
  IF OCTET_LENGTH(drawn) > 15000000 OR OCTET_LENGTH(first_of) > 20000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'more than a program of ours sends at once';
  END IF;
  IF follows THEN
    CALL {{api}}.require_followed_reference();
  END IF;
  SET drawn_at = {{api}}.{{twin}}enter_draw(counter, seen_version, seen_number, seen_stamp, retries, waited_ms, fallback, drawn,
                                            first_of);
  -- Here and not in the function, which would open the tables of it with every number.
  IF drawn_at IS NULL THEN
    CALL {{api}}.{{twin}}require_open_parts(counter);
    SELECT updated_at INTO drawn_at FROM {{store}}.document_number_counters WHERE id = counter;
  END IF;
  -- Before the end, so that a call which is killed here has done nothing. Cut, since the program rounds some answers to
  -- milliseconds and cuts others.
  SELECT CAST(drawn_at AS DATETIME(3)) AS created_at;
  COMMIT;
END
