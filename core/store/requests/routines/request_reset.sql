CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.request_reset(
  IN counter BIGINT, IN version_seen INT, IN new_value TEXT CHARACTER SET utf8mb4, IN above VARCHAR(10),
  IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE counter_number INT DEFAULT NULL;
  DECLARE counter_version INT DEFAULT NULL;
  DECLARE wanted INT DEFAULT NULL;
  DECLARE in_force INT DEFAULT 0;
  DECLARE bound INT DEFAULT 0;
  DECLARE taken_over INT DEFAULT 0;
  DECLARE request BIGINT;
  DECLARE project INT;
  DECLARE type INT;
  DECLARE key_parts TEXT CHARACTER SET utf8mb4;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('RESET_REQUESTED', code, text, counter);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_reason(reason, 20);
  IF NOT COALESCE(new_value REGEXP '\\A[0-9]{1,9}\\z', FALSE) OR NOT COALESCE(above IN ('SKIP', 'VOID'), FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  SET wanted = CAST(new_value AS UNSIGNED);
  SELECT last_number, version, project_id, correspondence_type_id,
         JSON_ARRAY(originator_organization_id, recipient_organization_id, sub_type_id, rfa_type_id, discipline_id, current_year,
                    current_period)
  INTO counter_number, counter_version, project, type, key_parts
  FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  IF counter_version IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such counter';
  END IF;
  IF NOT (counter_version <=> version_seen) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the counter has moved since it was read';
  END IF;
  IF wanted = counter_number THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31015, MESSAGE_TEXT = 'the counter has this value already';
  END IF;
  CALL {{api}}.close_lapsed(CONCAT('counter:', counter));
  SELECT COUNT(*), COUNT(named.sequence_number) INTO in_force, bound
  {{from_numbers_in_force}}
  LEFT JOIN (SELECT DISTINCT reset_epoch, sequence_number FROM {{store}}.document_number_audit
             WHERE counter_id = counter AND document_id IS NOT NULL) AS named
    ON named.reset_epoch = issued.reset_epoch AND named.sequence_number = issued.sequence_number
  WHERE counters.id = counter AND issued.sequence_number > wanted;
  SELECT COUNT(*) INTO taken_over
  {{from_numbers_taken_over}}
  WHERE counters.id = counter AND numbers.sequence_number > wanted;
  SET in_force = in_force + taken_over, bound = bound + taken_over;
  IF above = 'VOID' AND bound > 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31026, MESSAGE_TEXT = 'numbers of documents are not released';
  END IF;
  -- Approving one takes 0.3 ms a number, in which nobody else gets into the log; sessions wait 3 s for a lock.
  IF above = 'VOID' AND in_force > 5000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31016, MESSAGE_TEXT = 'too many numbers to release at once|5000';
  END IF;
  SET request = {{api}}.enter_request(
    'RESET', CONCAT('counter:', counter), project, type, counter,
    -- Without "+ 0" JSON_OBJECT takes a variable for a text.
    JSON_OBJECT('counter', counter + 0, 'from', counter_number + 0, 'version', counter_version + 0, 'to', wanted + 0,
                'above', above, 'count', in_force + 0, 'key', JSON_EXTRACT(key_parts, '$')),
    reason, actor, person);
  COMMIT;
END
