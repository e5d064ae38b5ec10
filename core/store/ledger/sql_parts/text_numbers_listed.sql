{{text_event_of_number}}
  AND {{text_within_span audit id}}
  AND {{text_counters_of_filter}}
  AND {{text_rows_in_state}}
