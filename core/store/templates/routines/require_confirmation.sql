CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_confirmation(
  IN confirmation BIGINT, IN saver INT, IN project INT, IN type INT, IN expected_version INT,
  IN text_given TEXT CHARACTER SET utf8mb4, IN period_given VARCHAR(20), IN overflow_given VARCHAR(20),
  IN scope_given VARCHAR(20))
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'of another person than saves, who is a Super Admin still, and of exactly what is saved; none needs to be named'
BEGIN
  DECLARE confirmer INT DEFAULT NULL;
  IF confirmation IS NOT NULL THEN
    SELECT confirmed.person_id INTO confirmer
    FROM {{store}}.template_confirmations AS confirmed
    JOIN {{store}}.users ON users.id = confirmed.user_id AND users.person_id = confirmed.person_id
      AND users.is_active AND users.role = 'SUPER_ADMIN'
    WHERE confirmed.id = confirmation AND confirmed.project_id = project
      AND confirmed.correspondence_type_id <=> type AND confirmed.follows_version = expected_version
      AND confirmed.template = text_given COLLATE utf8mb4_bin AND confirmed.period = period_given
      AND confirmed.overflow_policy = overflow_given AND confirmed.uniqueness_scope = scope_given
    LOCK IN SHARE MODE;
    IF confirmer IS NULL OR {{store}}.is_glass_open(confirmer) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31009, MESSAGE_TEXT = 'nobody confirmed exactly this';
    END IF;
    IF confirmer = saver THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31008, MESSAGE_TEXT = 'nobody confirms a template that he saves himself';
    END IF;
  END IF;
END
