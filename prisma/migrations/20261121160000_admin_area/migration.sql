-- CreateTable
CREATE TABLE "sessions" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refreshed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "access_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "uploads" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attached_at" TIMESTAMPTZ(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("tenant_id","id")
);

-- AlterTable
ALTER TABLE "products" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "orders" ADD COLUMN "internal_note" TEXT NOT NULL DEFAULT '';
ALTER TABLE "order_events" ADD COLUMN "actor_name" TEXT;
ALTER TABLE "payments" ADD COLUMN "refunded_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "captured_at" TIMESTAMPTZ(3);

-- Captures from before this column: the moment that their order was paid is the best there is.
UPDATE "payments" p SET "captured_at" = coalesce(o."paid_at", p."updated_at")
FROM "orders" o
WHERE o."tenant_id" = p."tenant_id" AND o."id" = p."order_id" AND p."status" = 'captured';

-- Each shop's categories get the places 0, 1, 2 …, which nothing has kept apart so far.
UPDATE "categories" c SET "display_order" = numbered."place"
FROM (SELECT "tenant_id", "id",
        (row_number() OVER (PARTITION BY "tenant_id" ORDER BY "display_order", "id") - 1)::int AS "place"
      FROM "categories") numbered
WHERE numbered."tenant_id" = c."tenant_id" AND numbered."id" = c."id";

-- DropIndex
DROP INDEX "categories_tenant_id_display_order_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "categories_tenant_id_display_order_key" ON "categories"("tenant_id", "display_order");

-- CreateIndex
CREATE INDEX "sessions_tenant_id_user_id_last_used_at_idx" ON "sessions"("tenant_id", "user_id", "last_used_at" DESC);

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_tenant_id_token_hash_key" ON "password_resets"("tenant_id", "token_hash");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "uploads_tenant_id_attached_at_created_at_idx" ON "uploads"("tenant_id", "attached_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "uploads_tenant_id_object_key_key" ON "uploads"("tenant_id", "object_key");

-- CreateIndex
CREATE INDEX "products_tenant_id_name_id_idx" ON "products"("tenant_id", "name", "id");

-- CreateIndex
CREATE INDEX "products_tenant_id_price_cents_id_idx" ON "products"("tenant_id", "price_cents", "id");

-- CreateIndex
CREATE INDEX "products_tenant_id_image_url_idx" ON "products"("tenant_id", "image_url");

-- CreateIndex
CREATE INDEX "order_items_tenant_id_product_image_url_idx" ON "order_items"("tenant_id", "product_image_url");

-- CreateIndex
CREATE INDEX "payments_tenant_id_captured_at_idx" ON "payments"("tenant_id", "captured_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is not expressible in schema.prisma: constraints and row-level security.

ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_generation_check" CHECK ("generation" >= 1),
  ADD CONSTRAINT "sessions_texts_check" CHECK (length("user_agent") <= 400 AND length("address") <= 64);
ALTER TABLE "uploads"
  ADD CONSTRAINT "uploads_kind_check" CHECK ("kind" IN ('product_picture', 'shop_logo')),
  ADD CONSTRAINT "uploads_byte_size_check" CHECK ("byte_size" > 0);
ALTER TABLE "products"
  ADD CONSTRAINT "products_version_check" CHECK ("version" >= 1);
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_refunded_cents_check" CHECK ("refunded_cents" BETWEEN 0 AND "amount_cents");

-- A shop changes what it says of itself and how it is paid. Its address and the platform's fee are not its to change.
REVOKE UPDATE ON "tenants" FROM makerfront_tenant;
GRANT UPDATE ("name", "description", "logo_url", "primary_color", "secondary_color", "paypal_client_id", "paypal_secret_encrypted", "updated_at")
  ON "tenants" TO makerfront_tenant;

GRANT SELECT, INSERT, UPDATE, DELETE ON "sessions", "password_resets", "uploads" TO makerfront_tenant;

ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "sessions_own_rows" ON "sessions" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "password_resets_own_rows" ON "password_resets" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "uploads_own_rows" ON "uploads" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
