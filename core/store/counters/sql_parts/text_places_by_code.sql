SELECT valued.id, valued.sort_value
FROM (SELECT candidates.id, COALESCE(ranks.place, 0) AS sort_value
      FROM document_number_counters AS candidates
      LEFT JOIN (SELECT id, RANK() OVER (ORDER BY %2) AS place FROM %1) AS ranks ON ranks.id = candidates.%3
      WHERE {{text_counters_let_through}}) AS valued
