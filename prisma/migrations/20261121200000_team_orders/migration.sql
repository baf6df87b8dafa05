-- AlterTable
ALTER TABLE "uploads" ADD COLUMN "sha256" TEXT,
ADD COLUMN "width" INTEGER,
ADD COLUMN "height" INTEGER,
ADD COLUMN "has_transparency" BOOLEAN,
ADD COLUMN "completed_at" TIMESTAMPTZ(3);
ALTER TABLE "products" ADD COLUMN "roster_settings" JSONB;
ALTER TABLE "order_items" ADD COLUMN "logo_file_id" UUID,
ADD COLUMN "roster_file_id" UUID,
ADD COLUMN "roster_columns" JSONB,
ADD COLUMN "upcharge_cents" INTEGER NOT NULL DEFAULT 0;

-- Uploads of before this column were written down when their bytes were in the store.
UPDATE "uploads" SET "completed_at" = "created_at";

-- CreateTable
CREATE TABLE "rosters" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "is_parsed" BOOLEAN NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rosters_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_files" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "has_transparency" BOOLEAN,
    "source_upload_id" UUID,
    "stored_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_files_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "made_pieces" (
    "tenant_id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "row" INTEGER NOT NULL,
    "made_by" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "made_pieces_pkey" PRIMARY KEY ("tenant_id","order_item_id","row")
);

-- CreateIndex
CREATE INDEX "uploads_created_at_idx" ON "uploads"("created_at");

-- CreateIndex
CREATE INDEX "rosters_tenant_id_upload_id_idx" ON "rosters"("tenant_id", "upload_id");

-- CreateIndex
CREATE INDEX "rosters_tenant_id_product_id_idx" ON "rosters"("tenant_id", "product_id");

-- CreateIndex
CREATE INDEX "order_files_tenant_id_order_id_idx" ON "order_files"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "order_files_tenant_id_source_upload_id_idx" ON "order_files"("tenant_id", "source_upload_id");

-- CreateIndex
CREATE INDEX "order_files_stored_at_created_at_idx" ON "order_files"("stored_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "order_files_tenant_id_object_key_key" ON "order_files"("tenant_id", "object_key");

-- CreateIndex
CREATE INDEX "order_items_tenant_id_logo_file_id_idx" ON "order_items"("tenant_id", "logo_file_id");

-- CreateIndex
CREATE INDEX "order_items_tenant_id_roster_file_id_idx" ON "order_items"("tenant_id", "roster_file_id");

-- AddForeignKey
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_tenant_id_product_id_fkey" FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_tenant_id_upload_id_fkey" FOREIGN KEY ("tenant_id", "upload_id") REFERENCES "uploads"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_tenant_id_source_upload_id_fkey" FOREIGN KEY ("tenant_id", "source_upload_id") REFERENCES "uploads"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_logo_file_id_fkey" FOREIGN KEY ("tenant_id", "logo_file_id") REFERENCES "order_files"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_roster_file_id_fkey" FOREIGN KEY ("tenant_id", "roster_file_id") REFERENCES "order_files"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "made_pieces" ADD CONSTRAINT "made_pieces_tenant_id_order_item_id_fkey" FOREIGN KEY ("tenant_id", "order_item_id") REFERENCES "order_items"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is not expressible in schema.prisma: constraints and row-level security.

ALTER TABLE "uploads"
  DROP CONSTRAINT "uploads_kind_check",
  ADD CONSTRAINT "uploads_kind_check" CHECK ("kind" IN ('product_picture', 'shop_logo', 'logo', 'roster')),
  ADD CONSTRAINT "uploads_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "uploads_private_check" CHECK ("kind" NOT IN ('logo', 'roster') OR "sha256" IS NOT NULL);
ALTER TABLE "rosters"
  ADD CONSTRAINT "rosters_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "rosters_table_check" CHECK (
    jsonb_typeof("columns") = 'array' AND jsonb_typeof("rows") = 'array'
    AND jsonb_array_length("columns") <= 50 AND jsonb_array_length("rows") <= 2000);
ALTER TABLE "order_files"
  ADD CONSTRAINT "order_files_kind_check" CHECK ("kind" IN ('logo', 'roster')),
  ADD CONSTRAINT "order_files_byte_size_check" CHECK ("byte_size" > 0),
  -- Either its own bytes are there, or it says whose bytes are.
  ADD CONSTRAINT "order_files_source_check" CHECK (("stored_at" IS NULL) <> ("source_upload_id" IS NULL));
ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_upcharge_cents_check" CHECK ("upcharge_cents" >= 0);
ALTER TABLE "made_pieces"
  ADD CONSTRAINT "made_pieces_row_check" CHECK ("row" >= 0);

GRANT SELECT, INSERT, UPDATE, DELETE ON "rosters", "order_files", "made_pieces" TO makerfront_tenant;

ALTER TABLE "rosters" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "rosters_own_rows" ON "rosters" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "order_files" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "order_files_own_rows" ON "order_files" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "made_pieces" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "made_pieces_own_rows" ON "made_pieces" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
