SELECT breaks.id, breaks.login, breaks.opened_by, breaks.reason, breaks.broken_by, breaks.broken_at,
       (SELECT COUNT(*) FROM glass_reviews AS reviews WHERE reviews.break_id = breaks.id) AS reviews
FROM glass_breaks AS breaks
ORDER BY breaks.id DESC
