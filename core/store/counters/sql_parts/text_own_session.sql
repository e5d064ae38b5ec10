((CRC32(CONCAT_WS(':', @@hostname, @@port, @@datadir)) << 32) + CONNECTION_ID())
