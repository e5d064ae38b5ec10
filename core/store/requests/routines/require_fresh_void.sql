CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_fresh_void(IN request BIGINT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the number still is in force and has no document; keeps its counter locked'
BEGIN
  DECLARE issued_request CHAR(36) CHARACTER SET ascii;
  DECLARE issued_id BIGINT;
  DECLARE counter BIGINT;
  DECLARE project INT;
  DECLARE drawer INT;
  DECLARE is_unused BOOLEAN;
  DECLARE code INT;
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4;
  -- Whatever is in the way of a new request for the number makes this one stale.
  DECLARE EXIT HANDLER FOR SQLSTATE '45000'
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, message = MESSAGE_TEXT;
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = code, MESSAGE_TEXT = message;
  END;
  SELECT issued.request_id INTO issued_request
  FROM {{store}}.requests AS asked
  JOIN {{store}}.document_number_audit AS issued ON issued.id = CAST(JSON_VALUE(asked.facts, '$.row') AS SIGNED)
  WHERE asked.id = request;
  CALL {{api}}.lock_voidable_number(issued_request, issued_id, counter, project, drawer, is_unused);
END
