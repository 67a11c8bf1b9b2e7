-- CreateTable
CREATE TABLE "person_keys" (
    "person_id" TEXT NOT NULL,
    "wrapped_key" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "destroyed_at" TIMESTAMPTZ(3),

    CONSTRAINT "person_keys_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "personal_data" (
    "person_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "personal_data_pkey" PRIMARY KEY ("person_id")
);
