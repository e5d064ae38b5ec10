SELECT approvals.request_id, approvals.person_id, approvers.username AS approver, approvals.comment, approvals.approved_at
FROM counter_reset_approvals AS approvals
JOIN counter_reset_requests AS requests ON requests.id = approvals.request_id
LEFT JOIN users AS approvers ON approvers.id = approvals.user_id
WHERE (? IS NULL OR requests.id = ?)
  AND (? IS NULL OR requests.counter_id = ?)
ORDER BY approvals.request_id, approvals.approved_at, approvals.person_id
