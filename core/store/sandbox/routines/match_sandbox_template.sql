CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.match_sandbox_template(IN project INT, IN type INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the template that the store uses for project and type, for the sandbox to use'
BEGIN
  DECLARE in_use INT DEFAULT NULL;
  DECLARE in_sandbox INT DEFAULT NULL;
  SELECT id INTO in_use FROM {{store}}.document_number_configs
  WHERE project_id = project AND type_slot IN (type, 0) ORDER BY type_slot DESC LIMIT 1;
  SELECT id INTO in_sandbox FROM {{sandbox}}.document_number_configs
  WHERE project_id = project AND type_slot IN (type, 0) ORDER BY type_slot DESC LIMIT 1;
  INSERT INTO {{sandbox}}.document_number_configs
    (project_id, correspondence_type_id, template, period, overflow_policy, uniqueness_scope, taken_policy, version,
     changed_by, changed_at, change_reason)
  SELECT project, type, wanted.template, wanted.period, wanted.overflow_policy, wanted.uniqueness_scope, wanted.taken_policy, 1,
         (SELECT MIN(users.id) FROM {{sandbox}}.users AS users), UTC_TIMESTAMP(6), 'copied from the store for test draws'
  FROM {{store}}.document_number_configs AS wanted
  LEFT JOIN {{sandbox}}.document_number_configs AS present ON present.id = in_sandbox
  WHERE wanted.id = in_use
    AND NOT (present.template <=> wanted.template AND present.period <=> wanted.period
             AND present.overflow_policy <=> wanted.overflow_policy AND present.uniqueness_scope <=> wanted.uniqueness_scope
             AND present.taken_policy <=> wanted.taken_policy)
  ON DUPLICATE KEY UPDATE template = VALUES(template), period = VALUES(period), overflow_policy = VALUES(overflow_policy),
    uniqueness_scope = VALUES(uniqueness_scope), taken_policy = VALUES(taken_policy), version = {{sandbox}}.document_number_configs.version + 1,
    changed_at = VALUES(changed_at), change_reason = VALUES(change_reason);
END
