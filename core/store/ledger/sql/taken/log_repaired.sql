INSERT INTO admin_log (action, subject, details)
VALUES ('TAKEN_NUMBERS_REPAIRED', 'document_number_taken', JSON_OBJECT('added', ?, 'removed', ?))
