CREATE OR REPLACE DEFINER = {{owner}} TRIGGER request_approvals_no_update
BEFORE UPDATE ON request_approvals FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'approvals never change'
