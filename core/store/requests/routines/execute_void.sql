CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_void(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the statement that has marked the request as executed, after require_fresh_void: a row for each text of the number, which goes on holding it'
BEGIN
  DECLARE told TEXT CHARACTER SET utf8mb4;
  DECLARE issued_id BIGINT;
  DECLARE counter BIGINT;
  DECLARE epoch INT;
  DECLARE sequence INT;
  DECLARE issued_at DATETIME(6);
  DECLARE held_id BIGINT;
  DECLARE held_request CHAR(36) CHARACTER SET ascii;
  DECLARE held_number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE own_id CHAR(36) CHARACTER SET utf8mb4;
  DECLARE waiting INT;
  DECLARE held CURSOR FOR
    SELECT issued.id, issued.request_id, issued.generated_number
    {{from_texts_of_number}}
    ORDER BY issued.id;
  -- A loop that ended with NOT FOUND would leave the transaction open where a time-out hits that very moment.
  DECLARE EXIT HANDLER FOR NOT FOUND
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the number has changed since it was read';
  SELECT JSON_OBJECT('request', asked.id, 'reason', asked.reason), issued.id, issued.counter_id, issued.reset_epoch,
         issued.sequence_number, issued.created_at
  INTO told, issued_id, counter, epoch, sequence, issued_at
  FROM {{store}}.requests AS asked
  JOIN {{store}}.document_number_audit AS issued ON issued.id = CAST(JSON_VALUE(asked.facts, '$.row') AS SIGNED)
  WHERE asked.id = request;
  SELECT COUNT(*) INTO waiting
  {{from_texts_of_number}};
  IF waiting = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the number has changed since it was read';
  END IF;
  OPEN held;
  WHILE waiting > 0 DO
    FETCH held INTO held_id, held_request, held_number;
    CALL {{api}}.enter_event('VOIDED', held_id, NULL, told, actor, own_id);
    UPDATE {{store}}.document_number_taken SET request_id = own_id WHERE number = held_number AND request_id = held_request;
    -- One that is killed inside a routine may change nothing and say nothing.
    IF ROW_COUNT() <> 1 THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the number has changed since it was read';
    END IF;
    SET waiting = waiting - 1;
  END WHILE;
  CLOSE held;
  RETURN TRUE;
END
