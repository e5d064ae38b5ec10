CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_approvals_log_insert
AFTER INSERT ON counter_reset_approvals FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('RESET_APPROVED', (SELECT counter_id FROM counter_reset_requests WHERE id = NEW.request_id),
        JSON_OBJECT('request', NEW.request_id, 'person', NEW.person_id, 'version', NEW.seen_version), NEW.comment)
