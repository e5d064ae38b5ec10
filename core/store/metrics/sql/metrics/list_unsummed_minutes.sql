SELECT states.minute, states.allocator, tallies.project_id, tallies.correspondence_type_id, tallies.numbers,
       tallies.fallbacks, tallies.skipped, tallies.errors, tallies.retries, tallies.duration, tallies.lock_wait,
       tallies.lock_failures
FROM (SELECT minute, allocator
      FROM document_number_allocator_minute
      WHERE NOT is_summed
      ORDER BY minute, allocator
      LIMIT ?) AS states
LEFT JOIN document_number_metrics_minute AS tallies
  ON tallies.minute = states.minute AND tallies.allocator = states.allocator
ORDER BY states.minute, states.allocator, tallies.project_id, tallies.correspondence_type_id
