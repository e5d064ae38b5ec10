CREATE OR REPLACE DEFINER = {{owner}} TRIGGER store_settings_first_year
AFTER UPDATE ON store_settings FOR EACH ROW FOLLOWS store_settings_log_update
BEGIN
  IF NEW.name = 'first_document_year' AND NEW.value <> OLD.value THEN
    UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1;
    UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1;
  END IF;
END
