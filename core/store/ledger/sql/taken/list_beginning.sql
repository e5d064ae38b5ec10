-- In the order of the key, so that no more is read than is asked for; a Project Admin's are looked for among the first ones.
SELECT taken.number
FROM (SELECT beginning.number, beginning.project_id
      FROM document_number_taken AS beginning FORCE INDEX (PRIMARY)
      WHERE beginning.number LIKE ? ESCAPE '|'
      ORDER BY beginning.number, beginning.place
      LIMIT 2000) AS taken
WHERE {{text_project_is_shown taken}}
LIMIT ?
