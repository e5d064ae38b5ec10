{{from_counters_of_register_import}}
JOIN take_over_numbers AS numbers
  ON numbers.request_id = wanted.request_id AND numbers.position = wanted.position AND asking.state = 'EXECUTED'
