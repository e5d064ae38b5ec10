CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.follow_reference(IN longest_seconds INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'takes over what has changed in the schema that owns the reference data, if it was read longer ago than that. Nothing where there is no such schema, within a transaction, and where another session is at it; what cannot be read is no error here: drawing refuses what was not read for too long'
BEGIN
  DECLARE wait_before INT DEFAULT @@SESSION.lock_wait_timeout;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    SET SESSION lock_wait_timeout = wait_before;
  END;
  IF NOT @@in_transaction AND EXISTS (SELECT 1 FROM {{store}}.reference_source) THEN
    CALL {{api}}.undo_settings();
    IF {{api}}.reference_age() >= GREATEST(longest_seconds, 0) THEN
      SET SESSION lock_wait_timeout = 1;
      CALL {{api}}.read_reference_source();
      SET SESSION lock_wait_timeout = wait_before;
    END IF;
  END IF;
END
