CREATE OR REPLACE DEFINER = {{owner}} TRIGGER request_approvals_rules
BEFORE INSERT ON request_approvals FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM requests
                 WHERE id = NEW.request_id AND state = 'PENDING' AND requester_person_id <> NEW.person_id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31021, MESSAGE_TEXT = 'nobody approves a request of his own';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM users
                 WHERE id = NEW.user_id AND person_id = NEW.person_id AND username = caller_login()
                   AND role = 'SUPER_ADMIN' AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31002, MESSAGE_TEXT = 'only an active Super Admin approves, and only himself';
  END IF;
END
