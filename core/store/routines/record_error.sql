-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}record_error(
  IN reference VARCHAR(24) CHARACTER SET ascii, IN type VARCHAR(20), IN message TEXT CHARACTER SET utf8mb4,
  IN context LONGTEXT CHARACTER SET utf8mb4, IN requester INT, IN address VARCHAR(45) CHARACTER SET utf8mb4, IN occurred_at DATETIME(6))
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a failure that outlives the ROLLBACK of what failed (3.11.8.2); of whom and from where is the caller''s, unless he names somebody'
BEGIN
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal = 31031 THEN
      CALL {{api}}.note_denial('ERROR_RECORDED', refusal, refusal_text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.{{twin}}find_drawer(NULL, TRUE, account, pace, is_person);
  INSERT INTO {{store}}.document_number_errors
    (reference, error_type, error_message, context_data, user_id, ip_address, created_at)
  VALUES (reference, type, message, context, COALESCE(requester, account), COALESCE(NULLIF(address, ''), host),
          COALESCE(occurred_at, UTC_TIMESTAMP(6)));
  COMMIT;
END
