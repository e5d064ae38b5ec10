DELETE members
FROM project_organizations AS members
JOIN JSON_TABLE(?, '$[*]' COLUMNS (project_id INT PATH '$[0]', organization_id INT PATH '$[1]')) AS gone
  ON gone.project_id = members.project_id AND gone.organization_id = members.organization_id
