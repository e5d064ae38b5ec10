-- In the order of the key, so that no more is read than is asked for; a Project Admin's are looked for among the first ones.
SELECT taken.number
FROM (SELECT first_ones.number, first_ones.project_id
      FROM document_number_taken AS first_ones FORCE INDEX (PRIMARY)
      WHERE first_ones.number LIKE ? ESCAPE '|'
      ORDER BY first_ones.number, first_ones.place
      LIMIT 2000) AS taken
WHERE {{text_project_is_shown taken}}
LIMIT ?
