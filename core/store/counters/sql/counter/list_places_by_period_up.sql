SELECT valued.id, valued.sort_value
FROM (SELECT candidates.id, candidates.current_year * 10000 + candidates.current_period AS sort_value
      FROM document_number_counters AS candidates
      WHERE {{text_counters_let_through}}) AS valued
{{text_places_behind_up}}
