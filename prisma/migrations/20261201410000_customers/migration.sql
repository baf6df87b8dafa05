-- Who has bought: one row for each e-mail address with a paid order, in lower case, with sums. Triggers keep it, in the
-- transaction that books the money, so that a list of any length is read from an index. Test orders are in no sum.
CREATE TABLE "buyers" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    -- As in the latest order.
    "name" TEXT NOT NULL,
    -- Paid ones, and those that cost nothing.
    "order_count" INTEGER NOT NULL DEFAULT 0,
    -- What was paid, less what went back.
    "paid_cents" BIGINT NOT NULL DEFAULT 0,
    "last_order_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "buyers_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "buyers_email_check" CHECK ("email" = lower("email")),
    CONSTRAINT "buyers_sums_check" CHECK ("order_count" >= 0 AND "paid_cents" >= 0)
);
CREATE UNIQUE INDEX "buyers_tenant_id_email_key" ON "buyers" ("tenant_id", "email");
CREATE INDEX "buyers_tenant_id_last_order_at_email_idx" ON "buyers" ("tenant_id", "last_order_at" DESC, "email" DESC);
CREATE INDEX "buyers_tenant_id_paid_cents_email_idx" ON "buyers" ("tenant_id", "paid_cents" DESC, "email" DESC);
CREATE INDEX "buyers_tenant_id_order_count_email_idx" ON "buyers" ("tenant_id", "order_count" DESC, "email" DESC);
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "buyers" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "buyers_own_rows" ON "buyers" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT ON "buyers" TO makerfront_tenant;

-- What the shop's people note about one. Theirs alone; it goes with the account, or when the buyer is long gone.
CREATE TABLE "buyer_notes" (
    "tenant_id" UUID NOT NULL,
    "buyer_id" UUID NOT NULL,
    -- Empty once it was cleared: its version goes on.
    "note" TEXT NOT NULL,
    -- Incremented by each change.
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "buyer_notes_pkey" PRIMARY KEY ("tenant_id", "buyer_id"),
    CONSTRAINT "buyer_notes_note_check" CHECK (length("note") <= 2000)
);
CREATE INDEX "buyer_notes_tenant_id_updated_at_idx" ON "buyer_notes" ("tenant_id", "updated_at");
ALTER TABLE "buyer_notes" ADD CONSTRAINT "buyer_notes_tenant_id_buyer_id_fkey"
  FOREIGN KEY ("tenant_id", "buyer_id") REFERENCES "buyers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "buyer_notes" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "buyer_notes_own_rows" ON "buyer_notes" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "buyer_notes_platform" ON "buyer_notes" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "buyer_notes" TO makerfront_tenant;
GRANT UPDATE ("note", "version", "updated_at") ON "buyer_notes" TO makerfront_tenant;
-- For the sweep: which shops have notes, and not what they say.
GRANT SELECT ("tenant_id", "buyer_id", "version", "updated_at") ON "buyer_notes" TO makerfront_platform;

-- Adds to the sums of an order's buyer.
CREATE FUNCTION "buyer_add"(shop UUID, address TEXT, buyer_name TEXT, ordered_at TIMESTAMPTZ, orders INTEGER, cents BIGINT)
RETURNS VOID LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO buyers AS b (tenant_id, email, name, order_count, paid_cents, last_order_at)
  VALUES (shop, lower(address), buyer_name, greatest(orders, 0), greatest(cents, 0), ordered_at)
  ON CONFLICT (tenant_id, email) DO UPDATE SET
    name = CASE WHEN excluded.last_order_at >= b.last_order_at THEN excluded.name ELSE b.name END,
    last_order_at = greatest(b.last_order_at, excluded.last_order_at),
    order_count = b.order_count + orders,
    paid_cents = greatest(b.paid_cents + cents, 0)
$$;

-- An order is paid, by money or by a code that left nothing to pay.
CREATE FUNCTION "buyer_of_order"() RETURNS TRIGGER
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.paid_at IS NULL THEN
    PERFORM buyer_add(NEW.tenant_id, NEW.customer_email, NEW.customer_name, NEW.created_at, 1, 0);
  END IF;
  RETURN NULL;
END
$$;
-- At the end of the transaction: some book the order first and some the payment, and a buyer's row that each locks in
-- between would let them wait for each other.
CREATE CONSTRAINT TRIGGER "orders_buyer" AFTER INSERT OR UPDATE OF "paid_at" ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL AND NOT NEW.is_test) EXECUTE FUNCTION "buyer_of_order"();

-- Money came or went back.
CREATE FUNCTION "buyer_of_payment"() RETURNS TRIGGER
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  change BIGINT := CASE WHEN NEW.status = 'captured' THEN NEW.amount_cents - NEW.refunded_cents ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'captured' THEN
    change := change - (OLD.amount_cents - OLD.refunded_cents);
  END IF;
  IF change <> 0 THEN
    PERFORM buyer_add(o.tenant_id, o.customer_email, o.customer_name, o.created_at, 0, change)
    FROM orders o WHERE o.tenant_id = NEW.tenant_id AND o.id = NEW.order_id AND NOT o.is_test;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "payments_buyer" AFTER INSERT OR UPDATE OF "status", "amount_cents", "refunded_cents" ON "payments"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "buyer_of_payment"();

REVOKE ALL ON FUNCTION "buyer_add", "buyer_of_order", "buyer_of_payment" FROM PUBLIC;

-- What was sold before.
INSERT INTO buyers (tenant_id, email, name, order_count, paid_cents, last_order_at)
SELECT o.tenant_id, lower(o.customer_email), (array_agg(o.customer_name ORDER BY o.created_at DESC, o.id DESC))[1],
  count(*) FILTER (WHERE o.paid_at IS NOT NULL), coalesce(sum(p.paid), 0), max(o.created_at)
FROM orders o LEFT JOIN LATERAL (
  SELECT sum(p.amount_cents - p.refunded_cents)::bigint AS paid FROM payments p
  WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id AND p.status = 'captured') p ON true
WHERE NOT o.is_test AND (o.paid_at IS NOT NULL OR p.paid > 0)
GROUP BY 1, 2;
