-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}find_hold(IN goes_on BOOLEAN, OUT is_held BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the transaction is the one that lock_counter began and so reads what is committed: no variable says how a transaction reads. What lock_counter wrote behind its savepoint is undone; a row that stays was committed, and the transaction is one of the caller. goes_on: it does not end with this call'
BEGIN
  DECLARE held_since DATETIME(6) DEFAULT NULL;
  DECLARE CONTINUE HANDLER FOR 1305 SET held_since = NULL;
  SET is_held = FALSE;
  SELECT MIN(since) INTO held_since FROM {{store}}.drawing_holds WHERE connection = {{text_own_session}};
  IF held_since IS NOT NULL THEN
    ROLLBACK TO SAVEPOINT lekthi_hold;
    SET is_held = held_since IS NOT NULL
                  AND NOT EXISTS (SELECT 1 FROM {{store}}.drawing_holds WHERE connection = {{text_own_session}});
  END IF;
  IF is_held AND goes_on THEN
    INSERT INTO {{store}}.drawing_holds (connection, since) VALUES ({{text_own_session}}, held_since);
  END IF;
END
