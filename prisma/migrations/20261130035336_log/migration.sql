-- CreateTable
CREATE TABLE "streams" (
    "stream_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "room" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "streams_pkey" PRIMARY KEY ("stream_id")
);

-- CreateTable
CREATE TABLE "events" (
    "position" BIGSERIAL NOT NULL,
    "stream_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "metadata" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "events_pkey" PRIMARY KEY ("position")
);

-- CreateTable
CREATE TABLE "commands" (
    "command_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "commands_pkey" PRIMARY KEY ("command_id")
);

-- CreateTable
CREATE TABLE "checkpoints" (
    "name" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "fence" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "checkpoints_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "timers" (
    "timer_id" TEXT NOT NULL,
    "stream_id" TEXT NOT NULL,
    "room" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "epoch" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "timers_pkey" PRIMARY KEY ("timer_id")
);

-- CreateTable
CREATE TABLE "seals" (
    "to_position" BIGINT NOT NULL,
    "from_position" BIGINT NOT NULL,
    "fact_count" INTEGER NOT NULL,
    "leaves" BYTEA NOT NULL,
    "hash" TEXT NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "seals_pkey" PRIMARY KEY ("to_position")
);

-- CreateTable
CREATE TABLE "boards" (
    "room" TEXT NOT NULL,
    "board" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body" JSONB,
    "position" BIGINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "boards_pkey" PRIMARY KEY ("room","board","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "events_stream_id_version_key" ON "events"("stream_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "seals_previous_hash_key" ON "seals"("previous_hash");

-- CreateIndex
CREATE INDEX "boards_room_board_position_idx" ON "boards"("room", "board", "position");
