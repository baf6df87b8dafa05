-- An operator mails a shop's owners how they get in.

-- The owners' addresses, for the mail; kept in the shop's log. No rows if there is no such shop. For operators.
CREATE FUNCTION "operator_mail_way_in"(shop UUID) RETURNS TABLE (email TEXT)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  actor uuid := operator_required();
BEGIN
  IF NOT EXISTS (SELECT FROM tenants t WHERE t.id = shop AND t.kind = 'shop') THEN
    RETURN;
  END IF;
  PERFORM team_audit(shop, actor, 'shop.way_in_mailed', '', '{}');
  RETURN QUERY SELECT u.email FROM tenant_users m JOIN users u ON u.id = m.user_id WHERE m.tenant_id = shop AND m.role = 'owner';
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''shop.way_in_mailed''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

REVOKE ALL ON FUNCTION "operator_mail_way_in" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "operator_mail_way_in" TO makerfront_platform;
