code REGEXP {{pattern_of_reference_code}}
AND CHAR_LENGTH(code) <= CASE WHEN kind = 'SUB_TYPE' THEN 10 WHEN kind IN ('PROJECT', 'CONTRACT', 'TYPE') THEN 50 ELSE 20 END
AND IF(kind = 'SUB_TYPE', short_code REGEXP {{pattern_of_reference_code}} AND CHAR_LENGTH(short_code) <= 20, short_code = '')
