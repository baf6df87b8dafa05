-- Fees that are collected: a ledger of the platform's fees by shop, and monthly statements of what is owed.

-- How the platform gets its fee of a payment: 'at_paypal' with the capture itself, or 'owed' by the shop. Decided when the
-- payment begins.
ALTER TABLE "payments"
  ADD COLUMN "fee_collection" TEXT NOT NULL DEFAULT 'owed',
  ADD CONSTRAINT "payments_fee_collection_check" CHECK ("fee_collection" IN ('owed', 'at_paypal'));
GRANT SELECT ("fee_collection") ON "payments" TO makerfront_platform;

-- What a shop owes for a month. The numbers are the platform's and have no gap.
CREATE TABLE "fee_statements" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    -- The first day of the month, in UTC.
    "month" DATE NOT NULL,
    "fees_cents" INTEGER NOT NULL,
    -- Without a sign.
    "returned_cents" INTEGER NOT NULL,
    "tax_name" TEXT NOT NULL DEFAULT '',
    "tax_basis_points" INTEGER NOT NULL DEFAULT 0,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "total_cents" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "reminders" INTEGER NOT NULL DEFAULT 0,
    -- The try to pay it: the next one begins when PayPal has closed the order of this one.
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "paypal_order_id" TEXT,
    "paypal_capture_id" TEXT,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "fee_statements_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "fee_statements_total_check" CHECK ("total_cents" = "fees_cents" - "returned_cents" + "tax_cents" AND "total_cents" > 0),
    CONSTRAINT "fee_statements_month_check" CHECK (extract(day FROM "month") = 1),
    CONSTRAINT "fee_statements_paid_check" CHECK (("paid_at" IS NULL) = ("paypal_capture_id" IS NULL)),
    CONSTRAINT "fee_statements_reminders_check" CHECK ("reminders" BETWEEN 0 AND 2)
);
CREATE UNIQUE INDEX "fee_statements_number_key" ON "fee_statements" ("number");
CREATE UNIQUE INDEX "fee_statements_tenant_id_month_key" ON "fee_statements" ("tenant_id", "month");
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One row for each booked fee and each returned one. Its id is the payment's or the refund's, so that nothing is booked twice.
CREATE TABLE "fee_entries" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "collection" TEXT NOT NULL,
    -- Above zero for a fee, below for a returned one.
    "amount_cents" INTEGER NOT NULL,
    "booked_at" TIMESTAMPTZ(3) NOT NULL,
    -- Null until a statement names it, and for ever if it was collected at PayPal.
    "statement_id" UUID,

    CONSTRAINT "fee_entries_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "fee_entries_kind_check" CHECK ("kind" IN ('fee', 'returned')),
    CONSTRAINT "fee_entries_collection_check" CHECK ("collection" IN ('owed', 'at_paypal')),
    CONSTRAINT "fee_entries_amount_check" CHECK (("kind" = 'fee' AND "amount_cents" > 0) OR ("kind" = 'returned' AND "amount_cents" < 0)),
    CONSTRAINT "fee_entries_statement_check" CHECK ("statement_id" IS NULL OR "collection" = 'owed')
);
CREATE INDEX "fee_entries_tenant_id_statement_id_idx" ON "fee_entries" ("tenant_id", "statement_id");
CREATE INDEX "fee_entries_tenant_id_order_id_idx" ON "fee_entries" ("tenant_id", "order_id");
CREATE INDEX "fee_entries_tenant_id_payment_id_idx" ON "fee_entries" ("tenant_id", "payment_id");
-- The entries that a statement may name. There are few, and the job looks for them each hour.
CREATE INDEX "fee_entries_open_idx" ON "fee_entries" ("tenant_id", "booked_at") WHERE "statement_id" IS NULL AND "collection" = 'owed';
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_tenant_id_order_id_fkey"
  FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_tenant_id_payment_id_fkey"
  FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "payments" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_tenant_id_statement_id_fkey"
  FOREIGN KEY ("tenant_id", "statement_id") REFERENCES "fee_statements" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "fee_statements" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "fee_statements_own_rows" ON "fee_statements" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "fee_statements_platform" ON "fee_statements" TO makerfront_platform USING (true) WITH CHECK (true);
ALTER TABLE "fee_entries" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "fee_entries_own_rows" ON "fee_entries" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "fee_entries_platform" ON "fee_entries" TO makerfront_platform USING (true) WITH CHECK (true);
-- No shop's scope writes here: entries come from the triggers, statements from fee_statement_issue.
GRANT SELECT ON "fee_statements", "fee_entries" TO makerfront_tenant, makerfront_platform;
GRANT UPDATE ("reminders", "attempt", "paypal_order_id", "paypal_capture_id", "paid_at") ON "fee_statements" TO makerfront_platform;

-- Books the fee of a payment in the transaction that books its capture, whatever wrote it.
CREATE FUNCTION "fee_of_payment"() RETURNS TRIGGER
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO fee_entries (tenant_id, id, order_id, payment_id, kind, collection, amount_cents, booked_at)
  VALUES (NEW.tenant_id, NEW.id, NEW.order_id, NEW.id, 'fee', NEW.fee_collection, NEW.platform_fee_cents, coalesce(NEW.captured_at, now()))
  ON CONFLICT (tenant_id, id) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "payments_fee" AFTER INSERT OR UPDATE OF "status", "platform_fee_cents" ON "payments"
  FOR EACH ROW WHEN (NEW.status = 'captured' AND NEW.platform_fee_cents > 0) EXECUTE FUNCTION "fee_of_payment"();

-- Books the part of a fee that a refund returns. It goes the way that the fee came.
CREATE FUNCTION "fee_of_refund"() RETURNS TRIGGER
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO fee_entries (tenant_id, id, order_id, payment_id, kind, collection, amount_cents, booked_at)
  SELECT NEW.tenant_id, NEW.id, NEW.order_id, NEW.payment_id, 'returned', p.fee_collection, -NEW.platform_fee_returned_cents,
    coalesce(NEW.completed_at, now())
  FROM payments p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.payment_id AND p.status = 'captured'
  ON CONFLICT (tenant_id, id) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "refunds_fee" AFTER INSERT OR UPDATE OF "status", "platform_fee_returned_cents" ON "refunds"
  FOR EACH ROW WHEN (NEW.status = 'completed' AND NEW.platform_fee_returned_cents > 0) EXECUTE FUNCTION "fee_of_refund"();

-- What was booked before there was a ledger is owed as well: the shop's finances have always said so.
INSERT INTO fee_entries (tenant_id, id, order_id, payment_id, kind, collection, amount_cents, booked_at)
SELECT tenant_id, id, order_id, id, 'fee', 'owed', platform_fee_cents, coalesce(captured_at, updated_at)
FROM payments WHERE status = 'captured' AND platform_fee_cents > 0;
INSERT INTO fee_entries (tenant_id, id, order_id, payment_id, kind, collection, amount_cents, booked_at)
SELECT r.tenant_id, r.id, r.order_id, r.payment_id, 'returned', 'owed', -r.platform_fee_returned_cents, coalesce(r.completed_at, r.created_at)
FROM refunds r JOIN payments p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
WHERE r.status = 'completed' AND r.platform_fee_returned_cents > 0 AND p.status = 'captured';

-- Makes the statements of a shop for all months that are over: of a month, if what is owed by its end and on no statement yet
-- is at least `minimum`; smaller and negative sums wait for the next. Returns the ids of the new ones. Any number of calls
-- at once or again make each statement once: the counter's row is their lock, and without a new statement its number stays.
CREATE FUNCTION "fee_statements_issue"(shop UUID, minimum INTEGER, tax TEXT, tax_points INTEGER, days INTEGER)
RETURNS SETOF UUID LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  wanted date;
  this_month date := date_trunc('month', now() AT TIME ZONE 'UTC')::date;
  named uuid[];
  fees bigint;
  returned bigint;
  tax_amount bigint;
  made uuid;
  new_number integer;
BEGIN
  IF minimum < 1 OR tax_points NOT BETWEEN 0 AND 10000 OR days NOT BETWEEN 1 AND 365 THEN
    RAISE EXCEPTION 'no such terms' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  -- The platform takes no orders, so its counter counts statements.
  INSERT INTO order_counters (tenant_id, last_number) VALUES (platform_tenant(), 1000) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM order_counters WHERE tenant_id = platform_tenant() FOR UPDATE;
  SELECT greatest(
    date_trunc('month', min(e.booked_at) AT TIME ZONE 'UTC')::date,
    (SELECT (max(s.month) + interval '1 month')::date FROM fee_statements s WHERE s.tenant_id = shop))
  INTO wanted FROM fee_entries e WHERE e.tenant_id = shop AND e.statement_id IS NULL AND e.collection = 'owed';
  WHILE wanted < this_month LOOP
    SELECT array_agg(e.id), coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'fee'), 0),
      coalesce(-sum(e.amount_cents) FILTER (WHERE e.kind = 'returned'), 0)
    INTO named, fees, returned FROM fee_entries e
    WHERE e.tenant_id = shop AND e.statement_id IS NULL AND e.collection = 'owed'
      AND e.booked_at < (wanted + interval '1 month') AT TIME ZONE 'UTC';
    IF fees - returned >= minimum THEN
      tax_amount := round((fees - returned) * tax_points / 10000.0);
      UPDATE order_counters SET last_number = last_number + 1 WHERE tenant_id = platform_tenant() RETURNING last_number INTO new_number;
      made := gen_random_uuid();
      INSERT INTO fee_statements (tenant_id, id, number, month, fees_cents, returned_cents, tax_name, tax_basis_points, tax_cents,
        total_cents, due_at)
      VALUES (shop, made, new_number, wanted, fees, returned, CASE WHEN tax_points = 0 THEN '' ELSE tax END, tax_points, tax_amount,
        fees - returned + tax_amount, now() + make_interval(days => days));
      UPDATE fee_entries e SET statement_id = made WHERE e.tenant_id = shop AND e.id = ANY (named);
      RETURN NEXT made;
    END IF;
    wanted := (wanted + interval '1 month')::date;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION "fee_of_payment", "fee_of_refund", "fee_statements_issue" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "fee_statements_issue" TO makerfront_platform;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''fee_statement''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;
