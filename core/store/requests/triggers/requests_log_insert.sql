CREATE OR REPLACE DEFINER = {{owner}} TRIGGER requests_log_insert
AFTER INSERT ON requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES (CONCAT((SELECT logged_as FROM request_kinds WHERE name = NEW.kind), '_REQUESTED'), NEW.project_id, NEW.logged_subject,
        JSON_MERGE_PATCH(NEW.facts, JSON_OBJECT('request', NEW.id, 'kind', NEW.kind, 'for', NEW.subject,
                                                'type', NEW.correspondence_type_id, 'digest', LOWER(HEX(NEW.facts_digest)))),
        NEW.reason)
