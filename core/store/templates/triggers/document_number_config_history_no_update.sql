CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_config_history_no_update
BEFORE UPDATE ON document_number_config_history FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_config_history is insert-only'
