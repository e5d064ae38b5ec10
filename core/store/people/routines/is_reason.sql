CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.is_reason(
  reason TEXT CHARACTER SET utf8mb4, least INT) RETURNS BOOLEAN
DETERMINISTIC
NO SQL
SQL SECURITY DEFINER
COMMENT 'at least so many letters and digits, of which several are different, at most 500 characters, none that cannot be seen: the rule of core/numbering/reason.h'
BEGIN
  DECLARE least_different INT DEFAULT GREATEST(3, least DIV 4);
  DECLARE letters TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
  DECLARE different INT DEFAULT 0;
  IF NOT COALESCE(CHAR_LENGTH(reason) <= 500 AND reason NOT REGEXP {{pattern_of_unsafe}}, FALSE) THEN
    RETURN FALSE;
  END IF;
  SET letters = REGEXP_REPLACE(reason, {{pattern_of_uncounted}}, '');
  IF NOT COALESCE(CHAR_LENGTH(letters) >= least, FALSE) THEN
    RETURN FALSE;
  END IF;
  WHILE letters <> '' AND different < least_different DO
    SET letters = REPLACE(letters, LEFT(letters, 1), ''), different = different + 1;
  END WHILE;
  RETURN different >= least_different;
END
