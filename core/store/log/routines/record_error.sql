-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}record_error(
  IN reference VARCHAR(24) CHARACTER SET ascii, IN type VARCHAR(20), IN message TEXT CHARACTER SET utf8mb4,
  IN attempts TEXT CHARACTER SET utf8mb4, IN context LONGTEXT CHARACTER SET utf8mb4, IN requester INT, IN address VARCHAR(45) CHARACTER SET utf8mb4, IN occurred_at DATETIME(6))
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a failure that outlives the ROLLBACK of what failed (3.11.8.2); of whom and from where is the caller''s, unless he names somebody. Of the sandbox nobody asks, and nothing is kept'
BEGIN
  DECLARE most_in_a_minute INT DEFAULT 600;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF NOT {{is_sandbox}} AND refusal = 31031 THEN
      CALL {{api}}.note_denial('ERROR_RECORDED', refusal, refusal_text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  IF NOT {{is_sandbox}} THEN
    CALL {{api}}.{{twin}}find_drawer(NULL, TRUE, account, pace, is_person);
    IF NOT COALESCE(reference REGEXP '^ERR-[0-9]{8}-[0-9]{4}-[A-Z]{4}$', FALSE)
       OR type NOT IN ('LOCK_TIMEOUT', 'VERSION_CONFLICT', 'DB_ERROR', 'REDIS_ERROR', 'VALIDATION_ERROR', 'NUMBER_TAKEN',
                       'SEQUENCE_EXHAUSTED', 'NUMBER_VOIDED', 'RATE_LIMITED')
       OR OCTET_LENGTH(context) > 20000 THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'no program of ours would record this';
    END IF;
    IF NOT is_person AND account IS NOT NULL THEN
      CALL {{api}}.{{twin}}require_drawing_pace(account, most_in_a_minute, -2, 1);
    END IF;
    -- A service tells of what has just happened.
    INSERT INTO {{store}}.document_number_errors
      (reference, error_type, error_message, stack_trace, context_data, user_id, ip_address, created_at)
    VALUES (reference, type, REGEXP_REPLACE(message, {{pattern_of_invisible}}, ' '),
            REGEXP_REPLACE(attempts, CONCAT('(?!\\n)', {{pattern_of_invisible}}), ' '), context,
            COALESCE((SELECT users.id FROM {{store}}.users AS users WHERE users.id = requester), account),
            REGEXP_REPLACE(COALESCE(NULLIF(address, ''), host), {{pattern_of_invisible}}, ''),
            IF(is_person, COALESCE(occurred_at, SYSDATE(6)),
               LEAST(GREATEST(COALESCE(occurred_at, SYSDATE(6)), SYSDATE(6) - INTERVAL 1 DAY), SYSDATE(6))));
  END IF;
  COMMIT;
END
