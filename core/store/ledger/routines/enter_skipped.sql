-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}enter_skipped(
  IN counter BIGINT, IN epoch INT, IN seen_number INT, IN new_number INT, IN project INT, IN type INT,
  IN scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2, IN skips INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'which rows just written passed a number over: each of these has to be in force, in the way of the counter, and of the sequence number that is left out'
BEGIN
  DECLARE in_force INT;
  INSERT IGNORE INTO {{store}}.document_number_skipped (number, audit_id)
  SELECT numbers.number, audit.id
  FROM {{store}}.document_number_audit AS audit
  JOIN JSON_TABLE(audit.skipped, '$[*]' COLUMNS (
         number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers
  WHERE audit.counter_id = counter AND audit.reset_epoch = epoch AND audit.issued_sequence > seen_number
    AND audit.issued_sequence <= new_number;
  SELECT COUNT(*) INTO in_force
  FROM (SELECT DISTINCT wanted.number
        FROM (SELECT project AS project_id, type AS correspondence_type_id, scope AS scope) AS mine
        JOIN (SELECT numbers.number
              FROM {{store}}.document_number_audit AS audit
              JOIN JSON_TABLE(audit.skipped, '$[*]' COLUMNS (
                     place FOR ORDINALITY, number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers
              WHERE audit.counter_id = counter AND audit.reset_epoch = epoch AND audit.issued_sequence > seen_number
                AND audit.issued_sequence <= new_number
                AND LOCATE(audit.issued_sequence - JSON_LENGTH(audit.skipped) + numbers.place - 1, numbers.number)) AS wanted
        {{from_holders_in_the_way}}) AS held;
  IF in_force <> skips THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31079, MESSAGE_TEXT = 'a number that is passed over is not in force';
  END IF;
END
