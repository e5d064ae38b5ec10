CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_insert
BEFORE INSERT ON document_number_counters FOR EACH ROW
BEGIN
  DECLARE first_year INT DEFAULT (SELECT value FROM store_settings WHERE name = 'first_document_year');
  DECLARE counted VARCHAR(100) CHARACTER SET utf8mb4 DEFAULT NULL;
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4 DEFAULT CONCAT('documents of that year get no numbers|', first_year);
  IF NOT {{is_sandbox}} THEN
    -- A fiscal year that is called by the year in which it begins has days of the next one.
    IF NEW.current_year > 0 AND NEW.current_year < first_year
         - COALESCE((SELECT fiscal_called_by = 'BEGIN' FROM projects WHERE id = NEW.project_id), 0) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31111, MESSAGE_TEXT = message;
    END IF;
    -- Locked, so that nobody changes meanwhile what the type counts by.
    SET counted = (SELECT counted_by FROM correspondence_types WHERE id = NEW.correspondence_type_id LOCK IN SHARE MODE);
    IF NOT IF(counted IS NULL, NEW.originator_organization_id > 0,
              (NEW.originator_organization_id > 0) = (FIND_IN_SET('ORIGINATOR', counted) > 0)
              AND (NEW.recipient_organization_id IS NOT NULL) = (FIND_IN_SET('RECIPIENT', counted) > 0)
              AND (NEW.sub_type_id = 0 OR FIND_IN_SET('SUB_TYPE', counted) > 0)
              AND (NEW.rfa_type_id = 0 OR FIND_IN_SET('RFA_TYPE', counted) > 0)
              AND (NEW.discipline_id = 0 OR FIND_IN_SET('DISCIPLINE', counted) > 0)) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'the type does not count by such parts';
    END IF;
  END IF;
END
