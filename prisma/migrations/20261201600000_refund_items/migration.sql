-- The pieces that a refund is for, with their share of discount and tax. None for a refund of an amount.
CREATE TABLE "refund_items" (
    "tenant_id" UUID NOT NULL,
    "refund_id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "pieces" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,

    CONSTRAINT "refund_items_pkey" PRIMARY KEY ("tenant_id", "refund_id", "order_item_id"),
    CONSTRAINT "refund_items_pieces_check" CHECK ("pieces" >= 1),
    CONSTRAINT "refund_items_amount_cents_check" CHECK ("amount_cents" >= 0)
);
CREATE INDEX "refund_items_tenant_id_order_item_id_idx" ON "refund_items" ("tenant_id", "order_item_id");
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_tenant_id_refund_id_fkey"
  FOREIGN KEY ("tenant_id", "refund_id") REFERENCES "refunds" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_tenant_id_order_item_id_fkey"
  FOREIGN KEY ("tenant_id", "order_item_id") REFERENCES "order_items" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refund_items" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "refund_items_own_rows" ON "refund_items" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "refund_items" TO makerfront_tenant;

-- Postage that goes back with the pieces; null if none does. The tax in the refund is fixed when the money has gone back,
-- because the report of a month must not change with a later refund.
ALTER TABLE "refunds" ADD COLUMN "postage_cents" INTEGER, ADD COLUMN "tax_cents" INTEGER;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_postage_cents_check" CHECK ("postage_cents" >= 0);
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tax_cents_check" CHECK ("tax_cents" BETWEEN 0 AND "amount_cents");
GRANT UPDATE ("tax_cents") ON "refunds" TO makerfront_tenant;

-- Where an order was taxed, as it was then: its address and the shop's own place can change. Null for an order of before.
ALTER TABLE "orders" ADD COLUMN "tax_country" TEXT, ADD COLUMN "tax_state" TEXT;
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_place_check"
  CHECK (("tax_country" IS NULL) = ("tax_state" IS NULL) AND "tax_country" ~ '^[A-Z]{2}$' AND length("tax_state") <= 120);
