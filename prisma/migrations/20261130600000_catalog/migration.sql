-- Archived products are sold no more, and can be restored. And the shop's own order of products: 0 for one that was never
-- placed, so that a shop which places none shows the newest first, and new products come first.
ALTER TABLE "products"
  ADD COLUMN "archived_at" TIMESTAMPTZ(3),
  ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0,
  -- So whatever asks for active products leaves archived ones out.
  ADD CONSTRAINT "products_archived_check" CHECK ("archived_at" IS NULL OR NOT "is_active"),
  ADD CONSTRAINT "products_position_check" CHECK ("position" >= 0);
GRANT UPDATE ("archived_at", "position") ON "products" TO makerfront_tenant;
CREATE INDEX "products_tenant_id_is_active_position_created_at_id_idx"
  ON "products" ("tenant_id", "is_active", "position", "created_at" DESC, "id" DESC);
CREATE INDEX "products_tenant_id_archived_at_idx" ON "products" ("tenant_id", "archived_at");

-- The categories of a product besides products.category_id, which is its first.
CREATE TABLE "product_categories" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,

    CONSTRAINT "product_categories_pkey" PRIMARY KEY ("tenant_id", "product_id", "category_id")
);
CREATE INDEX "product_categories_tenant_id_category_id_product_id_idx"
  ON "product_categories" ("tenant_id", "category_id", "product_id");
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_tenant_id_category_id_fkey"
  FOREIGN KEY ("tenant_id", "category_id") REFERENCES "categories" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_categories" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_categories_own_rows" ON "product_categories" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "product_categories" TO makerfront_tenant;

-- A change of many products at once, with what they were before, so that it can be undone for a day.
CREATE TABLE "product_batches" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    -- [{"id", "version", "before"}]: the version that the change made, and the columns that it changed.
    "entries" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_batches_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "product_batches_kind_check" CHECK ("kind" IN ('activate', 'deactivate', 'price', 'categories', 'archive')),
    CONSTRAINT "product_batches_entries_check" CHECK (
      CASE WHEN jsonb_typeof("entries") = 'array' THEN jsonb_array_length("entries") <= 1000 ELSE false END
    )
);
CREATE INDEX "product_batches_tenant_id_created_at_idx" ON "product_batches" ("tenant_id", "created_at");
ALTER TABLE "product_batches" ADD CONSTRAINT "product_batches_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_batches" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_batches_own_rows" ON "product_batches" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "product_batches" TO makerfront_tenant;
GRANT UPDATE ("undone_at") ON "product_batches" TO makerfront_tenant;
