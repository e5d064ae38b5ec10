CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.lock_voidable_number(
  IN request CHAR(36) CHARACTER SET ascii, OUT issued_id BIGINT, OUT counter BIGINT, OUT project INT, OUT drawer INT,
  OUT is_unused BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a number in force that no document holds, by the id under which it was drawn, with its counter locked'
BEGIN
  DECLARE holder BIGINT;
  DECLARE message VARCHAR(128);
  CALL {{api}}.lock_issued_number(request, issued_id, counter, project, drawer, holder, is_unused);
  IF holder IS NOT NULL THEN
    SET message = CONCAT('the number belongs to another document|', holder);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31080, MESSAGE_TEXT = message;
  END IF;
END
