-- What a shop has changed, so that every server of the installation forgets the pages and data that showed it. Written in
-- the transaction of the change itself: a change that is committed is told, one that is rolled back is not. Rows are
-- removed after two hours.
--
-- No foreign key: a row may outlive its product and its shop, whose pages have to go as well, and an edit of a product
-- does not wait for a lock on its shop.
CREATE TABLE "cache_events" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    -- Of what, where the kind does not say it alone: a product.
    "subject_id" UUID,
    -- Commits come in another order than ids. Whoever reads remembers the oldest transaction that was still open, and
    -- reads on from there.
    "transaction_id" BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "cache_events_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "cache_events_kind_check" CHECK ("kind" IN ('tenant', 'categories', 'product')),
    CONSTRAINT "cache_events_subject_check" CHECK (("kind" = 'product') = ("subject_id" IS NOT NULL))
);

CREATE INDEX "cache_events_transaction_id_idx" ON "cache_events" ("transaction_id");

-- A shop tells what it has changed itself, and nothing of another. Servers read all, as the login of work across shops.
ALTER TABLE "cache_events" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "cache_events_own_rows" ON "cache_events" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "cache_events_platform" ON "cache_events" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "cache_events" TO makerfront_tenant;
GRANT SELECT, DELETE ON "cache_events" TO makerfront_platform;
