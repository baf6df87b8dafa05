-- AlterTable
ALTER TABLE "orders" ADD COLUMN "seen_at" TIMESTAMPTZ(3),
ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN "method" TEXT NOT NULL DEFAULT 'paypal',
ADD COLUMN "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN "actor_name" TEXT,
ALTER COLUMN "paypal_order_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "orders_tenant_id_seen_at_paid_at_idx" ON "orders"("tenant_id", "seen_at", "paid_at");

-- What follows is not expressible in schema.prisma: what the rows of before mean, constraints and grants.

-- Orders of before count as looked at.
UPDATE "orders" SET "seen_at" = "paid_at" WHERE "paid_at" IS NOT NULL;

-- What the lines of an order can be found by (lib/orders/search-text.ts). The names on a roster are those in its column
-- of names.
UPDATE "orders" SET "search_text" = left(lines.words, 20000)
FROM (
  SELECT i."tenant_id", i."order_id", string_agg(lower(concat_ws(E'\n', i."product_name", i."product_sku", i."customization_text", (
      SELECT string_agg(r.value ->> c.label, E'\n' ORDER BY r.place)
      FROM (
        SELECT k.value ->> 'label' AS label
        FROM jsonb_array_elements(CASE WHEN jsonb_typeof(i."roster_columns" -> 'columns') = 'array' THEN i."roster_columns" -> 'columns' ELSE '[]' END) k
        WHERE k.value ->> 'kind' = 'name' LIMIT 1) c
      CROSS JOIN jsonb_array_elements(CASE WHEN jsonb_typeof(i."roster_data") = 'array' THEN i."roster_data" ELSE '[]' END) WITH ORDINALITY r(value, place)
      WHERE r.place <= 500
    ))), E'\n' ORDER BY i."position") AS words
  FROM "order_items" i GROUP BY 1, 2) lines
WHERE lines."tenant_id" = "orders"."tenant_id" AND lines."order_id" = "orders"."id";

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_search_text_check" CHECK (length("search_text") <= 20000);

-- Money that did not come through PayPal has no order there, is in the shop's hands when it is written down, and is never
-- asked about.
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_method_check" CHECK ("method" IN ('paypal', 'cash', 'bank_transfer', 'other')),
  ADD CONSTRAINT "payments_note_check" CHECK (length("note") <= 255),
  ADD CONSTRAINT "payments_by_hand_check" CHECK (CASE
    WHEN "method" = 'paypal' THEN "paypal_order_id" IS NOT NULL
    ELSE "paypal_order_id" IS NULL AND "paypal_capture_id" IS NULL AND "status" = 'captured' AND "next_check_at" IS NULL END);

ALTER TABLE "outbox_mails"
  DROP CONSTRAINT "outbox_mails_kind_check",
  ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN ('order_confirmation', 'new_order', 'payment_pending', 'refund', 'order_completed', 'order_cancelled', 'order_link'));

-- How a payment was made, and who wrote it down, stays as it was written; the platform's role needs none of it.
GRANT UPDATE ("seen_at", "search_text") ON "orders" TO makerfront_tenant;
