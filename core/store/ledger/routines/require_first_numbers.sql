-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}require_first_numbers(
  IN first_of LONGTEXT CHARACTER SET utf8mb4, IN own LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the rows just written are the first with a number of these documents; two that write at once on one server wait for each other here, and one is undone. own tells which rows these are: {"counter-epoch": [running number above which, up to which]}'
BEGIN
  DECLARE numbered BIGINT DEFAULT NULL;
  DECLARE message VARCHAR(128);
  -- Locked, so that rows count that were committed since the transaction began to read.
  SELECT MIN(audit.document_id) INTO numbered
  FROM JSON_TABLE(first_of, '$[*]' COLUMNS (document_id BIGINT PATH '$')) AS wanted
  JOIN {{store}}.document_number_audit AS audit ON audit.document_id = wanted.document_id
  WHERE NOT COALESCE(
    audit.sequence_number > JSON_VALUE(own, CONCAT('$."', audit.counter_id, '-', audit.reset_epoch, '"[0]'))
    AND audit.sequence_number <= JSON_VALUE(own, CONCAT('$."', audit.counter_id, '-', audit.reset_epoch, '"[1]')), FALSE)
  LOCK IN SHARE MODE;
  IF numbered IS NULL THEN
    SELECT MIN(numbers.document_id) INTO numbered
    FROM JSON_TABLE(first_of, '$[*]' COLUMNS (document_id BIGINT PATH '$')) AS wanted
    JOIN {{store}}.take_over_numbers AS numbers ON numbers.document_id = wanted.document_id
    JOIN {{store}}.requests AS asking ON asking.id = numbers.request_id AND asking.state = 'EXECUTED';
  END IF;
  IF numbered IS NOT NULL THEN
    SET message = CONCAT('the document has a number|', numbered);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31077, MESSAGE_TEXT = message;
  END IF;
END
