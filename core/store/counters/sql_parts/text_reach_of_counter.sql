GREATEST(counters.last_number / 0.79,
         counters.last_number +
         IF(counters.updated_at > UTC_TIMESTAMP(6) - INTERVAL 90 DAY, 400 * GREATEST(counters.last_number, counters.ledger_length), 0))
