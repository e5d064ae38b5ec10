SELECT approvals.request_id, approvals.person_id, approvers.username AS approver, approvals.comment, approvals.approved_at
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN request_approvals AS approvals ON approvals.request_id = wanted.id
LEFT JOIN users AS approvers ON approvers.id = approvals.user_id
ORDER BY approvals.request_id, approvals.approved_at, approvals.person_id
