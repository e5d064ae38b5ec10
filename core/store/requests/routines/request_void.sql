CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.request_void(
  IN drawn_as CHAR(36) CHARACTER SET ascii, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'asks to void a number that no document has, by the request id under which it was drawn'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE issued_id BIGINT;
  DECLARE counter BIGINT;
  DECLARE project INT;
  DECLARE type INT;
  DECLARE drawer INT;
  DECLARE is_unused BOOLEAN;
  DECLARE number_text VARCHAR(100) CHARACTER SET utf8mb4;
  DECLARE asked_facts TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE request BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('VOID_REQUESTED', code, text, drawn_as);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_reason(reason, 20);
  IF EXISTS (SELECT 1 FROM {{store}}.document_number_audit WHERE request_id = drawn_as AND event = 'TAKEN_OVER') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31084, MESSAGE_TEXT = 'the number was taken over from a register';
  END IF;
  CALL {{api}}.lock_voidable_number(drawn_as, issued_id, counter, project, drawer, is_unused);
  CALL {{api}}.close_lapsed(CONCAT('number:', issued_id));
  SELECT counters.correspondence_type_id, issued.generated_number,
         -- Without "+ 0" JSON_OBJECT takes a variable for a text.
         JSON_OBJECT('number', issued.generated_number, 'row', issued_id + 0, 'counter', counter + 0, 'epoch', issued.reset_epoch,
                     'sequence', issued.sequence_number, 'drawnBy', drawer + 0, 'drawnFor', issued.user_id,
                     'drawnAt', CAST(issued.created_at AS CHAR), 'unused', is_unused + 0,
                     'key', JSON_ARRAY(originator_organization_id, recipient_organization_id, sub_type_id, rfa_type_id,
                                       discipline_id, current_year, current_period))
  INTO type, number_text, asked_facts
  FROM {{store}}.document_number_audit AS issued
  JOIN {{store}}.document_number_counters AS counters ON counters.id = issued.counter_id
  WHERE issued.id = issued_id;
  SET request = {{api}}.enter_request('VOID', CONCAT('number:', issued_id), project, type, number_text, asked_facts, reason, actor,
                                      person);
  COMMIT;
END
