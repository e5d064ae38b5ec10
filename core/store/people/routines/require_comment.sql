CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_comment(IN comment_given TEXT CHARACTER SET utf8mb4)
NO SQL
SQL SECURITY DEFINER
COMMENT 'may be empty'
BEGIN
  IF NOT COALESCE(CHAR_LENGTH(comment_given) <= 500 AND comment_given NOT REGEXP {{pattern_of_unsafe}}, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31010, MESSAGE_TEXT = 'the comment is too long or holds what cannot be seen';
  END IF;
END
