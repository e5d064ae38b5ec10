-- for: allocator; twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}record_error(
  IN reference VARCHAR(24) CHARACTER SET ascii, IN type VARCHAR(20), IN message TEXT CHARACTER SET utf8mb4,
  IN context LONGTEXT CHARACTER SET utf8mb4, IN requester INT, IN address VARCHAR(45) CHARACTER SET utf8mb4, IN occurred_at DATETIME(6))
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a failure that outlives the ROLLBACK of what failed (3.11.8.2)'
BEGIN
  DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.{{twin}}require_drawer(NULL, TRUE);
  INSERT INTO {{store}}.document_number_errors
    (reference, error_type, error_message, context_data, user_id, ip_address, created_at)
  VALUES (reference, type, message, context, requester, address, COALESCE(occurred_at, UTC_TIMESTAMP(6)));
  COMMIT;
END
