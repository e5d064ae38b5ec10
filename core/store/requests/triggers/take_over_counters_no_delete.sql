CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_counters_no_delete
BEFORE DELETE ON take_over_counters FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of an import never change'
