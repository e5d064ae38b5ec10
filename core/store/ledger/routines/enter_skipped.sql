-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}enter_skipped(
  IN counter BIGINT, IN skips INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'which rows just written, behind the counter as it stands, passed a number over: each of these has to be in force, in the way of the counter, and what the counter would have given for the sequence number that is left out'
BEGIN
  DECLARE in_force INT;
  DECLARE explained INT DEFAULT 0;
  DECLARE epoch INT;
  DECLARE seen_number INT;
  DECLARE project INT;
  DECLARE type INT;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  SELECT known.reset_epoch, known.last_number, known.project_id, known.correspondence_type_id,
         COALESCE(own.uniqueness_scope, common.uniqueness_scope)
  INTO epoch, seen_number, project, type, scope
  FROM {{store}}.document_number_counters AS known
  LEFT JOIN {{store}}.document_number_configs AS own
    ON own.project_id = known.project_id AND own.type_slot = known.correspondence_type_id
  LEFT JOIN {{store}}.document_number_configs AS common ON common.project_id = known.project_id AND common.type_slot = 0
  WHERE known.id = counter;
  -- Row by row: of how many numbers a row passed over would else be counted anew for each of them.
  FOR passing IN (SELECT id, issued_sequence, generated_number, skipped, issued_sequence - JSON_LENGTH(skipped) - 1 AS before_first
                  FROM {{store}}.document_number_audit
                  WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence > seen_number AND skipped IS NOT NULL)
  DO
    INSERT IGNORE INTO {{store}}.document_number_skipped (number, audit_id)
    SELECT numbers.number, passing.id
    FROM JSON_TABLE(passing.skipped, '$[*]' COLUMNS (
           number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers;
    SELECT COUNT(*) INTO in_force
    FROM (SELECT DISTINCT wanted.number
          FROM (SELECT project AS project_id, type AS correspondence_type_id, scope AS scope) AS mine
          JOIN (SELECT numbers.number
                FROM JSON_TABLE(passing.skipped, '$[*]' COLUMNS (
                       place FOR ORDINALITY, number VARCHAR(101) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers
                WHERE {{api}}.differs_in_sequence(numbers.number, passing.before_first + numbers.place, passing.generated_number,
                                                  passing.issued_sequence)) AS wanted
          {{from_holders_in_the_way}}) AS held;
    SET explained = explained + in_force;
  END FOR;
  -- None of them explains two numbers that are left out.
  SELECT COUNT(DISTINCT noted.number) INTO in_force
  FROM {{store}}.document_number_audit AS audit
  JOIN {{store}}.document_number_skipped AS noted ON noted.audit_id = audit.id
  WHERE audit.counter_id = counter AND audit.reset_epoch = epoch AND audit.issued_sequence > seen_number;
  IF explained <> skips OR in_force <> skips THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31079, MESSAGE_TEXT = 'a number that is passed over is not in force';
  END IF;
END
