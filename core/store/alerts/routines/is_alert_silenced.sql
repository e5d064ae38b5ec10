CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_alert_silenced(
  of_rule VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, of_subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS BOOLEAN
READS SQL DATA
RETURN EXISTS (SELECT 1 FROM alert_silences
               WHERE rule_code = of_rule AND (subject IS NULL OR subject = of_subject)
                 AND silent_until > UTC_TIMESTAMP(6) AND ended_at IS NULL)
