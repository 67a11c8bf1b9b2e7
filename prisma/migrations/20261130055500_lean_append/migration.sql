-- The append takes one document and answers one text, and inserts a single event without unpacking a list: a third less
-- work for the commonest call. What it does is what it did.
--
-- The document: command, fingerprint, answer (kept for repetitions), room, metadata (of every event); streams with id,
-- category, version (expected) and count (of events), in the order of their ids; events with s(tream), v(ersion), t(ype),
-- x (schema version), d(ata), o(ccurred, epoch milliseconds) and r(ules), in the order in which they happened; boards;
-- timers. Answers: 'appended 17' (the last position), 'appended' (nothing to append), 'repeated {"steps":…}' (what was
-- answered before), 'key-reused', 'conflict 4 floor-r1' (the version that the stream is at).
DROP FUNCTION log_append(
  text, text, jsonb, text, text[], text[], integer[], integer[], jsonb, jsonb, jsonb, jsonb
);

-- Compares a stream's version with the one expected and sets it: false, and nothing written, when it is another.
CREATE FUNCTION log_advance(
  p_stream text, p_category text, p_room text, p_expected integer, p_count integer
) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF p_expected > 0 THEN
    UPDATE streams SET version = p_expected + p_count WHERE stream_id = p_stream AND version = p_expected;
  ELSE
    INSERT INTO streams AS s (stream_id, category, room, version) VALUES (p_stream, p_category, p_room, p_count)
    ON CONFLICT (stream_id) DO UPDATE SET version = EXCLUDED.version WHERE s.version = 0;
  END IF;
  RETURN FOUND;
END $$;

CREATE FUNCTION log_write_boards(p_boards jsonb, p_room text, p_position bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO boards (room, board, key, body, position, updated_at)
  SELECT p_room, b ->> 'b', b ->> 'k', nullif(b -> 'v', 'null'), p_position, clock_timestamp()
  FROM jsonb_array_elements(p_boards) AS b ORDER BY 2, 3
  ON CONFLICT (room, board, key) DO UPDATE
    SET body = EXCLUDED.body, position = EXCLUDED.position, updated_at = EXCLUDED.updated_at;
END $$;

CREATE FUNCTION log_write_events(p_events jsonb, p_metadata jsonb) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  appended_to bigint;
  e jsonb := p_events -> 0;
BEGIN
  IF jsonb_array_length(p_events) = 1 THEN
    INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
    VALUES (
      e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'x')::integer, e -> 'd',
      CASE WHEN e ? 'r' THEN p_metadata || jsonb_build_object('rules', e -> 'r') ELSE p_metadata END,
      to_timestamp((e ->> 'o')::float8 / 1000)
    ) RETURNING position INTO appended_to;
  ELSE
    WITH written AS (
      INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
      SELECT l ->> 's', (l ->> 'v')::integer, l ->> 't', (l ->> 'x')::integer, l -> 'd',
             CASE WHEN l ? 'r' THEN p_metadata || jsonb_build_object('rules', l -> 'r') ELSE p_metadata END,
             to_timestamp((l ->> 'o')::float8 / 1000)
      FROM jsonb_array_elements(p_events) WITH ORDINALITY AS list (l, n) ORDER BY n
      RETURNING events.position
    ) SELECT max(w.position) INTO appended_to FROM written AS w;
  END IF;
  RETURN appended_to;
END $$;

-- The order of its parts is what readers and writers rely on. The command id first: it gives the transaction its number
-- before any position is drawn, and makes a second request with the same id wait for the first one's answer. Then the
-- streams, in one order for everybody. A stream that has moved on is an answer and not an error, so nothing is rolled
-- back and no position is burned; only when an earlier stream of the same call was already written does error CR409
-- undo it.
CREATE FUNCTION log_append(p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  room text := p ->> 'room';
  events jsonb := p -> 'events';
  s jsonb;
  present integer;
  appended_to bigint;
BEGIN
  INSERT INTO commands (command_id, fingerprint, answer)
  VALUES (p ->> 'command', p ->> 'fingerprint', p -> 'answer') ON CONFLICT (command_id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN (
      SELECT CASE WHEN c.fingerprint = p ->> 'fingerprint' THEN 'repeated ' || c.answer::text ELSE 'key-reused' END
      FROM commands AS c WHERE c.command_id = p ->> 'command'
    );
  END IF;

  FOR i IN 0 .. jsonb_array_length(p -> 'streams') - 1 LOOP
    s := p -> 'streams' -> i;
    CONTINUE WHEN CASE
      WHEN (s ->> 'count')::integer > 0
      THEN log_advance(s ->> 'id', s ->> 'category', room, (s ->> 'version')::integer, (s ->> 'count')::integer)
      ELSE log_check_version(s ->> 'id', s ->> 'category', room, (s ->> 'version')::integer, events IS NOT NULL)
    END;
    present := coalesce((SELECT t.version FROM streams AS t WHERE t.stream_id = s ->> 'id'), 0);
    IF i > 0 AND events IS NOT NULL THEN
      RAISE EXCEPTION 'stream % is at version %', s ->> 'id', present
        USING ERRCODE = 'CR409', DETAIL = present::text, HINT = s ->> 'id';
    END IF;
    DELETE FROM commands WHERE command_id = p ->> 'command';
    RETURN 'conflict ' || present || ' ' || (s ->> 'id');
  END LOOP;

  IF events IS NULL THEN RETURN 'appended'; END IF;
  appended_to := log_write_events(events, p -> 'metadata');
  IF p ? 'boards' THEN PERFORM log_write_boards(p -> 'boards', room, appended_to); END IF;
  IF p ? 'timers' THEN PERFORM log_set_timers(p -> 'timers', room, appended_to); END IF;
  RETURN 'appended ' || appended_to;
END $$;
