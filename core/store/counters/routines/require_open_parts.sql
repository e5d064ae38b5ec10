-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}require_open_parts(IN counter BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether project, organizations, types and discipline of the counter are in use; what is closed keeps its past'
BEGIN
  DECLARE are_open BOOLEAN DEFAULT FALSE;
  SELECT COUNT(*) > 0 INTO are_open
  FROM {{store}}.document_number_counters AS counters
  JOIN {{store}}.projects AS projects ON projects.id = counters.project_id AND projects.is_active
  JOIN {{store}}.correspondence_types AS types ON types.id = counters.correspondence_type_id AND types.is_active
  LEFT JOIN {{store}}.organizations AS senders ON senders.id = counters.originator_organization_id
  LEFT JOIN {{store}}.organizations AS recipients ON recipients.id = counters.recipient_organization_id
  LEFT JOIN {{store}}.correspondence_sub_types AS sub_types ON sub_types.id = counters.sub_type_id
  LEFT JOIN {{store}}.rfa_types AS rfa_types ON rfa_types.id = counters.rfa_type_id
  LEFT JOIN {{store}}.disciplines AS disciplines ON disciplines.id = counters.discipline_id
  WHERE counters.id = counter AND COALESCE(senders.is_active, TRUE) AND COALESCE(recipients.is_active, TRUE)
    AND COALESCE(sub_types.is_active, TRUE) AND COALESCE(rfa_types.is_active, TRUE) AND COALESCE(disciplines.is_active, TRUE);
  IF NOT are_open THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31085, MESSAGE_TEXT = 'a part of the number is closed';
  END IF;
END
