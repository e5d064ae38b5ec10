SELECT requests.id, requests.counter_id, counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period, requests.seen_number, requests.seen_version,
       requests.new_number, requests.issued_above, requests.count_above, requests.reason, requests.requester_person_id,
       requesters.username AS requester, requests.requested_at, requests.expires_at, requests.approvals_needed,
       IF(requests.state <> 'PENDING', requests.state,
          IF(requests.expires_at <= UTC_TIMESTAMP(6), 'EXPIRED',
             IF(counters.version <> requests.seen_version, 'STALE', 'PENDING'))) AS effective_state,
       closers.username AS closer, requests.closed_at, requests.closing_reason,
       counters.last_number AS current_number, counters.version AS current_version
FROM (
  SELECT id FROM counter_reset_requests WHERE ? = 1 AND open_counter IS NOT NULL
  UNION SELECT known.id FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS known
  UNION SELECT id FROM counter_reset_requests WHERE id > ?
  UNION (SELECT id FROM counter_reset_requests WHERE id < ? AND (? IS NULL OR counter_id = ?) ORDER BY id DESC LIMIT ?)
) AS wanted
JOIN counter_reset_requests AS requests ON requests.id = wanted.id
JOIN document_number_counters AS counters ON counters.id = requests.counter_id
LEFT JOIN users AS requesters ON requesters.id = requests.requester_id
LEFT JOIN users AS closers ON closers.id = requests.closer_id
ORDER BY requests.id DESC
