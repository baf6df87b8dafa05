-- Test orders: orders whose payment goes to an account of PayPal's sandbox. They are in no sum.

-- Where the stored PayPal account works; null for an account that was stored before this was asked, which counts as live.
ALTER TABLE "tenants"
  ADD COLUMN "paypal_environment" TEXT,
  ADD CONSTRAINT "tenants_paypal_environment_check" CHECK ("paypal_environment" IN ('sandbox', 'live'));
GRANT UPDATE ("paypal_environment") ON "tenants" TO makerfront_tenant;
GRANT SELECT ("paypal_environment") ON "tenants" TO makerfront_platform;

-- Decided when the order is placed, and never changed. The platform takes no fee of it, and its number is of a range of
-- its own, so that a shop's numbers have no gap when it is deleted.
ALTER TABLE "orders"
  ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "orders_test_number_check" CHECK ("is_test" = ("order_number" > 900000000)),
  ADD CONSTRAINT "orders_test_fee_check" CHECK (NOT "is_test" OR "platform_fee_cents" = 0);
GRANT SELECT ("is_test") ON "orders" TO makerfront_platform;
-- Sums leave them out by this index, which is empty in most shops.
CREATE INDEX "orders_is_test_idx" ON "orders" ("tenant_id", "id") WHERE "is_test";

ALTER TABLE "order_counters"
  ADD COLUMN "last_test_number" INTEGER NOT NULL DEFAULT 900000000,
  ADD CONSTRAINT "order_counters_last_test_number_check" CHECK ("last_test_number" >= 900000000);
GRANT UPDATE ("last_test_number") ON "order_counters" TO makerfront_tenant;

-- Deletes a test order on behalf of one of the shop's owners, with all that belongs to it. Its files in the store are
-- deleted by the caller before, who asks with `is_trial` first: 'may_be_deleted' deletes nothing. 'deleted', or why not:
-- 'denied', 'gone', 'busy' while PayPal may still answer about it.
CREATE FUNCTION "test_order_delete"(shop UUID, actor UUID, wanted UUID, is_trial BOOLEAN) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  number integer;
BEGIN
  IF NOT EXISTS (SELECT FROM tenant_users WHERE tenant_id = shop AND user_id = actor AND role = 'owner') THEN
    RETURN 'denied';
  END IF;
  SELECT order_number INTO number FROM orders WHERE tenant_id = shop AND id = wanted AND is_test FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  IF EXISTS (
    SELECT FROM payments WHERE tenant_id = shop AND order_id = wanted AND (
      status = 'pending' OR (status = 'created' AND capture_asked_at IS NOT NULL AND declined_at IS NULL))
  ) OR EXISTS (
    SELECT FROM refunds WHERE tenant_id = shop AND order_id = wanted AND status IN ('requested', 'pending')
  ) THEN
    RETURN 'busy';
  END IF;
  IF is_trial THEN
    RETURN 'may_be_deleted';
  END IF;
  DELETE FROM orders WHERE tenant_id = shop AND id = wanted;
  PERFORM team_audit(shop, actor, 'order.test_deleted', '', jsonb_build_object('orderNumber', number));
  RETURN 'deleted';
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''order.test_deleted''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

REVOKE ALL ON FUNCTION "test_order_delete" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "test_order_delete" TO makerfront_platform;
