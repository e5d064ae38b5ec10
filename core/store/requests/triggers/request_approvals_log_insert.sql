CREATE OR REPLACE DEFINER = {{owner}} TRIGGER request_approvals_log_insert
AFTER INSERT ON request_approvals FOR EACH ROW
BEGIN
  DECLARE kind_of VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE logged VARCHAR(20) CHARACTER SET utf8mb4;
  DECLARE project INT;
  DECLARE named VARCHAR(255) CHARACTER SET utf8mb4;
  SELECT asked.kind, kinds.logged_as, asked.project_id, asked.logged_subject INTO kind_of, logged, project, named
  FROM requests AS asked JOIN request_kinds AS kinds ON kinds.name = asked.kind
  WHERE asked.id = NEW.request_id;
  INSERT INTO admin_log (action, project_id, subject, details, reason)
  VALUES (CONCAT(logged, '_APPROVED'), project, named,
          JSON_OBJECT('request', NEW.request_id, 'kind', kind_of, 'person', NEW.person_id,
                      'digest', LOWER(HEX(NEW.facts_digest))),
          NEW.comment);
END
