CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_skipped_no_update
BEFORE UPDATE ON document_number_skipped FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_skipped is insert-only'
