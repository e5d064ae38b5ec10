SELECT asking.id AS request_id, counters.id AS counter_id, wanted.new_number,
       CONCAT('{"takeOver":', asking.id, ',"lines":[', wanted.first_line, ',', wanted.last_line, '],"numbers":',
              wanted.number_count, ',"missing":', wanted.missing_count, ',"plan":"', LOWER(HEX(asking.facts_digest)), '"}') AS story
{{from_counters_of_register_import}}
WHERE asking.state = 'EXECUTED'
  AND (SELECT COUNT(*) FROM request_approvals AS approvals
       WHERE approvals.request_id = asking.id AND approvals.person_id <> asking.requester_person_id) >= asking.approvals_needed
ORDER BY asking.id, counters.id
