SELECT newest_minute.minute, newest_day.start AS day
FROM (SELECT MAX(minute) AS minute FROM document_number_allocator_minute) AS newest_minute
JOIN (SELECT MAX(start) AS start FROM document_number_metrics_span WHERE grain = 'DAY') AS newest_day
