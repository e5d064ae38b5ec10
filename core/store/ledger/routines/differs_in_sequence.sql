CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.differs_in_sequence(
  passed_over VARCHAR(101) CHARACTER SET utf8mb4, passed_sequence INT, given VARCHAR(100) CHARACTER SET utf8mb4, given_sequence INT)
RETURNS BOOLEAN
DETERMINISTIC NO SQL
SQL SECURITY INVOKER
COMMENT 'whether the number that is passed over is to the last character the one that was given instead, but for its running number; so it is wherever one template printed both'
BEGIN
  DECLARE digits INT DEFAULT CHAR_LENGTH(given_sequence);
  -- Zeros in front are shared by both, but where the lower one has fewer digits.
  DECLARE width INT DEFAULT CHAR_LENGTH(passed_over) - CHAR_LENGTH(given) + digits;
  DECLARE place INT DEFAULT LOCATE(given_sequence, given);
  IF NOT COALESCE(width BETWEEN CHAR_LENGTH(passed_sequence) AND digits, FALSE) THEN
    RETURN FALSE;
  END IF;
  WHILE place > 0 DO
    IF CONCAT(LEFT(given, place - 1), LPAD(passed_sequence, width, '0'), SUBSTRING(given, place + digits))
       = passed_over COLLATE utf8mb4_bin THEN
      RETURN TRUE;
    END IF;
    SET place = LOCATE(given_sequence, given, place + 1);
  END WHILE;
  RETURN FALSE;
END
