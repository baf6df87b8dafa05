-- What happens in a shop, by day of its own calendar: numbers only, nothing about anybody. Kept for a year.
CREATE TABLE "day_counts" (
    "tenant_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    -- visit: a page that was opened from outside of the shop, by source. search: one without a result, by its words.
    "kind" TEXT NOT NULL,
    -- A source or the words; empty for carts and checkouts, and for what came after the day's most different ones.
    "subject" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "day_counts_pkey" PRIMARY KEY ("tenant_id", "day", "kind", "subject"),
    CONSTRAINT "day_counts_kind_check" CHECK ("kind" IN ('visit', 'cart', 'checkout', 'search')),
    CONSTRAINT "day_counts_subject_check" CHECK (length("subject") <= 60 AND ("kind" IN ('visit', 'search') OR "subject" = '')),
    CONSTRAINT "day_counts_count_check" CHECK ("count" > 0)
);
ALTER TABLE "day_counts" ADD CONSTRAINT "day_counts_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "day_counts" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "day_counts_own_rows" ON "day_counts" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "day_counts_platform" ON "day_counts" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "day_counts" TO makerfront_tenant;
GRANT UPDATE ("count") ON "day_counts" TO makerfront_tenant;
-- For the sweep: which shops have old rows, and not what they count.
GRANT SELECT ("tenant_id", "day") ON "day_counts" TO makerfront_platform;

-- How often a product's page was opened on a day.
CREATE TABLE "product_day_views" (
    "tenant_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "product_id" UUID NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "product_day_views_pkey" PRIMARY KEY ("tenant_id", "day", "product_id"),
    CONSTRAINT "product_day_views_count_check" CHECK ("count" > 0)
);
CREATE INDEX "product_day_views_tenant_id_product_id_idx" ON "product_day_views" ("tenant_id", "product_id");
ALTER TABLE "product_day_views" ADD CONSTRAINT "product_day_views_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_day_views" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_day_views_own_rows" ON "product_day_views" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "product_day_views_platform" ON "product_day_views" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "product_day_views" TO makerfront_tenant;
GRANT UPDATE ("count") ON "product_day_views" TO makerfront_tenant;
GRANT SELECT ("tenant_id", "day") ON "product_day_views" TO makerfront_platform;

-- Where the visit came from in which its cart was begun; null if that is not known.
ALTER TABLE "orders" ADD COLUMN "source" TEXT;
ALTER TABLE "orders" ADD CONSTRAINT "orders_source_check" CHECK (length("source") BETWEEN 1 AND 60);
