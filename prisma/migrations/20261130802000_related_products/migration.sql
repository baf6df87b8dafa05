-- The products that an owner shows beside a product, in their order. Without any, the page shows others of its category.
CREATE TABLE "related_products" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "related_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "related_products_pkey" PRIMARY KEY ("tenant_id", "product_id", "related_id"),
    CONSTRAINT "related_products_position_check" CHECK ("position" BETWEEN 0 AND 7)
);
CREATE INDEX "related_products_tenant_id_related_id_idx" ON "related_products" ("tenant_id", "related_id");
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_tenant_id_related_id_fkey"
  FOREIGN KEY ("tenant_id", "related_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "related_products" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "related_products_own_rows" ON "related_products" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "related_products" TO makerfront_tenant;
