CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.match_sandbox_reference()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'projects, organizations, types, disciplines and people of the store, with their ids, for the sandbox, within the transaction of the caller. What the store no longer has stays, though its code may be taken from it, and organizations leave projects'
BEGIN
  -- Each table twice: first whoever has a code that is another one's now gets one that stands in nobody's way, since a row with
  -- a code that is in use would be written over the row that has it. INSERT ... SELECT locks nothing of the store.
  INSERT INTO {{sandbox}}.projects (id, project_code, project_name)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), present.project_name
  FROM {{sandbox}}.projects AS present
  JOIN {{store}}.projects AS known ON known.id <> present.id AND known.project_code = present.project_code
  ON DUPLICATE KEY UPDATE project_code = VALUES(project_code);
  INSERT INTO {{sandbox}}.projects
    (id, project_code, project_name, project_name_en, project_name_zh, sort_order, is_active, fiscal_start_month, fiscal_called_by)
  SELECT known.id, known.project_code, known.project_name, known.project_name_en, known.project_name_zh, known.sort_order,
         known.is_active, known.fiscal_start_month, known.fiscal_called_by
  FROM {{store}}.projects AS known
  LEFT JOIN {{sandbox}}.projects AS present ON present.id = known.id
  WHERE NOT (BINARY known.project_code <=> BINARY present.project_code
             AND BINARY known.project_name <=> BINARY present.project_name
             AND BINARY known.project_name_en <=> BINARY present.project_name_en
             AND BINARY known.project_name_zh <=> BINARY present.project_name_zh
             AND known.sort_order <=> present.sort_order AND known.is_active <=> present.is_active
             AND known.fiscal_start_month <=> present.fiscal_start_month
             AND known.fiscal_called_by <=> present.fiscal_called_by)
  ON DUPLICATE KEY UPDATE project_code = VALUES(project_code), project_name = VALUES(project_name),
    project_name_en = VALUES(project_name_en), project_name_zh = VALUES(project_name_zh), sort_order = VALUES(sort_order),
    is_active = VALUES(is_active), fiscal_start_month = VALUES(fiscal_start_month),
    fiscal_called_by = VALUES(fiscal_called_by);
  INSERT INTO {{sandbox}}.organizations (id, organization_code, organization_name)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), present.organization_name
  FROM {{sandbox}}.organizations AS present
  JOIN {{store}}.organizations AS known ON known.id <> present.id AND known.organization_code = present.organization_code
  ON DUPLICATE KEY UPDATE organization_code = VALUES(organization_code);
  INSERT INTO {{sandbox}}.organizations
    (id, organization_code, organization_name, organization_name_en, organization_name_zh, sort_order, is_active)
  SELECT known.id, known.organization_code, known.organization_name, known.organization_name_en, known.organization_name_zh,
         known.sort_order, known.is_active
  FROM {{store}}.organizations AS known
  LEFT JOIN {{sandbox}}.organizations AS present ON present.id = known.id
  WHERE NOT (BINARY known.organization_code <=> BINARY present.organization_code
             AND BINARY known.organization_name <=> BINARY present.organization_name
             AND BINARY known.organization_name_en <=> BINARY present.organization_name_en
             AND BINARY known.organization_name_zh <=> BINARY present.organization_name_zh
             AND known.sort_order <=> present.sort_order AND known.is_active <=> present.is_active)
  ON DUPLICATE KEY UPDATE organization_code = VALUES(organization_code), organization_name = VALUES(organization_name),
    organization_name_en = VALUES(organization_name_en), organization_name_zh = VALUES(organization_name_zh),
    sort_order = VALUES(sort_order), is_active = VALUES(is_active);
  INSERT INTO {{sandbox}}.correspondence_types (id, type_code, type_name)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), present.type_name
  FROM {{sandbox}}.correspondence_types AS present
  JOIN {{store}}.correspondence_types AS known ON known.id <> present.id AND known.type_code = present.type_code
  ON DUPLICATE KEY UPDATE type_code = VALUES(type_code);
  INSERT INTO {{sandbox}}.correspondence_types
    (id, type_code, type_name, type_name_en, type_name_zh, sort_order, is_active, counted_by)
  SELECT known.id, known.type_code, known.type_name, known.type_name_en, known.type_name_zh, known.sort_order,
         known.is_active, known.counted_by
  FROM {{store}}.correspondence_types AS known
  LEFT JOIN {{sandbox}}.correspondence_types AS present ON present.id = known.id
  WHERE NOT (BINARY known.type_code <=> BINARY present.type_code AND BINARY known.type_name <=> BINARY present.type_name
             AND BINARY known.type_name_en <=> BINARY present.type_name_en
             AND BINARY known.type_name_zh <=> BINARY present.type_name_zh
             AND known.sort_order <=> present.sort_order AND known.is_active <=> present.is_active
             AND known.counted_by <=> present.counted_by)
  ON DUPLICATE KEY UPDATE type_code = VALUES(type_code), type_name = VALUES(type_name), type_name_en = VALUES(type_name_en),
    type_name_zh = VALUES(type_name_zh), sort_order = VALUES(sort_order), is_active = VALUES(is_active),
    counted_by = VALUES(counted_by);
  INSERT INTO {{sandbox}}.correspondence_sub_types (id, sub_type_number, sub_type_code, correspondence_type_id, sub_type_name)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), CONCAT('~', LOWER(CONV(present.id, 10, 36))),
         present.correspondence_type_id, present.sub_type_name
  FROM {{sandbox}}.correspondence_sub_types AS present
  JOIN {{store}}.correspondence_sub_types AS known ON known.id <> present.id AND known.correspondence_type_id = present.correspondence_type_id
    AND (known.sub_type_number = present.sub_type_number OR known.sub_type_code = present.sub_type_code)
  ON DUPLICATE KEY UPDATE sub_type_number = VALUES(sub_type_number), sub_type_code = VALUES(sub_type_code);
  INSERT INTO {{sandbox}}.correspondence_sub_types
    (id, sub_type_number, sub_type_code, correspondence_type_id, sub_type_name, sub_type_name_en, sub_type_name_zh, sort_order,
     is_active)
  SELECT known.id, known.sub_type_number, known.sub_type_code, known.correspondence_type_id, known.sub_type_name,
         known.sub_type_name_en, known.sub_type_name_zh, known.sort_order, known.is_active
  FROM {{store}}.correspondence_sub_types AS known
  JOIN {{sandbox}}.correspondence_types AS parents ON parents.id = known.correspondence_type_id
  LEFT JOIN {{sandbox}}.correspondence_sub_types AS present ON present.id = known.id
  WHERE NOT (BINARY known.sub_type_number <=> BINARY present.sub_type_number
             AND BINARY known.sub_type_code <=> BINARY present.sub_type_code
             AND known.correspondence_type_id <=> present.correspondence_type_id
             AND BINARY known.sub_type_name <=> BINARY present.sub_type_name
             AND BINARY known.sub_type_name_en <=> BINARY present.sub_type_name_en
             AND BINARY known.sub_type_name_zh <=> BINARY present.sub_type_name_zh
             AND known.sort_order <=> present.sort_order AND known.is_active <=> present.is_active)
  ON DUPLICATE KEY UPDATE sub_type_number = VALUES(sub_type_number), sub_type_code = VALUES(sub_type_code),
    correspondence_type_id = VALUES(correspondence_type_id), sub_type_name = VALUES(sub_type_name),
    sub_type_name_en = VALUES(sub_type_name_en), sub_type_name_zh = VALUES(sub_type_name_zh), sort_order = VALUES(sort_order),
    is_active = VALUES(is_active);
  INSERT INTO {{sandbox}}.rfa_types (id, type_code, type_name)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), present.type_name
  FROM {{sandbox}}.rfa_types AS present
  JOIN {{store}}.rfa_types AS known ON known.id <> present.id AND known.type_code = present.type_code
  ON DUPLICATE KEY UPDATE type_code = VALUES(type_code);
  INSERT INTO {{sandbox}}.rfa_types
    (id, type_code, type_name, type_name_en, type_name_zh, sort_order, is_active)
  SELECT known.id, known.type_code, known.type_name, known.type_name_en, known.type_name_zh, known.sort_order,
         known.is_active
  FROM {{store}}.rfa_types AS known
  LEFT JOIN {{sandbox}}.rfa_types AS present ON present.id = known.id
  WHERE NOT (BINARY known.type_code <=> BINARY present.type_code AND BINARY known.type_name <=> BINARY present.type_name
             AND BINARY known.type_name_en <=> BINARY present.type_name_en
             AND BINARY known.type_name_zh <=> BINARY present.type_name_zh
             AND known.sort_order <=> present.sort_order AND known.is_active <=> present.is_active)
  ON DUPLICATE KEY UPDATE type_code = VALUES(type_code), type_name = VALUES(type_name), type_name_en = VALUES(type_name_en),
    type_name_zh = VALUES(type_name_zh), sort_order = VALUES(sort_order), is_active = VALUES(is_active);
  INSERT INTO {{sandbox}}.disciplines (id, discipline_code, discipline_name)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), present.discipline_name
  FROM {{sandbox}}.disciplines AS present
  JOIN {{store}}.disciplines AS known ON known.id <> present.id AND known.discipline_code = present.discipline_code
  ON DUPLICATE KEY UPDATE discipline_code = VALUES(discipline_code);
  INSERT INTO {{sandbox}}.disciplines
    (id, discipline_code, discipline_name, discipline_name_en, discipline_name_zh, sort_order, is_active)
  SELECT known.id, known.discipline_code, known.discipline_name, known.discipline_name_en, known.discipline_name_zh, known.sort_order,
         known.is_active
  FROM {{store}}.disciplines AS known
  LEFT JOIN {{sandbox}}.disciplines AS present ON present.id = known.id
  WHERE NOT (BINARY known.discipline_code <=> BINARY present.discipline_code
             AND BINARY known.discipline_name <=> BINARY present.discipline_name
             AND BINARY known.discipline_name_en <=> BINARY present.discipline_name_en
             AND BINARY known.discipline_name_zh <=> BINARY present.discipline_name_zh
             AND known.sort_order <=> present.sort_order AND known.is_active <=> present.is_active)
  ON DUPLICATE KEY UPDATE discipline_code = VALUES(discipline_code), discipline_name = VALUES(discipline_name),
    discipline_name_en = VALUES(discipline_name_en),
    discipline_name_zh = VALUES(discipline_name_zh), sort_order = VALUES(sort_order), is_active = VALUES(is_active);
  INSERT INTO {{sandbox}}.users (id, username, display_name, role)
  SELECT DISTINCT present.id, CONCAT('~', LOWER(CONV(present.id, 10, 36))), present.display_name, present.role
  FROM {{sandbox}}.users AS present
  JOIN {{store}}.users AS known ON known.id <> present.id AND known.username = present.username
  ON DUPLICATE KEY UPDATE username = VALUES(username);
  INSERT INTO {{sandbox}}.users (id, username, display_name, display_name_en, role, is_active)
  SELECT known.id, known.username, known.display_name, known.display_name_en, known.role, known.is_active
  FROM {{store}}.users AS known
  LEFT JOIN {{sandbox}}.users AS present ON present.id = known.id
  WHERE NOT (BINARY known.username <=> BINARY present.username AND BINARY known.display_name <=> BINARY present.display_name
             AND BINARY known.display_name_en <=> BINARY present.display_name_en AND known.role <=> present.role
             AND known.is_active <=> present.is_active)
  ON DUPLICATE KEY UPDATE username = VALUES(username), display_name = VALUES(display_name),
    display_name_en = VALUES(display_name_en), role = VALUES(role), is_active = VALUES(is_active);
  INSERT INTO {{sandbox}}.project_organizations (project_id, organization_id)
  SELECT members.project_id, members.organization_id
  {{from_members}}
  JOIN {{sandbox}}.projects AS projects ON projects.id = members.project_id
  JOIN {{sandbox}}.organizations AS organizations ON organizations.id = members.organization_id
  LEFT JOIN {{sandbox}}.project_organizations AS present
    ON present.project_id = members.project_id AND present.organization_id = members.organization_id
  WHERE present.project_id IS NULL;
  FOR gone IN (SELECT present.project_id AS project, present.organization_id AS organization
               FROM {{sandbox}}.project_organizations AS present
               WHERE NOT EXISTS (SELECT 1 {{from_members}}
                                 WHERE members.project_id = present.project_id
                                   AND members.organization_id = present.organization_id))
  DO
    DELETE FROM {{sandbox}}.project_organizations
    WHERE project_id = gone.project AND organization_id = gone.organization;
  END FOR;
END
