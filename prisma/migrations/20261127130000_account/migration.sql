-- A mail tells a shopper what was changed of their account. Other kinds may have been added before this one or after it,
-- so it is added to those that there are.
DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''account_notice''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

-- Names on rosters, children's among them, are kept only while an order or an account needs them.
ALTER TABLE "order_items" ADD COLUMN "roster_names_removed_at" TIMESTAMPTZ(3);
-- The lines whose rosters still have names. There are few, and the sweep looks for them each hour.
CREATE INDEX "order_items_roster_names_idx" ON "order_items" ("tenant_id", "order_id")
  WHERE "roster_names_removed_at" IS NULL AND ("roster_data" IS NOT NULL OR "roster_file_id" IS NOT NULL);
GRANT UPDATE ("roster_names_removed_at") ON "order_items" TO makerfront_tenant;
GRANT SELECT ("roster_names_removed_at") ON "order_items" TO makerfront_platform;
