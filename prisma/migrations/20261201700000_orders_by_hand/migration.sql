-- Until when the payment link of an order by hand can be used; null for an order of the checkout, and for one that was
-- paid by hand at once. Written once.
ALTER TABLE "orders" ADD COLUMN "pay_until" TIMESTAMPTZ(3);
-- The job that gives up unpaid orders looks across shops.
GRANT SELECT ("pay_until") ON "orders" TO makerfront_platform;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''payment_link''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

-- A sale at a market stall may have no e-mail address. Buyers are known by theirs, so it adds to none.
CREATE OR REPLACE FUNCTION "buyer_add"(shop UUID, address TEXT, buyer_name TEXT, ordered_at TIMESTAMPTZ, orders INTEGER, cents BIGINT)
RETURNS VOID LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO buyers AS b (tenant_id, email, name, order_count, paid_cents, last_order_at)
  SELECT shop, lower(address), buyer_name, greatest(orders, 0), greatest(cents, 0), ordered_at WHERE address <> ''
  ON CONFLICT (tenant_id, email) DO UPDATE SET
    name = CASE WHEN excluded.last_order_at >= b.last_order_at THEN excluded.name ELSE b.name END,
    last_order_at = greatest(b.last_order_at, excluded.last_order_at),
    order_count = b.order_count + orders,
    paid_cents = greatest(b.paid_cents + cents, 0)
$$;
