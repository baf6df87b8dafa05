-- A cache in front that keeps pages until it is told is told once of each change, by whichever server is first.
ALTER TABLE "cache_events" ADD COLUMN "purged_at" TIMESTAMPTZ(3);
CREATE INDEX "cache_events_unpurged_idx" ON "cache_events" ("created_at") WHERE "purged_at" IS NULL;
GRANT UPDATE ("purged_at") ON "cache_events" TO makerfront_platform;
