-- The commonest append, one event on one stream, in a function of its own: what `log_append` does for such a document, step
-- by step and in the same order, without a document to take apart. The answers are the same.

CREATE FUNCTION log_answered(p_command text, p_fingerprint text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN c.fingerprint = p_fingerprint THEN 'repeated ' || c.answer::text ELSE 'key-reused' END
  FROM commands AS c WHERE c.command_id = p_command
$$;

-- The command id first, for it gives the transaction its number before the position is drawn; then the stream's row; then
-- the event. A stream that has moved on is an answer: nothing is rolled back and no position is burned.
CREATE FUNCTION log_append_one(
  p_command text, p_fingerprint text, p_answer jsonb, p_room text, p_category text, p_stream text, p_version integer,
  p_type text, p_schema_version integer, p_data jsonb, p_metadata jsonb, p_occurred float8, p_boards jsonb,
  p_timers jsonb
) RETURNS text LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  present integer;
  appended_to bigint;
BEGIN
  INSERT INTO commands (command_id, fingerprint, answer)
  VALUES (p_command, p_fingerprint, p_answer) ON CONFLICT (command_id) DO NOTHING;
  IF NOT FOUND THEN RETURN log_answered(p_command, p_fingerprint); END IF;

  IF p_version > 0 THEN
    UPDATE streams SET version = p_version + 1 WHERE stream_id = p_stream AND version = p_version;
  ELSE
    INSERT INTO streams AS s (stream_id, category, room, version) VALUES (p_stream, p_category, p_room, 1)
    ON CONFLICT (stream_id) DO UPDATE SET version = 1 WHERE s.version = 0;
  END IF;
  IF NOT FOUND THEN
    present := coalesce((SELECT s.version FROM streams AS s WHERE s.stream_id = p_stream), 0);
    DELETE FROM commands WHERE command_id = p_command;
    RETURN 'conflict ' || present || ' ' || p_stream;
  END IF;

  INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
  VALUES (
    p_stream, p_version + 1, p_type, p_schema_version, p_data, p_metadata, to_timestamp(p_occurred / 1000)
  ) RETURNING position INTO appended_to;
  IF p_boards IS NOT NULL THEN PERFORM log_write_boards(p_boards, p_room, appended_to); END IF;
  IF p_timers IS NOT NULL THEN PERFORM log_set_timers(p_timers, p_room, appended_to); END IF;
  RETURN 'appended ' || appended_to;
END $$;
