-- A cancelled order holds no pieces. Its holds end with it, so that who counts those of a variant need not look at the order of
-- each: on the day of a sale there are thousands, and every order waits for the one before it meanwhile.
CREATE FUNCTION "end_holds_of_order"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE stock_holds SET expires_at = to_timestamp(0)
  WHERE tenant_id = NEW.tenant_id AND order_id = NEW.id AND expires_at > to_timestamp(0);
  RETURN NULL;
END
$$;
CREATE TRIGGER "order_cancelled_holds" AFTER UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled') EXECUTE FUNCTION "end_holds_of_order"();
REVOKE ALL ON FUNCTION "end_holds_of_order" FROM PUBLIC;

UPDATE stock_holds h SET expires_at = to_timestamp(0) FROM orders o
WHERE o.tenant_id = h.tenant_id AND o.id = h.order_id AND o.status = 'cancelled' AND h.expires_at > to_timestamp(0);
