
-- CreateTable
CREATE TABLE "tenants" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "custom_domain" TEXT,
    "description" TEXT NOT NULL DEFAULT '',
    "logo_url" TEXT,
    "primary_color" TEXT NOT NULL DEFAULT '#3B82F6',
    "secondary_color" TEXT NOT NULL DEFAULT '#10B981',
    "platform_fee_percentage" DECIMAL(5,2) NOT NULL DEFAULT 2.9,
    "platform_fee_fixed_cents" INTEGER NOT NULL DEFAULT 30,
    "paypal_client_id" TEXT,
    "paypal_secret_encrypted" TEXT,
    "stripe_account_id" TEXT,
    "stripe_onboarding_status" TEXT,
    "stripe_charges_enabled" BOOLEAN NOT NULL DEFAULT false,
    "stripe_payouts_enabled" BOOLEAN NOT NULL DEFAULT false,
    "stripe_requirements_due" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant_users" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenant_users_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "categories" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "display_order" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "products" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price_cents" INTEGER NOT NULL,
    "category_id" UUID,
    "sku" TEXT NOT NULL,
    "image_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "allows_customization" BOOLEAN NOT NULL DEFAULT false,
    "customization_label" TEXT,
    "customization_placeholder" TEXT,
    "is_team_order" BOOLEAN NOT NULL DEFAULT false,
    "requires_logo" BOOLEAN NOT NULL DEFAULT false,
    "requires_roster" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "products_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_counters" (
    "tenant_id" UUID NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "order_counters_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "orders" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_number" INTEGER NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "customer_phone" TEXT NOT NULL,
    "shipping_address" TEXT NOT NULL,
    "shipping_city" TEXT NOT NULL,
    "shipping_state" TEXT NOT NULL,
    "shipping_zip" TEXT NOT NULL,
    "shipping_country" TEXT NOT NULL DEFAULT 'US',
    "total_cents" INTEGER NOT NULL,
    "platform_fee_cents" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "payment_status" TEXT NOT NULL DEFAULT 'unpaid',
    "idempotency_key" TEXT NOT NULL,
    "request_fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" UUID,
    "product_name" TEXT NOT NULL,
    "product_sku" TEXT NOT NULL,
    "product_price_cents" INTEGER NOT NULL,
    "product_image_url" TEXT,
    "quantity" INTEGER NOT NULL,
    "customization_label" TEXT,
    "customization_text" TEXT,
    "logo_url" TEXT,
    "roster_url" TEXT,
    "roster_data" JSONB,
    "subtotal_cents" INTEGER NOT NULL,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "from_value" TEXT,
    "to_value" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "payments" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "attempt" INTEGER NOT NULL,
    "paypal_order_id" TEXT NOT NULL,
    "paypal_capture_id" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "paypal_fee_cents" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'created',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "outbox_mails" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "contact_signups" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_signups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tenants_slug_key" ON "tenants"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "tenants_custom_domain_key" ON "tenants"("custom_domain");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "tenant_users_user_id_idx" ON "tenant_users"("user_id");

-- CreateIndex
CREATE INDEX "categories_tenant_id_display_order_id_idx" ON "categories"("tenant_id", "display_order", "id");

-- CreateIndex
CREATE INDEX "products_tenant_id_is_active_created_at_id_idx" ON "products"("tenant_id", "is_active", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_tenant_id_category_id_is_active_created_at_id_idx" ON "products"("tenant_id", "category_id", "is_active", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_tenant_id_created_at_id_idx" ON "products"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "products_tenant_id_sku_key" ON "products"("tenant_id", "sku");

-- CreateIndex
CREATE INDEX "orders_tenant_id_created_at_id_idx" ON "orders"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_tenant_id_status_created_at_id_idx" ON "orders"("tenant_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_tenant_id_payment_status_created_at_id_idx" ON "orders"("tenant_id", "payment_status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_tenant_id_order_number_key" ON "orders"("tenant_id", "order_number");

-- CreateIndex
CREATE UNIQUE INDEX "orders_tenant_id_idempotency_key_key" ON "orders"("tenant_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "order_items_tenant_id_product_id_idx" ON "order_items"("tenant_id", "product_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_items_tenant_id_order_id_position_key" ON "order_items"("tenant_id", "order_id", "position");

-- CreateIndex
CREATE INDEX "order_events_tenant_id_order_id_created_at_id_idx" ON "order_events"("tenant_id", "order_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_tenant_id_order_id_attempt_key" ON "payments"("tenant_id", "order_id", "attempt");

-- CreateIndex
CREATE UNIQUE INDEX "payments_tenant_id_paypal_order_id_key" ON "payments"("tenant_id", "paypal_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_tenant_id_paypal_capture_id_key" ON "payments"("tenant_id", "paypal_capture_id");

-- CreateIndex
CREATE INDEX "outbox_mails_tenant_id_sent_at_created_at_idx" ON "outbox_mails"("tenant_id", "sent_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_tenant_id_order_id_kind_key" ON "outbox_mails"("tenant_id", "order_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "contact_signups_email_key" ON "contact_signups"("email");

-- AddForeignKey
ALTER TABLE "tenant_users" ADD CONSTRAINT "tenant_users_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_users" ADD CONSTRAINT "tenant_users_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_category_id_fkey" FOREIGN KEY ("tenant_id", "category_id") REFERENCES "categories"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_product_id_fkey" FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is not expressible in schema.prisma: constraints, the tenant role and row-level security.

-- Values that no code path may store, whatever it forgot to check.
ALTER TABLE "tenants"
  ADD CONSTRAINT "tenants_slug_check" CHECK ("slug" ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  ADD CONSTRAINT "tenants_custom_domain_check" CHECK ("custom_domain" ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  ADD CONSTRAINT "tenants_colors_check" CHECK ("primary_color" ~ '^#[0-9A-Fa-f]{6}$' AND "secondary_color" ~ '^#[0-9A-Fa-f]{6}$'),
  ADD CONSTRAINT "tenants_platform_fee_check" CHECK ("platform_fee_percentage" BETWEEN 0 AND 100 AND "platform_fee_fixed_cents" >= 0);
ALTER TABLE "users"
  ADD CONSTRAINT "users_email_check" CHECK ("email" = lower("email"));
ALTER TABLE "tenant_users"
  ADD CONSTRAINT "tenant_users_role_check" CHECK ("role" IN ('owner', 'product-manager', 'order-manager'));
ALTER TABLE "categories"
  ADD CONSTRAINT "categories_name_check" CHECK (length(btrim("name")) BETWEEN 1 AND 120),
  ADD CONSTRAINT "categories_display_order_check" CHECK ("display_order" >= 0);
ALTER TABLE "products"
  ADD CONSTRAINT "products_name_check" CHECK (length(btrim("name")) BETWEEN 1 AND 300),
  ADD CONSTRAINT "products_price_cents_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "products_sku_check" CHECK (length(btrim("sku")) BETWEEN 1 AND 64);
ALTER TABLE "order_counters"
  ADD CONSTRAINT "order_counters_last_number_check" CHECK ("last_number" >= 1000);
ALTER TABLE "orders"
  ADD CONSTRAINT "orders_order_number_check" CHECK ("order_number" > 1000),
  ADD CONSTRAINT "orders_total_cents_check" CHECK ("total_cents" >= 0),
  ADD CONSTRAINT "orders_platform_fee_cents_check" CHECK ("platform_fee_cents" BETWEEN 0 AND "total_cents"),
  ADD CONSTRAINT "orders_status_check" CHECK ("status" IN ('pending', 'processing', 'completed', 'cancelled')),
  ADD CONSTRAINT "orders_payment_status_check" CHECK ("payment_status" IN ('unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'failed')),
  ADD CONSTRAINT "orders_shipping_country_check" CHECK ("shipping_country" ~ '^[A-Z]{2}$');
ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_quantity_check" CHECK ("quantity" >= 1),
  ADD CONSTRAINT "order_items_product_price_cents_check" CHECK ("product_price_cents" >= 0),
  ADD CONSTRAINT "order_items_subtotal_cents_check" CHECK ("subtotal_cents" >= 0);
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amount_cents_check" CHECK ("amount_cents" > 0),
  ADD CONSTRAINT "payments_attempt_check" CHECK ("attempt" >= 1),
  ADD CONSTRAINT "payments_status_check" CHECK ("status" IN ('created', 'pending', 'captured', 'failed'));
ALTER TABLE "contact_signups"
  ADD CONSTRAINT "contact_signups_email_check" CHECK ("email" = lower("email") AND length("email") <= 254);

-- The role that tenant work runs as: owns nothing, so row-level security always applies to it.
-- Roles belong to the whole cluster, so another database of it may have made this one already.
DO $$
BEGIN
  CREATE ROLE makerfront_tenant NOLOGIN NOBYPASSRLS;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
DO $$
BEGIN
  EXECUTE format('GRANT makerfront_tenant TO %I', current_user);
END
$$;
GRANT USAGE ON SCHEMA public TO makerfront_tenant;

-- The shop that the running transaction works for; null outside one, which no row matches.
CREATE FUNCTION current_tenant_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('makerfront.tenant_id', true), '')::uuid $$;

GRANT SELECT, UPDATE ON "tenants" TO makerfront_tenant;
ALTER TABLE "tenants" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenants_own_row" ON "tenants" TO makerfront_tenant
  USING ("id" = (SELECT current_tenant_id())) WITH CHECK ("id" = (SELECT current_tenant_id()));

GRANT SELECT, INSERT, UPDATE, DELETE ON
  "tenant_users", "categories", "products", "order_counters", "orders", "order_items", "order_events", "payments", "outbox_mails"
  TO makerfront_tenant;

ALTER TABLE "tenant_users" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_users_own_rows" ON "tenant_users" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "categories_own_rows" ON "categories" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "products_own_rows" ON "products" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "order_counters" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "order_counters_own_rows" ON "order_counters" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "orders_own_rows" ON "orders" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "order_items" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "order_items_own_rows" ON "order_items" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "order_events_own_rows" ON "order_events" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "payments_own_rows" ON "payments" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "outbox_mails" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "outbox_mails_own_rows" ON "outbox_mails" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
