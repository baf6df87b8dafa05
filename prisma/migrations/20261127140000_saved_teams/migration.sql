-- Teams that a signed-in shopper keeps: people for the next order, and the logo that goes with them. The rows are the
-- team's own copy and not a roster's, so that removing a team removes its names, whatever carts and orders refer to.
CREATE TABLE "saved_teams" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    -- The product for which it was saved; null after that is deleted.
    "product_id" UUID,
    "name" TEXT NOT NULL,
    -- As in order_items.roster_columns and rosters.rows: labels with their kinds, and rows of cells.
    "columns" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "row_count" INTEGER NOT NULL,
    -- Bytes of its rows as an order stores them.
    "byte_size" INTEGER NOT NULL,
    "logo_upload_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_teams_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "saved_teams_name_check" CHECK (length("name") BETWEEN 1 AND 100),
    CONSTRAINT "saved_teams_columns_check" CHECK (jsonb_typeof("columns") = 'object'),
    CONSTRAINT "saved_teams_rows_check" CHECK (jsonb_typeof("rows") = 'array'),
    CONSTRAINT "saved_teams_row_count_check" CHECK ("row_count" BETWEEN 1 AND 2000),
    CONSTRAINT "saved_teams_byte_size_check" CHECK ("byte_size" BETWEEN 1 AND 1000000)
);
CREATE INDEX "saved_teams_tenant_id_customer_id_created_at_idx" ON "saved_teams" ("tenant_id", "customer_id", "created_at" DESC);
CREATE INDEX "saved_teams_tenant_id_product_id_idx" ON "saved_teams" ("tenant_id", "product_id");
CREATE INDEX "saved_teams_tenant_id_logo_upload_id_idx" ON "saved_teams" ("tenant_id", "logo_upload_id");
ALTER TABLE "saved_teams" ADD CONSTRAINT "saved_teams_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_teams" ADD CONSTRAINT "saved_teams_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_teams" ADD CONSTRAINT "saved_teams_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "saved_teams" ADD CONSTRAINT "saved_teams_tenant_id_logo_upload_id_fkey"
  FOREIGN KEY ("tenant_id", "logo_upload_id") REFERENCES "uploads" ("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

ALTER TABLE "saved_teams" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "saved_teams_own_rows" ON "saved_teams" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
-- The sweep leaves a saved logo where it is, and reads nothing else of a team.
CREATE POLICY "saved_teams_platform" ON "saved_teams" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "saved_teams" TO makerfront_tenant;
GRANT UPDATE ("product_id", "logo_upload_id") ON "saved_teams" TO makerfront_tenant;
GRANT SELECT ("tenant_id", "id", "logo_upload_id") ON "saved_teams" TO makerfront_platform;

-- The team of an order that its shopper took out of the account. From then on only the order needs its names.
ALTER TABLE "order_items" ADD COLUMN "team_removed_at" TIMESTAMPTZ(3);
GRANT UPDATE ("team_removed_at") ON "order_items" TO makerfront_tenant;
GRANT SELECT ("team_removed_at") ON "order_items" TO makerfront_platform;

-- A logo that was ordered before is ordered again by reference: an upload whose bytes are those of a paid order's file,
-- at that file's key. Deleting such an upload deletes no bytes.
ALTER TABLE "uploads"
  ADD COLUMN "order_file_id" UUID,
  -- When it was last taken into a cart: its time until the sweep begins there.
  ADD COLUMN "borrowed_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "uploads_borrowed_check" CHECK (("order_file_id" IS NULL) = ("borrowed_at" IS NULL)),
  ADD CONSTRAINT "uploads_borrowed_kind_check" CHECK ("order_file_id" IS NULL OR "kind" = 'logo');
CREATE INDEX "uploads_tenant_id_order_file_id_idx" ON "uploads" ("tenant_id", "order_file_id");
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tenant_id_order_file_id_fkey"
  FOREIGN KEY ("tenant_id", "order_file_id") REFERENCES "order_files" ("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GRANT UPDATE ("order_file_id", "borrowed_at") ON "uploads" TO makerfront_tenant;
GRANT SELECT ("order_file_id", "borrowed_at") ON "uploads" TO makerfront_platform;
