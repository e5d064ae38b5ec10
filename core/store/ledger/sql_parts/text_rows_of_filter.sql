(? IS NULL OR audit.user_id = ?)
  AND (? IS NULL OR audit.drawn_by = ?)
  AND (? = '' OR audit.generated_number LIKE ? ESCAPE '|')
