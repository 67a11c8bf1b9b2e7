-- Folded states of long streams, kept by the worker so that nobody has to fold a day of 200,000 facts from its beginning.
-- They are made from the facts alone and may be deleted at any time; `made_by` names the code that folded them.
CREATE TABLE "stream_waypoints" (
    "stream_id" TEXT NOT NULL,
    "made_by" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "holds_from" INTEGER NOT NULL,
    "position" BIGINT NOT NULL,
    "state" BYTEA NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "stream_waypoints_pkey" PRIMARY KEY ("stream_id","made_by","version")
);

ALTER TABLE stream_waypoints ADD CONSTRAINT stream_waypoints_order_check
  CHECK (version >= 1 AND holds_from >= version);
-- They come compressed.
ALTER TABLE stream_waypoints ALTER COLUMN state SET STORAGE EXTERNAL;
