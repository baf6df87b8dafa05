-- A message that a shopper wrote on the contact page, on its way to the shop.
DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''contact_message''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;
