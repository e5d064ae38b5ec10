SELECT history.id, history.config_id, configs.project_id, configs.correspondence_type_id, history.version,
       configs.version AS version_in_force, history.template_before, history.template_after, history.period,
       history.overflow_policy, history.uniqueness_scope, history.taken_policy, history.changed_at,
       history.change_reason, history.restored_version, users.username, history.agreed_request_id,
       approvers.username AS agreed_by, approvals.comment AS approval_comment
FROM document_number_config_history AS history
JOIN document_number_configs AS configs ON configs.id = history.config_id
JOIN users ON users.id = history.changed_by
LEFT JOIN requests AS agreed ON agreed.id = history.agreed_request_id
LEFT JOIN users AS approvers ON approvers.id = agreed.closer_id
LEFT JOIN request_approvals AS approvals ON approvals.request_id = agreed.id AND approvals.person_id = approvers.person_id
WHERE (? = 0 OR history.id < ?)
  AND (? IS NULL OR history.config_id = ?)
  AND (? IS NULL OR configs.project_id = ?)
  AND (? IS NULL OR configs.correspondence_type_id = ?)
  AND (? = 0 OR configs.type_slot = 0)
  AND (? = '' OR users.username = ?)
  AND (? IS NULL OR history.changed_at >= CAST(? AS DATETIME(6)))
  AND (? IS NULL OR history.changed_at < CAST(? AS DATETIME(6)))
  AND (? = '' OR history.change_reason LIKE ? ESCAPE '|')
ORDER BY history.id DESC
LIMIT ?
