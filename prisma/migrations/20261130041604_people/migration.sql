-- CreateTable
CREATE TABLE "rooms" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rooms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff" (
    "id" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_sessions" (
    "token_hash" TEXT NOT NULL,
    "staff_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "program_tokens" (
    "id" TEXT NOT NULL,
    "staff_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "program_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "devices" (
    "id" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "enrolment_hash" TEXT,
    "enrolment_expires_at" TIMESTAMPTZ(3),
    "token_hash" TEXT,
    "token_expires_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_attempts" (
    "id" BIGSERIAL NOT NULL,
    "staff_number" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "access_records" (
    "id" BIGSERIAL NOT NULL,
    "room_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "by" TEXT,
    "subject" TEXT,
    "address" TEXT,
    "correlation_id" TEXT,

    CONSTRAINT "access_records_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_number_key" ON "staff"("number");

-- CreateIndex
CREATE INDEX "staff_room_id_idx" ON "staff"("room_id");

-- CreateIndex
CREATE INDEX "staff_sessions_staff_id_idx" ON "staff_sessions"("staff_id");

-- CreateIndex
CREATE INDEX "staff_sessions_expires_at_idx" ON "staff_sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "program_tokens_token_hash_key" ON "program_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "program_tokens_staff_id_idx" ON "program_tokens"("staff_id");

-- CreateIndex
CREATE UNIQUE INDEX "devices_enrolment_hash_key" ON "devices"("enrolment_hash");

-- CreateIndex
CREATE UNIQUE INDEX "devices_token_hash_key" ON "devices"("token_hash");

-- CreateIndex
CREATE INDEX "devices_room_id_idx" ON "devices"("room_id");

-- CreateIndex
CREATE INDEX "sign_in_attempts_staff_number_place_at_idx" ON "sign_in_attempts"("staff_number", "place", "at");

-- CreateIndex
CREATE INDEX "sign_in_attempts_address_at_idx" ON "sign_in_attempts"("address", "at");

-- CreateIndex
CREATE INDEX "access_records_room_id_at_idx" ON "access_records"("room_id", "at");

-- AddForeignKey
ALTER TABLE "staff" ADD CONSTRAINT "staff_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "rooms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_tokens" ADD CONSTRAINT "program_tokens_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "devices" ADD CONSTRAINT "devices_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "rooms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE staff ADD CONSTRAINT staff_number_check CHECK (number ~ '^[0-9]{4}$');
ALTER TABLE staff ADD CONSTRAINT staff_code_hash_check CHECK (code_hash LIKE '$argon2id$%');
ALTER TABLE devices ADD CONSTRAINT devices_kind_check CHECK (kind IN ('kiosk', 'publicBoard'));
ALTER TABLE sign_in_attempts ADD CONSTRAINT sign_in_attempts_outcome_check
  CHECK (outcome IN ('failed', 'passed', 'locked'));

-- Who let whom in is written once, like the log.
CREATE TRIGGER access_records_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON access_records
  FOR EACH STATEMENT EXECUTE FUNCTION log_refuse_change();

-- The gaming days of a room: a few hundred streams a year among very many.
CREATE INDEX streams_gaming_days_idx ON streams (room) WHERE category = 'floor';

-- Players by the beginning of their alias, without regard to accents and capitals.
CREATE INDEX boards_players_search_idx ON boards (room, (body ->> 'search') text_pattern_ops)
  WHERE board = 'players';
