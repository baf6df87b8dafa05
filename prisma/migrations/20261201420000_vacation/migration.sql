-- Days on which a shop takes no orders, planned ahead. One row a shop.
CREATE TABLE "vacations" (
    "tenant_id" UUID NOT NULL,
    -- The first and the last day, in `time_zone`.
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "time_zone" TEXT NOT NULL,
    -- The same as times: orders are refused from the one until before the other.
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    -- What shoppers read.
    "message" TEXT NOT NULL DEFAULT '',
    -- What the shop's pages show: planned, on or over. A job turns it at both ends.
    "shown" TEXT NOT NULL DEFAULT 'planned',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "vacations_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "vacations_days_check" CHECK ("first_day" <= "last_day" AND "starts_at" < "ends_at"),
    CONSTRAINT "vacations_texts_check" CHECK (length("message") <= 500 AND length("time_zone") <= 64),
    CONSTRAINT "vacations_shown_check" CHECK ("shown" IN ('planned', 'on', 'over'))
);
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "vacations" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "vacations_own_rows" ON "vacations" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "vacations_platform" ON "vacations" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "vacations" TO makerfront_tenant;
GRANT UPDATE ("first_day", "last_day", "time_zone", "starts_at", "ends_at", "message", "shown", "version")
  ON "vacations" TO makerfront_tenant;
-- A shop is found across shops, with what its pages show; and the job looks for shops to turn.
GRANT SELECT ON "vacations" TO makerfront_platform;
