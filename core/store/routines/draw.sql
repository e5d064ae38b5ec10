-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}draw(
  IN counter BIGINT, IN seen_version INT, IN seen_number INT, IN new_number INT, IN wanted INT, IN new_head BINARY(32),
  IN seen_stamp BIGINT, IN key_text LONGTEXT CHARACTER SET utf8mb4, IN retries INT, IN waited_ms INT, IN fallback VARCHAR(20),
  IN drawn_at DATETIME(6), IN drawn LONGTEXT CHARACTER SET utf8mb4, IN passed_over LONGTEXT CHARACTER SET utf8mb4,
  IN first_of LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'raises a counter that stands as seen and writes the numbers into the ledger; all or nothing, and it commits (3.11.5.2)'
BEGIN
  DECLARE project INT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    IF code NOT IN (31033, 31034, 31077) THEN
      CALL {{api}}.note_denial('NUMBER_DRAWN', code, text, counter);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  IF NOT @@in_transaction THEN
    START TRANSACTION READ WRITE;
  END IF;
  -- Before anything is locked; for which projects is asked under the counter's lock.
  CALL {{api}}.{{twin}}require_drawer(NULL, FALSE);
  SET project = {{api}}.{{twin}}enter_draw(counter, seen_version, seen_number, new_number, wanted, new_head, seen_stamp, key_text,
                                           retries, waited_ms, fallback, drawn_at, drawn, passed_over, first_of);
  COMMIT;
END
