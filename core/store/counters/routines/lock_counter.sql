-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}lock_counter(
  IN project INT, IN originator INT, IN recipient_or_0 INT, IN type INT, IN sub_type INT, IN rfa_type INT, IN discipline INT,
  IN year INT, IN period INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'begins the transaction in which a number is drawn (find_hold): the counter as it stands, and the stamp of the rules'
BEGIN
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE counter BIGINT DEFAULT NULL;
  DECLARE is_held BOOLEAN DEFAULT FALSE;
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    IF refusal IN (1205, 31031) THEN
      ROLLBACK;
      CALL {{api}}.end_long_holds();
      IF NOT {{is_sandbox}} THEN
        CALL {{api}}.note_denial('NUMBER_DRAWN', refusal, refusal_text, '');
      END IF;
    END IF;
    RESIGNAL;
  END;
  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
  IF @@SESSION.time_zone <> '+00:00' THEN
    SET SESSION time_zone = '+00:00';
  END IF;
  -- Whoever has it locked and does nothing is ended by the server.
  IF NOT (@@idle_transaction_timeout BETWEEN 1 AND 5 AND @@idle_write_transaction_timeout BETWEEN 1 AND 5
          AND @@idle_readonly_transaction_timeout BETWEEN 1 AND 5) THEN
    SET SESSION idle_transaction_timeout = 5, idle_write_transaction_timeout = 5, idle_readonly_transaction_timeout = 5;
  END IF;
  -- Beforehand: no savepoint is made where tables of the server were read, by which administrators are known.
  START TRANSACTION READ ONLY;
  CALL {{api}}.{{twin}}find_drawer(project, FALSE, account, pace, is_person);
  COMMIT;
  IF NOT {{is_sandbox}} THEN
    CALL {{api}}.follow_reference(2);
  END IF;
  -- A change comes before the savepoint, and the savepoint behind the lock: else going back to it would end the lock, or the
  -- nodes of a cluster without a binary log would get what was written behind it.
  REPEAT
    START TRANSACTION READ WRITE;
    INSERT IGNORE INTO {{store}}.drawing_holds (connection, since) VALUES ({{text_own_session}}, {{text_before_hold}});
    SET is_held = ROW_COUNT() = 1;
    -- What the caller committed himself proves nothing.
    IF NOT is_held THEN
      ROLLBACK;
      DELETE FROM {{store}}.drawing_holds WHERE connection = {{text_own_session}};
      COMMIT;
    END IF;
  UNTIL is_held END REPEAT;
  SELECT id INTO counter
  FROM {{store}}.document_number_counters
  WHERE project_id = project AND originator_organization_id = originator AND recipient_slot = recipient_or_0
    AND correspondence_type_id = type AND sub_type_id = sub_type AND rfa_type_id = rfa_type
    AND discipline_id = discipline AND current_year = year AND current_period = period
  FOR UPDATE;
  SAVEPOINT lekthi_hold;
  UPDATE {{store}}.drawing_holds SET since = SYSDATE(6) WHERE connection = {{text_own_session}};
  -- A statement of its own: it sees all that was committed before the lock was had.
  SELECT counters.id, counters.version, counters.last_number, counters.reset_epoch, counters.ledger_head,
         counters.ledger_length, stamps.stamp
  FROM {{store}}.document_number_counters AS counters
  JOIN {{store}}.document_number_rules_stamp AS stamps ON stamps.id = 1
  WHERE counters.id = counter;
END
