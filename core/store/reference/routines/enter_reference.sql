CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_reference(
  changes LONGTEXT CHARACTER SET utf8mb4, reason TEXT CHARACTER SET utf8mb4) RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'how many rows changed; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE written INT DEFAULT 0;
  DECLARE place INT DEFAULT 0;
  FOR one IN (SELECT given.entry FROM JSON_TABLE(changes, '$[*]' COLUMNS (
                position FOR ORDINALITY, entry JSON PATH '$')) AS given
              ORDER BY given.position)
  DO
    SET place = place + 1;
    CALL {{api}}.put_reference_item(one.entry, place, reason, written);
  END FOR;
  RETURN written;
END
