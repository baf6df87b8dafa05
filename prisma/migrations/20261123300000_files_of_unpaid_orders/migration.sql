-- Until an order is paid its lines refer to the shopper's upload and roster; copies are made of what is paid for.
ALTER TABLE "uploads" ADD COLUMN "sender" TEXT,
ADD COLUMN "paid_at" TIMESTAMPTZ(3),
ADD COLUMN "refused_as" TEXT,
ADD COLUMN "refused_at" TIMESTAMPTZ(3);
ALTER TABLE "rosters" ADD COLUMN "sheet_columns" JSONB,
ADD COLUMN "settings_sha256" TEXT,
ADD COLUMN "summary" JSONB,
ADD COLUMN "row_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "byte_size" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "product_id" DROP NOT NULL;
ALTER TABLE "order_items" ADD COLUMN "roster_id" UUID;

UPDATE "rosters" SET
  "row_count" = jsonb_array_length("rows"),
  "byte_size" = octet_length("rows"::text) + octet_length("columns"::text);
-- Files of orders that are paid already have been copied; whatever is left in "uploads" waits for a cart.
UPDATE "uploads" u SET "paid_at" = u."attached_at"
WHERE u."kind" IN ('logo', 'roster') AND EXISTS (
  SELECT 1 FROM "order_files" f JOIN "orders" o ON o."tenant_id" = f."tenant_id" AND o."id" = f."order_id"
  WHERE f."tenant_id" = u."tenant_id" AND f."sha256" = u."sha256" AND o."paid_at" IS NOT NULL);

-- DropForeignKey: a product may go while an unpaid order still refers to a roster that was made for it.
ALTER TABLE "rosters" DROP CONSTRAINT "rosters_tenant_id_product_id_fkey";

-- CreateIndex
CREATE INDEX "uploads_tenant_id_sender_idx" ON "uploads"("tenant_id", "sender");

-- CreateIndex
CREATE INDEX "uploads_tenant_id_sha256_idx" ON "uploads"("tenant_id", "sha256");

-- CreateIndex
CREATE INDEX "order_items_tenant_id_roster_id_idx" ON "order_items"("tenant_id", "roster_id");

-- AddForeignKey
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_tenant_id_product_id_fkey" FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_roster_id_fkey" FOREIGN KEY ("tenant_id", "roster_id") REFERENCES "rosters"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- What follows is not expressible in schema.prisma: rows are either the roster's or the line's own.
ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_roster_check" CHECK ("roster_id" IS NULL OR "roster_data" IS NULL);
