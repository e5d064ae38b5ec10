CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_log_insert
AFTER INSERT ON template_confirmations FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('TEMPLATE_CONFIRMED', NEW.project_id,
        COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
        JSON_OBJECT('confirmation', NEW.id, 'follows', NEW.follows_version, 'after', NEW.template, 'period', NEW.period,
                    'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope),
        NEW.reason)
