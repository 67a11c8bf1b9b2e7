-- What is done to people and devices is part of the log: the record of it and its fact are one transaction, and the fact
-- is sealed with all others. One stream a room; nobody folds it, so it never ends.
--
-- The fact carries ids only. Where the request came from stays in the record, which the law lets us delete.
CREATE FUNCTION access_fact_of(p_kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_kind
    WHEN 'signed-in' THEN 'StaffSignedIn'
    WHEN 'signed-out' THEN 'StaffSignedOut'
    WHEN 'staff-added' THEN 'StaffAdded'
    WHEN 'staff-changed' THEN 'StaffChanged'
    WHEN 'code-changed' THEN 'StaffCodeChanged'
    WHEN 'device-added' THEN 'DeviceAdded'
    WHEN 'device-enrolled' THEN 'DeviceEnrolled'
    WHEN 'device-revoked' THEN 'DeviceRevoked'
    WHEN 'token-made' THEN 'ProgramTokenMade'
    WHEN 'token-revoked' THEN 'ProgramTokenRevoked'
    -- A kind that came later than this list: its own words, each with a capital.
    ELSE replace(initcap(replace(p_kind, '-', ' ')), ' ', '')
  END
$$;

CREATE FUNCTION access_record_is_a_fact() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  own_stream text := 'access-' || NEW.room_id;
  own_version integer;
  doer jsonb;
  own_command text := 'access-' || NEW.id;
BEGIN
  SELECT jsonb_build_object('kind', 'staff', 'id', s.id, 'role', s.role) INTO doer FROM staff AS s WHERE s.id = NEW."by";
  doer := coalesce(doer, jsonb_build_object('kind', 'device', 'id', coalesce(NEW."by", 'stranger')));
  INSERT INTO streams AS s (stream_id, category, room, version) VALUES (own_stream, 'access', NEW.room_id, 1)
  ON CONFLICT (stream_id) DO UPDATE SET version = s.version + 1 RETURNING s.version INTO own_version;
  INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
  VALUES (
    own_stream, own_version, access_fact_of(NEW.kind), 1,
    jsonb_strip_nulls(jsonb_build_object(
      'at', floor(extract(epoch FROM NEW.at) * 1000)::bigint, 'by', doer, 'command', own_command, 'subject', NEW.subject
    )),
    jsonb_build_object(
      'by', doer, 'commandId', own_command, 'correlationId', coalesce(NEW.correlation_id, own_command),
      'room', NEW.room_id
    ),
    NEW.at
  );
  RETURN NULL;
END $$;

CREATE TRIGGER access_records_are_facts AFTER INSERT ON access_records
FOR EACH ROW EXECUTE FUNCTION access_record_is_a_fact();
