CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_glass_open(person INT) RETURNS BOOLEAN
READS SQL DATA
COMMENT 'whether the account of the person was opened by breaking the glass and not yet reviewed by two others'
RETURN EXISTS (SELECT 1 FROM glass_breaks AS breaks
               WHERE breaks.person_id = person
                 AND (SELECT COUNT(*) FROM glass_reviews WHERE break_id = breaks.id) < 2)
