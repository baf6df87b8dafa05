-- What a shopper adds to an order: a note to the shop, that it is a gift with a message, and by when it is needed.
CREATE TABLE "order_extras" (
    "tenant_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "is_gift" BOOLEAN NOT NULL DEFAULT false,
    "gift_message" TEXT NOT NULL DEFAULT '',
    "need_by" DATE,
    -- Between these days it arrives by the shop's own times, as they were when it was placed; null if they were unknown.
    "arrives_from" DATE,
    "arrives_by" DATE,
    -- When note and message were removed, because nobody needs them any more.
    "texts_removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_extras_pkey" PRIMARY KEY ("tenant_id", "order_id"),
    CONSTRAINT "order_extras_texts_check" CHECK (length("note") <= 1000 AND length("gift_message") <= 500),
    CONSTRAINT "order_extras_gift_check" CHECK ("is_gift" OR "gift_message" = ''),
    CONSTRAINT "order_extras_removed_check" CHECK ("texts_removed_at" IS NULL OR ("note" = '' AND "gift_message" = '')),
    CONSTRAINT "order_extras_arrival_check" CHECK (
      ("arrives_from" IS NULL) = ("arrives_by" IS NULL) AND "arrives_from" <= "arrives_by")
);
ALTER TABLE "order_extras" ADD CONSTRAINT "order_extras_tenant_id_order_id_fkey"
  FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
-- The sweep looks for texts that are still there.
CREATE INDEX "order_extras_tenant_id_texts_removed_at_idx" ON "order_extras" ("tenant_id", "texts_removed_at");
ALTER TABLE "order_extras" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "order_extras_own_rows" ON "order_extras" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "order_extras_platform" ON "order_extras" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "order_extras" TO makerfront_tenant;
GRANT UPDATE ("note", "gift_message", "texts_removed_at") ON "order_extras" TO makerfront_tenant;
-- For the sweep: which shops have texts, and not what they say.
GRANT SELECT ("tenant_id", "order_id", "is_gift", "need_by", "arrives_from", "arrives_by", "texts_removed_at")
  ON "order_extras" TO makerfront_platform;
