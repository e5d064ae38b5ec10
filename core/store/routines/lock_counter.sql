-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}lock_counter(
  IN project INT, IN originator INT, IN recipient_or_0 INT, IN type INT, IN sub_type INT, IN rfa_type INT, IN discipline INT,
  IN year INT, IN period INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the transaction of the caller: the counter as it stands, and the stamp of the rules'
BEGIN
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE counter BIGINT DEFAULT NULL;
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    IF NOT {{is_sandbox}} AND refusal = 31031 THEN
      ROLLBACK;
      CALL {{api}}.note_denial('NUMBER_DRAWN', refusal, refusal_text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.{{twin}}find_drawer(project, FALSE, account, pace, is_person);
  SELECT id INTO counter
  FROM {{store}}.document_number_counters
  WHERE project_id = project AND originator_organization_id = originator AND recipient_slot = recipient_or_0
    AND correspondence_type_id = type AND sub_type_id = sub_type AND rfa_type_id = rfa_type
    AND discipline_id = discipline AND current_year = year AND current_period = period
  FOR UPDATE;
  -- A statement of its own: it sees all that was committed before the lock was had.
  SELECT counters.id, counters.version, counters.last_number, counters.reset_epoch, counters.ledger_head,
         counters.ledger_length, stamps.stamp
  FROM {{store}}.document_number_counters AS counters
  JOIN {{store}}.document_number_rules_stamp AS stamps ON stamps.id = 1
  WHERE counters.id = counter;
END
