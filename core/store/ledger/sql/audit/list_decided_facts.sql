-- The digest twice: as it is kept, and made of what is kept.
SELECT 'REQUEST' AS kind, CAST(asked.id AS CHAR) AS subject, 0 AS part,
       CONCAT_WS('|', asked.kind, asked.subject, asked.project_id, COALESCE(asked.correspondence_type_id, ''),
                 LOWER(HEX(asked.facts_digest)), SHA2(CONCAT_WS('|', asked.kind, asked.subject, asked.facts), 256),
                 asked.requester_id) AS fact
FROM requests AS asked
UNION ALL
SELECT 'REQUEST_STATE', asked.id, 0, asked.state
FROM requests AS asked
UNION ALL
SELECT 'REQUEST_APPROVAL', approvals.request_id, approvals.person_id,
       CONCAT_WS('|', approvals.user_id, LOWER(HEX(approvals.facts_digest)))
FROM request_approvals AS approvals
UNION ALL
SELECT 'ACCOUNT', users.id, 0, CONCAT_WS('|', users.username, users.person_id, users.role, users.is_active)
FROM users
UNION ALL
SELECT 'TEMPLATE', history.config_id, history.version,
       CONCAT_WS('|', history.template_after, history.period, history.overflow_policy, history.uniqueness_scope,
                 history.taken_policy, COALESCE(history.agreed_request_id, ''))
FROM document_number_config_history AS history
UNION ALL
SELECT 'TEMPLATE_IN_USE', configs.id, 0,
       CONCAT_WS('|', configs.project_id, configs.version, configs.template, configs.period, configs.overflow_policy,
                 configs.uniqueness_scope, configs.taken_policy)
FROM document_number_configs AS configs
UNION ALL
SELECT 'EMERGENCY', breaks.id, 0, CONCAT_WS('|', breaks.login, breaks.person_id, breaks.opened_by)
FROM glass_breaks AS breaks
UNION ALL
SELECT 'EMERGENCY_REVIEW', reviews.break_id, reviews.person_id, reviews.user_id
FROM glass_reviews AS reviews
UNION ALL
SELECT 'SETTING', settings.name, 0, settings.value
FROM store_settings AS settings
