-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}open_counter(
  IN project INT, IN originator INT, IN recipient INT, IN type INT, IN sub_type INT, IN rfa_type INT, IN discipline INT,
  IN year INT, IN period INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a counter that begins at nothing, of parts that there are and a period that its template has or had; 1062 where there is one'
BEGIN
  DECLARE most_in_a_minute INT DEFAULT 3000;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE is_known BOOLEAN;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    IF NOT {{is_sandbox}} THEN
      CALL {{api}}.note_denial('NUMBER_DRAWN', code, text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  IF NOT {{is_sandbox}} THEN
    COMMIT;
    CALL {{api}}.follow_reference(2);
  END IF;
  START TRANSACTION READ WRITE;
  IF {{is_sandbox}} THEN
    CALL {{api}}.require_sandbox_room(NULL, 10);
  END IF;
  CALL {{api}}.{{twin}}find_drawer(project, TRUE, account, pace, is_person);
  -- An administrator of the server may have reasons that no rule knows.
  SELECT {{is_sandbox}} OR is_person OR COUNT(*) > 0 INTO is_known
  FROM {{store}}.projects AS projects
  JOIN {{store}}.correspondence_types AS types ON types.id = type AND types.is_active
  WHERE projects.id = project AND projects.is_active
    AND (originator = 0 OR EXISTS (SELECT 1 {{from_members}}
                                   JOIN {{store}}.organizations AS senders
                                     ON senders.id = members.organization_id AND senders.is_active
                                   WHERE members.project_id = project AND members.organization_id = originator))
    AND (recipient IS NULL OR EXISTS (SELECT 1 {{from_members}}
                                      JOIN {{store}}.organizations AS recipients
                                        ON recipients.id = members.organization_id AND recipients.is_active
                                      WHERE members.project_id = project AND members.organization_id = recipient))
    AND (sub_type = 0 OR EXISTS (SELECT 1 FROM {{store}}.correspondence_sub_types AS sub_types
                                 WHERE sub_types.id = sub_type AND sub_types.correspondence_type_id = type
                                   AND sub_types.is_active))
    AND (rfa_type = 0 OR EXISTS (SELECT 1 FROM {{store}}.rfa_types AS rfa_types WHERE rfa_types.id = rfa_type
                                   AND rfa_types.is_active))
    AND (discipline = 0 OR EXISTS (SELECT 1 FROM {{store}}.disciplines AS disciplines WHERE disciplines.id = discipline
                                     AND disciplines.is_active))
    AND EXISTS (SELECT 1
                FROM {{store}}.document_number_configs AS configs
                JOIN {{store}}.document_number_config_history AS versions ON versions.config_id = configs.id
                WHERE configs.project_id = project AND configs.type_slot IN (type, 0)
                  AND CASE versions.period
                        WHEN 'NEVER' THEN year = 0 AND period = 0
                        WHEN 'MONTHLY' THEN year > 0 AND period BETWEEN 1 AND 12
                        WHEN 'DAILY' THEN year > 0 AND period DIV 100 BETWEEN 1 AND 12 AND period MOD 100 >= 1
                          AND period MOD 100 <= DAY(LAST_DAY(CONCAT(year, '-', period DIV 100, '-01')))
                        ELSE year > 0 AND period = 0 END);
  IF NOT is_known THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'there can be no such counter';
  END IF;
  INSERT INTO {{store}}.document_number_counters
    (project_id, originator_organization_id, recipient_organization_id, correspondence_type_id, sub_type_id, rfa_type_id,
     discipline_id, current_year, current_period, version, last_number, updated_at)
  VALUES (project, originator, recipient, type, sub_type, rfa_type, discipline, year, period, 0, 0, UTC_TIMESTAMP(6));
  IF NOT {{is_sandbox}} AND NOT is_person AND account IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_drawing_pace(account, most_in_a_minute, -1, 1);
  END IF;
  COMMIT;
END
