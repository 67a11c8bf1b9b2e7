-- What Prisma's schema cannot say: storage settings, partial indexes, checks, the functions of the append path, the
-- triggers that keep the log append-only, and the role of the application.

-- Rows that are updated in place keep room for it on their page.
ALTER TABLE streams SET (fillfactor = 70);
ALTER TABLE boards SET (fillfactor = 80);
ALTER TABLE timers SET (fillfactor = 80);
ALTER TABLE checkpoints SET (fillfactor = 50);

ALTER TABLE streams ADD CONSTRAINT streams_version_check CHECK (version >= 0);
ALTER TABLE events ADD CONSTRAINT events_version_check CHECK (version >= 1 AND schema_version >= 1);
ALTER TABLE timers ADD CONSTRAINT timers_state_check CHECK (state IN ('armed', 'disarmed', 'done'));
-- A colon would be refused or misread where the id names a job of the queue.
ALTER TABLE timers ADD CONSTRAINT timers_timer_id_check CHECK (timer_id <> '' AND strpos(timer_id, ':') = 0);

CREATE INDEX timers_armed_due_idx ON timers (due_at, timer_id) WHERE state = 'armed';
CREATE INDEX timers_armed_position_idx ON timers (position) WHERE state = 'armed';

-- Facts and seals are written once. The refusal holds for every role; only a superuser who disables triggers passes.
CREATE FUNCTION log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: what is written in the log stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'CR403';
END $$;

CREATE TRIGGER events_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION log_refuse_change();
CREATE TRIGGER seals_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON seals
  FOR EACH STATEMENT EXECUTE FUNCTION log_refuse_change();

-- Takes the locks of several streams in one order for everybody, then reads what was appended after the versions that
-- the caller knows. Each statement of the function sees what committed while it waited for the locks. With p_rows the
-- rows of the streams are held too, against writers that take no lock and compare versions only.
-- The planner settings here and below keep plans that were made while the tables were small from reading whole tables.
CREATE FUNCTION log_lock(p_streams text[], p_after integer[], p_rows boolean)
RETURNS TABLE (stream_id text, version integer, "position" bigint, type text, schema_version integer, data jsonb)
LANGUAGE plpgsql SET lock_timeout = '10s' SET enable_seqscan = off AS $$
DECLARE
  lock_key bigint;
BEGIN
  IF cardinality(p_streams) = 1 THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_streams[1], 0));
  ELSE
    FOR lock_key IN SELECT DISTINCT hashtextextended(s, 0) AS k FROM unnest(p_streams) AS s ORDER BY k LOOP
      PERFORM pg_advisory_xact_lock(lock_key);
    END LOOP;
  END IF;
  IF p_rows THEN
    PERFORM FROM streams AS s WHERE s.stream_id = ANY (p_streams) ORDER BY s.stream_id FOR NO KEY UPDATE;
  END IF;
  FOR i IN 1 .. cardinality(p_streams) LOOP
    RETURN QUERY
      SELECT e.stream_id, e.version, e.position, e.type, e.schema_version, e.data
      FROM events AS e WHERE e.stream_id = p_streams[i] AND e.version > p_after[i] ORDER BY e.version;
  END LOOP;
END $$;

-- What a reader of the global order needs, of one snapshot: the rows after a position, the number below which every
-- transaction had ended, and the highest position visible. The bounds are answered also when there are no rows.
CREATE FUNCTION log_page(p_after bigint, p_limit integer)
RETURNS TABLE (
  xmin xid8, highest bigint, "position" bigint, stream_id text, version integer, type text, schema_version integer,
  data jsonb, metadata jsonb, occurred_at timestamptz, recorded_at timestamptz
) LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
BEGIN
  RETURN QUERY
    SELECT seen.xmin, seen.highest, e.* FROM (
      SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xmin, (SELECT max(l.position) FROM events AS l) AS highest
    ) AS seen
    LEFT JOIN LATERAL (
      SELECT p.position, p.stream_id, p.version, p.type, p.schema_version, p.data, p.metadata, p.occurred_at, p.recorded_at
      FROM events AS p WHERE p.position > p_after ORDER BY p.position LIMIT p_limit
    ) AS e ON true;
END $$;

-- The last version of a stream that had occurred at an instant or stood at a position: found from its end backwards.
CREATE FUNCTION log_version_at(p_stream text, p_at timestamptz, p_position bigint) RETURNS integer
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
BEGIN
  RETURN coalesce((
    SELECT e.version FROM events AS e
    WHERE e.stream_id = p_stream AND e.occurred_at <= coalesce(p_at, 'infinity')
      AND e.position <= coalesce(p_position, 9223372036854775807)
    ORDER BY e.version DESC LIMIT 1
  ), 0);
END $$;

-- Arms, moves and disarms the timers that an append implies.
CREATE FUNCTION log_set_timers(p_timers jsonb, p_room text, p_position bigint) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO timers AS held (timer_id, stream_id, room, kind, due_at, epoch, state, payload, position)
  SELECT t ->> 'id', t ->> 'stream', p_room, t ->> 'kind', to_timestamp((t ->> 'due')::float8 / 1000), 1, 'armed',
         t -> 'payload', p_position
  FROM jsonb_array_elements(p_timers) AS t WHERE NOT t ? 'disarm' ORDER BY 1
  ON CONFLICT (timer_id) DO UPDATE
    SET stream_id = EXCLUDED.stream_id, room = EXCLUDED.room, kind = EXCLUDED.kind, due_at = EXCLUDED.due_at,
        epoch = held.epoch + 1, state = 'armed', payload = EXCLUDED.payload, position = EXCLUDED.position;
  UPDATE timers SET state = 'disarmed', position = p_position
  WHERE timer_id IN (SELECT t ->> 'id' FROM jsonb_array_elements(p_timers) AS t WHERE t ? 'disarm') AND state = 'armed';
END $$;

-- The append: the command id, the versions of the streams, the events, the boards and the timers in one call.
--
-- The command id is written first. That gives the transaction its number before any position is drawn, which is what
-- readers of the global order rely on, and makes a second request with the same id wait for the first one's answer.
-- Streams come in one order for everybody. A stream without events only has to be at its version still.
-- A stream that has moved on is an answer and not an error, so nothing is rolled back and no position is burned; only
-- when an earlier stream of the same call was already written does error CR409 undo it.
CREATE FUNCTION log_append(
  p_command text, p_fingerprint text, p_answer jsonb, p_room text,
  p_streams text[], p_categories text[], p_expected integer[], p_counts integer[],
  p_events jsonb, p_metadata jsonb, p_boards jsonb, p_timers jsonb,
  OUT outcome text, OUT appended_to bigint, OUT answer jsonb, OUT missed_stream text, OUT missed_version integer
) LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  writes boolean := p_events IS NOT NULL;
  is_as_expected boolean;
BEGIN
  INSERT INTO commands (command_id, fingerprint, answer) VALUES (p_command, p_fingerprint, p_answer)
  ON CONFLICT (command_id) DO NOTHING;
  IF NOT FOUND THEN
    SELECT CASE WHEN c.fingerprint = p_fingerprint THEN 'repeated' ELSE 'key-reused' END, c.answer
    INTO outcome, answer FROM commands AS c WHERE c.command_id = p_command;
    RETURN;
  END IF;

  FOR i IN 1 .. cardinality(p_streams) LOOP
    IF p_counts[i] > 0 AND p_expected[i] > 0 THEN
      UPDATE streams SET version = p_expected[i] + p_counts[i]
      WHERE stream_id = p_streams[i] AND version = p_expected[i];
      is_as_expected := FOUND;
    ELSIF p_counts[i] > 0 THEN
      INSERT INTO streams AS s (stream_id, category, room, version)
      VALUES (p_streams[i], p_categories[i], p_room, p_counts[i])
      ON CONFLICT (stream_id) DO UPDATE SET version = EXCLUDED.version WHERE s.version = 0;
      is_as_expected := FOUND;
    ELSE
      is_as_expected := log_check_version(p_streams[i], p_categories[i], p_room, p_expected[i], writes);
    END IF;
    IF NOT is_as_expected THEN
      missed_stream := p_streams[i];
      missed_version := coalesce((SELECT s.version FROM streams AS s WHERE s.stream_id = missed_stream), 0);
      IF i > 1 AND writes THEN
        RAISE EXCEPTION 'stream % is at version %', missed_stream, missed_version
          USING ERRCODE = 'CR409', DETAIL = missed_version::text, HINT = missed_stream;
      END IF;
      DELETE FROM commands WHERE command_id = p_command;
      outcome := 'conflict';
      RETURN;
    END IF;
  END LOOP;

  outcome := 'appended';
  IF NOT writes THEN RETURN; END IF;
  WITH written AS (
    INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
    SELECT e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'x')::integer, e -> 'd',
           CASE WHEN e ? 'r' THEN p_metadata || jsonb_build_object('rules', e -> 'r') ELSE p_metadata END,
           to_timestamp((e ->> 'o')::float8 / 1000)
    FROM jsonb_array_elements(p_events) WITH ORDINALITY AS list (e, n) ORDER BY n
    RETURNING events.position
  ) SELECT max(w.position) INTO appended_to FROM written AS w;

  IF p_boards IS NOT NULL THEN
    INSERT INTO boards (room, board, key, body, position, updated_at)
    SELECT p_room, b ->> 'b', b ->> 'k', nullif(b -> 'v', 'null'), appended_to, clock_timestamp()
    FROM jsonb_array_elements(p_boards) AS b ORDER BY 2, 3
    ON CONFLICT (room, board, key) DO UPDATE
      SET body = EXCLUDED.body, position = EXCLUDED.position, updated_at = EXCLUDED.updated_at;
  END IF;
  IF p_timers IS NOT NULL THEN PERFORM log_set_timers(p_timers, p_room, appended_to); END IF;
END $$;

-- Whether a stream that is only read is at the version expected. Beside writes to other streams it is held there until
-- they commit; a stream that does not exist yet gets a row at version 0 for that.
CREATE FUNCTION log_check_version(
  p_stream text, p_category text, p_room text, p_expected integer, p_holds boolean
) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  present integer;
BEGIN
  IF NOT p_holds THEN
    SELECT version INTO present FROM streams WHERE stream_id = p_stream;
    RETURN coalesce(present, 0) = p_expected;
  END IF;
  IF p_expected = 0 THEN
    INSERT INTO streams (stream_id, category, room, version) VALUES (p_stream, p_category, p_room, 0)
    ON CONFLICT (stream_id) DO NOTHING;
  END IF;
  SELECT version INTO present FROM streams WHERE stream_id = p_stream FOR SHARE;
  RETURN present IS NOT DISTINCT FROM p_expected;
END $$;

-- The application's login is granted this role and owns nothing: it may add to the log and read it. Where the account
-- that migrates may not create roles, an administrator does (prisma/README.md).
DO $$
BEGIN
  CREATE ROLE cardroom_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN
  NULL;
END $$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'cardroom_app') THEN
    GRANT SELECT, INSERT ON events, seals TO cardroom_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON streams, commands, checkpoints, timers, boards TO cardroom_app;
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO cardroom_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO cardroom_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO cardroom_app;
  END IF;
END $$;
