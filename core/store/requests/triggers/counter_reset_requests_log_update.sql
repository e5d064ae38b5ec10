CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_log_update
AFTER UPDATE ON counter_reset_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES (CONCAT('RESET_', NEW.state), (SELECT project_id FROM document_number_counters WHERE id = NEW.counter_id),
        NEW.counter_id, JSON_OBJECT('request', NEW.id, 'from', NEW.seen_number, 'to', NEW.new_number),
        NEW.closing_reason)
