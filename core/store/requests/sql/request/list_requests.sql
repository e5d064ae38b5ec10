SELECT asked.id, asked.kind, asked.subject, asked.project_id, asked.correspondence_type_id, asked.facts, asked.facts_digest,
       asked.reason, asked.requester_person_id, requesters.username AS requester, asked.requested_at, asked.expires_at,
       asked.approvals_needed,
       IF(asked.state <> 'PENDING', asked.state,
          IF(asked.expires_at <= UTC_TIMESTAMP(6), 'EXPIRED',
             IF({{text_request_is_stale}}, 'STALE', 'PENDING'))) AS effective_state,
       closers.username AS closer, asked.closed_at, asked.closing_reason, {{text_request_now}} AS subject_now
FROM (
  SELECT id FROM requests WHERE ? = 1 AND open_subject IS NOT NULL
  UNION SELECT known.id FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS known
  UNION SELECT id FROM requests WHERE id > ?
  UNION (SELECT id FROM requests WHERE id < ? AND (? = '' OR kind = ?) AND (? = '' OR subject = ?) ORDER BY id DESC LIMIT ?)
) AS wanted
JOIN requests AS asked ON asked.id = wanted.id
LEFT JOIN users AS requesters ON requesters.id = asked.requester_id
LEFT JOIN users AS closers ON closers.id = asked.closer_id
ORDER BY asked.id DESC
