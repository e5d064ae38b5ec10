CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_reason(
  IN reason TEXT CHARACTER SET utf8mb4, IN least INT)
NO SQL
SQL SECURITY DEFINER
COMMENT 'at least so many visible characters, at most 500, none that cannot be seen, not one character over and over'
BEGIN
  DECLARE seen TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
    DEFAULT REGEXP_REPLACE(reason, '[\\p{Z}\\p{C}\\p{M}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}]', '');
  IF reason IS NULL OR CHAR_LENGTH(seen) < least OR CHAR_LENGTH(reason) > 500
     OR reason REGEXP '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}]'
     OR REPLACE(seen, LEFT(seen, 1), '') = '' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31010, MESSAGE_TEXT = 'the reason is too short, too long, or holds what cannot be seen';
  END IF;
END
