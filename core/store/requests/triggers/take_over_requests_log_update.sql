CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_log_update
AFTER UPDATE ON take_over_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES (CONCAT('TAKE_OVER_', NEW.state), NEW.project_id,
        COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), ''),
        JSON_OBJECT('request', NEW.id, 'numbers', NEW.number_count), NEW.closing_reason)
