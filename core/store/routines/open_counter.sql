-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}open_counter(
  IN project INT, IN originator INT, IN recipient INT, IN type INT, IN sub_type INT, IN rfa_type INT, IN discipline INT,
  IN year INT, IN period INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a counter that begins at nothing; 1062 where there is one'
BEGIN
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('NUMBER_DRAWN', code, text, '');
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.{{twin}}require_drawer(project, TRUE);
  INSERT INTO {{store}}.document_number_counters
    (project_id, originator_organization_id, recipient_organization_id, correspondence_type_id, sub_type_id, rfa_type_id,
     discipline_id, current_year, current_period, version, last_number, updated_at)
  VALUES (project, originator, recipient, type, sub_type, rfa_type, discipline, year, period, 0, 0, UTC_TIMESTAMP(6));
  COMMIT;
END
