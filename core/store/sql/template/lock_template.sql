SELECT id, template, version
FROM document_number_configs
WHERE project_id = ? AND type_slot = ?
FOR UPDATE
