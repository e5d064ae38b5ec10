CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_approvals_log_insert
AFTER INSERT ON take_over_approvals FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('TAKE_OVER_APPROVED', (SELECT project_id FROM take_over_requests WHERE id = NEW.request_id),
        COALESCE((SELECT types.type_code FROM take_over_requests AS requests
                  JOIN correspondence_types AS types ON types.id = requests.correspondence_type_id
                  WHERE requests.id = NEW.request_id), ''),
        JSON_OBJECT('request', NEW.request_id, 'person', NEW.person_id), NEW.comment)
