CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_log_insert
AFTER INSERT ON take_over_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('TAKE_OVER_REQUESTED', NEW.project_id,
        COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), ''),
        JSON_OBJECT('request', NEW.id, 'numbers', NEW.number_count, 'plan', LOWER(HEX(NEW.plan_digest)),
                    'template', NEW.template_version),
        NEW.reason)
