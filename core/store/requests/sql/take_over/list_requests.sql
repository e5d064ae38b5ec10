SELECT requests.id, requests.project_id, requests.correspondence_type_id, requests.template_used,
       requests.template_version, requests.facts, requests.plan_digest, requests.number_count, requests.reason,
       requests.requester_person_id, requesters.username AS requester, requests.requested_at, requests.expires_at,
       requests.approvals_needed,
       IF(requests.state <> 'PENDING', requests.state,
          IF(requests.expires_at <= UTC_TIMESTAMP(6), 'EXPIRED',
             IF(EXISTS (SELECT 1
                        {{from_counters_of_take_over}}
                        WHERE wanted.request_id = requests.id
                          AND (counters.version <> wanted.seen_version OR counters.last_number <> wanted.seen_number))
                OR NOT requests.template_version <=> (
                  SELECT configs.version FROM document_number_configs AS configs
                  WHERE configs.project_id = requests.project_id
                    AND configs.type_slot IN (requests.correspondence_type_id, 0)
                  ORDER BY configs.type_slot DESC LIMIT 1), 'STALE', 'PENDING'))) AS effective_state,
       closers.username AS closer, requests.closed_at, requests.closing_reason
FROM take_over_requests AS requests
LEFT JOIN users AS requesters ON requesters.id = requests.requester_id
LEFT JOIN users AS closers ON closers.id = requests.closer_id
WHERE requests.id < ?
ORDER BY requests.id DESC
LIMIT ?
