IF @@in_transaction THEN
    CALL {{api}}.{{twin}}find_hold(FALSE, is_held);
  END IF;
  IF NOT is_held THEN
    COMMIT;
  END IF;
  -- Asked once and here: a call that finds nothing to do costs each number as much as a table that it reads.
  IF NOT {{is_sandbox}} THEN
    SELECT COUNT(*) > 0 INTO follows FROM reference_source;
  END IF;
  IF NOT is_held THEN
    IF follows THEN
      COMMIT; -- of a session without autocommit
      CALL {{api}}.follow_reference(2);
    END IF;
    START TRANSACTION READ WRITE;
  END IF;
