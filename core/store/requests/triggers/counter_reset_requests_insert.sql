CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_insert
BEFORE INSERT ON counter_reset_requests FOR EACH ROW
BEGIN
  IF NEW.state <> 'PENDING' OR NEW.approvals_needed < 1
     OR NOT EXISTS (SELECT 1 FROM users
                    WHERE id = NEW.requester_id AND person_id = NEW.requester_person_id AND username = caller_login()
                      AND role = 'SUPER_ADMIN' AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'only an active Super Admin requests, and only himself';
  END IF;
END
