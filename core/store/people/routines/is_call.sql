CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_call(
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, outcome VARCHAR(10), details TEXT CHARACTER SET utf8mb4)
RETURNS BOOLEAN
DETERMINISTIC NO SQL
COMMENT 'whether the entry stands for one call of a routine by a person (3.11.14.2)'
RETURN (outcome = 'DENIED' AND NOT (JSON_VALUE(details, '$.code') <=> 31004))
    OR (outcome = 'DONE'
        -- A template that two agreed on came with the approval.
        AND NOT (action = 'TEMPLATE_CHANGED' AND COALESCE(JSON_VALUE(details, '$.agreed'), 0) <> 0)
        -- Of several rows of reference data the first stands for the call.
        AND NOT (action = 'REFERENCE_CHANGED' AND COALESCE(JSON_VALUE(details, '$.first'), 1) = 0)
        AND (action IN ('TEMPLATE_CHANGED', 'ALERT_RULE_CHANGED', 'ALERT_CHANNEL_CHANGED', 'ALERT_ACKNOWLEDGED', 'ALERT_SILENCED',
                        'ALERT_SILENCE_ENDED', 'SETTING_CHANGED', 'ERROR_RESOLVED', 'REFERENCE_CHANGED', 'NUMBER_UNUSED',
                        'BACKUP_RECORDED')
             OR SUBSTRING_INDEX(action, '_', -1) IN ('REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN')))
