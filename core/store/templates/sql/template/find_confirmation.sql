SELECT confirmations.id
FROM template_confirmations AS confirmations
JOIN users ON users.id = confirmations.user_id AND users.person_id = confirmations.person_id AND users.is_active
  AND users.role = 'SUPER_ADMIN'
WHERE confirmations.project_id = ? AND COALESCE(confirmations.correspondence_type_id, 0) = ?
  AND confirmations.follows_version = ? AND confirmations.template = ? AND confirmations.period = ?
  AND confirmations.overflow_policy = ? AND confirmations.uniqueness_scope = ?
  AND confirmations.person_id <> (SELECT savers.person_id FROM users AS savers WHERE savers.username = ?)
ORDER BY confirmations.id DESC
LIMIT 1
