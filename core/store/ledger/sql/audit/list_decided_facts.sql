SELECT 'RESET' AS kind, CAST(requests.id AS CHAR) AS subject, 0 AS part,
       CONCAT_WS('|', requests.counter_id, requests.seen_number, requests.seen_version, requests.new_number,
                 requests.issued_above, requests.count_above, requests.requester_id) AS fact
FROM counter_reset_requests AS requests
UNION ALL
SELECT 'RESET_STATE', requests.id, 0, requests.state
FROM counter_reset_requests AS requests
UNION ALL
SELECT 'RESET_APPROVAL', approvals.request_id, approvals.person_id, approvals.user_id
FROM counter_reset_approvals AS approvals
UNION ALL
SELECT 'TAKE_OVER', requests.id, 0,
       CONCAT_WS('|', requests.project_id, requests.number_count, LOWER(HEX(requests.plan_digest)),
                 requests.template_version, requests.requester_id)
FROM take_over_requests AS requests
UNION ALL
SELECT 'TAKE_OVER_STATE', requests.id, 0, requests.state
FROM take_over_requests AS requests
UNION ALL
SELECT 'TAKE_OVER_APPROVAL', approvals.request_id, approvals.person_id, approvals.user_id
FROM take_over_approvals AS approvals
UNION ALL
SELECT 'ACCOUNT', users.id, 0, CONCAT_WS('|', users.username, users.person_id, users.role, users.is_active)
FROM users
UNION ALL
SELECT 'TEMPLATE', history.config_id, history.version,
       CONCAT_WS('|', history.template_after, history.period, history.overflow_policy, history.uniqueness_scope,
                 history.taken_policy, COALESCE(history.confirmation_id, ''))
FROM document_number_config_history AS history
UNION ALL
SELECT 'TEMPLATE_IN_USE', configs.id, 0,
       CONCAT_WS('|', configs.project_id, configs.version, configs.template, configs.period, configs.overflow_policy,
                 configs.uniqueness_scope, configs.taken_policy)
FROM document_number_configs AS configs
UNION ALL
SELECT 'CONFIRMATION', confirmations.id, 0,
       CONCAT_WS('|', confirmations.project_id, confirmations.follows_version, confirmations.template,
                 confirmations.period, confirmations.overflow_policy, confirmations.uniqueness_scope,
                 confirmations.user_id)
FROM template_confirmations AS confirmations
UNION ALL
SELECT 'EMERGENCY', breaks.id, 0, CONCAT_WS('|', breaks.login, breaks.person_id, breaks.opened_by)
FROM glass_breaks AS breaks
UNION ALL
SELECT 'EMERGENCY_REVIEW', reviews.break_id, reviews.person_id, reviews.user_id
FROM glass_reviews AS reviews
UNION ALL
SELECT 'SETTING', settings.name, 0, settings.value
FROM store_settings AS settings
