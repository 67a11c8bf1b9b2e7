-- A long row (a waiting list) is stored in parts, each a row of a board of its own: "board:key". Nobody follows a part by
-- itself, so that one that is gone leaves no tombstone.
CREATE OR REPLACE FUNCTION log_write_boards(p_boards jsonb, p_room text, p_position bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO boards (room, board, key, body, position, updated_at)
  SELECT p_room, b ->> 'b', b ->> 'k', nullif(b -> 'v', 'null'), p_position, clock_timestamp()
  FROM jsonb_array_elements(p_boards) AS b WHERE NOT b ? 'gone' ORDER BY 2, 3
  ON CONFLICT (room, board, key) DO UPDATE
    SET body = EXCLUDED.body, position = EXCLUDED.position, updated_at = EXCLUDED.updated_at;
  IF p_boards @? '$[*].gone' THEN
    DELETE FROM boards USING jsonb_array_elements(p_boards) AS b
    WHERE b ? 'gone' AND boards.room = p_room AND boards.board = b ->> 'b' AND boards.key = b ->> 'k';
  END IF;
END $$;

-- Lists that were stored whole.
INSERT INTO boards (room, board, key, body, position, updated_at)
SELECT room, 'list-heads', key,
       jsonb_build_object('list', body - 'entries', 'waits', jsonb_build_object(
         'pace', NULL, 'free', jsonb_array_length(body -> 'openSeats'), 'answerMinutes', 5)),
       position, updated_at
FROM boards WHERE board = 'lists' AND body IS NOT NULL;

INSERT INTO boards (room, board, key, body, position, updated_at)
SELECT room, 'list-heads:' || key, e ->> 'entryId',
       jsonb_build_object('rank', e -> 'position', 'callable', e ->> 'turn' IS NOT NULL,
         'entry', e - 'position' - 'turn' - 'expected'),
       position, updated_at
FROM boards, jsonb_array_elements(body -> 'entries') AS e WHERE board = 'lists';

DELETE FROM boards WHERE board IN ('lists', 'public-lists');
