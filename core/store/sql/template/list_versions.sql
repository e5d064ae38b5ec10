SELECT history.config_id, history.version, history.template_before, history.template_after, history.period,
       history.overflow_policy, history.uniqueness_scope, history.taken_policy, history.changed_at,
       history.change_reason, history.restored_version, users.username
FROM document_number_config_history AS history
JOIN users ON users.id = history.changed_by
WHERE history.config_id = ?
ORDER BY history.version DESC
