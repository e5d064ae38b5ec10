SELECT participants.item_id, participants.organization_id, participants.role
{{from_participants}}
WHERE participants.kind = ?
ORDER BY participants.item_id, participants.organization_id
