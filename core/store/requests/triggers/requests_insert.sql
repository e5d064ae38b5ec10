CREATE OR REPLACE DEFINER = {{owner}} TRIGGER requests_insert
BEFORE INSERT ON requests FOR EACH ROW
BEGIN
  IF NEW.state <> 'PENDING' OR NEW.approvals_needed < 1 OR NOT COALESCE(JSON_VALID(NEW.facts) AND JSON_TYPE(NEW.facts) = 'OBJECT', FALSE)
     OR NOT EXISTS (SELECT 1 FROM request_kinds AS kinds JOIN users ON users.role = kinds.requester_role
                    WHERE kinds.name = NEW.kind AND users.id = NEW.requester_id AND users.person_id = NEW.requester_person_id
                      AND users.username = caller_login() AND users.is_active
                      AND (users.role = 'SUPER_ADMIN'
                           OR EXISTS (SELECT 1 FROM project_admins
                                      WHERE user_id = users.id AND project_id = NEW.project_id))) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'only an active admin requests, and only himself';
  END IF;
  SET NEW.facts_digest = request_digest(NEW.kind, NEW.subject, NEW.facts);
END
