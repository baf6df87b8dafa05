-- The shop may correct where an order goes until something of it has left; an event keeps the address before and after.
GRANT UPDATE ("customer_name", "customer_phone", "shipping_address", "shipping_address_line2", "shipping_city",
  "shipping_state", "shipping_zip", "shipping_country") ON "orders" TO makerfront_tenant;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''order.address_changed''',
    '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'order_events_kind_check' AND c.conrelid = 'order_events'::regclass;
  ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind_check";
  EXECUTE format('ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;
