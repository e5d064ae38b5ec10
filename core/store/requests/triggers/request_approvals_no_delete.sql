CREATE OR REPLACE DEFINER = {{owner}} TRIGGER request_approvals_no_delete
BEFORE DELETE ON request_approvals FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'approvals are never deleted'
