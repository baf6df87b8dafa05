-- From how many pieces left on the shop gets a mail; null for never.
ALTER TABLE "products" ADD COLUMN "low_stock_at" INTEGER,
  ADD CONSTRAINT "products_low_stock_at_check" CHECK ("low_stock_at" BETWEEN 0 AND 1000000);
GRANT UPDATE ("low_stock_at") ON "products" TO makerfront_tenant;

-- The pieces of counted products that an unpaid order holds. A row that has run out is kept: it is the only record of the
-- pieces of each variant, which are taken again before money is. Deleted when they are booked.
CREATE TABLE "stock_holds" (
    "tenant_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    -- What is sold. Whose pieces on hand that takes, the variant says.
    "variant_id" UUID NOT NULL,
    "pieces" INTEGER NOT NULL,
    -- Until when nobody else gets them. A payment whose result is unknown holds them longer (lib/orders/stock/others-hold.ts).
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stock_holds_pkey" PRIMARY KEY ("tenant_id", "order_id", "variant_id"),
    CONSTRAINT "stock_holds_pieces_check" CHECK ("pieces" >= 1)
);
CREATE INDEX "stock_holds_tenant_id_variant_id_expires_at_idx" ON "stock_holds" ("tenant_id", "variant_id", "expires_at");
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_tenant_id_order_id_fkey"
  FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_tenant_id_variant_id_fkey"
  FOREIGN KEY ("tenant_id", "variant_id") REFERENCES "product_variants" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_holds" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "stock_holds_own_rows" ON "stock_holds" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "stock_holds" TO makerfront_tenant;
GRANT UPDATE ("expires_at") ON "stock_holds" TO makerfront_tenant;

-- Payments of which nobody knows yet whether they took money: their orders hold their pieces.
CREATE INDEX "payments_undecided_idx" ON "payments" ("tenant_id", "order_id")
  WHERE "status" = 'pending' OR ("status" = 'created' AND "capture_asked_at" IS NOT NULL AND "declined_at" IS NULL);

-- Each change of pieces on hand. Never changed itself.
CREATE TABLE "stock_changes" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- The variant whose pieces they are.
    "variant_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "change" INTEGER NOT NULL,
    -- After the change.
    "on_hand" INTEGER NOT NULL,
    -- Pieces that were sold and were not there.
    "short" INTEGER NOT NULL DEFAULT 0,
    -- It left so few that the shop gets a mail.
    "is_low" BOOLEAN NOT NULL DEFAULT false,
    -- The order that took or gave back the pieces.
    "order_id" UUID,
    -- Who did it; null if no person did.
    "actor_name" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_changes_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "stock_changes_kind_check" CHECK ("kind" IN ('sale', 'returned', 'corrected', 'kind', 'options')),
    CONSTRAINT "stock_changes_numbers_check" CHECK ("on_hand" >= 0 AND "short" >= 0),
    CONSTRAINT "stock_changes_order_check" CHECK (("kind" IN ('sale', 'returned')) = ("order_id" IS NOT NULL)),
    CONSTRAINT "stock_changes_texts_check" CHECK (length("actor_name") <= 200 AND length("reason") <= 200)
);
CREATE INDEX "stock_changes_tenant_id_variant_id_created_at_idx" ON "stock_changes" ("tenant_id", "variant_id", "created_at" DESC);
CREATE INDEX "stock_changes_tenant_id_order_id_idx" ON "stock_changes" ("tenant_id", "order_id");
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_tenant_id_variant_id_fkey"
  FOREIGN KEY ("tenant_id", "variant_id") REFERENCES "product_variants" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_tenant_id_order_id_fkey"
  FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_changes" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "stock_changes_own_rows" ON "stock_changes" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "stock_changes" TO makerfront_tenant;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''stock''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'cache_events_kind_check' AND c.conrelid = 'cache_events'::regclass;
  ALTER TABLE "cache_events" DROP CONSTRAINT "cache_events_kind_check";
  EXECUTE format('ALTER TABLE "cache_events" ADD CONSTRAINT "cache_events_kind_check" CHECK ("kind" IN (%s))', kinds);
  ALTER TABLE "cache_events" DROP CONSTRAINT "cache_events_subject_check";
  ALTER TABLE "cache_events" ADD CONSTRAINT "cache_events_subject_check"
    CHECK (("kind" IN ('product', 'stock')) = ("subject_id" IS NOT NULL));
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''stock_short''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'order_alerts_kind_check' AND c.conrelid = 'order_alerts'::regclass;
  ALTER TABLE "order_alerts" DROP CONSTRAINT "order_alerts_kind_check";
  EXECUTE format('ALTER TABLE "order_alerts" ADD CONSTRAINT "order_alerts_kind_check" CHECK ("kind" IN (%s))', kinds);
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''low_stock''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;
