CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_log_insert
AFTER INSERT ON counter_reset_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('RESET_REQUESTED', (SELECT project_id FROM document_number_counters WHERE id = NEW.counter_id), NEW.counter_id,
        JSON_OBJECT('request', NEW.id, 'from', NEW.seen_number, 'version', NEW.seen_version, 'to', NEW.new_number,
                    'above', NEW.issued_above, 'count', NEW.count_above),
        NEW.reason)
