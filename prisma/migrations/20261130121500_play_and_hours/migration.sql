-- What lets a player act for one seat at one dealt table; only the token's hash is kept.
CREATE TABLE "seat_tokens" (
    "id" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "seat" SMALLINT NOT NULL,
    "player_id" TEXT NOT NULL,
    "alias" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "issued_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "seat_tokens_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "seat_tokens_token_hash_key" ON "seat_tokens"("token_hash");
CREATE INDEX "seat_tokens_of_seat" ON "seat_tokens"("room_id", "table_id", "seat");
ALTER TABLE "seat_tokens" ADD CONSTRAINT "seat_tokens_room_id_fkey"
  FOREIGN KEY ("room_id") REFERENCES "rooms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One row for each finished hand, written by the subscription `hands` in its own transaction.
CREATE TABLE "hands" (
    "hand_id" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "table_number" INTEGER,
    "stream_id" TEXT NOT NULL,
    "from_version" INTEGER NOT NULL,
    "to_version" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "depth" TEXT NOT NULL,
    "game" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "pot_minor" BIGINT NOT NULL,
    "players" TEXT[],
    "rules" TEXT[],
    "has_dispute" BOOLEAN NOT NULL,
    "row" JSONB NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "hands_pkey" PRIMARY KEY ("hand_id")
);

CREATE INDEX "hands_of_room" ON "hands"("room_id", "ended_at" DESC, "hand_id");
CREATE INDEX "hands_of_table" ON "hands"("room_id", "table_id", "ended_at" DESC);
CREATE INDEX "hands_by_player" ON "hands" USING GIN ("players");
CREATE INDEX "hands_by_rule" ON "hands" USING GIN ("rules");

-- The last sign of life of a part of the house: what it was away is given back to running clocks.
CREATE TABLE "heartbeats" (
    "part" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeats_pkey" PRIMARY KEY ("part")
);

-- Hours played are read from the seat facts of one person over all days.
CREATE INDEX "events_seat_facts" ON "events" ((data ->> 'playerId'), position)
  WHERE type IN ('PlayerSeated', 'SeatLeft', 'PlayerWalked', 'PlayerBackInSeat');
CREATE INDEX "events_undone_actions" ON "events" ((data ->> 'action')) WHERE type = 'ActionUndone';
