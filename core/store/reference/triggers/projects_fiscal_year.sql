CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_fiscal_year
BEFORE UPDATE ON projects FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}}
     AND NOT (OLD.fiscal_start_month <=> NEW.fiscal_start_month AND OLD.fiscal_called_by <=> NEW.fiscal_called_by)
     AND EXISTS (SELECT 1
                 FROM document_number_configs AS configs
                 JOIN document_number_config_history AS versions ON versions.config_id = configs.id
                 JOIN document_number_counters AS counters
                   ON counters.project_id = configs.project_id
                   AND configs.type_slot IN (counters.correspondence_type_id, 0)
                 WHERE configs.project_id = OLD.id AND versions.period = 'FISCAL_YEAR'
                   AND counters.current_year > 0 AND counters.current_period = 0) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31112, MESSAGE_TEXT = 'fiscal years of the project were counted already';
  END IF;
END
