-- The operator's console: fees with a history, and what the platform's login may not read by itself.

-- What a shop pays for an order, from a moment on. An order keeps the rule that it was placed under.
CREATE TABLE "tenant_fees" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- In percent, to two places.
    "percentage" DECIMAL(5,2) NOT NULL,
    "fixed_cents" INTEGER NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenant_fees_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "tenant_fees_percentage_check" CHECK ("percentage" BETWEEN 0 AND 100),
    CONSTRAINT "tenant_fees_fixed_check" CHECK ("fixed_cents" BETWEEN 0 AND 100000)
);
CREATE UNIQUE INDEX "tenant_fees_tenant_id_valid_from_key" ON "tenant_fees" ("tenant_id", "valid_from");
ALTER TABLE "tenant_fees" ADD CONSTRAINT "tenant_fees_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tenant_fees" ADD CONSTRAINT "tenant_fees_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "tenant_fees" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_fees_own_rows" ON "tenant_fees" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "tenant_fees_platform" ON "tenant_fees" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "tenant_fees" TO makerfront_tenant, makerfront_platform;

-- The rule that an order's fee came from; null for orders of before, whose fee alone was kept.
ALTER TABLE "orders"
  ADD COLUMN "platform_fee_percentage" DECIMAL(5,2),
  ADD COLUMN "platform_fee_fixed_cents" INTEGER,
  ADD CONSTRAINT "orders_platform_fee_rule_check" CHECK (("platform_fee_percentage" IS NULL) = ("platform_fee_fixed_cents" IS NULL));
GRANT SELECT ("platform_fee_percentage", "platform_fee_fixed_cents") ON "orders" TO makerfront_platform;

-- Sets what a shop pays from a moment on, which is not in the past. Of two rules of one moment the later one counts.
CREATE FUNCTION "operator_set_fee"(shop UUID, percent DECIMAL, fixed INTEGER, starts TIMESTAMPTZ) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  actor uuid := operator_required();
  since timestamptz := greatest(starts, now())::timestamptz(3);
BEGIN
  PERFORM 1 FROM tenants WHERE id = shop AND kind = 'shop' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such shop' USING ERRCODE = 'no_data_found';
  END IF;
  INSERT INTO tenant_fees (tenant_id, id, percentage, fixed_cents, valid_from, actor_id, actor_name)
  SELECT shop, gen_random_uuid(), percent, fixed, since, u.id, coalesce(nullif(u.name, ''), u.email) FROM users u WHERE u.id = actor
  ON CONFLICT (tenant_id, valid_from) DO UPDATE SET percentage = excluded.percentage, fixed_cents = excluded.fixed_cents,
    actor_id = excluded.actor_id, actor_name = excluded.actor_name, created_at = now();
  PERFORM team_audit(shop, actor, 'shop.fee_changed', '', jsonb_build_object(
    'percentage', percent::float8, 'fixedCents', fixed, 'from', to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
END
$$;

-- Orders across shops by number, e-mail address, or an id of PayPal's. Looking for somebody is itself kept in the log.
CREATE FUNCTION "operator_find_orders"(wanted TEXT, most INTEGER)
RETURNS TABLE (tenant_id UUID, id UUID, order_number INTEGER, customer_name TEXT, customer_email TEXT, total_cents INTEGER,
  status TEXT, payment_status TEXT, created_at TIMESTAMPTZ, paypal_order_id TEXT)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  actor uuid := operator_required();
BEGIN
  PERFORM team_audit(platform_tenant(), actor, 'platform.orders_looked_up', left(wanted, 200), '{}');
  RETURN QUERY
  SELECT o.tenant_id, o.id, o.order_number, o.customer_name, o.customer_email, o.total_cents, o.status, o.payment_status,
    o.created_at, p.paypal_order_id
  FROM orders o LEFT JOIN LATERAL (
    SELECT p.paypal_order_id FROM payments p WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id ORDER BY p.attempt DESC LIMIT 1
  ) p ON true
  WHERE (wanted ~ '^#?[0-9]{1,9}$' AND o.order_number = ltrim(wanted, '#')::integer)
    OR lower(o.customer_email) = lower(wanted)
    OR EXISTS (
      SELECT FROM payments q WHERE q.tenant_id = o.tenant_id AND q.order_id = o.id
        AND (q.paypal_order_id = wanted OR q.paypal_capture_id = wanted))
  ORDER BY o.created_at DESC LIMIT least(most, 100);
END
$$;

-- Mails that were given up or that the receiving server refused, with their recipients.
CREATE FUNCTION "operator_failed_mails"(most INTEGER)
RETURNS TABLE (tenant_id UUID, id UUID, kind TEXT, recipient TEXT, attempts INTEGER, last_error TEXT, created_at TIMESTAMPTZ)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM operator_required();
  RETURN QUERY
  SELECT m.tenant_id, m.id, m.kind, coalesce(m.recipient, o.customer_email), m.attempts, m.last_error, m.created_at
  FROM outbox_mails m LEFT JOIN orders o ON o.tenant_id = m.tenant_id AND o.id = m.order_id
  WHERE m.sent_at IS NULL AND (m.gave_up_at IS NOT NULL OR m.attempts >= 3)
  ORDER BY m.created_at DESC LIMIT least(most, 100);
END
$$;

-- Open alerts about money, of all shops.
CREATE FUNCTION "operator_alerts"(most INTEGER)
RETURNS TABLE (tenant_id UUID, id UUID, order_id UUID, order_number INTEGER, kind TEXT, created_at TIMESTAMPTZ)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM operator_required();
  RETURN QUERY
  SELECT a.tenant_id, a.id, a.order_id, o.order_number, a.kind, a.created_at
  FROM order_alerts a JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
  WHERE a.resolved_at IS NULL ORDER BY a.created_at DESC LIMIT least(most, 100);
END
$$;

-- The log of the console, or what operators did in one shop. The newest first.
CREATE FUNCTION "operator_log"(shop UUID, most INTEGER)
RETURNS TABLE (id UUID, kind TEXT, actor_name TEXT, subject TEXT, detail JSONB, created_at TIMESTAMPTZ)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM operator_required();
  RETURN QUERY
  SELECT e.id, e.kind, e.actor_name, e.subject, e.detail, e.created_at FROM audit_events e
  WHERE e.tenant_id = coalesce(shop, platform_tenant()) AND (shop IS NULL OR e.actor_id IN (
    SELECT m.user_id FROM tenant_users m WHERE m.tenant_id = platform_tenant()))
  ORDER BY e.created_at DESC, e.id DESC LIMIT least(most, 100);
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''shop.fee_changed'' ''platform.orders_looked_up''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

REVOKE ALL ON FUNCTION "operator_set_fee", "operator_find_orders", "operator_failed_mails", "operator_alerts", "operator_log" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "operator_set_fee", "operator_find_orders", "operator_failed_mails", "operator_alerts", "operator_log" TO makerfront_platform;
