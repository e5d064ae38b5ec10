CREATE OR REPLACE DEFINER = {{owner}} TRIGGER request_kinds_no_delete
BEFORE DELETE ON request_kinds FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'kinds of requests are never deleted'
