(? = '' OR {{text_state_of_row noted}} = ?)
  AND (? = 0 OR {{text_is_noted RETRIED}})
  AND (? = 0 OR {{text_is_noted FALLBACK}})
  AND (? = 0 OR {{text_is_noted SKIPPED}})
