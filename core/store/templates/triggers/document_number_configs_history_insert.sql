CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_configs_history_insert
AFTER INSERT ON document_number_configs FOR EACH ROW FOLLOWS document_number_configs_stamp_insert
BEGIN
  INSERT INTO document_number_config_history
    (config_id, version, template_before, template_after, period, overflow_policy, uniqueness_scope, taken_policy,
     restored_version, agreed_request_id, changed_by, changed_at, change_reason)
  VALUES (NEW.id, NEW.version, NULL, NEW.template, NEW.period, NEW.overflow_policy, NEW.uniqueness_scope,
          NEW.taken_policy, NEW.restored_version, NEW.agreed_request_id, NEW.changed_by, NEW.changed_at, NEW.change_reason);
  INSERT INTO admin_log (action, project_id, subject, details, reason)
  VALUES ('TEMPLATE_CHANGED', NEW.project_id,
          COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
          JSON_OBJECT('config', NEW.id, 'version', NEW.version, 'before', NULL, 'after', NEW.template,
                      'period', NEW.period, 'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope,
                      'taken', NEW.taken_policy, 'agreed', NEW.agreed_request_id),
          NEW.change_reason);
END
