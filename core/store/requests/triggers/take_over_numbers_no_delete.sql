CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_numbers_no_delete
BEFORE DELETE ON take_over_numbers FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of an import never change'
