-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}find_hold(IN goes_on BOOLEAN, OUT is_held BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the transaction is the one that lock_counter began and so reads what is committed: no variable says how a transaction reads. What lock_counter changed behind its savepoint is undone; what stays was committed, and the transaction is one of the caller. goes_on: it does not end with this call'
BEGIN
  DECLARE held_since DATETIME(6) DEFAULT NULL;
  DECLARE CONTINUE HANDLER FOR 1305 SET held_since = NULL;
  SET is_held = FALSE;
  SELECT MIN(since) INTO held_since FROM {{store}}.drawing_holds
  WHERE connection = {{text_own_session}} AND since > {{text_before_hold}};
  IF held_since IS NOT NULL THEN
    ROLLBACK TO SAVEPOINT lekthi_hold;
    SET is_held = held_since IS NOT NULL
                  AND EXISTS (SELECT 1 FROM {{store}}.drawing_holds
                              WHERE connection = {{text_own_session}} AND since = {{text_before_hold}});
  END IF;
  IF is_held AND goes_on THEN
    UPDATE {{store}}.drawing_holds SET since = held_since WHERE connection = {{text_own_session}};
  ELSEIF is_held THEN
    DELETE FROM {{store}}.drawing_holds WHERE connection = {{text_own_session}};
  END IF;
END
