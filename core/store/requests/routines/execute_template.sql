CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_template(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the statement that has marked the request as executed, after require_fresh_template: the requester''s new version'
BEGIN
  DECLARE project INT;
  DECLARE type INT;
  DECLARE wanted TEXT CHARACTER SET utf8mb4;
  DECLARE why TEXT CHARACTER SET utf8mb4;
  DECLARE author INT;
  SELECT project_id, correspondence_type_id, facts, reason, requester_id INTO project, type, wanted, why, author
  FROM {{store}}.requests WHERE id = request;
  CALL {{api}}.put_template(
    project, type, JSON_VALUE(wanted, '$.follows'), JSON_VALUE(wanted, '$.template'), JSON_VALUE(wanted, '$.period'),
    JSON_VALUE(wanted, '$.overflow'), JSON_VALUE(wanted, '$.scope'), JSON_VALUE(wanted, '$.taken'),
    JSON_VALUE(wanted, '$.restored'), why, author, request);
  RETURN TRUE;
END
