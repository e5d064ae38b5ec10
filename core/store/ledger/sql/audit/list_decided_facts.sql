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
UNION ALL
-- What two people agreed on is in their requests, which the log vouches for.
SELECT 'POOL', named.name, 0,
       IF(created.id IS NOT NULL AND pools.id_length = JSON_VALUE(created.facts, '$.settings.length')
          AND pools.minimum = JSON_VALUE(created.facts, '$.settings.minimum')
          AND pools.batch = JSON_VALUE(created.facts, '$.settings.batch')
          AND pools.settings = JSON_EXTRACT(created.facts, '$.settings')
          AND pools.capacity = JSON_VALUE(created.facts, '$.capacity')
          AND pools.capacity_is_exact = JSON_VALUE(created.facts, '$.exact')
          AND (pools.state = 'RETIRED') = (retired.id IS NOT NULL) AND pools.retired_request_id <=> retired.id,
          'AGREED', 'ALTERED')
FROM (SELECT CONVERT(pools.name USING utf8mb4) COLLATE utf8mb4_bin AS name FROM pools
      UNION
      SELECT JSON_VALUE(requests.facts, '$.name') COLLATE utf8mb4_bin FROM requests
      WHERE requests.kind = 'POOL' AND requests.state = 'EXECUTED') AS named
LEFT JOIN pools ON pools.name = CONVERT(named.name USING ascii)
LEFT JOIN requests AS created
  ON created.id = pools.created_request_id AND created.kind = 'POOL' AND created.state = 'EXECUTED'
 AND JSON_VALUE(created.facts, '$.action') = 'CREATE' AND JSON_VALUE(created.facts, '$.name') = named.name
LEFT JOIN requests AS retired
  ON retired.kind = 'POOL' AND retired.state = 'EXECUTED' AND JSON_VALUE(retired.facts, '$.action') = 'RETIRE'
 AND JSON_VALUE(retired.facts, '$.name') = named.name
