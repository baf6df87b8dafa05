-- What of an order has left the shop or waits to be picked up, in how many parts, and how to follow it.
CREATE TABLE "shipments" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    -- Waits at the shop for its buyer, instead of being sent.
    "is_pickup" BOOLEAN NOT NULL DEFAULT false,
    -- A code of lib/orders/tracking/carriers.ts; '' for none.
    "carrier" TEXT NOT NULL DEFAULT '',
    "tracking_number" TEXT NOT NULL DEFAULT '',
    -- Its last piece completed the order.
    "completed_order" BOOLEAN NOT NULL DEFAULT false,
    -- Incremented by each correction.
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- When its buyer took it along.
    "collected_at" TIMESTAMPTZ(3),
    -- When the shop said that it did not happen after all.
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "shipments_carrier_check" CHECK ("carrier" ~ '^[a-z_]{0,20}$'),
    CONSTRAINT "shipments_tracking_number_check" CHECK ("tracking_number" ~ '^[A-Z0-9]{0,40}$'),
    CONSTRAINT "shipments_pickup_check" CHECK (NOT "is_pickup" OR ("carrier" = '' AND "tracking_number" = '')),
    CONSTRAINT "shipments_collected_check" CHECK ("is_pickup" OR "collected_at" IS NULL),
    CONSTRAINT "shipments_version_check" CHECK ("version" >= 1)
);
CREATE INDEX "shipments_tenant_id_order_id_created_at_idx" ON "shipments" ("tenant_id", "order_id", "created_at");
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_tenant_id_order_id_fkey"
  FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shipments" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "shipments_own_rows" ON "shipments" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "shipments" TO makerfront_tenant;
GRANT UPDATE ("carrier", "tracking_number", "completed_order", "version", "collected_at", "withdrawn_at")
  ON "shipments" TO makerfront_tenant;

-- The pieces in it.
CREATE TABLE "shipment_items" (
    "tenant_id" UUID NOT NULL,
    "shipment_id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "pieces" INTEGER NOT NULL,

    CONSTRAINT "shipment_items_pkey" PRIMARY KEY ("tenant_id", "shipment_id", "order_item_id"),
    CONSTRAINT "shipment_items_pieces_check" CHECK ("pieces" >= 1)
);
CREATE INDEX "shipment_items_tenant_id_order_item_id_idx" ON "shipment_items" ("tenant_id", "order_item_id");
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_tenant_id_shipment_id_fkey"
  FOREIGN KEY ("tenant_id", "shipment_id") REFERENCES "shipments" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_tenant_id_order_item_id_fkey"
  FOREIGN KEY ("tenant_id", "order_item_id") REFERENCES "order_items" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shipment_items" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "shipment_items_own_rows" ON "shipment_items" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "shipment_items" TO makerfront_tenant;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid)
    || ' ''shipment.sent'' ''shipment.corrected'' ''shipment.withdrawn'' ''pickup.ready'' ''pickup.collected''',
    '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'order_events_kind_check' AND c.conrelid = 'order_events'::regclass;
  ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind_check";
  EXECUTE format('ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind_check" CHECK ("kind" IN (%s))', kinds);
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid)
    || ' ''order_shipped'' ''pickup_ready'' ''shipment_corrected''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;
