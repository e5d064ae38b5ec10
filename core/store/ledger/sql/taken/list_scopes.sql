SELECT configs.project_id, configs.type_slot, history.uniqueness_scope, CAST(history.changed_at AS CHAR) AS changed_text
FROM document_number_config_history AS history
JOIN document_number_configs AS configs ON configs.id = history.config_id
ORDER BY configs.id, history.version
